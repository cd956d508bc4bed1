#include "ui/widgets/Fields.h"

#include "ui/Html.h"

#include <QBoxLayout>

namespace oz0 {

namespace {
constexpr int longestLabel = 24; // characters; a longer one wraps, so that its value keeps room
}

FieldGrid::FieldGrid(const Theme &theme, bool labelsAreFixed, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_labelsAreFixed(labelsAreFixed), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(size::betweenGroups);
    m_grid->setVerticalSpacing(size::insideGroup);
    m_grid->setColumnMinimumWidth(0, 108);
    m_grid->setColumnStretch(1, 1);
}

void FieldGrid::addRow()
{
    const int row = int(m_labels.size());
    const auto rich = [this](QWidget *parent) {
        auto *label = new Label(m_theme, FontRole::Text, Token::Text, {}, parent);
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return label;
    };
    auto *label = new Label(m_theme, m_labelsAreFixed ? FontRole::Fixed : FontRole::Text,
                            m_labelsAreFixed ? Token::Text : Token::Text2, {}, this);
    auto *cell = new QWidget(this);
    auto *lines = new QVBoxLayout(cell);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    auto *line = new QHBoxLayout;
    line->setSpacing(size::iconToWord);
    auto *icon = new IconLabel(m_theme, {}, Token::Text, size::iconCell, cell);
    icon->setFixedHeight(QFontMetrics(m_theme.font(FontRole::Text)).height()); // it stands beside the first line
    line->addWidget(icon, 0, Qt::AlignTop);
    m_values.append(rich(cell));
    connect(m_values.last(), &QLabel::linkActivated, this, &FieldGrid::linkActivated);
    line->addWidget(m_values.last(), 1);
    lines->addLayout(line);
    m_notes.append(rich(cell));
    lines->addWidget(m_notes.last());
    m_grid->addWidget(label, row, 0, Qt::AlignTop);
    m_grid->addWidget(cell, row, 1, Qt::AlignTop);
    m_labels.append(label);
    m_cells.append(cell);
    m_icons.append(icon);
}

void FieldGrid::put(Label *label, const QString &text)
{
    if (const QString broken = breakableNames(text); label->text() != broken)
        label->setText(broken);
}

void FieldGrid::letLinksBeReached(Label *label, const QString &html)
{
    const bool has = html.contains(QLatin1String("<a href"));
    Qt::TextInteractionFlags flags = Qt::TextSelectableByMouse;
    if (has)
        flags |= Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard;
    if (label->textInteractionFlags() != flags)
        label->setTextInteractionFlags(flags);
}

void FieldGrid::setFields(const QList<Field> &fields)
{
    while (m_labels.size() < fields.size())
        addRow();
    for (int i = 0; i < m_labels.size(); ++i) {
        const bool used = i < fields.size();
        m_labels[i]->setVisible(used);
        m_cells[i]->setVisible(used);
        if (!used)
            continue;
        const Field &field = fields[i];
        put(m_labels[i], field.label);
        m_labels[i]->setWordWrap(field.label.size() > longestLabel);
        m_labels[i]->setToolTip(field.help);
        m_labels[i]->setWhatsThis(field.help);
        put(m_values[i], field.html);
        letLinksBeReached(m_values[i], field.html);
        put(m_notes[i], field.note);
        m_icons[i]->setIcon(field.icon, field.token);
        m_icons[i]->setVisible(!field.icon.isEmpty());
        m_notes[i]->setVisible(!field.note.isEmpty());
        m_values[i]->setAccessibleDescription(field.label);
        m_notes[i]->setAccessibleDescription(field.label);
    }
}

NoticeList::NoticeList(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(size::insideGroup);
    m_grid->setVerticalSpacing(size::insideGroup);
    m_grid->setColumnStretch(1, 1);
}

void NoticeList::setNotices(const QList<Notice> &notices)
{
    while (m_texts.size() < notices.size()) {
        const int row = int(m_texts.size());
        auto *icon = new IconLabel(m_theme, {}, Token::Warn, size::iconButton, this);
        auto *text = new Label(m_theme, FontRole::Text, Token::Text, {}, this);
        text->setTextFormat(Qt::RichText);
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_grid->addWidget(icon, row, 0, Qt::AlignTop);
        m_grid->addWidget(text, row, 1, Qt::AlignTop);
        m_icons.append(icon);
        m_texts.append(text);
    }
    for (int i = 0; i < m_texts.size(); ++i) {
        const bool used = i < notices.size();
        m_icons[i]->setVisible(used);
        m_texts[i]->setVisible(used);
        if (!used)
            continue;
        m_icons[i]->setIcon(notices[i].icon, notices[i].token);
        if (const QString html = breakableNames(notices[i].html); m_texts[i]->text() != html)
            m_texts[i]->setText(html);
    }
    setVisible(!notices.isEmpty());
}

} // namespace oz0

#include "ui/widgets/Fields.h"

namespace oz0 {

FieldGrid::FieldGrid(const Theme &theme, bool labelsAreFixed, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_labelsAreFixed(labelsAreFixed), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(size::betweenGroups);
    m_grid->setVerticalSpacing(size::insideGroup - 2);
    m_grid->setColumnMinimumWidth(0, 108);
    m_grid->setColumnStretch(1, 1);
}

void FieldGrid::setFields(const QList<Field> &fields)
{
    while (m_labels.size() < fields.size()) {
        const int row = int(m_labels.size());
        auto *label = new Label(m_theme, m_labelsAreFixed ? FontRole::Fixed : FontRole::Text,
                                m_labelsAreFixed ? Token::Text : Token::Text2, {}, this);
        auto *value = new Label(m_theme, FontRole::Text, Token::Text, {}, this);
        value->setTextFormat(Qt::RichText);
        value->setWordWrap(true);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_grid->addWidget(label, row, 0, Qt::AlignTop);
        m_grid->addWidget(value, row, 1, Qt::AlignTop);
        m_labels.append(label);
        m_values.append(value);
    }
    for (int i = 0; i < m_labels.size(); ++i) {
        const bool used = i < fields.size();
        m_labels[i]->setVisible(used);
        m_values[i]->setVisible(used);
        if (used && m_labels[i]->text() != fields[i].label)
            m_labels[i]->setText(fields[i].label);
        if (used && m_values[i]->text() != fields[i].html)
            m_values[i]->setText(fields[i].html);
        if (used)
            m_values[i]->setAccessibleDescription(fields[i].label);
    }
}

NoticeList::NoticeList(const Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(size::insideGroup);
    m_grid->setVerticalSpacing(size::insideGroup - 2);
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
        if (m_texts[i]->text() != notices[i].html)
            m_texts[i]->setText(notices[i].html);
    }
    setVisible(!notices.isEmpty());
}

} // namespace oz0

#include "ui/widgets/RemedyStrip.h"

#include "ui/Html.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Chip.h"

#include <QAction>
#include <QBoxLayout>
#include <QPushButton>

namespace oz0 {

namespace {

void follow(QPushButton *button, QAction *action)
{
    const auto take = [button, action] {
        applyState(button, {action->isEnabled(), action->isEnabled() ? QString() : action->statusTip()});
    };
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    QObject::connect(action, &QAction::changed, button, take);
    take();
}

} // namespace

RemedyStrip::RemedyStrip(const Theme &theme, QAction *save, QAction *copyPatch, QWidget *parent)
    : Ground(theme, Token::Window, Ground::Bottom, parent), m_theme(theme)
{
    setObjectName(QStringLiteral("remedyStrip"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, size::betweenGroups);
    column->setSpacing(size::insideGroup);
    auto *head = new QHBoxLayout;
    head->setSpacing(size::insideGroup);
    head->addWidget(new IconLabel(theme, QStringLiteral("patch"), Token::Good, size::iconButton));
    head->addWidget(new Label(theme, FontRole::Section, Token::Text, tr("Remedy")), 1);
    column->addLayout(head);
    m_text = new Label(theme, FontRole::Text, Token::Text);
    m_text->setObjectName(QStringLiteral("remedyText"));
    m_text->setWordWrap(true);
    column->addWidget(m_text);
    m_lines = new Label(theme, FontRole::Fixed, Token::Text);
    m_lines->setObjectName(QStringLiteral("remedyLines"));
    m_lines->setTextFormat(Qt::RichText);
    m_lines->setWordWrap(true);
    m_lines->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_lines);
    m_note = new Label(theme, FontRole::Text, Token::Text2);
    m_note->setObjectName(QStringLiteral("remedyNote"));
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    auto *buttons = new QWidget;
    auto *flow = new FlowLayout(size::insideGroup, buttons);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    buttons->setSizePolicy(policy);
    QPushButton *copy = makeButton(theme, QStringLiteral("copyPatch"), QStringLiteral("copy"), copyPatch->text(), this);
    QPushButton *mend = makeButton(theme, QStringLiteral("saveMended"), QStringLiteral("save"), save->text(), this);
    follow(copy, copyPatch);
    follow(mend, save);
    flow->addWidget(copy);
    flow->addWidget(mend);
    column->addWidget(buttons);
    connect(&theme, &Theme::changed, this, &RemedyStrip::look);
    hide();
}

void RemedyStrip::setRemedy(int changes, int checks, const RemedyDiff &diff)
{
    m_text->setText(
        tr("Applying %n change(s) to plugin.yaml lets all %1 checks pass; nothing else of the file differs.", nullptr, changes)
            .arg(checks));
    m_shown = diff.lines();
    const QString note = diff.isFetching() ? tr("Its lines are being fetched.")
        : diff.left() > 0                  ? tr("%n more line(s)", nullptr, diff.left())
                                           : diff.note();
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    look();
    setVisible(changes > 0);
}

void RemedyStrip::look()
{
    const QString text = html(m_shown);
    if (m_lines->text() != text)
        m_lines->setText(text);
    m_lines->setVisible(!m_shown.isEmpty());
}

// As the diff shows them: sign and ground, and in high contrast, which has no tints, a frame.
QString RemedyStrip::html(const QList<RemedyLine> &lines) const
{
    using Kind = RemedyLine::Kind;
    QString rows;
    for (const RemedyLine &line : lines) {
        const Token ground = line.kind == Kind::Added ? Token::AddLine
            : line.kind == Kind::Removed              ? Token::DelLine
                                                      : Token::Base;
        const QString frame = m_theme.isHighContrast() && line.kind != Kind::Place
            ? QStringLiteral(";border:1px solid %1")
                  .arg(m_theme.color(line.kind == Kind::Added ? Token::Good : Token::Bad).name())
            : QString();
        const QString sign = line.kind == Kind::Added ? QStringLiteral("+ ")
            : line.kind == Kind::Removed              ? QStringLiteral("\u2212 ")
                                                      : QString();
        const QString ink = m_theme.color(line.kind == Kind::Place ? Token::Text2 : Token::Text).name();
        rows += QStringLiteral("<tr><td style=\"background-color:%1;color:%2;padding:2px 8px%3\">"
                               "<p style=\"white-space:pre-wrap;margin:0\">%4</p></td></tr>")
                    .arg(m_theme.color(ground).name(), ink, frame,
                         codeHtml(m_theme, (sign + breakableWords(line.text)).toHtmlEscaped()));
    }
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\">%1</table>").arg(rows);
}

} // namespace oz0

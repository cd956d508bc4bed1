#include "ui/widgets/VerdictHead.h"

#include "ui/Html.h"
#include "ui/widgets/Chip.h"

#include <QAccessible>
#include <QBoxLayout>

namespace oz0 {

VerdictHead::VerdictHead(const Theme &theme, const QString &objectName, QWidget *parent)
    : Ground(theme, Token::Window, Ground::Bottom, parent)
{
    setObjectName(objectName);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::betweenGroups);
    column->setSpacing(size::insideGroup);
    auto *line = new QHBoxLayout;
    line->setSpacing(size::insideGroup);
    m_icon = new IconLabel(theme, QStringLiteral("info"), Token::Text2, size::iconRail);
    m_sentence = new Label(theme, FontRole::Title, Token::Text);
    m_sentence->setObjectName(objectName + QStringLiteral("Sentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_aside = new Label(theme, FontRole::Text, Token::Text2);
    m_aside->setObjectName(objectName + QStringLiteral("Aside"));
    m_aside->setTextFormat(Qt::RichText);
    line->addWidget(m_icon, 0, Qt::AlignTop);
    line->addWidget(m_sentence, 1);
    line->addWidget(m_aside, 0, Qt::AlignTop);
    column->addLayout(line);
    m_facts = new Label(theme, FontRole::Text, Token::Text2);
    m_facts->setObjectName(objectName + QStringLiteral("Facts"));
    m_facts->setTextFormat(Qt::RichText);
    m_facts->setWordWrap(true);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_facts);
    m_aside->hide();
}

void VerdictHead::setVerdict(const QString &icon, Token token, const QString &sentence)
{
    m_icon->setIcon(icon, token);
    const QString shown = breakableWords(sentence);
    if (m_sentence->text() == shown)
        return;
    m_sentence->setText(shown);
    m_sentence->setAccessibleName(sentence);
    QAccessibleEvent event(m_sentence, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void VerdictHead::setFacts(const QString &html)
{
    if (m_facts->text() != html)
        m_facts->setText(html);
    m_facts->setVisible(!html.isEmpty());
}

void VerdictHead::setAside(const QString &html)
{
    if (m_aside->text() != html)
        m_aside->setText(html);
    m_aside->setVisible(!html.isEmpty());
}

void VerdictHead::addControl(QWidget *widget)
{
    if (!m_buttons) {
        m_buttons = new FlowLayout(size::insideGroup);
        qobject_cast<QVBoxLayout *>(layout())->addLayout(m_buttons);
    }
    m_buttons->addWidget(widget);
}

} // namespace oz0

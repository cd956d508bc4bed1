#include "ui/widgets/PaneHead.h"

#include <QBoxLayout>

namespace oz0 {

namespace {
constexpr int wideFrom = 640; // px
}

PaneHead::PaneHead(const Theme &theme, QWidget *parent)
    : Ground(theme, Token::Window, Ground::None, parent), m_column(new QVBoxLayout(this)),
      m_lines(new QBoxLayout(QBoxLayout::TopToBottom)), m_name(new QHBoxLayout), m_facts(new QHBoxLayout),
      m_actions(new QHBoxLayout)
{
    m_column->setContentsMargins(size::pageMargin, size::insideGroup, size::pageMargin, size::insideGroup);
    m_column->setSpacing(size::insideGroup);
    m_lines->setSpacing(size::insideGroup);
    m_column->addLayout(m_lines);
    for (QHBoxLayout *line : {m_name, m_facts, m_actions}) {
        line->setSpacing(size::insideGroup);
        m_lines->addLayout(line);
    }
}

void PaneHead::setMore(QWidget *more)
{
    m_more = more;
    m_name->addWidget(more); // turn() takes it along
}

QSize PaneHead::minimumSizeHint() const
{
    int width = 0;
    for (const QLayout *line : {m_name, m_facts, m_actions})
        width = qMax(width, line->minimumSize().width());
    return {width + 2 * size::pageMargin, Ground::minimumSizeHint().height()};
}

void PaneHead::resizeEvent(QResizeEvent *event)
{
    Ground::resizeEvent(event);
    turn();
}

void PaneHead::turn()
{
    const bool isWide = width() >= wideFrom;
    const auto wanted = isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_lines->direction() == wanted)
        return;
    m_lines->setDirection(wanted);
    m_lines->setSpacing(isWide ? size::betweenGroups : size::insideGroup);
    m_lines->setStretchFactor(m_facts, isWide ? 1 : 0);
    if (m_more)
        (isWide ? m_actions : m_name)->addWidget(m_more); // leaves the line where it stood
}

} // namespace oz0

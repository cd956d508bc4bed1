#include "ui/widgets/WhyChain.h"

#include "ui/Html.h"

#include <QBoxLayout>
#include <QFocusEvent>
#include <QPainter>
#include <QResizeEvent>

namespace oz0 {

WhyChain::WhyChain(const Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    setObjectName(QStringLiteral("whyChain"));
    constexpr int ring = size::focusRing + size::focusGap;
    m_row->setContentsMargins(0, ring, ring, ring);
    m_row->setSpacing(size::insideGroup);
    setFocusPolicy(Qt::TabFocus);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void WhyChain::setLinks(const QList<ChainLink> &links)
{
    while (m_links.size() < links.size()) {
        if (!m_links.isEmpty()) {
            m_arrows.append(new IconLabel(m_theme, QStringLiteral("right"), Token::Text2, size::iconTiny, this));
            m_row->addWidget(m_arrows.last(), 0, Qt::AlignTop);
        }
        auto *link = new QWidget(this);
        auto *column = new QVBoxLayout(link);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(2);
        m_labels.append(new Label(m_theme, FontRole::Small, Token::Text2, {}, link));
        m_values.append(new Label(m_theme, FontRole::Text, Token::Text, {}, link));
        m_values.last()->setWordWrap(true);
        m_values.last()->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(m_labels.last());
        column->addWidget(m_values.last());
        column->addStretch();
        m_row->addWidget(link, 1);
        m_links.append(link);
    }
    QStringList spoken;
    for (int at = 0; at < m_links.size(); ++at) {
        const bool used = at < links.size();
        m_links[at]->setVisible(used);
        if (!used)
            continue;
        m_labels[at]->setText(links[at].label);
        m_values[at]->setText(breakableWords(links[at].value));
        spoken.append(tr("%1: %2", "label, value").arg(links[at].label, links[at].value));
    }
    m_used = int(links.size());
    setAccessibleName(spoken.join(QStringLiteral(". ")));
    turn();
}

void WhyChain::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    turn();
}

void WhyChain::paintEvent(QPaintEvent *)
{
    if (!hasFocus())
        return;
    QPainter painter(this);
    QPen pen(m_theme.color(Token::Focus));
    pen.setWidth(size::focusRing);
    painter.setPen(pen);
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void WhyChain::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void WhyChain::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

// Below each other the order says what arrows would.
void WhyChain::turn()
{
    const bool isList = width() < listBelow;
    m_row->setDirection(isList ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_row->setSpacing(isList ? size::iconToWord : size::insideGroup);
    for (qsizetype at = 0; at < m_arrows.size(); ++at)
        m_arrows[at]->setVisible(!isList && at + 1 < m_used);
}

} // namespace oz0

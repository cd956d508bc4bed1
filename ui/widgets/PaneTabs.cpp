#include "ui/widgets/PaneTabs.h"

#include "ui/widgets/Labels.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace oz0 {

PaneTabs::PaneTabs(const Theme &theme, QWidget *parent) : QTabBar(parent), m_theme(theme)
{
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(true);
    setFixedHeight(size::tabBar);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void PaneTabs::setCount(int tab, int count)
{
    if (tabData(tab).isValid() && tabData(tab).toInt() == count)
        return;
    setTabData(tab, count);
    setTabToolTip(tab, count < 0 ? tabText(tab) : tr("%1: %2", "tab, how many").arg(tabText(tab)).arg(count));
    setTabText(tab, tabText(tab)); // the only call that lets the tab bar ask for the sizes again
    update();
}

QString PaneTabs::countText(int tab) const
{
    const QVariant count = tabData(tab);
    return count.isValid() && count.toInt() >= 0 ? QLocale().toString(count.toInt()) : QString();
}

QSize PaneTabs::tabSizeHint(int index) const
{
    const QFontMetrics strong(m_theme.font(FontRole::Strong));
    const QString count = countText(index);
    int width = strong.horizontalAdvance(tabText(index)) + 2 * size::controlPadding;
    if (!count.isEmpty())
        width += size::iconToWordInCell + QFontMetrics(m_theme.font(FontRole::Small)).horizontalAdvance(count);
    return {width, size::tabBar};
}

// The line below is the pane's, which goes on beside the tabs.
void PaneTabs::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto placed = [this](const QRect &all, const QRect &part) { return QStyle::visualRect(layoutDirection(), all, part); };
    for (int i = 0; i < count(); ++i) {
        if (!isTabVisible(i))
            continue;
        const QRect tab = tabRect(i);
        const bool current = i == currentIndex();
        if (current)
            painter.fillRect(QRect(tab.left(), tab.bottom() - 1, tab.width(), 2), m_theme.color(Token::Accent));
        const QRect inner = tab.adjusted(size::controlPadding, 0, -size::controlPadding, 0);
        painter.setFont(m_theme.font(current ? FontRole::Strong : FontRole::Text));
        painter.setPen(m_theme.color(current ? Token::Text : Token::Text2));
        painter.drawText(inner, lineFlags(layoutDirection()), tabText(i));
        const int word = painter.fontMetrics().horizontalAdvance(tabText(i));
        painter.setFont(m_theme.font(FontRole::Small));
        painter.setPen(m_theme.color(Token::Text2));
        painter.drawText(placed(inner, inner.adjusted(word + size::iconToWordInCell, 0, 0, 0)), lineFlags(layoutDirection()),
                         countText(i));
        if (current && hasFocus()) {
            painter.setPen(QPen(m_theme.color(Token::Focus), 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(tab.adjusted(2, 3, -2, -4));
        }
    }
}

} // namespace oz0

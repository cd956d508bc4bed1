#include "ui/widgets/Chip.h"

#include "ui/widgets/Labels.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace oz0 {

Chip::Chip(const Theme &theme, const QString &word, QWidget *parent) : QAbstractButton(parent), m_theme(theme)
{
    setText(word);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    connect(this, &QAbstractButton::toggled, this, [this] {
        describe();
        updateGeometry();
    });
    describe();
}

void Chip::setCount(int count)
{
    if (m_count == count)
        return;
    m_count = count;
    describe();
    updateGeometry();
    update();
}

QString Chip::countText() const
{
    return m_count < 0 || isChecked() ? QString() : QLocale().toString(m_count);
}

void Chip::describe()
{
    setAccessibleName(m_count < 0 ? text() : tr("%1, %2", "filter, how many").arg(text()).arg(m_count));
    setToolTip(isChecked() ? tr("Take the filter “%1” off").arg(text()) : tr("Show only: %1").arg(text()));
}

int Chip::widthWith(int tail) const
{
    const int words = QFontMetrics(m_theme.font(FontRole::Text)).horizontalAdvance(text());
    return 2 * size::chipPadding + words + (tail > 0 ? size::iconToWordInCell + tail : 0) + 2;
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(m_theme.font(FontRole::Text));
    return {widthWith(isChecked() ? size::iconTiny : metrics.horizontalAdvance(countText())), size::chip};
}

int Chip::usualWidth() const
{
    const int count = QFontMetrics(m_theme.font(FontRole::Text)).horizontalAdvance(QLocale().toString(99));
    return widthWith(qMax(count, size::iconTiny));
}

void Chip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool on = isChecked();
    const QRectF face = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(m_theme.color(on ? Token::Accent : Token::Border));
    painter.setBrush(m_theme.color(on ? Token::Sel : underMouse() ? Token::Hover : Token::Btn));
    painter.drawRoundedRect(face, size::radius, size::radius);
    painter.setFont(m_theme.font(FontRole::Text));
    const QRect inner = rect().adjusted(size::chipPadding, 0, -size::chipPadding, 0);
    painter.setPen(m_theme.color(on ? Token::SelText : Token::Text));
    painter.drawText(inner, lineFlags(layoutDirection()), text());
    if (on) {
        const QRect cross(inner.right() - size::iconTiny + 1, (height() - size::iconTiny) / 2, size::iconTiny, size::iconTiny);
        m_theme.paintIcon(&painter, QStyle::visualRect(layoutDirection(), rect(), cross), QStringLiteral("close"),
                          m_theme.color(Token::SelText));
    } else {
        painter.setPen(m_theme.color(Token::Text2));
        painter.drawText(inner, lineFlags(layoutDirection(), Qt::AlignTrailing), countText());
    }
}

FlowLayout::FlowLayout(int gap, QWidget *parent) : QLayout(parent), m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->isEmpty() ? QSize() : item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::lineWidth() const
{
    int width = 0;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            width += item->sizeHint().width() + (width > 0 ? m_gap : 0);
    }
    return width;
}

int FlowLayout::arrange(const QRect &rect, bool place) const
{
    int x = rect.left();
    int y = rect.top();
    int lineHeight = 0;
    const Qt::LayoutDirection direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize whole = item->sizeHint();
        const QSize wanted(qMax(item->minimumSize().width(), qMin(whole.width(), rect.width())), whole.height());
        if (x > rect.left() && x + wanted.width() > rect.right() + 1) {
            x = rect.left();
            y += lineHeight + m_gap;
            lineHeight = 0;
        }
        if (place)
            item->setGeometry(QStyle::visualRect(direction, rect,
                                                 QRect(QPoint(x, y + qMax(0, (size::control - wanted.height()) / 2)), wanted)));
        x += wanted.width() + m_gap;
        lineHeight = std::max({lineHeight, wanted.height(), size::control});
    }
    return y + lineHeight - rect.top();
}

} // namespace oz0

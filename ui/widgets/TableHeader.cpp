#include "ui/widgets/TableHeader.h"

#include "models/Roles.h"
#include "ui/Theme.h"
#include "ui/widgets/Table.h"

#include <QMouseEvent>
#include <QPainter>

namespace oz0 {

namespace {

// Down where the most comes first: of urgency too, whose ranks begin with what needs a look.
bool pointsDown(const QHeaderView &head, int section)
{
    const QVariant urgency = head.property("urgentFirst");
    const bool ranks = urgency.isValid() && urgency.toInt() == section;
    return (head.sortIndicatorOrder() == Qt::DescendingOrder) != ranks;
}

} // namespace

TableHeader::TableHeader(const Theme &theme, QWidget *parent) : QHeaderView(Qt::Horizontal, parent), m_theme(theme)
{
    setSectionsClickable(true);
    setSectionsMovable(true);
    setHighlightSections(false);
    setFixedHeight(size::row + 1);
    setMinimumSectionSize(32);
    setStretchLastSection(true); // rows, their hover and selection reach the edge
    connect(&theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void TableHeader::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.color(Token::Window));
    painter.end();
    QHeaderView::paintEvent(event); // fills what is beyond the last column too
    painter.begin(viewport());
    painter.fillRect(QRect(0, viewport()->height() - 1, viewport()->width(), 1), m_theme.color(Token::Hair));
}

void TableHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    painter->save();
    const bool marked = section == m_marked;
    painter->fillRect(rect, m_theme.color(marked ? Token::Sel : Token::Window));
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), m_theme.color(Token::Hair));
    const bool first = visualIndex(section) == 0;
    const bool last = visualIndex(section) == count() - 1 - hiddenSectionCount();
    const QRect plain = rect.adjusted(first ? size::firstCellPadding : size::cellPadding, 0,
                                      -(last ? size::firstCellPadding / 2 : size::cellPadding), 0);
    const bool sorted = isSortIndicatorShown() && sortIndicatorSection() == section;
    const auto alignment = Qt::Alignment(model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
    const bool trails = alignment & Qt::AlignTrailing;
    painter->setFont(m_theme.font(FontRole::SmallStrong));
    painter->setPen(m_theme.color(marked ? Token::SelText : Token::Text2));
    const QString whole = model()->headerData(section, Qt::Horizontal).toString();
    const QRect words = plain.adjusted(0, 0, sorted ? -size::iconTiny - size::iconToWord : 0, 0);
    const QString shown = painter->fontMetrics().elidedText(whole, Qt::ElideRight, words.width());
    const auto placed = [&](const QRect &part) { return QStyle::visualRect(layoutDirection(), rect, part); };
    painter->drawText(placed(words), int(QStyle::visualAlignment(layoutDirection(), alignment)) | Qt::TextSingleLine, shown);
    if (sorted) { // behind the word
        const int left = trails ? words.right() + 1 : words.left() + painter->fontMetrics().horizontalAdvance(shown);
        const QRect icon(left + size::iconToWord, rect.center().y() - size::iconTiny / 2 + 1, size::iconTiny, size::iconTiny);
        m_theme.paintIcon(painter, placed(icon), pointsDown(*this, section) ? QStringLiteral("sortd") : QStringLiteral("sorta"),
                          m_theme.color(Token::Text2));
    }
    if (const auto *table = qobject_cast<const Table *>(parentWidget()); table && table->lineBefore() == section)
        painter->fillRect(placed(QRect(rect.left(), rect.top(), 1, rect.height())), m_theme.color(Token::Hair));
    painter->restore();
}

void TableHeader::mousePressEvent(QMouseEvent *event)
{
    m_isHeld = true;
    QHeaderView::mousePressEvent(event);
}

void TableHeader::mouseReleaseEvent(QMouseEvent *event)
{
    QHeaderView::mouseReleaseEvent(event);
    m_isHeld = false;
}

// On a handle it gives the column the width of its content.
void TableHeader::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_isHeld = true;
    QHeaderView::mouseDoubleClickEvent(event);
}

void TableHeader::setMarked(int section)
{
    if (m_marked == section)
        return;
    m_marked = section;
    viewport()->update();
}

int TableHeader::leastWidth(int section) const
{
    const QFontMetrics metrics(m_theme.font(FontRole::SmallStrong));
    const int padding = (visualIndex(section) == 0 ? size::firstCellPadding : size::cellPadding) + size::cellPadding;
    const bool sorted = isSortIndicatorShown() && sortIndicatorSection() == section;
    return metrics.horizontalAdvance(model()->headerData(section, Qt::Horizontal).toString()) + padding
        + (sorted ? size::iconTiny + size::iconToWord : 0) + 2;
}

QSize TableHeader::sectionSizeFromContents(int section) const
{
    const QFontMetrics metrics(m_theme.font(FontRole::SmallStrong));
    const int shown = metrics.horizontalAdvance(model()->headerData(section, Qt::Horizontal).toString());
    const int widest = metrics.horizontalAdvance(model()->headerData(section, Qt::Horizontal, WidestHeadRole).toString());
    return {leastWidth(section) + qMax(0, widest - shown), size::row + 1};
}

} // namespace oz0

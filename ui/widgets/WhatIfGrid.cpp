#include "ui/widgets/WhatIfGrid.h"

#include "ui/widgets/RowInk.h"
#include "ui/widgets/WordLines.h"

#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>

namespace oz0 {

namespace {

constexpr int headHeight = 40;
constexpr int cellHeight = 46;
constexpr int lineGap = 2;
constexpr int padding = size::iconToWordInCell; // three verdicts stand beside each other
constexpr int frame = 2 * padding + 2;
constexpr int leastFirst = 56; // of the first column; longer words wrap anywhere
constexpr QChar breakMark(0x200b);

// The least width in which a text stands on two lines.
int inTwoLines(const QFontMetrics &metrics, const QString &text)
{
    int least = metrics.horizontalAdvance(text);
    for (qsizetype at = text.indexOf(QLatin1Char(' ')); at >= 0; at = text.indexOf(QLatin1Char(' '), at + 1))
        least = qMin(least, qMax(metrics.horizontalAdvance(text.left(at)), metrics.horizontalAdvance(text.mid(at + 1))));
    return least;
}

// Of its longest part that does not wrap.
int longestPart(const QFontMetrics &metrics, const QString &name)
{
    int longest = 0;
    for (const QString &word : name.split(QLatin1Char(' '))) {
        for (const QString &part : word.split(breakMark))
            longest = qMax(longest, metrics.horizontalAdvance(part));
    }
    return longest;
}

} // namespace

WhatIfHead::WhatIfHead(const Theme &theme, QWidget *parent) : QHeaderView(Qt::Horizontal, parent), m_theme(theme)
{
    setSectionsClickable(false);
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(40);
    connect(&theme, &Theme::changed, this, [this] { viewport()->update(); });
}

void WhatIfHead::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    painter->save();
    painter->fillRect(rect, m_theme.color(Token::Window));
    const QColor hair = m_theme.color(Token::Hair);
    painter->fillRect(rect.left(), rect.top(), rect.width(), 1, hair);
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, hair);
    painter->fillRect(layoutDirection() == Qt::RightToLeft ? rect.left() : rect.right(), rect.top(), 1, rect.height(), hair);
    painter->setFont(m_theme.font(FontRole::SmallStrong));
    painter->setPen(m_theme.color(Token::Text2));
    const QString text = model()->headerData(section, Qt::Horizontal).toString();
    const QRect room = rect.adjusted(padding, 2, -padding, -2);
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading | Qt::AlignVCenter);
    paintWordLines(painter, room, text, side);
    painter->restore();
}

QSize WhatIfHead::sectionSizeFromContents(int section) const
{
    const QFontMetrics metrics(m_theme.font(FontRole::SmallStrong));
    int widest = 0;
    const QStringList words = model()->headerData(section, Qt::Horizontal).toString().split(QLatin1Char(' '));
    for (const QString &word : words)
        widest = qMax(widest, metrics.horizontalAdvance(word));
    return {widest + frame, headHeight};
}

WhatIfDelegate::WhatIfDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme) { }

WhatIfDelegate::Look WhatIfDelegate::lookOf(const QModelIndex &index)
{
    using State = WhatIfCell::State;
    const auto state = State(index.data(WhatIfGridModel::CellStateRole).toInt());
    if (state == State::Failed)
        return {QStringLiteral("info"), Token::Text2};
    const QVariant refused = index.data(WhatIfGridModel::RefusedRole);
    if (!refused.isValid())
        return {QString(), Token::Text2};
    return refused.toBool() ? Look{QStringLiteral("refusals"), Token::Bad} : Look{QStringLiteral("ready"), Token::Good};
}

void WhatIfDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    painter->save();
    const bool isHead = index.column() == 0;
    const bool isSelected = !isHead && option.state & QStyle::State_Selected;
    const bool hasFocus = option.widget && option.widget->hasFocus();
    option.state.setFlag(QStyle::State_Active, hasFocus || (option.widget && option.widget->isActiveWindow()));
    option.state.setFlag(QStyle::State_Selected, isSelected);
    const RowGround ground = rowGround(option);
    const Token below = isHead          ? Token::Window
        : !isSelected                   ? Token::Base
        : ground == RowGround::Selected ? Token::Sel
                                        : Token::SelOff;
    painter->fillRect(option.rect, m_theme.color(below));
    const QColor hair = m_theme.color(Token::Hair);
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1, hair);
    painter->fillRect(option.direction == Qt::RightToLeft ? option.rect.left() : option.rect.right(), option.rect.top(), 1,
                      option.rect.height(), hair);
    if (isSelected && hasFocus) {
        painter->setPen(rowFocus(m_theme, ground));
        painter->drawRect(option.rect.adjusted(0, 0, -2, -2));
    }
    const QRect room = option.rect.adjusted(padding, 0, -padding, 0);
    const int side = int(QStyle::visualAlignment(option.direction, Qt::AlignLeading | Qt::AlignVCenter));
    if (isHead) {
        painter->setFont(m_theme.font(FontRole::SmallStrong));
        painter->setPen(m_theme.color(Token::Text));
        paintWordLines(painter, room, WhatIfGrid::breakableName(index.data().toString()), Qt::Alignment(side));
        painter->restore();
        return;
    }
    const Look look = lookOf(index);
    const bool isOld = index.data(WhatIfGridModel::OldRole).toBool();
    const QFontMetrics words(m_theme.font(FontRole::SmallStrong));
    const QFontMetrics small(m_theme.font(FontRole::Small));
    const QString second = index.data(WhatIfGridModel::SecondLineRole).toString();
    const int secondHigh = secondHeight(room.width(), second);
    const int high = words.height() + (second.isEmpty() ? 0 : lineGap + secondHigh);
    QRect first(room.left(), room.center().y() - high / 2, room.width(), words.height());
    const QColor ink = rowInk(m_theme, ground, isOld ? Token::Text2 : look.token);
    QRect text = first;
    if (!look.icon.isEmpty()) {
        const QRect icon(first.left(), first.center().y() - size::iconCell / 2, size::iconCell, size::iconCell);
        m_theme.paintIcon(painter, QStyle::visualRect(option.direction, room, icon), look.icon, ink);
        text.setLeft(text.left() + size::iconCell + size::iconToWord);
    }
    painter->setFont(m_theme.font(FontRole::SmallStrong));
    painter->setPen(ink);
    painter->drawText(QStyle::visualRect(option.direction, room, text), side | Qt::TextSingleLine,
                      words.elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    if (!second.isEmpty()) {
        const QRect line(room.left(), first.bottom() + 1 + lineGap, room.width(), small.height());
        const QFont font = m_theme.font(FontRole::Small);
        const QColor secondInk = rowInk(m_theme, ground, Token::Text2);
        if (secondHigh > small.height()) {
            paintTwoLines(painter, line, {second, 0, font, secondInk, font, secondInk}, option.direction);
        } else {
            painter->setFont(font);
            painter->setPen(secondInk);
            painter->drawText(line, side | Qt::TextSingleLine, small.elidedText(second, Qt::ElideRight, line.width()));
        }
    }
    painter->restore();
}

int WhatIfDelegate::secondHeight(int width, const QString &second) const
{
    const QFont font = m_theme.font(FontRole::Small);
    const QFontMetrics small(font);
    return qMin(wordLinesHeight(font, second, width), small.height() + small.lineSpacing());
}

int WhatIfDelegate::heightIn(int width, const QModelIndex &index) const
{
    const int room = width - 2 * padding;
    if (index.column() == 0) {
        const QString name = WhatIfGrid::breakableName(index.data().toString());
        return qMax(cellHeight, wordLinesHeight(m_theme.font(FontRole::SmallStrong), name, room) + 2 * padding);
    }
    const QFontMetrics small(m_theme.font(FontRole::Small));
    return cellHeight + secondHeight(room, index.data(WhatIfGridModel::SecondLineRole).toString()) - small.height();
}

QSize WhatIfDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const QFontMetrics words(m_theme.font(FontRole::SmallStrong));
    const QString text = index.data().toString();
    if (index.column() == 0)
        return {inTwoLines(words, text) + frame, cellHeight};
    const int icon = lookOf(index).icon.isEmpty() ? 0 : size::iconCell + size::iconToWord;
    return {words.horizontalAdvance(text) + icon + frame, cellHeight};
}

WhatIfGrid::WhatIfGrid(const Theme &theme, WhatIfGridModel &model, QWidget *parent) : QTableView(parent), m_theme(theme)
{
    setHorizontalHeader(new WhatIfHead(theme, this));
    setModel(&model);
    m_delegate = new WhatIfDelegate(theme, this);
    setItemDelegate(m_delegate);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &WhatIfGrid::fit);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &WhatIfGrid::fit);
    connect(&model, &QAbstractItemModel::columnsInserted, this, &WhatIfGrid::fit);
    connect(&model, &QAbstractItemModel::columnsRemoved, this, &WhatIfGrid::fit);
    connect(&model, &QAbstractItemModel::dataChanged, this, &WhatIfGrid::fit);
    connect(&theme, &Theme::changed, this, &WhatIfGrid::fit);
    fit();
}

QString WhatIfGrid::breakableName(const QString &name)
{
    return QString(name).replace(QLatin1Char('_'), QLatin1Char('_') + QString(breakMark));
}

// All verdicts are as wide as the widest; one that is still to come is no narrower than one that is here.
int WhatIfGrid::verdictWidth() const
{
    const QFontMetrics words(m_theme.font(FontRole::SmallStrong));
    const int word = qMax(words.horizontalAdvance(tr("Refused")), words.horizontalAdvance(tr("Passes")));
    int widest = word + size::iconCell + size::iconToWord + frame;
    for (int column = 1; column < model()->columnCount(); ++column) {
        widest = qMax(widest, horizontalHeader()->sectionSizeHint(column));
        for (int row = 0; row < model()->rowCount(); ++row)
            widest = qMax(widest, m_delegate->sizeHint({}, model()->index(row, column)).width());
    }
    return widest;
}

void WhatIfGrid::fit()
{
    const int columns = model()->columnCount();
    const int verdicts = qMax(1, columns - 1);
    verticalHeader()->setMinimumSectionSize(cellHeight);
    verticalHeader()->setDefaultSectionSize(cellHeight);
    const QFontMetrics words(m_theme.font(FontRole::SmallStrong));
    const int least = verdictWidth();
    int wanted = horizontalHeader()->sectionSizeHint(0);
    int part = wanted;
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex name = model()->index(row, 0);
        wanted = qMax(wanted, m_delegate->sizeHint({}, name).width());
        part = qMax(part, longestPart(words, breakableName(name.data().toString())) + frame);
    }
    const int room = viewport()->width() - verdicts * least;
    const int first = qBound(qMin(part, leastFirst), room, qMax(wanted, leastFirst));
    const int rest = qMax(verdicts * least, viewport()->width() - first);
    setColumnWidth(0, first);
    for (int column = 1; column < columns; ++column)
        setColumnWidth(column, rest * column / verdicts - rest * (column - 1) / verdicts);
    int rows = 0;
    for (int row = 0; row < model()->rowCount(); ++row) {
        int height = cellHeight;
        for (int column = 0; column < columns; ++column)
            height = qMax(height, m_delegate->heightIn(columnWidth(column), model()->index(row, column)));
        setRowHeight(row, height);
        rows += height;
    }
    const bool scrolls = first + rest > viewport()->width();
    setFixedHeight(headHeight + rows + (scrolls ? horizontalScrollBar()->sizeHint().height() : 0));
}

void WhatIfGrid::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fit();
}

} // namespace oz0

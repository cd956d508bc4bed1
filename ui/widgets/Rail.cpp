#include "ui/widgets/Rail.h"

#include "ui/widgets/Labels.h"
#include "ui/widgets/RowInk.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace oz0 {

namespace {

enum RailRole { RailIconRole = Qt::UserRole + 1, CountRole, UnseenRole };

constexpr int iconLeft = size::betweenGroups - 2;
constexpr int wordLeft = iconLeft + size::iconRail + size::iconToWordInCell;
constexpr int smallBadge = 16;

int badgeWidth(const QFont &font, const QString &words)
{
    return qMax(size::badge, QFontMetrics(font).horizontalAdvance(words) + 2 * size::iconToWordInCell);
}

class RailDelegate : public QStyledItemDelegate
{
public:
    RailDelegate(const Theme &theme, const Rail &rail, QObject *parent)
        : QStyledItemDelegate(parent), m_theme(theme), m_rail(rail)
    { }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {size::railIcons, size::railEntry};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool current = option.state & QStyle::State_Selected;
        const bool enabled = index.flags() & Qt::ItemIsEnabled;
        const QRect all = option.rect;
        const auto placed = [&](const QRect &part) { return QStyle::visualRect(option.direction, all, part); };
        painter->save();
        if (current)
            painter->fillRect(all, m_theme.color(Token::Sel));
        else if (enabled && (option.state & QStyle::State_MouseOver))
            painter->fillRect(all, m_theme.color(Token::Hover));
        if (current)
            painter->fillRect(placed(QRect(all.left(), all.top(), size::railMark, all.height())), m_theme.color(Token::Accent));
        const QString unseen = index.data(UnseenRole).toString();
        const QColor ink = m_theme.color(current ? Token::SelText : enabled ? Token::Text : Token::Dis);
        const int left = all.left() + (m_rail.isNarrow() ? (all.width() - size::iconRail) / 2 : iconLeft);
        const QRect icon(left, all.center().y() - size::iconRail / 2, size::iconRail, size::iconRail);
        m_theme.paintIcon(painter, placed(icon), index.data(RailIconRole).toString(), ink);
        if (!m_rail.isNarrow()) {
            const QRect text = all.adjusted(wordLeft, 0, -size::insideGroup, 0);
            painter->setPen(ink);
            painter->setFont(m_theme.font(current ? FontRole::Strong : FontRole::Text));
            painter->drawText(placed(text), lineFlags(option.direction), index.data().toString());
            if (unseen.isEmpty()) {
                painter->setFont(m_theme.font(current ? FontRole::Strong : FontRole::Small));
                painter->setPen(current ? ink : m_theme.color(Token::Text2));
                painter->drawText(placed(text), lineFlags(option.direction, Qt::AlignTrailing), index.data(CountRole).toString());
            } else {
                const int width = badgeWidth(m_theme.font(FontRole::SmallStrong), unseen);
                const QRect pill(text.right() - width + 1, text.center().y() - size::badge / 2 + 1, width, size::badge - 2);
                paintBadge(painter, unseen, placed(pill));
            }
        } else if (!unseen.isEmpty()) {
            const int words = QFontMetrics(m_theme.font(FontRole::SmallStrong)).horizontalAdvance(unseen);
            const int width = qMin(qMax(smallBadge, words + size::insideGroup), all.right() - icon.center().x() - 2);
            paintBadge(painter, unseen, placed(QRect(icon.right() - 3, all.top() + 1, width, smallBadge)));
        }
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(rowFocus(m_theme, current ? RowGround::Selected : RowGround::Plain), 1));
            painter->drawRect(all.adjusted(0, 0, -1, -1));
        }
        painter->restore();
    }

private:
    void paintBadge(QPainter *painter, const QString &words, const QRect &pill) const
    {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(m_theme.isHighContrast() ? QPen(m_theme.color(Token::Bad), 1) : QPen(Qt::NoPen));
        painter->setBrush(m_theme.color(Token::BadBg));
        painter->drawRoundedRect(pill, pill.height() / 2.0, pill.height() / 2.0);
        painter->setPen(m_theme.color(Token::Bad));
        painter->setFont(m_theme.font(FontRole::SmallStrong));
        painter->drawText(pill, Qt::AlignCenter, words);
    }

    const Theme &m_theme;
    const Rail &m_rail;
};

} // namespace

Rail::Rail(const Theme &theme, QWidget *parent) : QListView(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("rail"));
    setAccessibleName(tr("Pages"));
    setModel(&m_model);
    setItemDelegate(new RailDelegate(theme, *this, this));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setViewportMargins(0, size::insideGroup, 0, 0);
    viewport()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setNarrow(false);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        if (index.isValid() && !m_isMarking)
            Q_EMIT pageChosen(index.row());
    });
    setAutoFillBackground(true);
    connect(&theme, &Theme::changed, this, &Rail::look);
    look();
}

// The margin above the entries is the widget's own ground, not the viewport's.
void Rail::look()
{
    QPalette ground = palette();
    ground.setColor(QPalette::Window, m_theme.color(Token::Rail));
    setPalette(ground);
    viewport()->update();
}

void Rail::addPage(const QString &icon, const QString &title)
{
    auto *item = new QStandardItem(title);
    item->setData(icon, RailIconRole);
    item->setData(title, Qt::AccessibleTextRole);
    item->setToolTip(title);
    m_model.appendRow(item);
    fit();
}

void Rail::setCount(int page, const QString &count)
{
    if (QStandardItem *item = m_model.item(page)) {
        item->setData(count, CountRole);
        describe(*item);
    }
}

void Rail::setUnseen(int page, const QString &unseen)
{
    if (QStandardItem *item = m_model.item(page)) {
        item->setData(unseen, UnseenRole);
        describe(*item);
    }
}

void Rail::describe(QStandardItem &item)
{
    const QString count = item.data(CountRole).toString();
    const QString unseen = item.data(UnseenRole).toString();
    QString text = item.text();
    if (!unseen.isEmpty())
        text = tr("%1, %2 unseen", "page, count").arg(text, unseen);
    else if (!count.isEmpty())
        text = tr("%1, %2", "page, count").arg(text, count);
    item.setData(text, Qt::AccessibleTextRole);
    item.setToolTip(text);
    fit();
}

void Rail::setReason(int page, const QString &reason)
{
    if (QStandardItem *item = m_model.item(page)) {
        item->setEnabled(reason.isEmpty());
        item->setToolTip(reason.isEmpty() ? item->text() : reason);
        item->setData(reason, Qt::AccessibleDescriptionRole);
    }
}

void Rail::clear()
{
    m_model.clear();
}

void Rail::setCurrent(int page)
{
    m_isMarking = true;
    setCurrentIndex(m_model.index(page, 0));
    m_isMarking = false;
}

// The entry of the page that is shown already does not change the current one, and is chosen all the same.
void Rail::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex before = currentIndex();
    QListView::mousePressEvent(event);
    if (event->button() == Qt::LeftButton && indexAt(event->pos()) == before && (before.flags() & Qt::ItemIsEnabled))
        Q_EMIT pageChosen(before.row());
}

void Rail::keyPressEvent(QKeyEvent *event)
{
    const bool isChoice = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (isChoice && currentIndex().isValid())
        Q_EMIT pageChosen(currentIndex().row());
    else
        QListView::keyPressEvent(event);
}

void Rail::setNarrow(bool narrow)
{
    m_narrow = narrow;
    fit();
    viewport()->update();
}

void Rail::fit()
{
    const QFontMetrics strong(m_theme.font(FontRole::Strong));
    int wanted = size::rail;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QStandardItem &item = *m_model.item(row);
        const QString unseen = item.data(UnseenRole).toString();
        const QString count = item.data(CountRole).toString();
        const int tail = !unseen.isEmpty() ? badgeWidth(m_theme.font(FontRole::SmallStrong), unseen)
                                           : qMax(int(size::badge), strong.horizontalAdvance(count)); // a badge may come
        wanted = qMax(wanted, wordLeft + strong.horizontalAdvance(item.text()) + size::insideGroup + tail + size::insideGroup);
    }
    if (const int width = m_narrow ? size::railIcons : wanted; minimumWidth() != width)
        setFixedWidth(width);
}

void Rail::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.color(Token::Rail));
    painter.end();
    QListView::paintEvent(event);
}

} // namespace oz0

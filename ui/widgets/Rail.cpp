#include "ui/widgets/Rail.h"

#include "ui/widgets/Labels.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace oz0 {

namespace {

enum RailRole { RailIconRole = Qt::UserRole + 1, CountRole, UnseenRole };

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
        const int iconLeft = m_rail.isNarrow() ? all.left() + (all.width() - size::iconRail) / 2
                                               : all.left() + size::betweenGroups - 2;
        const QRect icon(iconLeft, all.center().y() - size::iconRail / 2, size::iconRail, size::iconRail);
        m_theme.paintIcon(painter, placed(icon), index.data(RailIconRole).toString(), ink);
        if (!m_rail.isNarrow()) {
            const QRect text = all.adjusted(size::betweenGroups - 2 + size::iconRail + size::iconToWordInCell, 0,
                                            -size::insideGroup, 0);
            painter->setPen(ink);
            painter->setFont(m_theme.font(current ? FontRole::Strong : FontRole::Text));
            painter->drawText(placed(text), lineFlags(option.direction), index.data().toString());
            if (unseen.isEmpty()) {
                painter->setFont(m_theme.font(current ? FontRole::Strong : FontRole::Small));
                painter->setPen(current ? ink : m_theme.color(Token::Text2));
                painter->drawText(placed(text), lineFlags(option.direction, Qt::AlignTrailing), index.data(CountRole).toString());
            } else {
                paintBadge(painter, unseen, text, placed);
            }
        } else if (!unseen.isEmpty()) {
            constexpr int dot = size::insideGroup;
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(m_theme.color(Token::Bad));
            painter->drawEllipse(placed(QRect(icon.right() - dot / 2, icon.top() - dot / 2, dot, dot)));
        }
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(m_theme.color(Token::Focus), 1));
            painter->drawRect(all.adjusted(0, 0, -1, -1));
        }
        painter->restore();
    }

private:
    template <class Placed>
    void paintBadge(QPainter *painter, const QString &words, const QRect &line, const Placed &placed) const
    {
        const QFont font = m_theme.font(FontRole::SmallStrong);
        const int width = qMax(size::badge, QFontMetrics(font).horizontalAdvance(words) + 2 * size::iconToWordInCell);
        const QRect pill = placed(
            QRect(line.right() - width + 1, line.center().y() - size::badge / 2 + 1, width, size::badge - 2));
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(m_theme.isHighContrast() ? QPen(m_theme.color(Token::Bad), 1) : QPen(Qt::NoPen));
        painter->setBrush(m_theme.color(Token::BadBg));
        painter->drawRoundedRect(pill, pill.height() / 2.0, pill.height() / 2.0);
        painter->setPen(m_theme.color(Token::Bad));
        painter->setFont(font);
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
        if (index.isValid())
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

void Rail::setNarrow(bool narrow)
{
    m_narrow = narrow;
    setFixedWidth(narrow ? size::railIcons : size::rail);
    viewport()->update();
}

void Rail::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.color(Token::Rail));
    painter.end();
    QListView::paintEvent(event);
}

} // namespace oz0

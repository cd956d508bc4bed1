#include "ui/widgets/PlacementView.h"

#include "models/Texts.h"
#include "ui/widgets/TableHeader.h"

#include <QBoxLayout>
#include <QPainter>
#include <QScrollBar>

namespace oz0 {

namespace {

constexpr int nodeColumn = 72;
constexpr int dot = 8;
constexpr int diamond = 10;
constexpr int legendGap = 18;

constexpr Placement legend[] = {Placement::Installed, Placement::Candidate, Placement::Left,   Placement::Gate,
                                Placement::Rollout,   Placement::LastNode,  Placement::Offline};

QString iconOf(Placement placement)
{
    switch (placement) {
    case Placement::Gate:
        return QStringLiteral("gate");
    case Placement::Rollout:
        return QStringLiteral("rollout");
    case Placement::LastNode:
        return QStringLiteral("refusals");
    default:
        return {};
    }
}

Token tokenOf(Placement placement)
{
    switch (placement) {
    case Placement::Candidate:
        return Token::Accent;
    case Placement::Gate:
    case Placement::Rollout:
        return Token::Busy;
    case Placement::LastNode:
        return Token::Bad;
    default:
        return Token::Text2;
    }
}

} // namespace

void paintPlacement(QPainter *painter, const Theme &theme, const QRect &rect, Placement placement, const QColor *given)
{
    if (placement == Placement::None)
        return;
    const QColor color = given ? *given : theme.color(tokenOf(placement));
    const QPointF middle = QRectF(rect).center();
    if (const QString icon = iconOf(placement); !icon.isEmpty()) {
        theme.paintIcon(
            painter, QRectF(middle.x() - size::iconCell / 2., middle.y() - size::iconCell / 2., size::iconCell, size::iconCell),
            icon, color);
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color, 1.5));
    if (placement == Placement::Offline) {
        painter->drawLine(QPointF(middle.x() - dot / 2., middle.y()), QPointF(middle.x() + dot / 2., middle.y()));
    } else if (placement == Placement::Candidate) {
        painter->setBrush(color);
        const qreal half = diamond / 2.;
        const QPointF points[] = {middle + QPointF(0, -half), middle + QPointF(half, 0), middle + QPointF(0, half),
                                  middle + QPointF(-half, 0)};
        painter->drawPolygon(points, 4);
    } else {
        painter->setBrush(placement == Placement::Installed ? QBrush(color) : QBrush(Qt::NoBrush));
        const qreal radius = placement == Placement::Installed ? dot / 2. - 0.75 : dot / 2.;
        painter->drawEllipse(middle, radius, radius);
    }
    painter->restore();
}

void PlacementDelegate::paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const
{
    if (index.column() < PlacementModel::heads) {
        if (!index.data(LateRole).toBool()) {
            CellDelegate::paintContent(painter, rect, option, index);
            return;
        }
        painter->setFont(m_theme.font(FontRole::Strong));
        painter->setPen(isSelected(option) ? ink(option, index) : m_theme.color(Token::Bad));
        painter->drawText(rect, int(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter)),
                          index.data().toString());
        return;
    }
    const bool active = option.state & QStyle::State_Active;
    if (index.column() == m_column)
        painter->fillRect(option.rect, m_theme.color(active ? Token::Sel : Token::SelOff));
    painter->fillRect(QRect(option.direction == Qt::RightToLeft ? option.rect.right() : option.rect.left(), option.rect.top(), 1,
                            option.rect.height()),
                      m_theme.color(Token::Hair));
    const bool plain = index.column() == m_column && m_theme.isHighContrast() && active;
    const bool stale = index.data(StaleRole).toBool();
    const QColor given = m_theme.color(plain ? Token::SelText : Token::Text2);
    paintPlacement(painter, m_theme, option.rect, Placement(index.data(StateRole).toInt()), plain || stale ? &given : nullptr);
}

namespace {

/// The nodes' table: its lines go on to the edge, as its head does.
class NodesTable : public Table
{
public:
    using Table::Table;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        Table::paintEvent(event);
        const int end = horizontalHeader()->length() - horizontalHeader()->offset();
        if (!model() || end >= viewport()->width())
            return;
        QPainter painter(viewport());
        for (int row = qMax(0, rowAt(0)); row < model()->rowCount() && rowViewportPosition(row) < viewport()->height(); ++row) {
            const QRect rest(end, rowViewportPosition(row), viewport()->width() - end, rowHeight(row));
            painter.fillRect(QStyle::visualRect(layoutDirection(), viewport()->rect(), rest),
                             theme().color(row % 2 ? Token::Alt : Token::Base));
        }
    }
};

} // namespace

PlacementView::PlacementView(const Theme &theme, PlacementModel &model, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_model(model), m_names(new Table(theme)), m_nodes(new NodesTable(theme)),
      m_delegate(new PlacementDelegate(theme, this)), m_head(static_cast<TableHeader *>(m_nodes->horizontalHeader()))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (Table *table : {m_names, m_nodes}) {
        table->setModel(&model);
        table->setItemDelegate(m_delegate);
        table->setSelectionMode(QAbstractItemView::SingleSelection);
        table->horizontalHeader()->setSectionsMovable(false);
        table->horizontalHeader()->setStretchLastSection(false);
    }
    m_names->setObjectName(QStringLiteral("placementPlugins"));
    m_names->setAccessibleName(tr("Plugins and on how many nodes each works"));
    m_names->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_names->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_nodes->setObjectName(QStringLiteral("placementNodes"));
    m_nodes->setAccessibleName(tr("What each plugin does on each node"));
    m_nodes->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_nodes->setSelectionMode(QAbstractItemView::NoSelection);
    row->addWidget(m_names);
    row->addWidget(m_nodes, 1);
    connect(m_nodes->verticalScrollBar(), &QScrollBar::valueChanged, m_names->verticalScrollBar(), &QScrollBar::setValue);
    connect(m_names->verticalScrollBar(), &QScrollBar::valueChanged, m_nodes->verticalScrollBar(), &QScrollBar::setValue);
    connect(m_nodes->horizontalScrollBar(), &QScrollBar::valueChanged, this, &PlacementView::shownChanged);
    connect(m_nodes->verticalScrollBar(), &QScrollBar::valueChanged, this, &PlacementView::shownChanged);
    const auto choose = [this](const QModelIndex &index) {
        const NodeName node = m_model.nodeAt(index.column());
        if (!node.isEmpty() && node != m_node)
            Q_EMIT nodeChosen(node);
    };
    connect(m_nodes, &QAbstractItemView::clicked, this, choose);
    connect(m_nodes->selectionModel(), &QItemSelectionModel::currentChanged, this, choose);
    m_nodes->viewport()->installEventFilter(this);
    for (const auto signal : {&QAbstractItemModel::columnsInserted, &QAbstractItemModel::columnsRemoved}) {
        connect(&model, signal, this, [this] {
            arrange();
            setNode(m_node);
        });
    }
    connect(&model, &QAbstractItemModel::rowsInserted, this, &PlacementView::arrange);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &PlacementView::arrange);
    arrange();
}

void PlacementView::arrange()
{
    int names = 0;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const bool isHead = column < PlacementModel::heads;
        m_names->setColumnHidden(column, !isHead);
        m_nodes->setColumnHidden(column, isHead);
        if (!isHead) {
            m_nodes->setColumnWidth(column, nodeColumn);
            continue;
        }
        m_names->resizeColumnToContents(column);
        const int width = qBound(64, m_names->columnWidth(column), 240);
        m_names->setColumnWidth(column, width);
        names += width;
    }
    m_names->setFixedWidth(names);
    Q_EMIT shownChanged();
}

void PlacementView::setNode(const NodeName &node)
{
    m_node = node;
    const int column = node.isEmpty() ? -1 : m_model.columnOf(node);
    m_delegate->setNode(column);
    m_head->setMarked(column);
    m_nodes->viewport()->update();
    if (column >= 0 && m_model.rowCount() > 0)
        m_nodes->scrollTo(m_model.index(qMax(0, m_nodes->rowAt(0)), column));
}

QString PlacementView::shownText() const
{
    const int nodes = m_model.columnCount() - PlacementModel::heads;
    const int rowsSeen = qMin(m_model.rowCount(), qMax(0, m_nodes->viewport()->height()) / m_theme.rowHeight());
    const int nodesSeen = qMin(nodes, qMax(0, m_nodes->viewport()->width()) / nodeColumn);
    return tr("%1 of %2 plugins, %3 of %4 nodes shown")
        .arg(Texts::number(rowsSeen), Texts::number(m_model.rowCount()), Texts::number(nodesSeen), Texts::number(nodes));
}

// Counted once the room is the new one.
bool PlacementView::eventFilter(QObject *watched, QEvent *event)
{
    const bool handled = QWidget::eventFilter(watched, event);
    if (watched == m_nodes->viewport() && event->type() == QEvent::Resize)
        Q_EMIT shownChanged();
    return handled;
}

PlacementLegend::PlacementLegend(const Theme &theme, const PlacementModel &model, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_model(model)
{
    setFixedHeight(size::row);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&model, signal, this, qOverload<>(&QWidget::update));
    connect(&model, &QAbstractItemModel::dataChanged, this, qOverload<>(&QWidget::update));
    QStringList words;
    for (const Placement placement : legend)
        words.append(PlacementModel::wordFor(placement));
    setAccessibleName(tr("Shapes: %1").arg(words.join(QStringLiteral(", "))));
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

int PlacementLegend::widthOf(const QList<Placement> &placements) const
{
    const QFontMetrics metrics(m_theme.font(FontRole::Small));
    int width = 0;
    for (const Placement placement : placements)
        width += size::iconCell + size::iconToWord + metrics.horizontalAdvance(PlacementModel::wordFor(placement)) + legendGap;
    return width;
}

QList<Placement> PlacementLegend::shown() const
{
    QList<Placement> all(std::begin(legend), std::end(legend));
    if (widthOf(all) - legendGap <= width())
        return all;
    const QList<Placement> present = m_model.present();
    all.removeIf([&](Placement placement) { return !present.contains(placement); });
    return all;
}

QSize PlacementLegend::sizeHint() const
{
    return {widthOf(QList<Placement>(std::begin(legend), std::end(legend))), size::row};
}

void PlacementLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(m_theme.font(FontRole::Small));
    const QColor soft = m_theme.color(Token::Text2);
    const QList<Placement> placements = shown();
    int left = qMax(0, width() - widthOf(placements) + legendGap);
    for (const Placement placement : placements) {
        const QString word = PlacementModel::wordFor(placement);
        const int width = painter.fontMetrics().horizontalAdvance(word);
        const QRect shape(left, 0, size::iconCell, height());
        const QRect text(left + size::iconCell + size::iconToWord, 0, width + 1, height());
        paintPlacement(&painter, m_theme, QStyle::visualRect(layoutDirection(), rect(), shape), placement,
                       m_model.isStale() ? &soft : nullptr);
        painter.setPen(soft);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), text), int(Qt::AlignVCenter | Qt::AlignLeft), word);
        left += size::iconCell + size::iconToWord + width + legendGap;
    }
}

} // namespace oz0

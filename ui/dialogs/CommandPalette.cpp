#include "ui/dialogs/CommandPalette.h"

#include "ui/widgets/Labels.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace oz0 {

namespace {

constexpr int paletteWidth = 640;
constexpr int shownRows = 12;
constexpr int below = 72; // of the window's top
constexpr int leastRows = 3;

class EntryDelegate : public QStyledItemDelegate
{
public:
    EntryDelegate(const Theme &theme, const PaletteModel &model, QObject *parent)
        : QStyledItemDelegate(parent), m_theme(theme), m_model(model)
    { }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {0, size::rowComfortable}; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const PaletteEntry &entry = m_model.at(index.row());
        const bool selected = option.state & QStyle::State_Selected;
        const QRect all = option.rect;
        const auto placed = [&](const QRect &part) { return QStyle::visualRect(option.direction, all, part); };
        const QColor ink = m_theme.color(selected ? Token::SelText : entry.enabled ? Token::Text : Token::Dis);
        const QColor soft = m_theme.color(selected && m_theme.isHighContrast() ? Token::SelText
                                              : entry.enabled                  ? Token::Text2
                                                                               : Token::Dis);
        painter->save();
        if (selected)
            painter->fillRect(all, m_theme.color(Token::Sel));
        const QRect icon(all.left() + size::betweenGroups, all.center().y() - size::iconButton / 2, size::iconButton,
                         size::iconButton);
        m_theme.paintIcon(painter, placed(icon), entry.icon, ink);
        QRect rest = all.adjusted(size::betweenGroups + size::iconButton + size::insideGroup, 0, -size::betweenGroups, 0);
        if (!entry.keys.isEmpty()) {
            painter->setFont(m_theme.font(FontRole::Small));
            painter->setPen(soft);
            painter->drawText(placed(rest), lineFlags(option.direction, Qt::AlignTrailing), entry.keys);
            rest.setRight(rest.right() - painter->fontMetrics().horizontalAdvance(entry.keys) - size::betweenGroups);
        }
        painter->setFont(m_theme.font(FontRole::Text));
        painter->setPen(ink);
        const QString text = painter->fontMetrics().elidedText(entry.text, Qt::ElideRight, rest.width());
        painter->drawText(placed(rest), lineFlags(option.direction), text);
        rest.setLeft(rest.left() + painter->fontMetrics().horizontalAdvance(text) + size::betweenGroups);
        painter->setFont(m_theme.font(FontRole::Small));
        painter->setPen(soft);
        const QString detail = entry.enabled ? entry.detail : entry.reason;
        painter->drawText(placed(rest), lineFlags(option.direction),
                          painter->fontMetrics().elidedText(detail, Qt::ElideRight, rest.width()));
        painter->restore();
    }

private:
    const Theme &m_theme;
    const PaletteModel &m_model;
};

} // namespace

CommandPalette::CommandPalette(const Theme &theme, QList<PaletteEntry> fixed, PaletteModel::ObjectSearch objects, QWidget *parent,
                               const QString &question)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint), m_theme(theme), m_model(std::move(fixed), std::move(objects))
{
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(question.isEmpty() ? tr("Search or run a command") : question);
    setWindowModality(Qt::WindowModal);
    setFixedWidth(qMin(paletteWidth, parent->width() - 2 * size::pageMargin));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    m_field = new QLineEdit;
    m_field->setObjectName(QStringLiteral("paletteField"));
    m_field->setAccessibleName(windowTitle());
    m_field->setPlaceholderText(question.isEmpty() ? tr("Page, candidate, node, plugin or command") : question);
    m_field->setFixedHeight(size::header);
    m_field->setFrame(false);
    m_field->setMaxLength(200);
    m_field->setTextMargins(size::insideGroup, 0, size::insideGroup, 0);
    m_field->addAction(theme.icon(QStringLiteral("search"), Token::Text2), QLineEdit::LeadingPosition);
    m_field->installEventFilter(this);
    column->addWidget(m_field);
    m_list = new QListView;
    m_list->setObjectName(QStringLiteral("paletteList"));
    m_list->setAccessibleName(tr("What fits"));
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new EntryDelegate(theme, m_model, this));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    const int room = parent->height() - below - size::header - size::paneFoot - size::pageMargin;
    m_rows = qBound(leastRows, room / size::rowComfortable, shownRows);
    m_list->setFixedHeight(m_rows * size::rowComfortable);
    column->addWidget(m_list);
    m_foot = new Label(theme, FontRole::Small, Token::Text2);
    m_foot->setObjectName(QStringLiteral("paletteFoot"));
    m_foot->setFixedHeight(size::paneFoot);
    m_foot->setContentsMargins(size::betweenGroups, 0, size::betweenGroups, 0);
    column->addWidget(m_foot);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::type);
    connect(m_list, &QListView::clicked, this, &CommandPalette::take);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CommandPalette::tellCurrent);
    type({});
    adjustSize();
    move(parent->mapToGlobal(QPoint((parent->width() - width()) / 2, below)));
    m_field->setFocus();
}

void CommandPalette::type(const QString &text)
{
    m_model.setTyped(text);
    m_list->setCurrentIndex(m_model.index(0, 0));
    m_list->scrollToTop();
    tellCurrent();
}

// The focus is in the field, so a screen reader is told there what Enter would do.
void CommandPalette::tellCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    const QString said = current.isValid() ? current.data(Qt::AccessibleTextRole).toString() : tr("Nothing fits.");
    m_field->setAccessibleDescription(said);
    if (!current.isValid())
        m_foot->setText(said);
    else if (!m_model.at(current.row()).enabled)
        m_foot->setText(m_model.at(current.row()).reason);
    else
        m_foot->setText(tr("Enter opens or does it, Escape leaves."));
}

void CommandPalette::take(const QModelIndex &index)
{
    if (!index.isValid() || !m_model.at(index.row()).enabled)
        return;
    const PaletteEntry entry = m_model.at(index.row());
    accept();
    Q_EMIT chosen(entry);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const int rows = m_model.rowCount();
    int row = m_list->currentIndex().row();
    switch (key->key()) {
    case Qt::Key_Down:
        row = rows > 0 ? (row + 1) % rows : -1;
        break;
    case Qt::Key_Up:
        row = rows > 0 ? (row + rows - 1) % rows : -1;
        break;
    case Qt::Key_PageDown:
        row = qMin(rows - 1, row + m_rows);
        break;
    case Qt::Key_PageUp:
        row = qMax(0, row - m_rows);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take(m_list->currentIndex());
        return true;
    default:
        return QDialog::eventFilter(watched, event);
    }
    m_list->setCurrentIndex(m_model.index(row, 0));
    return true;
}

void CommandPalette::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(Token::Base));
    painter.setPen(m_theme.color(Token::Border));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace oz0

// The parts below a preview's reasons: reach, contracts, checks.
#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/pages/PreviewResult.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CellDelegate.h"

#include <QBoxLayout>
#include <QPainter>

#include <algorithm>

namespace oz0 {

namespace {

QVBoxLayout *partColumn(QWidget *part)
{
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, size::betweenGroups, 0, 0);
    column->setSpacing(size::insideGroup);
    return column;
}

QHBoxLayout *partHead(QVBoxLayout *column)
{
    auto *head = new QHBoxLayout;
    head->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    head->setSpacing(size::insideGroup);
    column->addLayout(head);
    return head;
}

Table *partTable(const Theme &theme, const QString &objectName, const QString &name, QAbstractItemModel *model, int yields)
{
    auto *table = new Table(theme);
    table->setObjectName(objectName);
    table->setAccessibleName(name);
    table->setModel(model);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->letGiveWay(yields);
    return table;
}

// As high as its rows: the part's pane scrolls, not the table.
void fitHeight(Table *table)
{
    const int rows = table->model()->rowCount() * table->verticalHeader()->defaultSectionSize();
    table->setFixedHeight(table->theme().rowHeight() + rows + 2);
}

// A sentence that is too long for one line has two.
void letSentenceTakeTwoLines(Table *table, int column)
{
    table->letTakeTwoLines(column);
    QObject::connect(table, &Table::rowHeightChanged, table, [table] { fitHeight(table); });
}

void fitTable(Table *table)
{
    if (table->model()->rowCount() > 0)
        table->sizeColumnsOnce();
    fitHeight(table);
}

/// A line of plugin.yaml is a link to it.
class LineDelegate : public CellDelegate
{
public:
    using CellDelegate::CellDelegate;

protected:
    void paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override
    {
        if (index.data(ContractChangesModel::LineRole).toInt() == 0)
            return CellDelegate::paintContent(painter, rect, option, index);
        painter->setFont(fontOf(index));
        painter->setPen(isSelected(option) ? ink(option, index) : m_theme.color(Token::Accent));
        const auto side = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
        painter->drawText(rect, int(QStyle::visualAlignment(option.direction, side)) | Qt::TextSingleLine,
                          index.data().toString());
    }
};

} // namespace

PreviewReachPart::PreviewReachPart(const Theme &theme, PreviewPresenter &presenter, QWidget *parent)
    : QWidget(parent), m_presenter(presenter)
{
    setObjectName(QStringLiteral("previewReach"));
    QVBoxLayout *column = partColumn(this);
    QHBoxLayout *head = partHead(column);
    head->addWidget(new Label(theme, FontRole::Section, Token::Text, tr("Reach")));
    m_sentence = new Label(theme, FontRole::Text, Token::Text2);
    m_sentence->setObjectName(QStringLiteral("previewReachSentence"));
    m_sentence->setWordWrap(true);
    head->addWidget(m_sentence, 1);
    m_diff = makeButton(theme, QStringLiteral("openPreviewDiff"), QStringLiteral("compare"), tr("Open &diff"), this);
    connect(m_diff, &QPushButton::clicked, this, &PreviewReachPart::diffAsked);
    connect(&presenter, &PreviewPresenter::changed, this, [this] { applyState(m_diff, m_presenter.mayDiff()); });
    head->addWidget(m_diff, 0, Qt::AlignTop);
    m_gains = new NoticeList(theme);
    m_gains->setObjectName(QStringLiteral("previewGains"));
    m_gains->layout()->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    column->addWidget(m_gains);
}

void PreviewReachPart::refresh()
{
    const PreviewEntry *entry = m_presenter.shown();
    if (!entry || !entry->preview)
        return;
    m_sentence->setText(PreviewTexts::reach(entry->reach));
    m_sentence->setToken(entry->reach.isKnown && entry->reach.widens() == 0 ? Token::Text2 : Token::Warn);
    QList<Notice> notices;
    for (const ReachGain &gain : entry->reach.gains) {
        QString html = plain(PreviewTexts::gain(gain)) + QLatin1Char(' ')
            + strong(tr("(%1)", "processes").arg(PreviewTexts::processes(gain)));
        if (gain.line > 0)
            html += QLatin1Char(' ') + plain(tr("plugin.yaml line %1").arg(gain.line));
        else if (gain.installedLine > 0)
            html += QLatin1Char(' ') + plain(tr("installed line %1").arg(gain.installedLine));
        notices.append({QStringLiteral("widen"), Token::Warn, html});
    }
    if (const QString bare = PreviewTexts::bare(*entry); !bare.isEmpty())
        notices.append({QStringLiteral("warning"), Token::Warn, plain(bare)});
    m_gains->setNotices(notices);
    applyState(m_diff, m_presenter.mayDiff());
}

PreviewContractsPart::PreviewContractsPart(const Theme &theme, PreviewPresenter &presenter, QWidget *parent)
    : QWidget(parent), m_presenter(presenter)
{
    QVBoxLayout *column = partColumn(this);
    QHBoxLayout *head = partHead(column);
    head->addWidget(new Label(theme, FontRole::Section, Token::Text, tr("Contract changes")), 0, Qt::AlignTop);
    m_mark = new IconLabel(theme, QStringLiteral("warning"), Token::Warn, size::iconButton);
    m_mark->setObjectName(QStringLiteral("contractMark"));
    head->addWidget(m_mark, 0, Qt::AlignTop);
    m_counts = new Label(theme, FontRole::Text, Token::Text2);
    m_counts->setObjectName(QStringLiteral("contractCounts"));
    m_counts->setWordWrap(true);
    head->addWidget(m_counts, 1);
    m_table = partTable(theme, QStringLiteral("contractChanges"), tr("Contract changes, breaking ones first"),
                        &presenter.contracts(), int(ContractChangesModel::Column::Differs));
    letSentenceTakeTwoLines(m_table, int(ContractChangesModel::Column::Differs));
    const int lineColumn = int(ContractChangesModel::Column::Line);
    m_table->setItemDelegateForColumn(lineColumn, new LineDelegate(theme, m_table));
    const auto ask = [this](const QModelIndex &index) { Q_EMIT diffAsked(index.data(ContractChangesModel::LineRole).toInt()); };
    connect(m_table, &Table::entered, this, [this, ask] { ask(m_table->currentIndex()); });
    connect(m_table, &QAbstractItemView::doubleClicked, this, ask);
    connect(m_table, &QAbstractItemView::clicked, this, [ask, lineColumn](const QModelIndex &index) {
        if (index.column() == lineColumn && index.data(ContractChangesModel::LineRole).toInt() > 0)
            ask(index);
    });
    column->addWidget(m_table);
}

void PreviewContractsPart::refresh()
{
    const auto &rows = m_presenter.contracts().entries();
    const auto breaking = std::count_if(rows.begin(), rows.end(), [](const auto &entry) { return entry.row->isBreaking; });
    const int all = m_presenter.contracts().rowCount();
    const int compatible = all - int(breaking);
    const QString counts = breaking == 0 ? tr("%1 compatible", "number").arg(compatible)
        : compatible == 0                ? tr("%1 breaking", "number").arg(breaking)
                                         : tr("%1 breaking, %2 compatible", "numbers").arg(breaking).arg(compatible);
    // The verdict counts them as warnings; the table is where they are told.
    const int warnings = m_presenter.contractWarnings();
    m_mark->setVisible(warnings > 0);
    m_counts->setToken(warnings > 0 ? Token::Warn : Token::Text2);
    m_counts->setText(warnings > 0 ? tr("%1: %2", "n warnings, of what").arg(VerdictTexts::warnings(warnings), counts) : counts);
    bool hasValues = false;
    for (const auto &entry : rows)
        hasValues = hasValues || !entry.row->before.isEmpty() || !entry.row->after.isEmpty();
    m_table->setColumnHidden(int(ContractChangesModel::Column::Values), !hasValues); // a column of nothing says nothing
    fitTable(m_table);
}

PreviewChecksPart::PreviewChecksPart(const Theme &theme, PreviewPresenter &presenter, QWidget *parent)
    : QWidget(parent), m_presenter(presenter)
{
    setObjectName(QStringLiteral("previewChecksPart"));
    QVBoxLayout *column = partColumn(this);
    column->setContentsMargins(0, size::betweenGroups, 0, size::betweenGroups);
    m_title = new Label(theme, FontRole::Section, Token::Text);
    partHead(column)->addWidget(m_title, 1);
    m_note = new Label(theme, FontRole::Text, Token::Text2);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    column->addWidget(m_note);
    m_table = partTable(theme, QStringLiteral("previewChecks"), tr("Each check with what it came to"), &presenter.checks(),
                        int(InstallChecksModel::Column::Rule));
    letSentenceTakeTwoLines(m_table, int(InstallChecksModel::Column::Rule));
    column->addWidget(m_table);
}

void PreviewChecksPart::refresh()
{
    const PreviewEntry *entry = m_presenter.shown();
    if (!entry || !entry->preview)
        return;
    m_title->setText(PreviewTexts::checkCount(*entry));
    m_note->setText(PreviewTexts::checksNote(*entry->preview));
    m_note->setVisible(!m_note->text().isEmpty());
    fitTable(m_table);
}

} // namespace oz0

#include "ui/widgets/diff/MeaningView.h"

#include "models/diff/DiffWords.h"
#include "ui/Html.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/diff/DiffDelegate.h"
#include "ui/widgets/diff/ReachPane.h"

#include <QBoxLayout>
#include <QResizeEvent>

namespace oz0 {

MeaningFilter::MeaningFilter(MeaningModel &meaning, QObject *parent) : QSortFilterProxyModel(parent), m_meaning(meaning)
{
    setSourceModel(&meaning);
}

void MeaningFilter::setOnly(Only only)
{
    m_only = only;
    invalidateFilter();
}

bool MeaningFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = m_meaning.index(row, 0, parent);
    if (m_only == Only::All)
        return true;
    if (!parent.isValid()) {
        const MeaningSection &section = m_meaning.group(index);
        return m_only == Only::Widening ? section.counts.widens > 0
            : m_only == Only::Refused   ? section.refused > 0
                                        : section.hasChanges() && !section.isReviewed;
    }
    const MeaningRow &change = m_meaning.row(index);
    return m_only == Only::Widening ? !change.entry.widens.isEmpty() : m_only == Only::Refused ? change.isRefused : true;
}

MeaningView::MeaningView(const Theme &theme, DiffPresenter &presenter, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_presenter(presenter), m_filter(presenter.meaning())
{
    setObjectName(QStringLiteral("meaningView"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    m_splitter = new QSplitter;
    m_splitter->setChildrenCollapsible(false);
    all->addWidget(m_splitter);
    auto *left = new Ground(theme, Token::Base);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeCounts());
    m_tree = new DiffTree(theme);
    m_tree->setObjectName(QStringLiteral("meaning"));
    m_tree->setAccessibleName(tr("What changed"));
    m_tree->setModel(&m_filter);
    m_tree->setWeights({8, 3, 4, 0, 0});
    column->addWidget(m_tree, 1);
    m_foot = new Ground(theme, Token::Window, Ground::Top);
    m_foot->setFixedHeight(size::paneFoot);
    auto *foot = new QHBoxLayout(m_foot);
    foot->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    m_reviewed = new Label(theme, FontRole::Small, Token::Text2);
    m_reviewed->setObjectName(QStringLiteral("reviewed"));
    foot->addWidget(m_reviewed);
    column->addWidget(m_foot);
    m_splitter->addWidget(left);
    m_reach = new ReachPane(theme, presenter, presenter.processReach(), QStringLiteral("processReach"));
    m_splitter->addWidget(m_reach);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({900, size::reachPane});
    const auto askLine = [this](const QModelIndex &index) {
        Q_EMIT lineAsked(index.data(LineRole).toInt(), index.data(InstalledLineRole).toInt());
    };
    connect(m_tree, &DiffTree::chosen, this, askLine);
    connect(m_reach, &ReachPane::lineAsked, this, &MeaningView::lineAsked);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &MeaningView::placeChanged);
    connect(&presenter, &DiffPresenter::outcomeChanged, this, [this] {
        choose(MeaningFilter::Only::All, true);
        // What changed stands open, what did not and what counts as equal stays folded.
        for (int row = 0; row < m_filter.rowCount(); ++row) {
            const QModelIndex index = m_filter.index(row, 0);
            m_tree->setExpanded(index, m_presenter.meaning().group(m_filter.mapToSource(index)).hasChanges());
        }
        refresh();
    });
    connect(&presenter, &DiffPresenter::changed, this, &MeaningView::refresh);
    connect(&theme, &Theme::changed, this, &MeaningView::refresh); // its counts are coloured text
    refresh();
}

QWidget *MeaningView::makeCountTexts()
{
    m_counts = new QWidget;
    m_counts->setObjectName(QStringLiteral("meaningCounts"));
    auto *row = new QHBoxLayout(m_counts);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(size::iconToWord);
    for (const auto &[icon, tone] : {std::pair("plus", DiffTone::Added), std::pair("minus", DiffTone::Removed),
                                     std::pair("changed", DiffTone::Changed), std::pair("widen", DiffTone::Widens)}) {
        m_countIcons.append(new IconLabel(m_theme, QLatin1String(icon), tokenOf(tone), size::iconCell));
        m_countTexts.append(new Label(m_theme, FontRole::Text, Token::Text));
        m_countTexts.last()->setTextFormat(Qt::RichText);
        m_countTexts.last()->setContentsMargins(0, 0, size::insideGroup, 0);
        row->addWidget(m_countIcons.last());
        row->addWidget(m_countTexts.last());
    }
    m_noCount = new Label(m_theme, FontRole::Text, Token::Text2, tr("No change"));
    row->addWidget(m_noCount);
    return m_counts;
}

QWidget *MeaningView::makeCounts()
{
    auto *strip = new Ground(m_theme, Token::Window);
    auto *margins = new QVBoxLayout(strip);
    margins->setContentsMargins(size::pageMargin, size::iconToWord, size::pageMargin, size::iconToWord);
    auto *flowing = new QWidget;
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    flowing->setSizePolicy(policy);
    auto *row = new FlowLayout(size::insideGroup, flowing);
    margins->addWidget(flowing);
    row->addWidget(makeCountTexts());
    const auto chip = [&](const char *name, const QString &word, MeaningFilter::Only only) {
        auto *made = new Chip(m_theme, word);
        made->setObjectName(QLatin1String(name));
        connect(made, &QAbstractButton::clicked, this, [this, made, only] { choose(only, made->isChecked()); });
        row->addWidget(made);
        return made;
    };
    m_widening = chip("onlyWidening", tr("Widens reach"), MeaningFilter::Only::Widening);
    m_refused = chip("onlyRefused", tr("Only refused"), MeaningFilter::Only::Refused);
    m_open = chip("onlyNotReviewed", tr("Not reviewed"), MeaningFilter::Only::NotReviewed);
    return strip;
}

void MeaningView::choose(MeaningFilter::Only only, bool on)
{
    const MeaningFilter::Only wanted = on ? only : MeaningFilter::Only::All;
    m_widening->setChecked(wanted == MeaningFilter::Only::Widening);
    m_refused->setChecked(wanted == MeaningFilter::Only::Refused);
    m_open->setChecked(wanted == MeaningFilter::Only::NotReviewed);
    if (m_filter.only() != wanted)
        m_filter.setOnly(wanted);
    Q_EMIT placeChanged();
}

void MeaningView::refresh()
{
    MeaningModel &meaning = m_presenter.meaning();
    const DiffCounts counts = m_presenter.outcome() ? meaning.counts() : DiffCounts();
    const int all[] = {counts.added, counts.removed, counts.changed, counts.widens};
    const QString words[] = {tr("added"), tr("removed"), tr("changed"), tr("widen(s) reach", nullptr, counts.widens)};
    for (int i = 0; i < int(m_countTexts.size()); ++i) {
        m_countTexts[i]->setText(strong(QString::number(all[i])) + QLatin1Char(' ') + soft(m_theme, words[i]));
        m_countTexts[i]->setVisible(all[i] > 0);
        m_countIcons[i]->setVisible(all[i] > 0);
    }
    m_noCount->setVisible(counts.all() + counts.widens == 0);
    m_counts->setAccessibleName(tr("%1 added, %2 removed, %3 changed, %n widen(s) reach", nullptr, counts.widens)
                                    .arg(counts.added)
                                    .arg(counts.removed)
                                    .arg(counts.changed));
    m_widening->setCount(counts.widens);
    m_refused->setCount(meaning.refusedRows());
    m_refused->setVisible(m_presenter.isRefused());
    m_open->setCount(meaning.sectionsWithChanges() - meaning.reviewedSections());
    m_open->setVisible(meaning.isTickable());
    m_reviewed->setText(m_presenter.reviewedText());
    m_foot->setVisible(!m_reviewed->text().isEmpty());
}

QString MeaningView::placeText() const
{
    int all = 0;
    int place = 0;
    for (int group = 0; group < m_filter.rowCount(); ++group) {
        const QModelIndex parent = m_filter.index(group, 0);
        for (int row = 0; row < m_filter.rowCount(parent); ++row) {
            if (m_filter.index(row, 0, parent).data(IsDeclaredRole).toBool())
                continue;
            ++all;
            if (m_tree->currentIndex().siblingAtColumn(0) == m_filter.index(row, 0, parent))
                place = all;
        }
    }
    if (place > 0)
        return tr("%1 of %2", "place, number of changes").arg(place).arg(all);
    return all > 0 ? tr("%n change(s)", nullptr, all) : QString();
}

void MeaningView::resizeEvent(QResizeEvent *event)
{
    const Qt::Orientation wanted = window()->width() >= size::detailBelow ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() != wanted) {
        m_splitter->setOrientation(wanted);
        if (wanted == Qt::Vertical)
            m_splitter->setSizes({event->size().height() * 6 / 10, event->size().height() * 4 / 10});
        else
            m_splitter->setSizes({event->size().width() - size::reachPane, size::reachPane});
    }
    QWidget::resizeEvent(event);
}

} // namespace oz0

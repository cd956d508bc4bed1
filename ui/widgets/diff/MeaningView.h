// The view Meaning: what widens reach first, by section, with ticks for what was reviewed; beside it the reach of one process.
#pragma once

#include "models/presenters/DiffPresenter.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/diff/DiffTree.h"

#include <QSortFilterProxyModel>
#include <QSplitter>

namespace oz0 {

class ReachPane;

/// Leaves the rows that a chip asks for, and the groups that have some.
class MeaningFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    enum class Only { All, Widening, Refused, NotReviewed };

    explicit MeaningFilter(MeaningModel &meaning, QObject *parent = nullptr);
    void setOnly(Only only);
    Only only() const { return m_only; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    MeaningModel &m_meaning;
    Only m_only = Only::All;
};

class MeaningView : public QWidget
{
    Q_OBJECT
public:
    MeaningView(const Theme &theme, DiffPresenter &presenter, QWidget *parent = nullptr);

    DiffTree *tree() { return m_tree; }
    QSplitter *splitter() { return m_splitter; }
    bool step(int by) { return m_tree->step(by); }
    bool canStep(int by) const { return m_tree->canStep(by); }
    QString placeText() const; ///< "3 of 7"

Q_SIGNALS:
    void lineAsked(int line, int installedLine);
    void placeChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeCounts();
    QWidget *makeCountTexts();
    void refresh();
    void choose(MeaningFilter::Only only, bool on);

    const Theme &m_theme;
    DiffPresenter &m_presenter;
    MeaningFilter m_filter;
    QSplitter *m_splitter;
    QWidget *m_counts;
    QList<IconLabel *> m_countIcons;
    QList<Label *> m_countTexts;
    Label *m_noCount;
    Chip *m_widening;
    Chip *m_refused;
    Chip *m_open;
    DiffTree *m_tree;
    QWidget *m_foot;
    Label *m_reviewed;
    ReachPane *m_reach;
};

} // namespace oz0

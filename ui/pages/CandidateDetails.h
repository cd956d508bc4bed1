// The pane beside the list: the selected candidate's name, state and actions above, its tabs below; or what may be done with several.
#pragma once

#include "models/presenters/CandidatesPresenter.h"
#include "ui/pages/CandidateOverview.h"
#include "ui/widgets/PaneBody.h"
#include "ui/widgets/PaneTabs.h"
#include "ui/widgets/Table.h"

#include <QAction>
#include <QPushButton>
#include <QToolButton>

namespace oz0 {

class CandidateDiff;
class DiffPresenter;
struct ConsoleLink;

class CandidateDetails : public QWidget
{
    Q_OBJECT
public:
    CandidateDetails(const Theme &theme, CandidatesPresenter &presenter, QWidget *parent = nullptr);

    /// Adds the tab Diff. The presenter is lent; without this call there is no such tab.
    void setDiff(DiffPresenter &presenter);
    /// Beside the tab's way to the whole diff: what an install of this would do.
    void setPreviewAction(QAction *action);
    void setMoreActions(const QList<QAction *> &actions);
    int currentTab() const { return m_tabs->currentIndex(); }
    void setCurrentTab(int tab);
    void focusBody();

Q_SIGNALS:
    void removeAsked();
    void undoAsked(); ///< of the removal that is held
    void copyIdAsked();
    void copyRunLineAsked();
    void linkActivated(const oz0::ConsoleLink &link);

private:
    QWidget *makeHead();
    QWidget *makeTimeline();
    void refresh();
    void showOne(const Candidate &candidate);
    void refreshRemoval();
    void refreshHint();
    void showMany(const QList<CandidateId> &ids);

    const Theme &m_theme;
    CandidatesPresenter &m_presenter;
    QWidget *m_head;
    Badge *m_badge;
    ElidedLabel *m_title;
    Label *m_id;
    QToolButton *m_copyId;
    ElidedLabel *m_replaces;
    QPushButton *m_copyRunLine;
    QPushButton *m_remove;
    QPushButton *m_undo; ///< in its place while the removal can be undone
    QToolButton *m_more;
    QWidget *m_reasonLine;
    IconLabel *m_reasonIcon;
    Label *m_reason;
    PaneTabs *m_tabs;
    QWidget *m_lineWithoutTabs; ///< below the head of several
    PaneBody *m_body;
    CandidateOverview *m_overview;
    Table *m_nodes;
    Table *m_timeline;
    Label *m_timelineNote;
    QWidget *m_several;
    FieldGrid *m_severalFields;
    Label *m_hint;
    CandidateDiff *m_diff = nullptr;
};

} // namespace oz0

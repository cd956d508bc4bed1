// The Candidates page: who is in the way, since when, until when; what may be done about it.
#pragma once

#include "models/presenters/CandidatesPresenter.h"
#include "ui/ListExport.h"
#include "ui/PageWidget.h"
#include "ui/Prompt.h"
#include "ui/ViewSettings.h"
#include "ui/widgets/StateView.h"
#include "ui/widgets/Table.h"

#include <QPushButton>
#include <QStackedWidget>

namespace oz0 {

class CandidateDetails;
class DiffPresenter;
class FailedView;
class FilterBar;
class ListSplitter;

class CandidatesPage : public PageWidget
{
    Q_OBJECT
public:
    CandidatesPage(const Theme &theme, CandidatesPresenter &presenter, Prompt &prompt, ViewSettings settings,
                   QWidget *parent = nullptr);
    ~CandidatesPage() override;

    void setDiff(DiffPresenter &presenter); ///< of the details' tab Diff; lent

    ConsolePlace place() const override { return ConsolePlace::Candidates; }
    QString title() const override;
    QString iconName() const override { return QStringLiteral("candidates"); }
    QString countText() const override;
    QString totalsText() const override { return m_presenter.totals(); }
    PageState state() const override { return m_presenter.state(); }
    QString menuTitle() const override;
    void openLink(const ConsoleLink &link) override;
    ConsoleLink here() const override;
    bool isGone(const ConsoleLink &link) const override;
    std::any filters() const override { return m_presenter.filter().query(); }
    bool setFilters(const std::any &filters) override;
    void focusFilter() override;
    QList<QAction *> objectActions() const override;
    QList<QAction *> exportActions() const override { return m_export->actions(); }
    QList<QAction *> editActions() const override { return {m_copyId, m_copyRunLine, m_copyShow, m_copyCommand}; }
    QString workText() const override { return m_presenter.workText(); }
    bool canUndo() const override { return m_presenter.isHolding(); }
    void undo() override { m_presenter.undo(); }
    bool hasUnsent() const override { return m_presenter.maySendHeld() || m_presenter.isUnanswered(); }
    void sendUnsent() override { m_presenter.sendHeld(); }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeList();
    void makeActions();
    void makeOverlay();
    void connectTable();
    void restoreLayout();
    void saveLayout();
    void fitStaleHead(bool stale);
    void refresh();
    void refreshActions();
    void takeSelection();
    void keepCurrent();
    void selectAtFirst();
    void watchView(); ///< which rows are in view decides whose next renewal is asked about
    void tellInView();
    bool selectLinked();
    void remove();
    void showColumnMenu(const QPoint &at);
    void showRowMenu(const QPoint &at);
    QString selectedIds() const;

    const Theme &m_theme;
    CandidatesPresenter &m_presenter;
    Prompt &m_prompt;
    ListExport *m_export;
    ViewSettings m_settings;
    ElidedLabel *m_summary = nullptr;
    QPushButton *m_commandButton = nullptr;
    QPushButton *m_exportButton = nullptr;
    FilterBar *m_filterBar = nullptr;
    Table *m_table = nullptr;
    QStackedWidget *m_overlay = nullptr;
    LoadingRows *m_loading = nullptr;
    MessageView *m_empty = nullptr;
    MessageView *m_filteredEmpty = nullptr;
    FailedView *m_failed = nullptr;
    Label *m_footSelection = nullptr;
    ElidedLabel *m_footShown = nullptr;
    ListSplitter *m_splitter = nullptr;
    CandidateDetails *m_details = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_previewInstall = nullptr;
    QAction *m_copyId = nullptr;
    QAction *m_copyRunLine = nullptr;
    QAction *m_copyCommand = nullptr;
    QAction *m_copyShow = nullptr;
    QAction *m_copyList = nullptr;
    QAction *m_sortAgain = nullptr;
    QAction *m_openDiff = nullptr;
    QTimer m_selectionTimer;
    QTimer m_refreshTimer;
    QTimer m_currentTimer;
    QTimer m_viewTimer;
    CandidateId m_linked; ///< a link's candidate that is not here yet
    CandidateId m_missed; ///< that it was told of
    bool m_sized = false;
    int m_widthBeforeStale = 0; ///< of the State column; 0: as it is
};

} // namespace oz0

// The Nodes page: what runs where, and which nodes a candidate could take.
#pragma once

#include "models/presenters/NodesPresenter.h"
#include "ui/ListExport.h"
#include "ui/PageWidget.h"
#include "ui/Prompt.h"
#include "ui/ViewSettings.h"
#include "ui/widgets/PaneTabs.h"
#include "ui/widgets/StateView.h"
#include "ui/widgets/Table.h"

#include <QPushButton>
#include <QStackedWidget>

class QBoxLayout;

namespace oz0 {

class FailedView;
class ListSplitter;
class NodeDetails;
class NodeFilterBar;
class PlacementLegend;
class PlacementView;
class WhatIfChooser;

class NodesPage : public PageWidget
{
    Q_OBJECT
public:
    NodesPage(const Theme &theme, NodesPresenter &presenter, Prompt &prompt, ViewSettings settings, QWidget *parent = nullptr);
    ~NodesPage() override;

    ConsolePlace place() const override { return ConsolePlace::Nodes; }
    QString title() const override;
    QString iconName() const override { return QStringLiteral("nodes"); }
    QString countText() const override;
    QString totalsText() const override { return m_presenter.totals(); }
    PageState state() const override { return m_presenter.state(); }
    QString menuTitle() const override;
    void openLink(const ConsoleLink &link) override;
    void focusFilter() override;
    QList<QAction *> objectActions() const override;
    ConsoleLink here() const override;
    bool isGone(const ConsoleLink &link) const override;
    std::any filters() const override { return m_presenter.filter().query(); }
    bool setFilters(const std::any &filters) override;
    QList<QAction *> exportActions() const override { return m_export->actions() + QList<QAction *>{m_exportAnswers}; }
    QList<QAction *> editActions() const override { return {m_copyName, m_copyList}; }

    /// Further things that may be done with the selected nodes (NodesPresenter::selection()); they appear in the menu, in a row's
    /// menu and beside the details. They are lent and say themselves whether and why not they are allowed.
    void setNodeActions(const QList<QAction *> &actions);

    enum Tab { PlacementTab, DetailsTab };
    void setTab(Tab tab);
    void showPlacementAsTable(bool asTable);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeActions();
    QWidget *makeHead();
    QWidget *makeFilters();
    QWidget *makeLower();
    void makeOverlay();
    void connectTable();
    void arrangeFilters();
    void restoreLayout();
    void saveLayout();
    void refresh();
    void refreshActions();
    void keepCurrent();
    bool selectLinked();
    void selectNode(const NodeName &node);
    void takeSelection();
    void exportAnswers();
    void showCandidate();
    void showColumnMenu(const QPoint &at);
    void showRowMenu(const QPoint &at);

    const Theme &m_theme;
    NodesPresenter &m_presenter;
    Prompt &m_prompt;
    ListExport *m_export;
    ViewSettings m_settings;
    ElidedLabel *m_summary = nullptr;
    QPushButton *m_commandButton = nullptr;
    QPushButton *m_exportButton = nullptr;
    QWidget *m_verdict = nullptr;
    NodeFilterBar *m_filterBar = nullptr;
    WhatIfChooser *m_chooser = nullptr;
    QBoxLayout *m_filterLine = nullptr;
    Table *m_table = nullptr;
    QStackedWidget *m_overlay = nullptr;
    LoadingRows *m_loading = nullptr;
    MessageView *m_empty = nullptr;
    MessageView *m_filteredEmpty = nullptr;
    FailedView *m_failed = nullptr;
    ListSplitter *m_splitter = nullptr;
    PaneTabs *m_tabs = nullptr;
    Label *m_shown = nullptr;
    PlacementLegend *m_legend = nullptr;
    QPushButton *m_asTable = nullptr;
    QStackedWidget *m_lower = nullptr;
    PlacementView *m_map = nullptr;
    Table *m_list = nullptr;
    NodeDetails *m_details = nullptr;
    QAction *m_copyName = nullptr;
    QAction *m_copyList = nullptr;
    QAction *m_exportAnswers = nullptr;
    QAction *m_askAgain = nullptr;
    QAction *m_audit = nullptr;
    QAction *m_candidate = nullptr;       ///< shows the one that holds the selected node
    QAction *m_removeCandidate = nullptr; ///< where it stands, with its question
    QList<QAction *> m_nodeActions;
    QTimer m_refreshTimer;
    QTimer m_currentTimer;
    QTimer m_selectionTimer;
    NodeName m_missed; ///< of a link, and told to be gone
    NodeName m_linked;
    bool m_sized = false;
};

} // namespace oz0

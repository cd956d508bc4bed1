// The Audit page: who did what, without an end; whether the chain holds; and all of it as a file.
#pragma once

#include "models/presenters/AuditPresenter.h"
#include "ui/PageWidget.h"
#include "ui/Prompt.h"
#include "ui/ViewSettings.h"
#include "ui/widgets/StateView.h"
#include "ui/widgets/Table.h"

#include <QPushButton>
#include <QStackedWidget>

namespace oz0 {

class AuditDetails;
class AuditFilterBar;
class ListSplitter;

class AuditPage : public PageWidget
{
    Q_OBJECT
public:
    AuditPage(const Theme &theme, AuditPresenter &presenter, Prompt &prompt, ViewSettings settings, QWidget *parent = nullptr);
    ~AuditPage() override;

    ConsolePlace place() const override { return ConsolePlace::Audit; }
    QString title() const override;
    QString iconName() const override { return QStringLiteral("audit"); }
    QString countText() const override { return {}; }
    QString totalsText() const override { return m_presenter.totals(); }
    PageState state() const override { return m_presenter.state(); }
    QString menuTitle() const override;
    /// The object of a link is that of the entries: "nodes/dev-1".
    void openLink(const ConsoleLink &link) override;
    ConsoleLink here() const override;
    std::any filters() const override;
    bool setFilters(const std::any &filters) override;
    void focusFilter() override;
    QList<QAction *> objectActions() const override { return {m_copyEntry, m_copyCommand, m_showNew, m_verify, m_stop}; }
    QList<QAction *> exportActions() const override { return {m_exportCsv, m_exportJson}; }
    QList<QAction *> editActions() const override { return {m_copyEntry, m_copyCommand}; }
    QString workText() const override { return m_presenter.workText(); }

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeActions();
    QWidget *makeHead();
    QWidget *makeStrips();
    QWidget *makeList();
    void makeOverlay();
    void connectTable();
    void saveLayout();
    void refresh();
    void refreshChain();
    void keepCurrent();
    void exportTo(AuditExport::Form form);
    void showRowMenu(const QPoint &at);
    void openObject(const QString &object);

    const Theme &m_theme;
    AuditPresenter &m_presenter;
    Prompt &m_prompt;
    ViewSettings m_settings;
    ElidedLabel *m_summary = nullptr;
    AuditFilterBar *m_filterBar = nullptr;
    IconLabel *m_chainIcon = nullptr;
    ElidedLabel *m_chainText = nullptr;
    QPushButton *m_verifyButton = nullptr;
    QWidget *m_newBar = nullptr;
    Label *m_newText = nullptr;
    QWidget *m_errorBar = nullptr;
    ElidedLabel *m_errorText = nullptr;
    Table *m_table = nullptr;
    QStackedWidget *m_overlay = nullptr;
    LoadingRows *m_loading = nullptr;
    MessageView *m_empty = nullptr;
    MessageView *m_filteredEmpty = nullptr;
    MessageView *m_failed = nullptr;
    ListSplitter *m_splitter = nullptr;
    AuditDetails *m_details = nullptr;
    QPushButton *m_commandButton = nullptr;
    QPushButton *m_exportButton = nullptr;
    QPushButton *m_cancelExport = nullptr;
    QAction *m_copyEntry = nullptr;
    QAction *m_copyCommand = nullptr;
    QAction *m_showNew = nullptr;
    QAction *m_verify = nullptr;
    QAction *m_stop = nullptr;
    QAction *m_exportCsv = nullptr;
    QAction *m_exportJson = nullptr;
    QTimer m_refreshTimer;
    QTimer m_currentTimer;
    bool m_sized = false; ///< to what is listed
};

} // namespace oz0

// The Plugins page: what is installed, what it declares and reaches, who tries another version of it, and the admin's work.
#pragma once

#include "models/presenters/AccessPresenter.h"
#include "models/presenters/InstallPresenter.h"
#include "models/presenters/PluginsPresenter.h"
#include "ui/ListExport.h"
#include "ui/PageWidget.h"
#include "ui/Prompt.h"
#include "ui/ViewSettings.h"
#include "ui/widgets/StateView.h"
#include "ui/widgets/Table.h"

#include <QDialog>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>

namespace oz0 {

class ChangeDialog;
class ChangeForm;
class DiffPage;
class FailedView;
class InstallDialog;
class ListSplitter;
class PluginDetails;
class PluginFilterBar;

class PluginsPage : public PageWidget
{
    Q_OBJECT
public:
    PluginsPage(const Theme &theme, PluginsPresenter &presenter, AccessPresenter &access, Prompt &prompt, ViewSettings settings,
                QWidget *parent = nullptr);
    ~PluginsPage() override;

    /// Takes the page that is shown in this one's place while two sides of a plugin are compared.
    void setDiff(DiffPage *diff);

    ConsolePlace place() const override { return ConsolePlace::Plugins; }
    QString title() const override;
    QString iconName() const override { return QStringLiteral("plugins"); }
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
    QList<QAction *> actions() const override; ///< those of a diff only while one is shown
    QList<QAction *> exportActions() const override { return m_export->actions(); }
    QList<QAction *> editActions() const override { return {m_copyName, m_copyLink, m_copyManifest}; }
    QString workText() const override { return m_outcome; }

    void install();
    void installFolder(const QString &folder);                           ///< in the dialog, checked there again
    void installContent(const oz0::Digest &digest, const QString &name); ///< of a candidate
    void uninstall();
    void chooseSecrets();
    void setSecret();
    void bindArguments();
    void showAccess();
    QDialog *dialog() const { return m_dialog; } ///< the last one that was opened, while it is open
    PluginDetails &details() { return *m_details; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeList();
    void makeActions();
    void makeOverlay();
    void connectTable();
    void restoreLayout();
    void saveLayout();
    void refresh();
    void refreshActions();
    void showDiff(bool on);
    InstallDialog *openInstall(); ///< null: the person may not
    void openDiff();
    void takeSelection();
    void keepCurrent();
    void show(std::function<Change()> describe, ChangeForm *form);
    void tellOutcome(const QString &outcome);
    void follow(ConsolePlace place, const QString &object);

    const Theme &m_theme;
    PluginsPresenter &m_presenter;
    AccessPresenter &m_access;
    Prompt &m_prompt;
    ListExport *m_export;
    ViewSettings m_settings;
    ElidedLabel *m_summary = nullptr;
    IconLabel *m_headLock = nullptr;
    ElidedLabel *m_headReason = nullptr;
    QPushButton *m_commandButton = nullptr;
    QPushButton *m_exportButton = nullptr;
    PluginFilterBar *m_filterBar = nullptr;
    Table *m_table = nullptr;
    QStackedWidget *m_overlay = nullptr;
    LoadingRows *m_loading = nullptr;
    MessageView *m_empty = nullptr;
    MessageView *m_filteredEmpty = nullptr;
    FailedView *m_failed = nullptr;
    Label *m_footSelection = nullptr;
    ElidedLabel *m_footShown = nullptr;
    QWidget *m_head = nullptr;
    ListSplitter *m_splitter = nullptr;
    DiffPage *m_diff = nullptr; ///< null: this window compares nothing
    PluginDetails *m_details = nullptr;
    QAction *m_install = nullptr;
    QAction *m_uninstall = nullptr;
    QAction *m_secrets = nullptr;
    QAction *m_setSecret = nullptr;
    QAction *m_bindings = nullptr;
    QAction *m_accessAction = nullptr;
    QAction *m_copyName = nullptr;
    QAction *m_copyLink = nullptr;
    QAction *m_copyManifest = nullptr;
    QAction *m_copyList = nullptr;
    QAction *m_openDiff = nullptr;
    QTimer m_refreshTimer;
    QTimer m_selectionTimer;
    QTimer m_currentTimer;
    QPointer<QDialog> m_dialog;
    PluginName m_wanted; ///< of a link, until its row is there
    PluginName m_missed; ///< of a link, and told to be gone
    QString m_outcome;   ///< of the last change, for a while
    QTimer m_outcomeUntil;
    bool m_sized = false;
};

} // namespace oz0

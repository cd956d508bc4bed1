// The Plugins page without its widgets: from the selection to what is declared, who else declares it, and the allowed actions.
#pragma once

#include "models/CandidateModel.h"
#include "models/ManifestShelf.h"
#include "models/PluginFilter.h"
#include "models/SecretRowsModel.h"
#include "models/presenters/AdminChanges.h"
#include "models/presenters/AdminRights.h"
#include "models/presenters/ChangePresenter.h"
#include "models/presenters/InstallPresenter.h"
#include "models/presenters/SessionPresenter.h"

#include <QSet>

namespace oz0 {

/// The candidates of one plugin, of the rows that the Candidates page has.
class CandidatesOfPlugin : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit CandidatesOfPlugin(CandidateModel &model, QObject *parent = nullptr);
    void setPlugin(const PluginName &plugin);
    CandidateId idAt(int row) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    CandidateModel &m_model;
    PluginName m_plugin;
};

class PluginsPresenter : public QObject
{
    Q_OBJECT
public:
    PluginsPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, CandidateModel &candidates,
                     QObject *parent = nullptr);

    PluginModel &model() { return m_model; }
    PluginFilter &filter() { return m_filter; }
    CandidatesOfPlugin &candidates() { return m_candidates; }
    SecretRowsModel &secrets() { return m_secrets; }
    SessionPresenter &session() { return m_session; }
    const TenantStore &store() const { return m_store; }
    ApiClient &client() { return m_client; }
    ManifestShelf &shelf() { return m_shelf; }
    const AdminChanges &changes() const { return m_changes; }

    PageState state() const;
    QString summary() const;
    QString footSelection() const;
    QString footShown() const;
    QString totals() const;
    QString filteredEmptyText() const;
    Error failure() const { return m_store.lastError(); }

    void select(const PluginName &plugin); ///< empty: nothing
    const PluginName &selected() const { return m_selected; }
    const Plugin *shown() const; ///< null: nothing is selected, or it is gone
    const PluginRow *shownRow() const;
    const Manifest *manifest() const { return m_shelf.manifest(m_selected); } ///< of the shown one; null while it is not known
    QString manifestText() const;
    QString manifestNote() const; ///< why there is no text: asked, failed, not allowed
    /// Installed plugins and candidates that declare the name too; itself left out.
    QStringList alsoDeclared(const QString &name) const;
    QStringList usedBy() const; ///< installed plugins whose `uses` names the shown one

    ActionState mayAdminister() const { return oz0::mayAdminister(m_session); } ///< install, members, keys
    ActionState mayChangeShown() const;                                         ///< uninstall
    ActionState mayChangeSecrets() const;                                       ///< needs to know what it requires
    ActionState mayBindArguments() const;
    QStringList markedArguments() const; ///< of the shown one: "tool.function.argument"
    QStringList secretNames() const;     ///< of the tenant, as far as they are known, and those that the shown one requires
    std::unique_ptr<ChangePresenter> start(std::function<Change()> describe);
    std::unique_ptr<InstallPresenter> startInstall();

    QString listCommand() const;
    QString linkText() const; ///< of the selected plugin

Q_SIGNALS:
    void stateChanged();
    void selectionChanged();
    void detailsChanged();

private:
    void askSecretNames();
    void refreshSecrets();
    QList<PluginSecretRow> secretRows() const;

    ApiClient &m_client;
    TenantStore &m_store;
    SessionPresenter &m_session;
    ManifestShelf m_shelf;
    PluginModel m_model;
    PluginFilter m_filter;
    CandidatesOfPlugin m_candidates;
    SecretRowsModel m_secrets;
    AdminChanges m_changes;
    PluginName m_selected;
    RequestScope m_namesScope;
    std::optional<QSet<QString>> m_secretNames; ///< that have a value; absent: not known
};

} // namespace oz0

#include "models/presenters/PluginsPresenter.h"

#include "core/client/Await.h"
#include "models/Texts.h"

#include <algorithm>

namespace oz0 {

CandidatesOfPlugin::CandidatesOfPlugin(CandidateModel &model, QObject *parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(&model);
    setSortRole(SortRole);
    sort(int(CandidateModel::Column::State));
}

void CandidatesOfPlugin::setPlugin(const PluginName &plugin)
{
    if (m_plugin == plugin)
        return;
    m_plugin = plugin;
    invalidateFilter();
}

CandidateId CandidatesOfPlugin::idAt(int row) const
{
    return m_model.keyAt(mapToSource(index(row, 0)).row());
}

bool CandidatesOfPlugin::filterAcceptsRow(int row, const QModelIndex &) const
{
    return !m_plugin.isEmpty() && m_model.at(row).candidate.plugin == m_plugin;
}

PluginsPresenter::PluginsPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, CandidateModel &candidates,
                                   QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_session(session), m_shelf(client, store), m_model(store, m_shelf),
      m_filter(m_model), m_candidates(candidates), m_changes(store, session, m_shelf)
{
    const auto rightsChanged = [this] {
        const bool mayRead = m_session.who() && m_session.who()->role >= Role::Operator;
        m_shelf.setMayRead(mayRead);
        if (mayRead && !m_secretNames)
            askSecretNames();
        Q_EMIT stateChanged();
        Q_EMIT detailsChanged();
    };
    connect(&session, &SessionPresenter::changed, this, rightsChanged);
    connect(&store, &TenantStore::listTouched, this, [this](const QString &list) {
        if (list == QLatin1String("tenant"))
            askSecretNames();
    });
    connect(&store, &TenantStore::pluginsChanged, this, [this] {
        refreshSecrets();
        Q_EMIT stateChanged();
        Q_EMIT detailsChanged();
    });
    connect(&store, &TenantStore::livenessChanged, this, &PluginsPresenter::stateChanged);
    connect(&m_shelf, &ManifestShelf::arrived, this, [this] {
        refreshSecrets();
        Q_EMIT detailsChanged();
    });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(&m_candidates, signal, this, &PluginsPresenter::detailsChanged);
        connect(&m_filter, signal, this, &PluginsPresenter::stateChanged);
    }
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &PluginsPresenter::detailsChanged);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &PluginsPresenter::stateChanged);
    connect(&m_filter, &PluginFilter::queryChanged, this, &PluginsPresenter::stateChanged);
    rightsChanged();
}

// Each store change that touches secrets asks again; only the last answer counts.
void PluginsPresenter::askSecretNames()
{
    if (!m_shelf.mayRead())
        return;
    const quint64 generation = m_namesScope.restart();
    await(m_client.call(m_namesScope, "GET", QStringLiteral("secrets"), {}), this,
          [this, generation](const Result<QJsonObject> &answer) {
              if (generation != m_namesScope.generation() || !answer)
                  return;
              QSet<QString> names;
              for (const QJsonValue &name : answer->value(QStringLiteral("items")).toArray())
                  names.insert(name.toString());
              m_secretNames = names;
              refreshSecrets();
              Q_EMIT detailsChanged();
          });
}

PageState PluginsPresenter::state() const
{
    const Liveness liveness = m_store.liveness();
    if (m_store.age().count() < 0)
        return liveness == Liveness::Failed || liveness == Liveness::Stale ? PageState::Failed : PageState::Loading;
    if (m_store.plugins().isEmpty())
        return liveness == Liveness::Failed ? PageState::Failed : PageState::Empty;
    if (m_filter.rowCount() == 0 && !m_filter.query().isEmpty())
        return PageState::FilteredEmpty;
    return m_session.isStale() ? PageState::Stale : PageState::Ready;
}

void PluginsPresenter::select(const PluginName &plugin)
{
    if (m_selected == plugin)
        return;
    m_selected = plugin;
    m_candidates.setPlugin(plugin);
    m_shelf.want(plugin);
    refreshSecrets();
    Q_EMIT selectionChanged();
    Q_EMIT detailsChanged();
}

const Plugin *PluginsPresenter::shown() const
{
    const auto found = m_store.plugins().find(m_selected);
    return found == m_store.plugins().end() ? nullptr : &*found;
}

const PluginRow *PluginsPresenter::shownRow() const
{
    const int row = m_model.rowOf(m_selected);
    return row < 0 ? nullptr : &m_model.at(row);
}

void PluginsPresenter::refreshSecrets()
{
    m_secrets.setRows(secretRows());
}

QList<PluginSecretRow> PluginsPresenter::secretRows() const
{
    const Plugin *plugin = shown();
    const Manifest *declared = manifest();
    if (!plugin || !declared)
        return {};
    QMap<QString, PluginSecretRow> rows;
    for (const QString &name : declared->requires_.secrets) {
        PluginSecretRow row;
        row.name = name;
        row.available = !plugin->secrets || plugin->secrets->contains(name);
        row.asFile = declared->requires_.secretsFrom.value(name) == QLatin1String("file");
        for (const HostBinding &binding : declared->requires_.inject) {
            if (binding.secret == name)
                row.hosts += binding.hosts;
        }
        for (const Agent &agent : declared->agents) {
            if (agent.auth.contains(name))
                row.agents.append(agent.name);
        }
        rows.insert(name, row);
    }
    // A connection's secret and a bound argument's need not be required: the edge has them, not the code.
    const auto rowOf = [&rows](const QString &secret) -> PluginSecretRow & {
        if (!rows.contains(secret)) {
            PluginSecretRow row;
            row.name = secret;
            row.required = false;
            rows.insert(secret, row);
        }
        return rows[secret];
    };
    for (const Connection &connection : declared->connections) {
        if (!connection.secret.isEmpty())
            rowOf(connection.secret).connections.append(connection.name);
    }
    for (const ArgumentBinding &binding : plugin->argumentBindings)
        rowOf(binding.secret).arguments.append(binding.argument);
    for (PluginSecretRow &row : rows) {
        if (m_secretNames)
            row.value = m_secretNames->contains(row.name) ? PluginSecretRow::Value::Set : PluginSecretRow::Value::Missing;
        for (const Plugin &other : m_store.plugins()) {
            const Manifest *manifest = other.name == m_selected ? nullptr : m_shelf.manifest(other.name);
            if (manifest && manifest->requires_.secrets.contains(row.name))
                row.alsoIn.append(other.name.text());
        }
        row.hosts.removeDuplicates();
    }
    return rows.values();
}

QStringList PluginsPresenter::alsoDeclared(const QString &name) const
{
    QStringList found;
    for (const Plugin &other : m_store.plugins()) {
        if (other.name == m_selected)
            continue;
        const Manifest *manifest = m_shelf.manifest(other.name);
        const bool connects = manifest
            && std::any_of(manifest->connections.begin(), manifest->connections.end(),
                           [&](const Connection &each) { return each.name == name; });
        if (other.tools.contains(name) || other.agents.contains(name) || other.flows.contains(name) || connects)
            found.append(other.name.text());
    }
    const QString asTool = name + QLatin1Char('.');
    for (const Candidate &candidate : m_store.candidates()) {
        const bool hasTool = std::any_of(candidate.tools.begin(), candidate.tools.end(),
                                         [&](const QString &tool) { return tool.startsWith(asTool); });
        if (hasTool || candidate.agents.contains(name) || candidate.flows.contains(name))
            found.append(tr("%1’s candidate of %2", "owner, plugin").arg(candidate.owner.text(), candidate.plugin.text()));
    }
    return found;
}

QStringList PluginsPresenter::usedBy() const
{
    QStringList names;
    for (const Plugin &other : m_store.plugins()) {
        const Manifest *manifest = m_shelf.manifest(other.name);
        if (other.name != m_selected && manifest && manifest->uses.contains(m_selected.text()))
            names.append(other.name.text());
    }
    return names;
}

ActionState PluginsPresenter::mayChangeShown() const
{
    if (const ActionState may = mayAdminister(); !may.allowed)
        return may;
    if (!shown())
        return {false, tr("Select a plugin.")};
    return {true, {}};
}

ActionState PluginsPresenter::mayChangeSecrets() const
{
    if (const ActionState may = mayChangeShown(); !may.allowed)
        return may;
    if (shown()->state != PluginState::Installed)
        return {false, tr("It is not installed.")};
    if (!manifest())
        return {false, tr("What it requires is not known yet.")};
    if (manifest()->requires_.secrets.isEmpty())
        return {false,
                m_secrets.rowCount() == 0
                    ? tr("It requires no secrets.")
                    : tr("None of its secrets can be given or taken: its code asks for none, the edge alone uses them.")};
    return {true, {}};
}

ActionState PluginsPresenter::mayBindArguments() const
{
    if (const ActionState may = mayChangeShown(); !may.allowed)
        return may;
    if (!manifest())
        return {false, tr("What it marks is not known yet.")};
    if (markedArguments().isEmpty())
        return {false,
                shown()->argumentBindings.isEmpty() ? tr("It marks no argument.")
                                                    : tr("It marks no argument now, so its bindings fill none.")};
    return {true, {}};
}

QStringList PluginsPresenter::markedArguments() const
{
    QStringList arguments;
    const Manifest *declared = manifest();
    for (const Tool &tool : declared ? declared->tools : QList<Tool>()) {
        for (const QString &argument : tool.secretArguments)
            arguments.append(tool.id + QLatin1Char('.') + argument);
    }
    return arguments;
}

QStringList PluginsPresenter::secretNames() const
{
    QStringList names = m_secretNames ? QStringList(m_secretNames->begin(), m_secretNames->end()) : QStringList();
    if (const Manifest *declared = manifest())
        names += declared->requires_.secrets;
    names.sort();
    names.removeDuplicates();
    return names;
}

std::unique_ptr<InstallPresenter> PluginsPresenter::startInstall()
{
    return std::make_unique<InstallPresenter>(m_client, m_store, m_session);
}

std::unique_ptr<ChangePresenter> PluginsPresenter::start(std::function<Change()> describe)
{
    return std::make_unique<ChangePresenter>(m_client, m_store, m_session, std::move(describe));
}

} // namespace oz0

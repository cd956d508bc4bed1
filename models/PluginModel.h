// The tenant's plugins as a table: what is installed, how it stands, and what serves it.
#pragma once

#include "core/client/TenantStore.h"
#include "models/KeyedTableModel.h"
#include "models/ManifestShelf.h"
#include "models/Roles.h"

#include <QTimer>

namespace oz0 {

struct PluginRow
{
    Plugin plugin;
    int candidates = 0;                   ///< placed or ending, of this plugin
    QStringList serving;                  ///< nodes on which it is ready and that take its work
    QStringList failedOn;                 ///< nodes on which it failed
    int able = 0;                         ///< online nodes that could serve it and run no candidate
    int online = 0;                       ///< nodes
    int withCandidate = 0;                ///< of these, whose work a candidate takes
    std::optional<QStringList> requires_; ///< secrets that the installed manifest asks for; absent: not known
    int byConnection = 0;                 ///< secrets that connections are made with and its code does not get
    bool stale = false;

    int required() const { return requires_ ? int(requires_->size()) : 0; }
    int available() const; ///< of the required ones

    friend bool operator==(const PluginRow &, const PluginRow &) = default;
};

/// Follows one store. What candidates and nodes change is taken in at most each 100 ms, so that a flood of them costs nothing here.
class PluginModel : public KeyedTableModel<PluginName, PluginRow>
{
    Q_OBJECT
public:
    enum class Column { State, Name, Version, Code, Candidates, Nodes, Secrets, Declares, Since };
    static constexpr int columns = int(Column::Since) + 1;

    PluginModel(const TenantStore &store, const ManifestShelf &shelf, QObject *parent = nullptr);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static StateName stateName(const PluginRow &row);
    static QString stateText(const PluginRow &row);

Q_SIGNALS:
    void rowsTouched(const QList<oz0::PluginName> &names); ///< plugins that a change set brought

private:
    struct Places
    {
        QStringList serving;
        QStringList failedOn;
        int able = 0;
    };

    bool isStale() const;
    static QString placesText(const PluginRow &row);
    void onPlugins(const RowDelta<PluginName> &delta);
    void read();
    void countCandidates();
    void findPlaces();
    std::shared_ptr<const PluginRow> rowFor(const Plugin &plugin) const;
    QString display(const PluginRow &row, Column column) const;
    QVariant sortValue(const PluginRow &row, Column column) const;
    QString spoken(const PluginRow &row) const;

    const TenantStore &m_store;
    const ManifestShelf &m_shelf;
    QHash<PluginName, int> m_candidates;
    QHash<PluginName, Places> m_places;
    int m_online = 0;
    int m_withCandidate = 0;
    bool m_nodesChanged = true;
    bool m_candidatesChanged = true;
    QTimer m_later;
};

} // namespace oz0

#include "core/wire/CodecParts.h"

namespace oz0 {

namespace {

template <class Key, class T>
void writeKind(QJsonObject &upserts, QJsonObject &removals, const char *key, const QList<T> &changed, const QList<Key> &removed)
{
    if (!changed.isEmpty())
        upserts.insert(QLatin1String(key), toJsonArray(changed));
    if (!removed.isEmpty())
        removals.insert(QLatin1String(key), idArray(removed));
}

struct Upserts
{
    ChangeSet &changes;
};

struct Removals
{
    ChangeSet &changes;
};

void read(JsonReader &reader, Upserts &upserts)
{
    upserts.changes.candidates = readList<Candidate>(reader, "candidates");
    upserts.changes.nodes = readList<Node>(reader, "nodes");
    upserts.changes.plugins = readList<Plugin>(reader, "plugins");
}

void read(JsonReader &reader, Removals &removals)
{
    removals.changes.removedCandidates = readIds<CandidateTag>(reader, "candidates");
    removals.changes.removedNodes = readIds<NodeTag>(reader, "nodes");
    removals.changes.removedPlugins = readIds<PluginTag>(reader, "plugins");
}

} // namespace

QJsonObject toJson(const ChangeSet &changes)
{
    QJsonObject upserts;
    QJsonObject removals;
    writeKind(upserts, removals, "candidates", changes.candidates, changes.removedCandidates);
    writeKind(upserts, removals, "nodes", changes.nodes, changes.removedNodes);
    writeKind(upserts, removals, "plugins", changes.plugins, changes.removedPlugins);
    QJsonObject leases;
    for (auto it = changes.leases.begin(); it != changes.leases.end(); ++it)
        leases.insert(it.key().text(), toText(it.value()));
    return JsonWriter()
        .value("from", changes.from)
        .value("to", changes.to)
        .value("full", changes.full)
        .instant("now", changes.now)
        .value("upserts", upserts)
        .value("removals", removals)
        .value("leases", leases)
        .value("touched", QJsonArray::fromStringList(changes.touched))
        .object();
}

void read(JsonReader &reader, ChangeSet &changes)
{
    reader.require("to");
    changes.from = reader.integer("from", 0, -1);
    changes.to = reader.integer("to");
    changes.full = reader.boolean("full");
    changes.now = reader.instant("now");
    Upserts upserts{changes};
    readObject(reader, "upserts", upserts);
    Removals removals{changes};
    readObject(reader, "removals", removals);
    const QMap<QString, QString> leases = reader.stringMap("leases", 60000);
    for (auto it = leases.begin(); it != leases.end(); ++it) {
        const Instant expires = instantFromText(it.value());
        if (expires == Instant{})
            reader.complain("leases", QStringLiteral("must hold RFC 3339 times with a zone"));
        changes.leases.insert(CandidateId(it.key()), expires);
    }
    changes.touched = reader.strings("touched", 100);
}

} // namespace oz0

#include "models/PreviewEntry.h"

#include "core/wire/ErrorTable.h"
#include "core/wire/EvidenceCodec.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr qsizetype mostListed = 10000;

const QStringList holders{QStringLiteral("free"), QStringLiteral("own"), QStringLiteral("other")};

QJsonObject errorJson(const Error &error)
{
    QJsonArray details;
    for (const Error &detail : error.details)
        details.append(errorJson(detail));
    return {{QStringLiteral("code"), QLatin1String(rowOf(error.code).name)},
            {QStringLiteral("message"), error.message},
            {QStringLiteral("subject"), error.subject},
            {QStringLiteral("line"), error.line},
            {QStringLiteral("column"), error.column},
            {QStringLiteral("details"), details}};
}

Error errorFrom(const QJsonObject &json, int depth = 0)
{
    JsonReader reader(json);
    Error error;
    error.code = errorCodeFromName(reader.string("code"));
    error.message = reader.string("message");
    error.subject = reader.string("subject");
    error.line = int(reader.integer("line", 0, 0, 1 << 30));
    error.column = int(reader.integer("column", 0, 0, 1 << 30));
    if (depth == 0) {
        for (const QJsonValue &detail : reader.array("details", mostListed))
            error.details.append(errorFrom(detail.toObject(), depth + 1));
    }
    return error;
}

template <class T>
QList<T> listFrom(JsonReader &reader, const char *key)
{
    QList<T> values;
    for (const QJsonValue &value : reader.array(key, mostListed)) {
        JsonReader nested(value.toObject());
        T item;
        read(nested, item);
        reader.adopt(QLatin1Char('/') + QLatin1String(key), nested.finish());
        values.append(std::move(item));
    }
    return values;
}

// What an earlier console did not keep is absent.
void readCircumstances(JsonReader &reader, PreviewEntry &entry)
{
    entry.installedDigest = reader.id<DigestTag>("installedDigest");
    for (const QJsonValue &value : reader.array("sameContent", mostListed)) {
        JsonReader same(value.toObject());
        entry.sameContent.append({same.id<CandidateTag>("candidate"), same.id<PrincipalTag>("owner")});
        reader.adopt(QStringLiteral("/sameContent"), same.finish());
    }
    JsonReader reach(reader.object("reach"));
    read(reach, entry.reach);
    reader.adopt(QStringLiteral("/reach"), reach.finish());
    if (reader.has("declared")) {
        JsonReader declared(reader.object("declared"));
        entry.declared = Declared{declared.boolean("connections"), declared.boolean("secrets"), declared.boolean("mail")};
        reader.adopt(QStringLiteral("/declared"), declared.finish());
    }
}

const Refusal *takenBy(const Verdict &verdict, const QString &code, const QString &name)
{
    const auto found = std::find_if(verdict.refusals.begin(), verdict.refusals.end(),
                                    [&](const Refusal &refusal) { return refusal.code == code && refusal.subject.name == name; });
    return found == verdict.refusals.end() ? nullptr : &*found;
}

} // namespace

CommandReport PreviewEntry::report() const
{
    if (preview)
        return previewReport(*preview, tenant);
    return failureReport(error.value_or(Error{}));
}

Verdict PreviewEntry::verdict() const
{
    if (preview)
        return preview->verdict;
    return error && isInvalidInput(*error) ? verdictOn(*error) : Verdict{};
}

QJsonObject toJson(const PreviewEntry &entry)
{
    QJsonArray names;
    for (const NameUse &name : entry.names) {
        names.append(QJsonObject{{QStringLiteral("kind"), name.kind},
                                 {QStringLiteral("name"), name.name},
                                 {QStringLiteral("holder"), holders.at(int(name.holder))},
                                 {QStringLiteral("plugin"), name.plugin}});
    }
    QJsonArray same;
    for (const SameContent &each : entry.sameContent) {
        same.append(
            QJsonObject{{QStringLiteral("candidate"), each.candidate.text()}, {QStringLiteral("owner"), each.owner.text()}});
    }
    QJsonObject json{{QStringLiteral("key"), entry.key},
                     {QStringLiteral("at"), toText(entry.at)},
                     {QStringLiteral("by"), entry.by.text()},
                     {QStringLiteral("folder"), entry.folder},
                     {QStringLiteral("candidate"), entry.candidate.text()},
                     {QStringLiteral("owner"), entry.owner.text()},
                     {QStringLiteral("save"), entry.save},
                     {QStringLiteral("bareNodes"), QJsonArray::fromStringList(entry.bareNodes)},
                     {QStringLiteral("tenant"), entry.tenant.text()},
                     {QStringLiteral("cluster"), QJsonArray::fromStringList(entry.cluster)},
                     {QStringLiteral("files"), entry.files},
                     {QStringLiteral("packedBytes"), entry.packedBytes},
                     {QStringLiteral("packMs"), entry.packMs},
                     {QStringLiteral("sendMs"), entry.sendMs},
                     {QStringLiteral("checkMs"), entry.checkMs},
                     {QStringLiteral("refusalLines"), toJsonArray(entry.refusalLines)},
                     {QStringLiteral("warningLines"), toJsonArray(entry.warningLines)},
                     {QStringLiteral("names"), names},
                     {QStringLiteral("installedDigest"), entry.installedDigest.text()},
                     {QStringLiteral("sameContent"), same},
                     {QStringLiteral("reach"), toJson(entry.reach)}};
    if (entry.saved != Instant{})
        json.insert(QStringLiteral("saved"), toText(entry.saved));
    if (entry.declared) {
        json.insert(QStringLiteral("declared"),
                    QJsonObject{{QStringLiteral("connections"), entry.declared->connections},
                                {QStringLiteral("secrets"), entry.declared->secrets},
                                {QStringLiteral("mail"), entry.declared->mail}});
    }
    if (entry.preview)
        json.insert(QStringLiteral("preview"), toJson(*entry.preview));
    if (entry.error)
        json.insert(QStringLiteral("error"), errorJson(*entry.error));
    return json;
}

Result<PreviewEntry> previewEntryFrom(const QJsonObject &object)
{
    JsonReader reader(object);
    PreviewEntry entry;
    reader.require("key");
    entry.key = reader.string("key", {}, 100);
    entry.at = reader.instant("at");
    entry.by = reader.id<PrincipalTag>("by");
    entry.folder = reader.string("folder", {}, 4096);
    entry.candidate = reader.id<CandidateTag>("candidate");
    entry.owner = reader.id<PrincipalTag>("owner");
    entry.save = int(reader.integer("save", 0, 0, 1 << 30));
    entry.saved = reader.instant("saved");
    entry.bareNodes = reader.strings("bareNodes", mostListed);
    entry.tenant = reader.id<TenantTag>("tenant");
    entry.cluster = reader.strings("cluster", 10);
    entry.files = int(reader.integer("files", 0, 0, 1 << 30));
    entry.packedBytes = reader.integer("packedBytes");
    entry.packMs = reader.integer("packMs");
    entry.sendMs = reader.integer("sendMs");
    entry.checkMs = reader.integer("checkMs");
    entry.refusalLines = listFrom<Excerpt>(reader, "refusalLines");
    entry.warningLines = listFrom<Excerpt>(reader, "warningLines");
    for (const QJsonValue &value : reader.array("names", mostListed)) {
        JsonReader name(value.toObject());
        const qsizetype holder = holders.indexOf(name.string("holder"));
        entry.names.append(
            {name.string("kind"), name.string("name"), NameUse::Holder(std::max<qsizetype>(holder, 0)), name.string("plugin")});
    }
    readCircumstances(reader, entry);
    if (reader.has("preview")) {
        Result<Preview> preview = decode<Preview>(reader.object("preview"));
        if (!preview)
            return Failure(preview.error());
        entry.preview = *preview;
    }
    if (reader.has("error"))
        entry.error = errorFrom(reader.object("error"));
    if (entry.preview.has_value() == entry.error.has_value())
        reader.complain("preview", QStringLiteral("must be there, or an error, and not both"));
    const QList<Error> complaints = reader.finish();
    if (!complaints.isEmpty())
        return Failure(complaints.first());
    return entry;
}

QList<NameUse> namesOf(const Preview &preview, const QMap<PluginName, Plugin> &plugins)
{
    QList<NameUse> names;
    const Plugin own = plugins.value(preview.plugin);
    const auto add = [&](const char *kind, const QStringList &wanted, const QStringList &owned, const char *code) {
        for (const QString &name : wanted) {
            NameUse use{QLatin1String(kind), name, NameUse::Holder::Free, {}};
            if (const Refusal *taken = takenBy(preview.verdict, QLatin1String(code), name)) {
                use.holder = NameUse::Holder::Other;
                use.plugin = taken->parameters.value(QLatin1String("plugin")).toString();
            } else if (owned.contains(name)) {
                use.holder = NameUse::Holder::Own;
                use.plugin = preview.plugin.text();
            }
            names.append(use);
        }
    };
    add("agent", preview.agents, own.agents, "install.agent_name_taken");
    add("flow", preview.flows, own.flows, "install.flow_name_taken");
    add("tool", preview.tools, own.tools, "install.tool_id_taken");
    for (const Refusal &refusal : preview.verdict.refusals) {
        if (refusal.code == QLatin1String("connection.name_taken"))
            names.append({QStringLiteral("connection"), refusal.subject.name, NameUse::Holder::Other,
                          refusal.parameters.value(QLatin1String("plugin")).toString()});
    }
    return names;
}

} // namespace oz0

// JSON for every value of core/domain and core/wire. Both ends use these functions and no others.
#pragma once

#include "core/base/JsonReader.h"
#include "core/wire/Messages.h"

#include <QJsonDocument>

#include <optional>

namespace oz0 {

// One pair for each type: toJson writes, read fills and complains through the reader.
QJsonObject toJson(const WhoAmI &);
QJsonObject toJson(const Member &);
QJsonObject toJson(const Refusal &);
QJsonObject toJson(const RefusalRecord &);
QJsonObject toJson(const Verdict &); ///< {"refused", "refusals", "warnings", "checks"}
QJsonObject toJson(const NodePart &);
QJsonObject toJson(const Node &);
QJsonObject toJson(const Assignment &);
QJsonObject toJson(const NodeReport &);
QJsonObject toJson(const JoinToken &);
QJsonObject toJson(const JoinRequest &);
QJsonObject toJson(const JoinAnswer &);
QJsonObject toJson(const NodePatch &);
QJsonObject toJson(const Plugin &);
QJsonObject toJson(const Candidate &);
QJsonObject toJson(const RemovalImpact &);
QJsonObject toJson(const AuditEntry &);
QJsonObject toJson(const Preview &);
QJsonObject toJson(const TenantSettings &);
QJsonObject toJson(const SaveRequest &);
QJsonObject toJson(const SaveAnswer &);
QJsonObject toJson(const RenewRequest &);
QJsonObject toJson(const RenewAnswer &);
QJsonObject toJson(const RemoveRequest &);
QJsonObject toJson(const RemoveAnswer &);
QJsonObject toJson(const CheckRequest &);
QJsonObject toJson(const InstallRequest &);
QJsonObject toJson(const InstallAnswer &);
QJsonObject toJson(const BundleFile &);
QJsonObject toJson(const ChangeSet &);

void read(JsonReader &, WhoAmI &);
void read(JsonReader &, Member &);
void read(JsonReader &, Refusal &);
void read(JsonReader &, RefusalRecord &);
void read(JsonReader &, Verdict &);
void read(JsonReader &, NodePart &);
void read(JsonReader &, Node &);
void read(JsonReader &, Assignment &);
void read(JsonReader &, NodeReport &);
void read(JsonReader &, JoinToken &);
void read(JsonReader &, JoinRequest &);
void read(JsonReader &, JoinAnswer &);
void read(JsonReader &, NodePatch &);
void read(JsonReader &, Plugin &);
void read(JsonReader &, Candidate &);
void read(JsonReader &, RemovalImpact &);
void read(JsonReader &, AuditEntry &);
void read(JsonReader &, Preview &);
void read(JsonReader &, TenantSettings &);
void read(JsonReader &, SaveRequest &);
void read(JsonReader &, SaveAnswer &);
void read(JsonReader &, RenewRequest &);
void read(JsonReader &, RenewAnswer &);
void read(JsonReader &, RemoveRequest &);
void read(JsonReader &, RemoveAnswer &);
void read(JsonReader &, CheckRequest &);
void read(JsonReader &, InstallRequest &);
void read(JsonReader &, InstallAnswer &);
void read(JsonReader &, BundleFile &);
void read(JsonReader &, ChangeSet &);

/// Every complaint at once: Error{InvalidInput} with details whose subject is a JSON pointer.
template <class T>
Result<T> decode(const QJsonObject &object, UnknownKeys unknown = UnknownKeys::Accept)
{
    JsonReader reader(object, unknown);
    T value;
    read(reader, value);
    const QList<Error> complaints = reader.finish();
    if (!complaints.isEmpty())
        return Failure(Error{ErrorCode::InvalidInput, complaints.first().message, complaints.first().subject, complaints, 0, 0});
    return value;
}

template <class T>
QJsonArray toJsonArray(const QList<T> &values)
{
    QJsonArray array;
    for (const T &value : values)
        array.append(toJson(value));
    return array;
}

/// {"items": […], "next": …, "total": n, "revision": n}
template <class T>
QJsonObject toJson(const Page<T> &page)
{
    return {{QStringLiteral("items"), toJsonArray(page.items)},
            {QStringLiteral("next"), page.next},
            {QStringLiteral("total"), page.total},
            {QStringLiteral("revision"), page.revision}};
}

template <class T>
void read(JsonReader &reader, Page<T> &page)
{
    int index = 0;
    for (const QJsonValue &item : reader.array("items")) {
        JsonReader nested(item.toObject(), reader.unknownKeys());
        T value;
        read(nested, value);
        reader.adopt(QStringLiteral("/items/%1").arg(index++), nested.finish());
        page.items.append(std::move(value));
    }
    page.next = reader.string("next");
    page.total = reader.integer("total");
    page.revision = reader.integer("revision");
}

/// RFC 8785: keys by UTF-16 code unit, no white space, numbers as ECMAScript prints them. For digests.
QByteArray canonicalJson(const QJsonValue &value);

/// The words of the enumerations, both ways; the second gives nothing for an unknown word.
QString word(Role);
QString word(Standing);
QString word(CandidatePhase);
QString word(PartState);
QString word(PartKind);
QString word(NodeOs);
QString word(PluginState);
QString word(Severity);
std::optional<Role> roleFromWord(const QString &);
std::optional<Standing> standingFromWord(const QString &);
std::optional<CandidatePhase> candidatePhaseFromWord(const QString &);
std::optional<PartState> partStateFromWord(const QString &);
std::optional<PartKind> partKindFromWord(const QString &);
std::optional<NodeOs> nodeOsFromWord(const QString &);
std::optional<PluginState> pluginStateFromWord(const QString &);
std::optional<Severity> severityFromWord(const QString &);

} // namespace oz0

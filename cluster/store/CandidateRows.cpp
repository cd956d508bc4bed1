#include "cluster/store/CandidateRows.h"

#include "cluster/store/Session.h"
#include "core/wire/Codec.h"

namespace oz0 {

namespace {

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

QString asJson(const QList<SecretDelivery> &deliveries)
{
    QJsonArray array;
    for (const SecretDelivery &each : deliveries) {
        array.append(QJsonObject{{QStringLiteral("name"), each.name},
                                 {QStringLiteral("as"), each.as},
                                 {QStringLiteral("why"), each.why},
                                 {QStringLiteral("hosts"), QJsonArray::fromStringList(each.hosts)},
                                 {QStringLiteral("changed"), column(each.changed)}});
    }
    return column(array);
}

QStringList texts(const QJsonValue &array)
{
    QStringList texts;
    for (const QJsonValue &value : array.toArray())
        texts.append(value.toString());
    return texts;
}

QList<SecretDelivery> deliveriesOf(const QJsonArray &array)
{
    QList<SecretDelivery> deliveries;
    for (const QJsonValue &value : array) {
        const QJsonObject each = value.toObject();
        deliveries.append({each.value(QLatin1String("name")).toString(), each.value(QLatin1String("as")).toString(),
                           each.value(QLatin1String("why")).toString(), texts(each.value(QLatin1String("hosts"))),
                           Instant(Milliseconds(each.value(QLatin1String("changed")).toInteger()))});
    }
    return deliveries;
}

QString asJson(const std::optional<CandidateDoom> &doom)
{
    if (!doom)
        return QStringLiteral("");
    return column(QJsonObject{{QStringLiteral("record"), doom->record.text()},
                              {QStringLiteral("code"), doom->code},
                              {QStringLiteral("at"), toText(doom->at)}});
}

QString asJson(const std::optional<CandidateEnd> &end)
{
    if (!end)
        return QStringLiteral("");
    return column(QJsonObject{{QStringLiteral("code"), end->code},
                              {QStringLiteral("at"), toText(end->at)},
                              {QStringLiteral("by"), end->by.text()},
                              {QStringLiteral("reason"), end->reason}});
}

QString asJson(const std::optional<PartError> &error)
{
    if (!error)
        return QStringLiteral("");
    return column(QJsonObject{{QStringLiteral("code"), error->code},
                              {QStringLiteral("text"), error->text},
                              {QStringLiteral("lastLines"), QJsonArray::fromStringList(error->lastLines)}});
}

QString textIn(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString();
}

} // namespace

HeldCandidate candidateOf(const Row &row, const TenantId &tenant)
{
    HeldCandidate held;
    Candidate &candidate = held.candidate;
    candidate.tenant = tenant;
    row.read(0, candidate.id);
    row.read(1, candidate.plugin);
    candidate.version = row.text(2);
    row.read(3, candidate.owner);
    candidate.standing = standingFromWord(row.text(4)).value_or(Standing::Operator);
    candidate.via = row.text(5);
    held.holder = row.text(6);
    candidate.holderHost = row.text(7);
    held.holderSince = row.instant(8);
    candidate.rev = row.integer(9);
    candidate.save = int(row.integer(10));
    row.read(11, candidate.digest);
    candidate.phase = candidatePhaseFromWord(row.text(12)).value_or(CandidatePhase::Ended);
    candidate.created = row.instant(13);
    candidate.saved = row.instant(14);
    candidate.renewed = row.instant(15);
    candidate.expires = row.instant(16);
    candidate.ttl = Milliseconds(row.integer(17));
    candidate.select = mapFromColumn(row.object(18));
    candidate.queues = row.texts(19);
    candidate.tools = row.texts(20);
    candidate.agents = row.texts(21);
    candidate.flows = row.texts(22);
    candidate.secrets = deliveriesOf(row.array(23));
    for (const QJsonValue &value : row.array(24)) {
        if (Result<Refusal> warning = decode<Refusal>(value.toObject()))
            candidate.warnings.append(*warning);
    }
    if (const QJsonObject doom = row.object(25); !doom.isEmpty())
        candidate.doomed = CandidateDoom{RecordId(textIn(doom, "record")), textIn(doom, "code"),
                                         instantFromText(textIn(doom, "at"))};
    if (const QJsonObject end = row.object(26); !end.isEmpty())
        candidate.end = CandidateEnd{textIn(end, "code"), instantFromText(textIn(end, "at")), PrincipalId(textIn(end, "by")),
                                     textIn(end, "reason")};
    held.endingSince = row.instant(27);
    held.residueNamed = row.flag(28);
    if (pluginStateFromWord(row.text(30)) == PluginState::Installed)
        candidate.installedVersion = row.text(29);
    return held;
}

CandidateNode candidateNodeOf(const Row &row)
{
    CandidateNode node;
    row.read(1, node.node);
    node.state = partStateFromWord(row.text(2)).value_or(PartState::Assigned);
    row.read(3, node.digest);
    node.functions = row.texts(4);
    node.seconds = row.number(5);
    if (const QJsonObject error = row.object(6); !error.isEmpty())
        node.error = PartError{textIn(error, "code"), textIn(error, "text"), texts(error.value(QLatin1String("lastLines")))};
    node.online = row.flag(7);
    node.tier = int(row.integer(8));
    node.homes = int(row.integer(9));
    return node;
}

QVariantList candidateColumns(const HeldCandidate &held)
{
    const Candidate &candidate = held.candidate;
    return {column(candidate.tenant),
            column(candidate.id),
            column(candidate.plugin),
            column(candidate.version),
            column(candidate.owner),
            word(candidate.standing),
            column(candidate.via),
            column(held.holder),
            column(candidate.holderHost),
            column(held.holderSince),
            candidate.rev,
            candidate.save,
            column(candidate.digest),
            word(candidate.phase),
            column(candidate.created),
            column(candidate.saved),
            column(candidate.renewed),
            column(candidate.expires),
            column(candidate.ttl),
            column(candidate.select),
            column(candidate.queues),
            column(candidate.tools),
            column(candidate.agents),
            column(candidate.flows),
            asJson(candidate.secrets),
            column(toJsonArray(candidate.warnings)),
            asJson(candidate.doomed),
            asJson(candidate.end),
            column(held.endingSince),
            column(held.residueNamed)};
}

QVariantList candidateNodeColumns(const Candidate &candidate, const CandidateNode &node)
{
    return {column(candidate.tenant), column(candidate.id),   column(node.node), word(node.state),
            column(node.digest),      column(node.functions), node.seconds,      asJson(node.error)};
}

const QByteArray &candidateUpsert()
{
    static const QByteArray text = upsertText(
        "candidates",
        words("tenant id plugin version owner standing via holder holder_host holder_since rev save digest phase created saved "
              "renewed "
              "expires ttl selected queues tools agents flows secrets warnings doom ending ending_since residue_named"),
        2);
    return text;
}

const QByteArray &candidateNodeUpsert()
{
    static const QByteArray text = upsertText("candidate_nodes",
                                              words("tenant candidate node state digest functions seconds error"), 3);
    return text;
}

} // namespace oz0

#include "app/oz0/AuditCommands.h"

#include "app/oz0/AuditListing.h"
#include "core/wire/FleetMessages.h"

namespace oz0 {

namespace {

constexpr qint64 entriesAtOnce = 100;
constexpr qint64 entriesAtMost = 100'000'000;

Error usage(const QString &message)
{
    return Error{ErrorCode::Usage, message, {}, {}, 0, 0};
}

Result<AuditQuery> queryOf(const Arguments &arguments)
{
    AuditQuery query;
    query.text = arguments.operand(0);
    query.actor = PrincipalId(arguments.value("actor"));
    query.action = arguments.value("action");
    query.outcome = arguments.value("outcome");
    query.plugin = PluginName(arguments.value("plugin"));
    query.candidate = CandidateId(arguments.value("candidate"));
    query.object = arguments.value("object");
    query.node = NodeName(arguments.value("node"));
    for (const char *name : {"since", "until"}) {
        if (!arguments.has(name))
            continue;
        const Instant instant = instantFromText(arguments.value(name));
        if (instant == Instant{})
            return Failure(usage(QStringLiteral("--%1 takes a time such as 2026-03-02T14:00:00Z").arg(QLatin1String(name))));
        (qstrcmp(name, "since") == 0 ? query.since : query.until) = instant;
    }
    return query;
}

void list(CommandRun &run)
{
    const Arguments &arguments = run.arguments();
    const Result<AuditQuery> query = queryOf(arguments);
    if (!query)
        return run.fail(query.error());
    bool isNumber = true;
    const qint64 most = arguments.has("all") ? entriesAtMost
        : arguments.has("limit")             ? arguments.value("limit").toLongLong(&isNumber)
                                             : entriesAtOnce;
    if (!isNumber || most < 1)
        return run.fail(usage(QStringLiteral("--limit takes a number from 1")));
    if (arguments.has("csv") && arguments.has("jsonl"))
        return run.fail(usage(QStringLiteral("--csv and --jsonl exclude each other")));
    Session *session = Session::open(run);
    if (!session)
        return;
    PageRequest page;
    page.filter = query->filter();
    page.newestFirst = !arguments.has("oldest");
    const AuditListing::Form form = arguments.has("csv") ? AuditListing::Form::Csv
        : arguments.has("jsonl")                         ? AuditListing::Form::JsonLines
                                                         : AuditListing::Form::Table;
    auto *listing = new AuditListing(run, *session, form, page, most);
    listing->start();
}

void verifyFrom(CommandRun &run, Session &session, qint64 after)
{
    answered(run, session.api().verifyAudit(session.scope(), after), [&run, &session](const ChainCheck &check) {
        if (!check.isThrough()) {
            run.output().progress(QStringLiteral("%1 of %2 entries").arg(check.upTo).arg(check.head));
            return verifyFrom(run, session, check.upTo);
        }
        QJsonObject told{{QStringLiteral("entries"), check.upTo}, {QStringLiteral("revision"), check.revision}};
        if (check.broken)
            told.insert(QStringLiteral("broken"), toJson(*check.broken));
        run.output().add(told);
        if (!check.broken) {
            run.output().line(QStringLiteral("The chain holds: %1 entries.").arg(check.upTo));
            return run.finish(0);
        }
        static const QHash<ChainFault, QString> faults{
            {ChainFault::Number, QStringLiteral("its number does not follow: entries are missing or were put in")},
            {ChainFault::Previous, QStringLiteral("it does not carry the digest of the entry before it")},
            {ChainFault::Content, QStringLiteral("its content is not what its digest was made of")},
            {ChainFault::End, QStringLiteral("the chain went on behind it, and that is missing")}};
        run.output().line(
            QStringLiteral("The chain is broken at entry %1: %2.").arg(check.broken->seq).arg(faults.value(check.broken->fault)));
        run.finish(1);
    });
}

void verify(CommandRun &run)
{
    if (Session *session = Session::open(run))
        verifyFrom(run, *session, 0);
}

} // namespace

QList<Command> auditCommands()
{
    return {
        {"audit list", "[WORDS]", "who did what in the tenant, newest first",
         QList<Option>{{"actor", "PRINCIPAL", "such as user:alice"},
                       {"action", "ACTION", "such as candidate.remove"},
                       {"outcome", "OUTCOME", "done, refused or failed"},
                       {"plugin", "P", "about one plugin"},
                       {"candidate", "ID", "about one candidate"},
                       {"object", "KIND/NAME", "about one object, such as plugins/greeter"},
                       {"node", "NAME", "about one node and the candidates that stood on it"},
                       {"since", "TIME", "from this time on, such as 2026-03-02T14:00:00Z"},
                       {"until", "TIME", "up to this time"},
                       {"oldest", nullptr, "oldest first"},
                       {"limit", "N", "at most so many (100)"},
                       {"all", nullptr, "every one"},
                       {"csv", nullptr, "as CSV"},
                       {"jsonl", nullptr, "one JSON object a line"}}
             + onlineOptions(),
         list},
        {"audit verify", "", "whether each entry carries the digest of the one before", onlineOptions(), verify},
    };
}

} // namespace oz0

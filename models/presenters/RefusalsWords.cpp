#include "core/base/JsonNumbers.h"
#include "core/domain/VerdictCounts.h"
#include "core/wire/EvidenceCodec.h"
#include "models/CommandText.h"
#include "models/Texts.h"
#include "models/VerdictReport.h"
#include "models/VerdictTexts.h"
#include "models/presenters/RefusalsPresenter.h"

namespace oz0 {

namespace {

QString selectOf(const RefusalRecord &record)
{
    QString text;
    for (auto label = record.select.begin(); label != record.select.end(); ++label)
        text += QStringLiteral(" --select %1").arg(quotedArgument(label.key() + QLatin1Char('=') + label.value()));
    return text;
}

} // namespace

QString RefusalsPresenter::summary() const
{
    const qint64 number = unseenHere();
    if (number < 0)
        return {};
    const bool everybodys = !m_query.mine && m_session.who() && m_session.who()->role == Role::Admin;
    const QString unseen = number == 0 ? tr("nothing unseen") : tr("%n unseen", nullptr, int(number));
    return everybodys ? tr("%1, everybody’s", "n unseen").arg(unseen) : tr("%1, your own", "n unseen").arg(unseen);
}

QString RefusalsPresenter::foot() const
{
    if (m_total < 0)
        return {};
    return m_all > m_total ? tr("%1 of %n record(s)", "how many are listed", int(m_all)).arg(Texts::number(m_total))
                           : tr("%n record(s)", nullptr, int(m_total));
}

QString RefusalsPresenter::listNote() const
{
    if (m_total < 0 || (!m_failed && !m_session.isStale()))
        return {};
    // What is stale is so since one moment, which the banner tells, too.
    const Instant at = m_session.isStale() && m_session.asOf() != Instant{} ? m_session.asOf() : m_readAt;
    const QString since = tr("As of %1.").arg(Texts::dateAndTime(at));
    return isListBroken() ? tr("%1 %2", "as of, why").arg(since, Texts::error(m_failure)) : since;
}

QString RefusalsPresenter::filteredEmptyText() const
{
    QStringList names;
    if (m_query.lastWeek)
        names.append(tr("“Last 7 days”"));
    if (m_query.unseen)
        names.append(tr("“Unseen”"));
    if (m_query.mine)
        names.append(tr("“Mine”"));
    if (!m_query.text.isEmpty())
        names.append(tr("“%1”", "a filter's name").arg(m_query.text));
    return tr("No record is left by %1.", "filters").arg(Texts::joined(names));
}

QString RefusalsPresenter::hiddenText() const
{
    return m_all > m_total ? tr("%n record(s) are hidden.", nullptr, int(m_all - m_total)) : QString();
}

QList<RefusalView> RefusalsPresenter::views() const
{
    const RefusalRecord *record = shown();
    if (!record)
        return {};
    const Evidence evidence = m_evidence.value_or(Evidence{});
    const Plugin installed = m_store.plugins().value(record->plugin);
    QList<RefusalView> views = RefusalViews::of(record->verdict, evidence.refusals, evidence.warnings);
    RefusalViews::addDigests(views, record->digest, installed.version == record->version ? installed.digest : Digest());
    if (const QString command = tryCommand(); !command.isEmpty()) {
        for (RefusalView &view : views) {
            if (!view.isWarning())
                view.next = tr("You are an admin: try it with %1, DIR being the folder.", "a command").arg(command);
        }
    }
    return views;
}

QString RefusalsPresenter::facts() const
{
    const RefusalRecord *record = shown();
    if (!record)
        return {};
    QString text = VerdictTexts::facts(*record, m_evidence.value_or(Evidence{}), [](const QString &name) {
        return QStringLiteral("<code>%1</code>").arg(name.toHtmlEscaped());
    });
    const auto candidate = m_store.candidates().constFind(record->candidate);
    if (candidate != m_store.candidates().constEnd() && candidate->doomed && candidate->doomed->record == record->id)
        text += QLatin1Char(' ') + tr("The candidate runs save %1 until its next renewal.").arg(candidate->save).toHtmlEscaped();
    return text;
}

QString RefusalsPresenter::linesNote() const
{
    if (!m_linesNote.isEmpty() || !m_evidence || !shown())
        return m_linesNote;
    return m_evidence->refusals.isEmpty() ? tr("This record was kept before the lines were.") : QString();
}

QString RefusalsPresenter::recheckText() const
{
    if (!m_recheckNote.isEmpty() || !m_recheck || !shown())
        return m_recheckNote;
    return VerdictTexts::again(shown()->verdict, *m_recheck);
}

QStringList RefusalsPresenter::recheckLines() const
{
    if (!m_recheck || !shown() || !m_recheckNote.isEmpty())
        return {};
    return VerdictTexts::since(*shown(), m_evidence.value_or(Evidence{}), *m_recheck);
}

QString RefusalsPresenter::tryCommand() const
{
    const RefusalRecord *record = shown();
    const bool isAdmin = m_session.who() && m_session.who()->role == Role::Admin;
    if (!record || !isAdmin || record->attempt == QLatin1String("install") || !countsOf(record->verdict).mayAdminTryAll())
        return {};
    return QStringLiteral("oz0 dev DIR --tenant %1%2").arg(quotedArgument(m_session.context().tenant.text()), selectOf(*record));
}

ActionState RefusalsPresenter::mayCopyTry() const
{
    return tryCommand().isEmpty() ? ActionState{false, tr("Nothing is shown that you, as an admin, may try as it is.")}
                                  : ActionState{true, {}};
}

QString RefusalsPresenter::command() const
{
    const RefusalRecord *record = shown();
    if (!record)
        return {};
    const QString tenant = quotedArgument(m_session.context().tenant.text());
    if (record->attempt == QLatin1String("install"))
        return QStringLiteral("oz0 plugin preview DIR --tenant %1").arg(tenant);
    return QStringLiteral("oz0 candidate check DIR --tenant %1%2").arg(tenant, selectOf(*record));
}

ConsoleLink RefusalsPresenter::link() const
{
    ConsoleLink link;
    link.context = m_session.context().name;
    link.tenant = m_session.context().tenant.text();
    link.place = ConsolePlace::Refusals;
    link.object = m_selected.text();
    return link;
}

std::optional<ConsoleLink> RefusalsPresenter::diffLink() const
{
    const RefusalRecord *record = shown();
    if (!record)
        return std::nullopt;
    ConsoleLink to = link();
    to.place = ConsolePlace::Plugins;
    to.object = record->plugin.text();
    to.diff = {DiffSide{DiffSide::Kind::Installed, {}}, DiffSide{DiffSide::Kind::Refusal, record->id.text()}};
    return to;
}

QJsonArray RefusalsPresenter::remedy() const
{
    const RefusalRecord *record = shown();
    return m_recheck ? m_recheck->verdict.remedy : record ? record->verdict.remedy : QJsonArray();
}

ActionState RefusalsPresenter::mayMend() const
{
    if (const ActionState may = mayCopyRemedy(); !may.allowed)
        return may;
    if (m_mended.isBusy())
        return {false, tr("The file is being fetched.")};
    return {true, {}};
}

void RefusalsPresenter::mend()
{
    if (mayMend().allowed)
        m_mended.fetch(shown()->digest, remedy());
}

int RefusalsPresenter::remedyChanges() const
{
    return int(remedy().size());
}

int RefusalsPresenter::remedyChecks() const
{
    const RefusalRecord *record = shown();
    return m_recheck ? m_recheck->verdict.checks : record ? record->verdict.checks : 0;
}

ActionState RefusalsPresenter::mayUseShown() const
{
    if (!shown())
        return {false, m_selected.isEmpty() ? tr("No record is selected.") : tr("No record is shown.")};
    return {true, {}};
}

ActionState RefusalsPresenter::mayCopyRemedy() const
{
    if (const ActionState may = mayUseShown(); !may.allowed)
        return may;
    if (remedy().isEmpty())
        return {false, tr("No remedy for all of it is known.")};
    return {true, {}};
}

ActionState RefusalsPresenter::mayCopyPatch() const
{
    if (const ActionState may = mayCopyRemedy(); !may.allowed)
        return may;
    if (m_remedyDiff.patch().isEmpty())
        return {false, m_remedyDiff.note().isEmpty() ? tr("Its lines are being fetched.") : m_remedyDiff.note()};
    return {true, {}};
}

ActionState RefusalsPresenter::mayMarkSeen() const
{
    if (const ActionState may = mayUseShown(); !may.allowed)
        return may;
    if (shown()->seen)
        return {false, tr("It is marked as seen.")};
    if (m_session.isStale())
        return {false, tr("The server does not answer now.")};
    return {true, {}};
}

ActionState RefusalsPresenter::mayGoToUnseen() const
{
    if (m_model.nextUnseen(-1) < 0)
        return {false, tr("Nothing listed is unseen.")};
    return {true, {}};
}

QByteArray RefusalsPresenter::remedyJson() const
{
    return jsonText(QJsonDocument(remedy()), QJsonDocument::Indented);
}

QByteArray RefusalsPresenter::exportJson() const
{
    const RefusalRecord *record = shown();
    if (!record)
        return {};
    QJsonObject json = toJson(*record);
    if (m_evidence)
        json.insert(QStringLiteral("evidence"), toJson(*m_evidence));
    return jsonText(QJsonDocument(json), QJsonDocument::Indented);
}

QString RefusalsPresenter::exportHtml() const
{
    const RefusalRecord *record = shown();
    return record ? VerdictReport::of(*record, m_session.context().tenant, facts(), views()) : QString();
}

} // namespace oz0

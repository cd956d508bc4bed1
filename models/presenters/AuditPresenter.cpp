#include "models/presenters/AuditPresenter.h"

#include "core/client/Await.h"
#include "models/AuditTexts.h"
#include "models/CommandText.h"
#include "models/Texts.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr int textMs = 300;
constexpr int lookMs = 1000;

Milliseconds lengthOf(AuditSpan span)
{
    switch (span) {
    case AuditSpan::Hour:
        return std::chrono::hours(1);
    case AuditSpan::Day:
        return std::chrono::hours(24);
    case AuditSpan::Week:
        return std::chrono::hours(24 * 7);
    default:
        return Milliseconds(0);
    }
}

} // namespace

AuditPresenter::AuditPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_session(session), m_model(client)
{
    m_start.setSingleShot(true);
    m_look.setSingleShot(true);
    connect(&m_start, &QTimer::timeout, this, [this] { m_model.start(m_query); });
    connect(&m_look, &QTimer::timeout, this, [this] { m_model.lookForNew(); });
    connect(&store, &TenantStore::listTouched, this, [this](const QString &list) {
        if (list == QLatin1String("audit") && m_isShown && !m_look.isActive())
            m_look.start(lookMs);
    });
    connect(&store, &TenantStore::livenessChanged, this, [this](Liveness liveness) {
        if (liveness == Liveness::Live && m_isShown && m_model.phase() == AuditModel::Phase::Failed)
            m_model.retry();
        tellStale();
        Q_EMIT stateChanged();
        Q_EMIT chainChanged();
    });
    connect(&session, &SessionPresenter::changed, this, [this] {
        tellStale();
        Q_EMIT stateChanged();
        Q_EMIT chainChanged();
    });
    connect(&m_model, &AuditModel::phaseChanged, this, [this] {
        lookAtShown();
        askReasons();
        countHidden();
        Q_EMIT stateChanged();
    });
    connect(&m_model, &AuditModel::newEntriesChanged, this, &AuditPresenter::stateChanged);
    connect(&m_model, &AuditModel::pagesChanged, this, [this] {
        lookAtShown();
        askReasons();
        Q_EMIT stateChanged();
        Q_EMIT chainChanged();
    });
}

AuditPresenter::~AuditPresenter() = default;

void AuditPresenter::show()
{
    if (std::exchange(m_isShown, true))
        return;
    m_start.start(0);
}

void AuditPresenter::setQuery(const AuditQuery &query)
{
    if (query.since != m_query.since || query.until != m_query.until)
        m_span = query.since == Instant{} && query.until == Instant{} ? AuditSpan::Any : AuditSpan::Own;
    takeQuery(query);
}

void AuditPresenter::takeQuery(const AuditQuery &query)
{
    if (query == m_query) {
        Q_EMIT queryChanged(); // the span may be another
        return;
    }
    AuditQuery same = query;
    same.text = m_query.text;
    const bool onlyText = same == m_query;
    m_query = query;
    if (m_isShown)
        m_start.start(onlyText ? textMs : 0);
    Q_EMIT queryChanged();
    Q_EMIT stateChanged();
}

void AuditPresenter::setSpan(AuditSpan span)
{
    m_span = span;
    if (span == AuditSpan::Own) {
        Q_EMIT queryChanged();
        return;
    }
    AuditQuery query = m_query;
    query.since = span == AuditSpan::Any ? Instant{} : m_store.serverNow() - lengthOf(span);
    query.until = {};
    takeQuery(query);
}

void AuditPresenter::setRange(Instant since, Instant until)
{
    m_span = AuditSpan::Own;
    AuditQuery query = m_query;
    query.since = since;
    query.until = until;
    takeQuery(query);
}

PageState AuditPresenter::state() const
{
    switch (m_model.phase()) {
    case AuditModel::Phase::Failed:
        return PageState::Failed;
    case AuditModel::Phase::Idle:
    case AuditModel::Phase::Loading:
        return PageState::Loading;
    case AuditModel::Phase::Ready:
        break;
    }
    if (m_model.total() == 0)
        return m_query.isEmpty() ? PageState::Empty : PageState::FilteredEmpty;
    return m_session.isStale() ? PageState::Stale : PageState::Ready;
}

QString AuditPresenter::summary() const
{
    if (m_model.phase() != AuditModel::Phase::Ready)
        return {};
    const QString count = tr("%n entrie(s)", nullptr, int(m_model.total()));
    const QString order = m_model.newestFirst() ? tr("newest first") : tr("oldest first");
    const QString text = tr("%1, %2", "entries, order").arg(count, order);
    return m_session.isStale() && m_session.asOf() != Instant{}
        ? tr("%1, as of %2", "summary, time").arg(text, Texts::dateAndTime(m_session.asOf()))
        : text;
}

QString AuditPresenter::totals() const
{
    if (m_model.phase() != AuditModel::Phase::Ready)
        return {};
    const int count = int(m_model.total());
    return m_query.isEmpty() ? tr("%n entrie(s)", nullptr, count) : tr("%n entrie(s) fit the filter", nullptr, count);
}

QString AuditPresenter::whoSees() const
{
    if (m_session.who() && m_session.who()->role < Role::Operator)
        return tr("Only an operator sees what he did, and an admin everything.");
    return m_session.who() && m_session.who()->role != Role::Admin
        ? tr("You see what you did and what was done to your candidates; an admin sees everything.")
        : QString();
}

QStringList AuditPresenter::filterNames() const
{
    QStringList names;
    for (const QString &value :
         {m_query.text, m_query.actor.text(), AuditTexts::actionWord(m_query.action), outcomeText(), m_query.plugin.text(),
          m_query.candidate.text(), m_query.object, m_query.node.text(), timeText()}) {
        if (!value.isEmpty())
            names.append(tr("“%1”", "a filter's name").arg(value));
    }
    return names;
}

QString AuditPresenter::outcomeText() const
{
    if (m_query.outcome == QLatin1String("refused"))
        return tr("Refused");
    return m_query.outcome.isEmpty() ? QString() : tr("Outcome %1").arg(AuditTexts::outcome(m_query.outcome));
}

QString AuditPresenter::timeText() const
{
    if (m_query.since == Instant{} && m_query.until == Instant{})
        return {};
    switch (m_span) {
    case AuditSpan::Hour:
        return tr("Last hour");
    case AuditSpan::Day:
        return tr("Last 24 hours");
    case AuditSpan::Week:
        return tr("Last 7 days");
    case AuditSpan::Any:
    case AuditSpan::Own:
        break;
    }
    const QString since = Texts::dateAndTime(m_query.since);
    const QString until = Texts::dateAndTime(m_query.until);
    return m_query.until == Instant{} ? tr("since %1").arg(since)
        : m_query.since == Instant{}  ? tr("until %1").arg(until)
                                      : tr("%1 to %2", "times").arg(since, until);
}

QString AuditPresenter::filteredEmptyText() const
{
    return tr("No entry fits %1.", "filters").arg(Texts::joined(filterNames()));
}

QString AuditPresenter::hiddenText() const
{
    return m_all > 0 && state() == PageState::FilteredEmpty ? tr("%n entrie(s) are hidden.", nullptr, int(m_all)) : QString();
}

// Asked only where nothing is left, as elsewhere nobody wonders where the rest is.
void AuditPresenter::countHidden()
{
    if (state() != PageState::FilteredEmpty)
        return;
    PageRequest request;
    request.limit = 1;
    m_hiddenScope.restart();
    await(m_client.audit(m_hiddenScope, request), this,
          [this, generation = m_hiddenScope.generation()](const Result<Page<AuditEntry>> &answer) {
              if (generation != m_hiddenScope.generation() || !answer)
                  return;
              m_all = answer->total;
              Q_EMIT stateChanged();
          });
}

// An entry holds its record's ID; why it was refused stands in the record, which lives for 30 days.
void AuditPresenter::askReasons()
{
    bool isWanted = false;
    const int rows = int(std::min<qint64>(m_model.total(), AuditModel::pageSize));
    for (int row = 0; row < rows && !isWanted && m_model.phase() == AuditModel::Phase::Ready; ++row) {
        const AuditEntry *entry = m_model.peekAt(row);
        isWanted = entry && !entry->record.isEmpty() && !m_verdicts.contains(entry->record);
    }
    if (!isWanted || m_askingReasons)
        return;
    m_askingReasons = true;
    PageRequest request;
    request.limit = AuditModel::pageSize;
    await(m_client.refusals(m_reasonScope, request), this, [this](const Result<Page<RefusalRecord>> &answer) {
        m_askingReasons = false;
        if (!answer)
            return;
        for (const RefusalRecord &record : answer->items)
            m_verdicts.insert(record.id, record.verdict);
        // What is gone is not asked for again.
        for (int row = 0; row < m_model.total() && row < AuditModel::pageSize; ++row) {
            const AuditEntry *entry = m_model.peekAt(row);
            if (entry && !entry->record.isEmpty() && !m_verdicts.contains(entry->record))
                m_verdicts.insert(entry->record, {});
        }
        retranslate();
    });
}

void AuditPresenter::retranslate()
{
    for (auto it = m_verdicts.cbegin(); it != m_verdicts.cend(); ++it)
        m_reasons.insert(it.key(), AuditTexts::whyRefused(*it));
    m_model.setReasons(m_reasons);
    Q_EMIT selectionChanged();
}

void AuditPresenter::tellStale()
{
    m_model.setStale(m_session.isStale() && m_session.asOf() != Instant{});
}

QString AuditPresenter::newText() const
{
    return m_model.newEntries() > 0 ? tr("%n new entrie(s)", nullptr, int(m_model.newEntries())) : QString();
}

QString AuditPresenter::pageError() const
{
    return m_model.phase() == AuditModel::Phase::Ready && m_model.hasFailedPages()
        ? tr("Some rows could not be loaded. %1").arg(Texts::error(m_model.error()))
        : QString();
}

void AuditPresenter::retry()
{
    m_model.retry();
}

void AuditPresenter::select(qint64 seq)
{
    m_selected = seq;
    m_shown.reset();
    lookAtShown();
    Q_EMIT selectionChanged();
}

// The entry itself is kept while its page is away.
void AuditPresenter::lookAtShown()
{
    const int row = m_selected > 0 ? m_model.rowOfSeq(m_selected) : -1;
    if (row < 0)
        return;
    const AuditEntry *entry = m_model.entryAt(row);
    const ChainState chain = m_model.chainAt(row);
    if (entry && (m_shown != *entry || chain != m_shownChain)) {
        m_shown = *entry;
        m_shownChain = chain;
        Q_EMIT selectionChanged();
    }
}

ActionState AuditPresenter::mayVerify() const
{
    if (!m_session.who())
        return {false, tr("Who you are is not known yet.")};
    if (m_session.who()->role != Role::Admin)
        return {false, tr("Only an admin can have the whole chain checked.")};
    if (m_session.isStale())
        return {false, tr("The server does not answer now.")};
    return {true, {}};
}

void AuditPresenter::verify()
{
    if (!mayVerify().allowed || m_isVerifying)
        return;
    m_isVerifying = true;
    m_check.reset();
    m_model.setCheck(m_check);
    m_checkError.reset();
    verifyFrom(0);
    Q_EMIT chainChanged();
}

void AuditPresenter::verifyFrom(qint64 after)
{
    m_checkScope.restart();
    await(m_client.verifyAudit(m_checkScope, after), this,
          [this, after, generation = m_checkScope.generation()](const Result<ChainCheck> &answer) {
              if (generation != m_checkScope.generation())
                  return;
              if (!answer) {
                  m_isVerifying = false;
                  m_checkError = answer.error();
              } else {
                  m_check = *answer;
                  m_model.setCheck(m_check);
                  lookAtShown();
                  // A step that gets nowhere would be asked for without end.
                  m_isVerifying = !answer->isThrough() && answer->upTo > after;
                  if (m_isVerifying)
                      verifyFrom(answer->upTo);
              }
              Q_EMIT chainChanged();
          });
}

void AuditPresenter::stopVerifying()
{
    m_checkScope.restart();
    m_isVerifying = false;
    Q_EMIT chainChanged();
}

bool AuditPresenter::isBroken() const
{
    return m_check && m_check->broken;
}

QString AuditPresenter::verdict() const
{
    if (isBroken())
        return tr("The chain is broken. %1").arg(AuditTexts::fault(*m_check->broken));
    if (m_isVerifying && m_check)
        return tr("Checking the chain: %1 of %2 entries fit so far.")
            .arg(Texts::number(m_check->upTo), Texts::number(m_check->head));
    if (m_isVerifying)
        return tr("Checking the chain …");
    if (m_checkError)
        return tr("The chain could not be checked. %1").arg(Texts::error(*m_checkError));
    if (m_check && m_check->isThrough())
        return tr("The chain holds: all %n entrie(s) up to revision %1 fit.", nullptr, int(m_check->upTo))
            .arg(Texts::number(m_check->revision));
    if (m_check)
        return tr("The check was stopped after %n entrie(s), which fit.", nullptr, int(m_check->upTo));
    return tr("Each entry carries the digest of the one before it. Those that you look at are checked here.");
}

ActionState AuditPresenter::mayTake() const
{
    if (m_model.phase() != AuditModel::Phase::Ready)
        return {false, tr("Nothing is listed yet.")};
    return {true, {}};
}

ActionState AuditPresenter::mayExport() const
{
    if (isExporting())
        return {false, tr("An export is running.")};
    return mayTake();
}

void AuditPresenter::exportTo(const QString &file, AuditExport::Form form)
{
    if (!mayExport().allowed)
        return;
    m_workResult.clear();
    m_export = std::make_unique<AuditExport>(
        m_client, AuditExport::Plan{m_model.query(), m_model.newestFirst(), m_model.newestSeq(), form, file});
    connect(m_export.get(), &AuditExport::progressed, this, &AuditPresenter::workChanged);
    connect(m_export.get(), &AuditExport::finished, this, [this] {
        switch (m_export->phase()) {
        case AuditExport::Phase::Done:
            m_workResult = tr("%n entrie(s) exported to %1.", nullptr, int(m_export->written())).arg(m_export->fileName());
            break;
        case AuditExport::Phase::Cancelled:
            m_workResult = tr("The export was cancelled; no file was written.");
            break;
        default:
            m_workResult = tr("The export failed; no file was written. %1").arg(Texts::error(m_export->error()));
        }
        Q_EMIT workChanged();
    });
    m_export->start();
    Q_EMIT workChanged();
}

void AuditPresenter::cancelExport()
{
    if (m_export)
        m_export->cancel();
}

QString AuditPresenter::workText() const
{
    if (!isExporting())
        return m_workResult;
    return tr("Exporting: %1 of %2 entries").arg(Texts::number(m_export->written()), Texts::number(m_export->total()));
}

QString AuditPresenter::command() const
{
    QStringList words{QStringLiteral("oz0 audit list")};
    const auto add = [&words](const char *option, const QString &value) {
        if (!value.isEmpty())
            words += {QLatin1String("--") + QLatin1String(option), quotedArgument(value)};
    };
    if (!m_query.text.isEmpty())
        words.append(quotedArgument(m_query.text));
    add("actor", m_query.actor.text());
    add("action", m_query.action);
    add("outcome", m_query.outcome);
    add("plugin", m_query.plugin.text());
    add("candidate", m_query.candidate.text());
    add("object", m_query.object);
    add("node", m_query.node.text());
    add("since", toText(m_query.since));
    add("until", toText(m_query.until));
    if (!m_model.newestFirst())
        words.append(QStringLiteral("--oldest"));
    add("tenant", m_session.context().tenant.text());
    return words.join(QLatin1Char(' '));
}

} // namespace oz0

#include "models/presenters/RefusalWhatIf.h"

#include "core/client/Await.h"
#include "models/CommandText.h"
#include "models/Texts.h"
#include "models/VerdictTexts.h"

namespace oz0 {

namespace {

const QString openLabel = QStringLiteral("candidates");
const QString openValue = QStringLiteral("allow");
const QString install = QStringLiteral("install");
const QString unavailable = QStringLiteral("secret.not_available");

} // namespace

RefusalWhatIf::RefusalWhatIf(ApiClient &client, const TenantStore &store, SessionPresenter &session, QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_session(session)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(int(settle.count()));
    connect(&m_settle, &QTimer::timeout, this, &RefusalWhatIf::ask);
    m_again.setSingleShot(true);
    m_again.setInterval(int(again.count()));
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (m_running == 0)
            ask();
    });
    connect(&store, &TenantStore::revisionChanged, this, [this] {
        if (m_askedAt >= 0 && m_isWatched && !m_isStopped && !m_again.isActive())
            m_again.start();
    });
    connect(&session, &SessionPresenter::changed, this, [this] {
        if (m_session.isStale() && isAsking()) { // no answer comes any more, and it is asked anew once the data is new
            end();
            m_askedAt = -1;
            dropped();
        }
        if (m_askedAt < 0 && m_record && m_isWatched && !m_isStopped && mayAsk().allowed && !isAsking())
            m_settle.start();
        Q_EMIT changed();
    });
}

void RefusalWhatIf::setRecord(const std::optional<RefusalRecord> &record)
{
    const RecordId before = m_record ? m_record->id : RecordId();
    const RecordId now = record ? record->id : RecordId();
    const QJsonArray remedyBefore = m_record ? m_record->verdict.remedy : QJsonArray();
    const QJsonArray remedy = record && record->attempt != install ? record->verdict.remedy : QJsonArray();
    m_record = record;
    if (before == now) {
        if (remedyBefore == remedy || !m_record || m_record->attempt == install)
            return;
        end();
        m_askedAt = -1;
        m_model.forgetAnswers(WhatIfGridModel::Asker::RemedyIn);
        m_model.setHasRemedy(!remedy.isEmpty());
        if (m_isWatched && !m_isStopped && mayAsk().allowed)
            m_settle.start();
        Q_EMIT changed();
        return;
    }
    end();
    m_isStopped = false;
    m_askedAt = -1;
    m_row = m_column = -1;
    m_model.forgetAnswers();
    m_model.setCircumstances(circumstances());
    m_model.setHasRemedy(!remedy.isEmpty());
    if (m_isWatched && mayAsk().allowed)
        m_settle.start();
    Q_EMIT changed();
}

void RefusalWhatIf::setWatched(bool watched)
{
    if (m_isWatched == watched)
        return;
    m_isWatched = watched;
    if (watched && !m_isStopped && m_askedAt < m_store.revision() && mayAsk().allowed) {
        m_settle.start();
        Q_EMIT changed();
    }
}

ActionState RefusalWhatIf::mayAsk() const
{
    if (!m_record)
        return {false, tr("No refusal is shown.")};
    if (m_record->attempt == install)
        return {false, tr("This was an install. What if asks about candidates; Preview asks about installs.")};
    if (m_record->digest.isEmpty())
        return {false, tr("The record has no code that could be asked about.")};
    if (!m_session.who())
        return {false, tr("The server has not said yet who you are.")};
    if (m_session.who()->role < Role::Operator)
        return {false, tr("Only an operator or an admin can ask what the rules would say.")};
    if (m_session.isStale())
        return {false, tr("The data is old: nothing new is asked.")};
    return {true, {}};
}

QStringList RefusalWhatIf::secretsNamed() const
{
    QStringList names;
    const auto add = [&names](const QString &name) {
        if (!name.isEmpty() && !names.contains(name))
            names.append(name);
    };
    for (const Refusal &refusal : m_record ? m_record->verdict.refusals : QList<Refusal>()) {
        if (refusal.subject.kind == QLatin1String("secret"))
            add(refusal.subject.name);
        for (const QJsonValue &fact : refusal.because)
            add(fact.toObject().value(QLatin1String("secret")).toString());
    }
    return names;
}

// A choice of nodes that is one before it is not asked twice. Of a secret that the rules miss the question is "with", of any other
// "without": the opposite is how it is.
QList<WhatIfCircumstance> RefusalWhatIf::circumstances() const
{
    using Kind = WhatIfCircumstance::Kind;
    if (!m_record || m_record->attempt == install)
        return {};
    QList<WhatIfCircumstance> list{{Kind::ItsNodes, m_record->select}};
    const Labels open{{openLabel, openValue}};
    if (m_record->select != open)
        list.append({Kind::OpenNodes, open});
    if (!m_record->select.isEmpty())
        list.append({Kind::AllNodes, {}});
    for (const QString &secret : secretsNamed().mid(0, mostSecrets)) {
        bool isMissed = false;
        for (const Refusal &refusal : m_record->verdict.refusals)
            isMissed = isMissed || (refusal.code == unavailable && refusal.subject.name == secret);
        list.append({isMissed ? Kind::WithSecret : Kind::WithoutSecret, m_record->select, secret});
    }
    return list;
}

void RefusalWhatIf::askAgain()
{
    m_isStopped = false;
    ask();
}

void RefusalWhatIf::ask()
{
    end();
    if (!m_isWatched || !mayAsk().allowed) {
        Q_EMIT changed();
        return;
    }
    m_askedAt = m_store.revision();
    for (int circumstance = 0; circumstance < m_model.circumstances().size(); ++circumstance) {
        for (const WhatIfGridModel::Asker asker : askers())
            m_queue.append({asker, circumstance});
    }
    for (const Question &question : std::as_const(m_queue))
        m_model.setCell(question.asker, question.circumstance,
                        {WhatIfCell::State::Asking, m_model.cell(question.asker, question.circumstance).verdict, {}});
    askNext();
    Q_EMIT changed();
}

QList<WhatIfGridModel::Asker> RefusalWhatIf::askers() const
{
    using Asker = WhatIfGridModel::Asker;
    QList<Asker> list{Asker::AsOperator, Asker::AsAdmin};
    if (m_model.hasRemedy())
        list.append(Asker::RemedyIn);
    return list;
}

PatchedCheck RefusalWhatIf::requestOf(const Question &question) const
{
    const WhatIfCircumstance &circumstance = m_model.circumstances()[question.circumstance];
    PatchedCheck request;
    request.check.plugin = m_record->plugin;
    request.check.digest = m_record->digest;
    request.check.select = circumstance.select;
    request.check.as = WhatIfGridModel::roleOf(question.asker);
    if (circumstance.kind == WhatIfCircumstance::Kind::WithSecret)
        request.check.withSecrets = QStringList{circumstance.secret};
    if (circumstance.kind == WhatIfCircumstance::Kind::WithoutSecret)
        request.check.withoutSecrets = QStringList{circumstance.secret};
    if (question.asker == WhatIfGridModel::Asker::RemedyIn)
        request.patch = m_record->verdict.remedy;
    return request;
}

void RefusalWhatIf::askNext()
{
    while (m_running < together && !m_queue.isEmpty()) {
        const Question question = m_queue.takeFirst();
        const PatchedCheck request = requestOf(question);
        ++m_running;
        const quint64 generation = m_scope.generation();
        if (request.patch.isEmpty()) {
            await(m_client.checkCandidate(m_scope, request.check), this,
                  [this, question, generation](const Result<Verdict> &answer) { take(question, generation, answer); });
        } else {
            await(m_client.call(m_scope, "POST", QStringLiteral("candidates:check"), toJson(request)), this,
                  [this, question, generation](const Result<QJsonObject> &answer) {
                      take(question, generation, answer ? decode<Verdict>(*answer) : Result<Verdict>(Failure(answer.error())));
                  });
        }
    }
}

void RefusalWhatIf::take(const Question &question, quint64 generation, const Result<Verdict> &answer)
{
    if (generation != m_scope.generation())
        return;
    --m_running;
    WhatIfCell cell;
    if (answer)
        cell = {WhatIfCell::State::Answered, std::make_shared<const Verdict>(*answer), {}};
    else
        cell = {WhatIfCell::State::Failed, {}, Texts::error(answer.error())};
    m_model.setCell(question.asker, question.circumstance, cell);
    askNext();
    if (m_running == 0 && m_askedAt < m_store.revision() && !m_again.isActive())
        m_again.start();
    Q_EMIT changed();
}

void RefusalWhatIf::end()
{
    m_scope.restart();
    m_settle.stop();
    m_again.stop();
    m_queue.clear();
    m_running = 0;
}

void RefusalWhatIf::dropped()
{
    for (int circumstance = 0; circumstance < m_model.circumstances().size(); ++circumstance) {
        for (const WhatIfGridModel::Asker asker : askers()) {
            const WhatIfCell cell = m_model.cell(asker, circumstance);
            if (cell.state == WhatIfCell::State::Asking)
                m_model.setCell(asker, circumstance,
                                {cell.verdict ? WhatIfCell::State::Answered : WhatIfCell::State::NotAsked, cell.verdict, {}});
        }
    }
}

// What was answered before stands; of the rest nothing is known.
void RefusalWhatIf::stop()
{
    if (!isAsking())
        return;
    end();
    m_isStopped = true;
    dropped();
    Q_EMIT changed();
}

void RefusalWhatIf::choose(int row, int column)
{
    if (m_row == row && m_column == column)
        return;
    m_row = row;
    m_column = column;
    Q_EMIT changed();
}

const WhatIfCell *RefusalWhatIf::chosen() const
{
    if (m_row < 0 || m_row >= m_model.rowCount() || m_column < 1 || m_column >= m_model.columnCount())
        return nullptr;
    return &m_model.cell(WhatIfGridModel::Asker(m_column - 1), m_row);
}

QString RefusalWhatIf::sentence() const
{
    const WhatIfCell *cell = chosen();
    if (!cell)
        return {};
    const QString head = tr("%1, %2", "as whom, circumstance")
                             .arg(WhatIfGridModel::nameOf(WhatIfGridModel::Asker(m_column - 1)),
                                  WhatIfGridModel::nameOf(m_model.circumstances()[m_row]));
    QString verdict;
    if (cell->state == WhatIfCell::State::Failed)
        verdict = tr("It is not known. %1", "why").arg(cell->failure);
    else if (cell->verdict)
        verdict = VerdictTexts::sentence(*cell->verdict);
    else
        verdict = cell->state == WhatIfCell::State::Asking ? tr("The server is being asked.") : tr("Nothing was asked yet.");
    return tr("%1: %2", "as whom and where: verdict").arg(head, verdict);
}

QStringList RefusalWhatIf::reasons() const
{
    QStringList lines;
    const WhatIfCell *cell = chosen();
    if (!cell || !cell->verdict || cell->state == WhatIfCell::State::Failed)
        return lines;
    for (const QList<Refusal> *list : {&cell->verdict->refusals, &cell->verdict->warnings}) {
        for (const Refusal &refusal : *list) {
            const QString sentence = refusal.rule.isEmpty()
                ? Texts::refusal(refusal)
                : tr("%1: %2", "rule's ID: sentence").arg(refusal.rule, Texts::refusal(refusal));
            lines.append(refusal.severity == Severity::Warning ? tr("Warning: %1").arg(sentence) : sentence);
        }
    }
    return lines;
}

QString RefusalWhatIf::command() const
{
    if (!m_record || !chosen())
        return {};
    const WhatIfCircumstance &circumstance = m_model.circumstances()[m_row];
    const auto asker = WhatIfGridModel::Asker(m_column - 1);
    QStringList words{QStringLiteral("oz0 candidate check DIR --tenant"), quotedArgument(m_session.context().tenant.text()),
                      QStringLiteral("--as"),
                      asker == WhatIfGridModel::Asker::AsAdmin ? QStringLiteral("admin") : QStringLiteral("operator")};
    for (auto label = circumstance.select.begin(); label != circumstance.select.end(); ++label)
        words += {QStringLiteral("--select"), quotedArgument(label.key() + QLatin1Char('=') + label.value())};
    if (circumstance.kind == WhatIfCircumstance::Kind::WithSecret)
        words += {QStringLiteral("--with-secret"), quotedArgument(circumstance.secret)};
    if (circumstance.kind == WhatIfCircumstance::Kind::WithoutSecret)
        words += {QStringLiteral("--without-secret"), quotedArgument(circumstance.secret)};
    if (asker == WhatIfGridModel::Asker::RemedyIn)
        words.append(QStringLiteral("--patch FILE"));
    return words.join(QLatin1Char(' '));
}

QString RefusalWhatIf::note() const
{
    if (const ActionState may = mayAsk(); !may.allowed)
        return may.reason;
    if (m_isStopped)
        return tr("It was stopped; what was not answered is not known.");
    const int more = int(secretsNamed().size()) - mostSecrets;
    return more > 0 ? tr("%n more secret(s) that the record names are not asked about.", nullptr, more) : QString();
}

} // namespace oz0

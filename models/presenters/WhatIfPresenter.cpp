#include "models/presenters/WhatIfPresenter.h"

#include "core/client/Await.h"
#include "models/CommandText.h"
#include "models/NodeTexts.h"
#include "models/Texts.h"
#include "models/presenters/ListRights.h"

namespace oz0 {

namespace {

constexpr int againMs = 1000;
constexpr int refusalsAtMost = 50;

} // namespace

WhatIfPresenter::WhatIfPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, NodeModel &model,
                                 QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_session(session), m_model(model)
{
    for (QTimer *timer : {&m_again, &m_refusalsAgain, &m_choicesLater})
        timer->setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &WhatIfPresenter::ask);
    connect(&m_refusalsAgain, &QTimer::timeout, this, &WhatIfPresenter::loadRefusals);
    connect(&m_choicesLater, &QTimer::timeout, this, &WhatIfPresenter::listChoices);
    const auto choicesLater = [this] { m_choicesLater.start(0); };
    connect(&store, &TenantStore::candidatesChanged, this, choicesLater);
    connect(&store, &TenantStore::pluginsChanged, this, choicesLater);
    connect(&store, &TenantStore::revisionChanged, this, [this] {
        if (m_chosen && !m_again.isActive())
            m_again.start(againMs);
    });
    connect(&store, &TenantStore::listTouched, this, [this](const QString &list) {
        if (list == QLatin1String("refusals") && !m_refusalsAgain.isActive())
            m_refusalsAgain.start(againMs);
    });
    connect(&store, &TenantStore::livenessChanged, this, [this] {
        askOwed();
        Q_EMIT changed();
    });
    connect(&session, &SessionPresenter::changed, this, [this] {
        if (m_session.who() && !m_asIsTheirs)
            m_as = m_session.who()->role == Role::Admin ? Role::Admin : Role::Operator;
        if (m_session.who() && m_refusals.isEmpty() && !m_refusalsAgain.isActive())
            m_refusalsAgain.start(0);
        m_choicesLater.start(0);
        askOwed();
        Q_EMIT changed(); // whether it may be asked
    });
    listChoices();
}

void WhatIfPresenter::retranslate()
{
    listChoices();
    show();
}

const WhatIfChoice *WhatIfPresenter::chosen() const
{
    return m_chosen ? &*m_chosen : nullptr;
}

QString WhatIfPresenter::nameOf(const WhatIfChoice &choice) const
{
    return choice.version.isEmpty() ? choice.plugin.text()
                                    : tr("%1 %2", "plugin version").arg(choice.plugin.text(), choice.version);
}

void WhatIfPresenter::listChoices()
{
    const bool isAdmin = m_session.who() && m_session.who()->role == Role::Admin;
    QList<WhatIfChoice> choices;
    const auto add = [&](WhatIfChoice choice, bool isMine) {
        if (!isAdmin && !isMine)
            choice.may = {false, tr("Only its owner or an admin may read its code.")};
        choices.append(std::move(choice));
    };
    QList<const Candidate *> candidates;
    for (const Candidate &candidate : m_store.candidates()) {
        if (candidate.phase == CandidatePhase::Placed)
            candidates.append(&candidate);
    }
    std::stable_sort(candidates.begin(), candidates.end(), [this](const Candidate *a, const Candidate *b) {
        const bool aIsMine = a->owner == m_session.me();
        const bool bIsMine = b->owner == m_session.me();
        return aIsMine != bIsMine ? aIsMine : a->plugin < b->plugin;
    });
    for (const Candidate *candidate : std::as_const(candidates)) {
        const bool isMine = candidate->owner == m_session.me();
        add({WhatIfChoice::Kind::Candidate, candidate->id.text(), candidate->plugin, candidate->version, candidate->digest,
             isMine ? tr("your candidate") : tr("%1’s candidate").arg(candidate->owner.text())},
            isMine);
    }
    for (const RefusalRecord &record : m_refusals) {
        if (!record.digest.isEmpty())
            add({WhatIfChoice::Kind::Refusal, record.id.text(), record.plugin, record.version, record.digest,
                 tr("refused at %1").arg(Texts::dateAndTime(record.at))},
                record.actor == m_session.me());
    }
    for (const Plugin &plugin : m_store.plugins()) {
        if (!plugin.digest.isEmpty())
            add({WhatIfChoice::Kind::Installed, plugin.name.text(), plugin.name, plugin.version, plugin.digest, tr("installed")},
                true);
    }
    if (choices != m_choices) {
        m_choices = choices;
        Q_EMIT choicesChanged();
    }
    if (!m_session.who())
        return; // whose the candidates are, and which may be read
    // The one that was chosen stays as long as it is there, with the code that it has now.
    const WhatIfChoice *next = nullptr;
    for (const WhatIfChoice &choice : std::as_const(m_choices)) {
        if (choice.may.allowed && m_chosen && choice.isSame(*m_chosen))
            next = &choice;
    }
    for (const WhatIfChoice &choice : std::as_const(m_choices)) {
        if (!next && choice.may.allowed)
            next = &choice;
    }
    if (next)
        choose(*next);
}

void WhatIfPresenter::loadRefusals()
{
    if (!m_session.who() || m_session.who()->role < Role::Operator)
        return;
    PageRequest page;
    page.limit = refusalsAtMost;
    m_refusalScope.restart();
    await(m_client.refusals(m_refusalScope, page), this,
          [this, generation = m_refusalScope.generation()](const Result<Page<RefusalRecord>> &answer) {
              if (generation != m_refusalScope.generation() || !answer)
                  return;
              m_refusals = answer->items;
              listChoices();
          });
}

void WhatIfPresenter::choose(const WhatIfChoice &choice)
{
    if (m_chosen && *m_chosen == choice && m_state != State::Nothing)
        return;
    const bool sameCode = m_chosen && m_chosen->digest == choice.digest && m_chosen->isSame(choice);
    m_chosen = choice;
    if (sameCode && m_state != State::Nothing) {
        Q_EMIT changed();
        return;
    }
    m_answer.reset();
    m_state = State::Asking;
    show();
    ask();
}

void WhatIfPresenter::setAs(Role role)
{
    m_asIsTheirs = true;
    if (m_as == role)
        return;
    m_as = role;
    m_answer.reset();
    if (m_chosen)
        m_state = State::Asking;
    show();
    ask();
}

void WhatIfPresenter::askAgain()
{
    ask();
}

void WhatIfPresenter::ask()
{
    m_again.stop();
    const bool mayAsk = m_session.who() && m_session.who()->role >= Role::Operator;
    m_isOwed = m_chosen && (!mayAsk || m_session.isStale());
    if (!m_chosen || m_isOwed)
        return;
    WhatIfRequest request;
    request.plugin = m_chosen->plugin;
    request.digest = m_chosen->digest;
    request.as = m_as;
    m_isAsking = true;
    m_scope.restart();
    await(m_client.whatIf(m_scope, request), this, [this, generation = m_scope.generation()](const Result<WhatIf> &answer) {
        if (generation == m_scope.generation())
            take(answer);
    });
    Q_EMIT changed();
}

void WhatIfPresenter::askOwed()
{
    if (m_isOwed)
        ask();
}

void WhatIfPresenter::take(const Result<WhatIf> &answer)
{
    m_isAsking = false;
    if (answer) {
        m_answer = std::make_shared<const WhatIf>(*answer);
        m_state = State::Answered;
    } else if (answer.error().code != ErrorCode::Aborted) {
        m_error = answer.error();
        m_state = State::Failed;
        m_answer.reset();
    }
    show();
}

void WhatIfPresenter::show()
{
    QString head;
    if (m_chosen) {
        head = m_as == Role::Admin ? tr("If %1 took it, as admin", "plugin version").arg(nameOf(*m_chosen))
                                   : tr("If %1 took it, as operator", "plugin version").arg(nameOf(*m_chosen));
    }
    m_model.setWhatIf(m_answer, head);
    Q_EMIT changed();
}

ActionState WhatIfPresenter::mayAsk() const
{
    if (const ActionState has = mayTakeList(m_session); !has.allowed)
        return has;
    if (isOld())
        return {false, tr("The data is old: nothing new is asked.")};
    if (!m_session.who())
        return {false, tr("The server has not said yet who you are.")};
    if (m_session.who()->role < Role::Operator)
        return {false, tr("Only an operator or an admin can ask which nodes a candidate could take.")};
    if (hasNoCode())
        return {false, tr("There is no code to ask about: nothing is installed or tried yet.")};
    return {true, {}};
}

bool WhatIfPresenter::hasNoCode() const
{
    return m_choices.isEmpty() && m_store.age().count() >= 0;
}

bool WhatIfPresenter::isGood() const
{
    return m_answer && sumOf(*m_answer).takeable > 0;
}

QString WhatIfPresenter::verdict() const
{
    if (m_session.who() && m_session.who()->role < Role::Operator)
        return tr("Only an operator or an admin can ask which nodes a candidate could take.");
    if (!m_chosen)
        return m_store.age().count() < 0 || !m_session.who()
            ? QString()
            : tr("There is no code to ask about: nothing is installed or tried yet.");
    if (m_state == State::Failed)
        return tr("Which nodes %1 could take is not known.", "plugin version").arg(nameOf(*m_chosen));
    if (!m_answer)
        return m_isAsking ? tr("Asking which nodes %1 could take…", "plugin version").arg(nameOf(*m_chosen)) : QString();
    if (m_answer->everywhere.isRefused())
        return tr("%1 could take no node: %n reason(s) hold(s) on every node.", "plugin version",
                  int(m_answer->everywhere.refusals.size()))
            .arg(nameOf(*m_chosen));
    const WhatIfSum sum = sumOf(*m_answer);
    if (sum.takeable == 0)
        return tr("%1 could take no node.", "plugin version").arg(nameOf(*m_chosen));
    return tr("%1 could take %2 of %3 nodes.", "plugin version, n, m")
        .arg(nameOf(*m_chosen), Texts::number(sum.takeable), Texts::number(sum.nodes));
}

QString WhatIfPresenter::details() const
{
    if (m_state == State::Failed)
        return Texts::error(m_error);
    if (!m_answer)
        return {};
    if (m_answer->everywhere.isRefused()) {
        QStringList sentences;
        for (const Refusal &refusal : m_answer->everywhere.refusals)
            sentences.append(tr("%1 %2", "rule, sentence").arg(refusal.rule, Texts::refusal(refusal)));
        return sentences.join(QLatin1Char(' '));
    }
    const WhatIfSum sum = sumOf(*m_answer);
    QStringList parts;
    int refused = 0;
    for (const auto &[code, count] : sum.refusers) {
        parts.append(NodeTexts::refusers(code, count));
        refused += count;
    }
    QStringList sentences;
    if (refused > 0)
        sentences.append(tr("It could not take %n: %1.", "nodes, why", refused).arg(parts.join(QStringLiteral(", "))));
    if (sum.warned > 0)
        sentences.append(tr("%n would warn.", nullptr, sum.warned));
    return sentences.join(QLatin1Char(' '));
}

QString WhatIfPresenter::answeredAt() const
{
    return m_answer ? tr("answered at revision %1").arg(Texts::number(m_answer->revision)) : QString();
}

QString WhatIfPresenter::command() const
{
    if (!m_chosen)
        return {};
    QStringList words{QStringLiteral("oz0 node what-if"), quotedArgument(m_chosen->plugin.text())};
    if (m_chosen->kind == WhatIfChoice::Kind::Candidate)
        words += {QStringLiteral("--candidate"), quotedArgument(m_chosen->id)};
    else if (m_chosen->kind == WhatIfChoice::Kind::Refusal)
        words += {QStringLiteral("--record"), quotedArgument(m_chosen->id)};
    words += {QStringLiteral("--as"), m_as == Role::Admin ? QStringLiteral("admin") : QStringLiteral("operator"),
              QStringLiteral("--tenant"), quotedArgument(m_session.context().tenant.text())};
    return words.join(QLatin1Char(' '));
}

} // namespace oz0

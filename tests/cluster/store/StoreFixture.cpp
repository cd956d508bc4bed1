#include "cluster/store/StoreFixture.h"

#include "core/manifest/ManifestReader.h"

#include <QCryptographicHash>
#include <QtTest>

namespace oz0 {

namespace {

const TenantId tenant(QStringLiteral("default"));

QByteArray sha256(const QString &token)
{
    return QCryptographicHash::hash(token.toUtf8(), QCryptographicHash::Sha256);
}

} // namespace

QString said(const Error &error)
{
    QString text = QStringLiteral("%1 %2 (%3)").arg(int(error.code)).arg(error.message, error.subject);
    for (const Error &detail : error.details)
        text += QStringLiteral("; %1 %2").arg(detail.subject, detail.message);
    return text;
}

StoreFixture::StoreFixture()
{
    m_options.databaseFile = m_folder.filePath(QStringLiteral("oz0.sqlite"));
    m_options.bundleFolder = m_folder.filePath(QStringLiteral("bundles"));
    m_options.clock = &m_clock;
    m_options.randomness = &m_randomness;
    m_options.serverStart = m_clock.now();
    const Result<IssuedToken> first = initTenant(m_options, tenant, PrincipalId(QStringLiteral("user:dana")));
    if (!first)
        qFatal("%s", qPrintable(said(first.error())));
    reopen();
    m_tokens.insert(QStringLiteral("user:dana"), sha256(first->token));
    m_admin = m_store->authenticate(sha256(first->token), tenant).value();
}

void StoreFixture::reopen()
{
    m_store.reset();
    m_options.serverStart = m_clock.now();
    Result<std::unique_ptr<Store>> opened = openSqlStore(m_options);
    if (!opened)
        qFatal("%s", qPrintable(said(opened.error())));
    m_store = std::move(*opened);
}

Caller StoreFixture::member(const char *name, Role role, bool content)
{
    const PrincipalId principal(QStringLiteral("user:") + QLatin1String(name));
    const Result<IssuedToken> issued = m_store->addMember(m_admin, Member{principal, role, content, {}});
    if (!issued)
        qFatal("%s", qPrintable(said(issued.error())));
    m_tokens.insert(principal.text(), sha256(issued->token));
    return m_store->authenticate(sha256(issued->token), tenant).value();
}

Caller StoreFixture::again(const Caller &caller)
{
    return m_store->authenticate(m_tokens.value(caller.principal.text()), tenant).value();
}

void StoreFixture::setRole(const Caller &caller, Role role, bool content)
{
    const Result<void> set = m_store->setMember(m_admin, Member{caller.principal, role, content, {}});
    if (!set)
        qFatal("%s", qPrintable(said(set.error())));
}

Caller StoreFixture::node(const char *name, const Labels &labels, int tier)
{
    const IssuedToken token = m_store->addJoinToken(m_admin, JoinToken{{}, labels, 1, {}, {}}).value();
    JoinRequest request;
    request.name = NodeName(QLatin1String(name));
    request.report.tier = tier;
    request.report.uv = QStringLiteral("0.12.0");
    request.report.python = QStringLiteral("3.11");
    const Result<JoinAnswer> joined = m_store->join(sha256(token.token), request);
    if (!joined)
        qFatal("%s", qPrintable(said(joined.error())));
    const Caller caller = m_store->authenticate(sha256(joined->token), {}).value();
    m_nodes.insert(QLatin1String(name), caller);
    m_reports.insert(QLatin1String(name), request.report);
    return caller;
}

Assignment StoreFixture::assignment(const Caller &node)
{
    return m_store->assignment(node, -1).value().value();
}

void StoreFixture::settle(const Caller &node, PartState candidateState, const std::optional<PartError> &error)
{
    NodeReport &report = m_reports[node.principal.text().mid(5)];
    const Assignment assigned = assignment(node);
    report.generation = assigned.generation;
    report.parts.clear();
    for (const AssignedPlugin &plugin : assigned.plugins) {
        NodePart part;
        part.kind = plugin.kind;
        part.plugin = plugin.plugin;
        part.version = plugin.version;
        part.digest = plugin.digest;
        part.candidate = plugin.id;
        part.state = plugin.kind == PartKind::Candidate ? candidateState : PartState::Ready;
        part.seconds = 1.5;
        if (plugin.kind == PartKind::Candidate && part.state == PartState::Failed)
            part.error = error;
        report.parts.append(part);
    }
    const Result<qint64> answered = m_store->report(node, report);
    if (!answered)
        qFatal("%s", qPrintable(said(answered.error())));
}

void StoreFixture::settleAll()
{
    for (const Caller &node : std::as_const(m_nodes))
        settle(node);
}

void StoreFixture::heartbeat(const QStringList &silent)
{
    for (auto it = m_nodes.begin(); it != m_nodes.end(); ++it) {
        if (!silent.contains(it.key()))
            m_store->report(*it, m_reports.value(it.key())).value();
    }
}

Node StoreFixture::nodeNamed(const char *name)
{
    const QList<Node> nodes = m_store->nodes(m_admin).value();
    for (const Node &node : nodes) {
        if (node.name.text() == QLatin1String(name))
            return node;
    }
    return {};
}

Digest StoreFixture::bundle(const Caller &owner, const QByteArray &manifest, const QByteArray &pyproject)
{
    BundleFacts facts;
    facts.digest = Digest(
        QStringLiteral("sha256:")
        + QString::fromLatin1(QCryptographicHash::hash(manifest + pyproject, QCryptographicHash::Sha256).toHex()));
    if (const auto read = readManifest(manifest)) {
        facts.plugin = (*read)->name;
        facts.version = (*read)->version;
    }
    facts.manifestText = manifest;
    facts.pyproject = pyproject;
    const Result<void> added = m_store->addBundle(owner, facts);
    if (!added)
        qFatal("%s", qPrintable(said(added.error())));
    return facts.digest;
}

void StoreFixture::install(const QByteArray &manifest)
{
    InstallRequest request;
    request.digest = bundle(m_admin, manifest);
    const Result<InstallAnswer> answer = m_store->install(m_admin, request);
    if (!answer || answer->refused)
        qFatal("%s",
               answer ? qPrintable(codes(answer->refused->verdict.refusals).join(QLatin1Char(' ')))
                      : qPrintable(said(answer.error())));
}

SaveRequest StoreFixture::saveRequest(const char *plugin, const Digest &digest, const Labels &select, const char *letter,
                                      bool start)
{
    SaveRequest request;
    request.plugin = PluginName(QLatin1String(plugin));
    request.digest = digest;
    request.select = select;
    request.holder = holder(letter);
    request.host = QStringLiteral("host-%1").arg(QLatin1String(letter));
    request.start = start;
    return request;
}

Result<SaveAnswer> StoreFixture::save(const Caller &owner, const QByteArray &manifest, const Labels &select, const char *letter,
                                      bool start)
{
    const Digest digest = bundle(owner, manifest);
    const auto read = readManifest(manifest);
    const QByteArray name = read ? (*read)->name.text().toLatin1() : QByteArray("my-plugin");
    return m_store->saveCandidate(again(owner), saveRequest(name.constData(), digest, select, letter, start));
}

Result<RenewAnswer> StoreFixture::renew(const Caller &owner, const CandidateId &id, const char *letter)
{
    return m_store->renewCandidate(again(owner), id, RenewRequest{holder(letter)});
}

Candidate StoreFixture::candidate(const CandidateId &id)
{
    return m_store->candidate(m_admin, id).value_or(Candidate{});
}

QList<AuditEntry> StoreFixture::auditNewestFirst()
{
    PageRequest page;
    page.limit = 1000;
    return m_store->audit(m_admin, page).value().items;
}

QStringList StoreFixture::auditActions()
{
    QStringList actions;
    const QList<AuditEntry> entries = auditNewestFirst();
    for (auto it = entries.rbegin(); it != entries.rend(); ++it) {
        if (it->action.startsWith(QLatin1String("candidate.")))
            actions.append(QStringLiteral("%1 %2 %3").arg(it->action, it->outcome, it->cause).trimmed());
    }
    return actions;
}

QString holder(const char *letter)
{
    return QString(32, QLatin1Char(*letter));
}

QByteArray manifestText(const char *name, const char *version, const char *more)
{
    return QByteArray("name: ") + name + "\nversion: " + version + "\n" + more;
}

Labels pool(const char *name)
{
    return {{QStringLiteral("pool"), QLatin1String(name)}};
}

Labels openPool(const char *name)
{
    Labels labels = pool(name);
    labels.insert(QStringLiteral("candidates"), QStringLiteral("allow"));
    return labels;
}

QStringList codes(const QList<Refusal> &refusals)
{
    QStringList codes;
    for (const Refusal &refusal : refusals)
        codes.append(refusal.code);
    return codes;
}

} // namespace oz0

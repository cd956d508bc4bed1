#include "tests/support/Generators.h"

using namespace oz0;

namespace oz0::generate {

rc::Gen<QString> text()
{
    return rc::gen::exec([] {
        const int length = *rc::gen::inRange(0, 12);
        QString made;
        for (int i = 0; i < length; ++i) {
            const int kind = *rc::gen::inRange(0, 8);
            if (kind == 0)
                made += QChar(*rc::gen::inRange(1, 32)); // control characters
            else if (kind == 1)
                made += QChar(*rc::gen::inRange(0x80, 0xd7ff));
            else if (kind == 2)
                made += QStringLiteral("\"\\/\U0001f600");
            else
                made += QChar(*rc::gen::inRange(32, 127));
        }
        return made;
    });
}

rc::Gen<QString> name()
{
    return rc::gen::exec([] {
        QString made;
        const int length = *rc::gen::inRange(1, 13);
        for (int i = 0; i < length; ++i)
            made += QLatin1Char("abcdefghijklmnopqrstuvwxyz0123456789"[*rc::gen::inRange(0, 36)]);
        return made;
    });
}

rc::Gen<QString> hex(int digits)
{
    return rc::gen::exec([digits] {
        QString made;
        for (int i = 0; i < digits; ++i)
            made += QLatin1Char("0123456789abcdef"[*rc::gen::inRange(0, 16)]);
        return made;
    });
}

rc::Gen<Digest> digest()
{
    return rc::gen::map(hex(64), [](const QString &digits) { return Digest(QStringLiteral("sha256:") + digits); });
}

rc::Gen<Instant> instant()
{
    return rc::gen::map(rc::gen::inRange<qint64>(0, 253402300799999), [](qint64 ms) { return Instant(Milliseconds(ms)); });
}

rc::Gen<Labels> labels()
{
    return rc::gen::exec([] {
        Labels made;
        const int count = *rc::gen::inRange(0, 4);
        for (int i = 0; i < count; ++i)
            made.insert(*name(), *text());
        return made;
    });
}

} // namespace oz0::generate

namespace {

namespace g = oz0::generate;

int count()
{
    return *rc::gen::inRange(0, 100000);
}
qint64 revision()
{
    return *rc::gen::inRange<qint64>(0, qint64(1) << 53);
}
bool coin()
{
    return *rc::gen::arbitrary<bool>();
}
QString text()
{
    return *g::text();
}
QString word()
{
    return *g::name();
}
Instant instant()
{
    return *g::instant();
}
Digest digest()
{
    return *g::digest();
}
Digest maybeDigest()
{
    return coin() ? digest() : Digest();
}
template <class T>
T some()
{
    return *rc::gen::arbitrary<T>();
}
template <class T>
Id<T> id()
{
    return Id<T>(word());
}
template <class E>
E pick(std::initializer_list<E> values)
{
    return *rc::gen::elementOf(std::vector<E>(values));
}

QStringList texts()
{
    QStringList made;
    for (int n = *rc::gen::inRange(0, 4); n > 0; --n)
        made.append(text());
    return made;
}

template <class T, class F>
QList<T> list(F make, int most = 4)
{
    QList<T> made;
    for (int n = *rc::gen::inRange(0, most); n > 0; --n)
        made.append(make());
    return made;
}

template <class T>
std::optional<T> maybe(T value)
{
    return coin() ? std::optional<T>(std::move(value)) : std::nullopt;
}

Role role()
{
    return pick({Role::None, Role::Viewer, Role::Operator, Role::Admin});
}
NodeOs os()
{
    return pick({NodeOs::Linux, NodeOs::MacOs, NodeOs::Windows});
}
PartError partError()
{
    return {word(), text(), texts()};
}
SecretDelivery delivery()
{
    return {word(), pick<QString>({QStringLiteral("value"), QStringLiteral("withheld")}), text(), texts(), instant()};
}
double seconds()
{
    return *rc::gen::inRange(0, 1000000) / 1000.0;
}

PartState partState()
{
    return pick({PartState::Assigned, PartState::Fetching, PartState::Checking, PartState::Starting, PartState::Ready,
                 PartState::Failed, PartState::Withdrawn, PartState::Leaving, PartState::Confirmed});
}

AssignedPlugin assigned()
{
    return {pick({PartKind::Installed, PartKind::Candidate}),
            id<PluginTag>(),
            word(),
            digest(),
            id<CandidateTag>(),
            Milliseconds(*rc::gen::inRange(0, 600) * 1000),
            texts(),
            list<SecretDelivery>(delivery)};
}

CandidateNode candidateNode()
{
    return {id<NodeTag>(),           coin(), partState(), maybeDigest(), texts(), seconds(), maybe(partError()),
            *rc::gen::inRange(0, 2), count()};
}

Verdict verdictOf(Severity severity)
{
    Verdict verdict;
    const QList<Refusal> all = list<Refusal>(some<Refusal>, 3);
    for (Refusal refusal : all) {
        refusal.severity = severity;
        (severity == Severity::Refusal ? verdict.refusals : verdict.warnings).append(refusal);
    }
    verdict.checks = count();
    return verdict;
}

} // namespace

namespace rc {

#define OZ0_GENERATOR(Type, ...)                                                                                                 \
    Gen<oz0::Type> Arbitrary<oz0::Type>::arbitrary()                                                                             \
    {                                                                                                                            \
        return gen::exec([]() -> oz0::Type { __VA_ARGS__ });                                                                     \
    }

OZ0_GENERATOR(WhoAmI, return {id<PrincipalTag>(), id<TenantTag>(), role(), coin(), text(), text(), instant(), instant()};)
OZ0_GENERATOR(Member, return {id<PrincipalTag>(), role(), coin(), instant()};)
OZ0_GENERATOR(AuditEntry,
              return {revision(),
                      instant(),
                      word(),
                      word(),
                      id<PrincipalTag>(),
                      role(),
                      text(),
                      text(),
                      id<PluginTag>(),
                      id<PrincipalTag>(),
                      list<NodeName>(id<NodeTag>),
                      text(),
                      text(),
                      maybeDigest(),
                      maybeDigest(),
                      AuditBundle{word(), maybeDigest()},
                      AuditBundle{word(), maybeDigest()},
                      list<CandidateId>(id<CandidateTag>),
                      RecordId(text()),
                      revision(),
                      maybeDigest(),
                      digest()};)
OZ0_GENERATOR(Refusal, Refusal r; r.code = word(); r.rule = word(); r.adminMayTry = coin(); r.subject = {word(), text()};
              r.path = text(); r.installedPath = text(); r.line = count(); r.installedLine = count(); r.processes = texts();
              r.because = QJsonArray{QJsonObject{{QStringLiteral("secret"), text()}}};
              r.parameters = QJsonObject{{text(), count()}}; r.severity = pick({Severity::Refusal, Severity::Warning});
              r.remedy = QJsonArray{QJsonObject{{QStringLiteral("op"), text()}}}; r.message = text(); return r;)
OZ0_GENERATOR(Verdict, return verdictOf(pick({Severity::Refusal, Severity::Warning}));)
OZ0_GENERATOR(RefusalRecord,
              return {id<RecordTag>(), instant(), id<PrincipalTag>(), id<TenantTag>(), id<PluginTag>(), word(), digest(), word(),
                      id<CandidateTag>(), *g::labels(), some<Verdict>(), digest(), maybeDigest(), coin()};)
OZ0_GENERATOR(NodePart,
              return {pick({PartKind::Installed, PartKind::Candidate}), id<PluginTag>(), word(), maybeDigest(),
                      id<CandidateTag>(), partState(), texts(), seconds(), maybe(partError())};)
OZ0_GENERATOR(Node, Node n; n.name = id<NodeTag>(); n.rev = revision(); n.online = coin(); n.lastReport = instant();
              n.offlineSince = instant(); n.labels = *g::labels(); n.os = os(); n.tier = *gen::inRange(0, 2);
              n.tierReason = text(); n.uv = text(); n.python = text(); n.serves = texts(); n.queues = texts();
              n.plugins = maybe(texts()); n.gate = PluginName(text()); n.rollout = PluginName(text());
              n.candidate = maybe(NodeCandidate{id<CandidateTag>(), id<PluginTag>(), id<PrincipalTag>()}); n.homes = count();
              n.generation = revision(); n.reportedGeneration = revision(); n.parts = list<NodePart>(some<NodePart>); return n;)
OZ0_GENERATOR(Assignment, return {revision(), list<AssignedPlugin>(assigned), texts(), texts(), coin()};)
OZ0_GENERATOR(NodeReport,
              return {revision(), list<NodePart>(some<NodePart>), os(), *gen::inRange(0, 2), text(), text(), text(), texts()};)
OZ0_GENERATOR(JoinToken, return {text(), *g::labels(), count(), instant(), id<PrincipalTag>()};)
OZ0_GENERATOR(JoinRequest, return {id<NodeTag>(), some<NodeReport>()};)
OZ0_GENERATOR(JoinAnswer, return {id<NodeTag>(), id<TenantTag>(), word()};)
OZ0_GENERATOR(NodePatch, return {maybe(*g::labels()), maybe(texts()), maybe(texts())};)
OZ0_GENERATOR(Plugin, Plugin p; p.name = id<PluginTag>(); p.rev = revision();
              p.state = pick({PluginState::NoRecord, PluginState::FirstGate, PluginState::GateStopped, PluginState::Installed});
              p.version = text(); p.digest = maybeDigest(); p.installedAt = instant(); p.installedBy = id<PrincipalTag>();
              p.secrets = maybe(texts()); p.argumentBindings = list<ArgumentBinding>([] {
                                              return ArgumentBinding{word(), word()};
                                          });
              p.rollout = coin(); p.gateNodes = texts(); p.tools = texts(); p.agents = texts(); p.flows = texts(); return p;)
OZ0_GENERATOR(TenantSettings, return {id<TenantTag>(), coin(), {count(), count()}, texts(), texts(), texts(), revision()};)
OZ0_GENERATOR(Preview,
              return {id<PluginTag>(),
                      word(),
                      text(),
                      digest(),
                      texts(),
                      texts(),
                      texts(),
                      {count(), count(), count()},
                      {count(), count(), count()},
                      {},
                      some<Verdict>(),
                      *g::labels(),
                      revision()};)
OZ0_GENERATOR(InstallRequest, return {digest(), id<PluginTag>(), *g::labels()};)
OZ0_GENERATOR(InstallAnswer, return {maybe(some<Plugin>()), maybe(some<RefusalRecord>()), some<Preview>(), revision()};)
OZ0_GENERATOR(BundleFile, return {word(), revision(), *g::hex(64), coin()};)
OZ0_GENERATOR(Candidate, Candidate c; c.id = CandidateId(*g::hex(12)); c.tenant = id<TenantTag>(); c.plugin = id<PluginTag>();
              c.version = text(); c.installedVersion = text(); c.owner = id<PrincipalTag>();
              c.standing = pick({Standing::Operator, Standing::Admin, Standing::Platform}); c.via = text(); c.holderHost = text();
              c.rev = revision(); c.save = count(); c.digest = digest();
              c.phase = pick({CandidatePhase::Placed, CandidatePhase::Ending, CandidatePhase::Ended}); c.created = instant();
              c.saved = instant(); c.renewed = instant(); c.expires = instant();
              c.ttl = Milliseconds(*gen::inRange(0, 601) * 1000); c.select = *g::labels();
              c.nodes = list<CandidateNode>(candidateNode); c.queues = texts(); c.tools = texts(); c.agents = texts();
              c.flows = texts(); c.secrets = list<SecretDelivery>(delivery); c.warnings = list<Refusal>(some<Refusal>);
              c.doomed = maybe(CandidateDoom{id<RecordTag>(), word(), instant()});
              c.end = maybe(CandidateEnd{word(), instant(), id<PrincipalTag>(), text()}); c.jobs = count(); return c;)
OZ0_GENERATOR(RemovalImpact,
              return {id<CandidateTag>(), revision(), revision(), list<NodeGoesBack>([] {
                          return NodeGoesBack{id<NodeTag>(), text(), coin()};
                      }),
                      count(), count(), texts(), text()};)
OZ0_GENERATOR(SaveRequest,
              return {id<PluginTag>(), digest(), *g::labels(), Milliseconds(*gen::inRange(10, 601) * 1000), *g::hex(32), text(),
                      coin(), coin()};)
OZ0_GENERATOR(SaveAnswer, return {maybe(some<Candidate>()), maybe(some<RefusalRecord>()), revision(), text()};)
OZ0_GENERATOR(RenewRequest, return {*g::hex(32)};)
OZ0_GENERATOR(RenewAnswer, return {some<Candidate>(), maybe(some<RefusalRecord>()), instant()};)
OZ0_GENERATOR(RemoveRequest, return {maybe(revision()), text(), coin() ? *g::hex(32) : QString()};)
OZ0_GENERATOR(RemoveAnswer, return {some<Candidate>(), coin()};)
OZ0_GENERATOR(CheckRequest, return {id<PluginTag>(), digest(), *g::labels(), maybe(role()), maybe(coin()), {}, {}};)
OZ0_GENERATOR(WhatIfRequest, return {id<PluginTag>(), digest(), maybe(role())};)
OZ0_GENERATOR(NodeWhatIf, NodeWhatIf n; n.node = id<NodeTag>(); n.refusals = verdictOf(Severity::Refusal).refusals;
              n.warnings = verdictOf(Severity::Warning).warnings; n.takeover = coin(); return n;)
OZ0_GENERATOR(WhatIf,
              return {id<PluginTag>(), word(), digest(), role(), some<Verdict>(), list<NodeWhatIf>(some<NodeWhatIf>, 3),
                      revision()};)
OZ0_GENERATOR(ChainCheck,
              return {revision(), revision(), revision(),
                      maybe(ChainBreak{revision(),
                                       pick({ChainFault::Number, ChainFault::Previous, ChainFault::Content, ChainFault::End})}),
                      revision()};)
OZ0_GENERATOR(ChangeSet, ChangeSet c; c.from = revision(); c.to = revision(); c.full = coin(); c.now = instant();
              c.candidates = list<Candidate>(some<Candidate>, 3); c.nodes = list<Node>(some<Node>, 3);
              c.plugins = list<Plugin>(some<Plugin>, 3); c.removedCandidates = list<CandidateId>(id<CandidateTag>);
              c.removedNodes = list<NodeName>(id<NodeTag>); c.removedPlugins = list<PluginName>(id<PluginTag>);
              for (int n = *gen::inRange(0, 3); n > 0; --n)
                  c.leases.insert(id<CandidateTag>(), Instant(Milliseconds(*gen::inRange<qint64>(1, 253402300799999))));
              c.touched = texts(); return c;)

#undef OZ0_GENERATOR

} // namespace rc

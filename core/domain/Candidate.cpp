#include "core/domain/Candidate.h"

#include <QCryptographicHash>
#include <QJsonDocument>

namespace oz0 {

namespace {

QString sha256Hex(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

// RFC 8785 for a flat object of strings: QJsonDocument sorts by UTF-16 code unit and escapes as RFC 8785 asks for these.
QByteArray canonical(const Labels &labels)
{
    QByteArray text = "{";
    for (auto it = labels.begin(); it != labels.end(); ++it) {
        const QByteArray pair = QJsonDocument(QJsonObject{{it.key(), it.value()}}).toJson(QJsonDocument::Compact);
        if (text.size() > 1)
            text += ',';
        text += pair.mid(1, pair.size() - 2);
    }
    return text + '}';
}

bool isWorking(PartState state)
{
    return state == PartState::Assigned || state == PartState::Fetching || state == PartState::Checking
        || state == PartState::Starting;
}

} // namespace

CandidateState stateOf(const Candidate &candidate, Instant serverNow)
{
    CandidateState state;
    state.nodes = int(candidate.nodes.size());
    int failed = 0;
    int working = 0;
    for (const CandidateNode &node : candidate.nodes) {
        if (!node.online || node.state == PartState::Withdrawn)
            continue;
        if (node.state == PartState::Ready)
            ++state.ready;
        else if (node.state == PartState::Failed)
            ++failed;
        else if (isWorking(node.state))
            ++working;
    }
    const Milliseconds left = std::chrono::duration_cast<Milliseconds>(candidate.expires - serverNow);
    if (candidate.phase != CandidatePhase::Placed)
        state.word = CandidateWord::Ending;
    else if (state.nodes > 0 && failed == state.nodes)
        state.word = CandidateWord::Failed;
    else if (state.ready == 0 && working == 0)
        state.word = CandidateWord::NoNode;
    else if (left.count() * 100 < candidate.ttl.count() * 28)
        state.word = CandidateWord::RenewalLate;
    else if (state.ready + working < state.nodes)
        state.word = CandidateWord::PartlyReady;
    else if (working > 0)
        state.word = CandidateWord::Building;
    else
        state.word = CandidateWord::Ready;
    return state;
}

CandidateId candidateIdFor(const TenantId &tenant, const PluginName &plugin, const PrincipalId &owner)
{
    const QByteArray text = tenant.text().toUtf8() + '\0' + plugin.text().toUtf8() + '\0' + owner.text().toUtf8();
    return CandidateId(sha256Hex(text).left(12));
}

QString poolFor(const Labels &nodeSelector, const Labels &labels)
{
    return QLatin1Char('~')
        + sha256Hex("{\"labels\":" + canonical(labels) + ",\"node_selector\":" + canonical(nodeSelector) + '}').left(8);
}

QString shortDigest(const Digest &digest)
{
    const qsizetype colon = digest.text().indexOf(QLatin1Char(':'));
    return digest.text().mid(colon + 1, 12);
}

} // namespace oz0

#include "cluster/rules/VerdictOrder.h"

#include "core/domain/RefusalTexts.h"

#include <QHash>
#include <QSet>
#include <QStringTokenizer>

#include <algorithm>

namespace oz0 {

namespace {

// By code point: what is written as a pair of units comes behind every single one.
int compareText(QStringView first, QStringView second)
{
    const auto [a, b] = std::mismatch(first.begin(), first.end(), second.begin(), second.end());
    if (a == first.end() || b == second.end())
        return int(b == second.end()) - int(a == first.end());
    if (a->isSurrogate() != b->isSurrogate())
        return a->isSurrogate() ? 1 : -1;
    return a->unicode() < b->unicode() ? -1 : 1;
}

// The catalogue writes several codes in one row; these stand in the row of the code before them.
const QSet<QString> &codesThatShareARow()
{
    static const QSet<QString> codes{
        QStringLiteral("permission.content"),       QStringLiteral("binding.removed"),
        QStringLiteral("binding.changed"),          QStringLiteral("agent.outside_repointed"),
        QStringLiteral("harness.outside_changed"),  QStringLiteral("harness.remote_changed"),
        QStringLiteral("egress.deny_removed"),      QStringLiteral("tool.address_changed"),
        QStringLiteral("tool.headers_changed"),     QStringLiteral("connection.removed"),
        QStringLiteral("connection.renamed"),       QStringLiteral("connection.changed"),
        QStringLiteral("connection.not_installed"), QStringLiteral("connection.secret_taken"),
        QStringLiteral("tool.connection_changed"),  QStringLiteral("tool.connected_address_changed"),
        QStringLiteral("grant.reads_added"),        QStringLiteral("grant.mail_added"),
        QStringLiteral("grant.model_alias_added"),  QStringLiteral("grant.gateway_format_added"),
        QStringLiteral("renewal.key_expired"),      QStringLiteral("renewal.owner_lost_role"),
        QStringLiteral("renewal.nodes_closed"),     QStringLiteral("install.agent_name_taken"),
        QStringLiteral("install.flow_name_taken"),  QStringLiteral("install.agent_limit"),
        QStringLiteral("bundle.invalid"),
    };
    return codes;
}

int rowOf(const QString &code)
{
    static const QHash<QString, int> rows = [] {
        const QString environment = QStringLiteral("environment.");
        QHash<QString, int> known;
        QString previous;
        int row = -1;
        for (const QString &each : catalogueCodes()) {
            const bool shares = codesThatShareARow().contains(each)
                || (each.startsWith(environment) && previous.startsWith(environment));
            row += shares ? 0 : 1;
            known.insert(each, row);
            previous = each;
        }
        return known;
    }();
    return rows.value(code, int(rows.size()));
}

bool comesBefore(const Refusal &a, const Refusal &b)
{
    if (a.code != b.code) {
        const int rowA = rowOf(a.code);
        const int rowB = rowOf(b.code);
        if (rowA != rowB)
            return rowA < rowB;
    }
    if (const int order = comparePointers(a.path, b.path); order != 0)
        return order < 0;
    if (const int order = compareText(a.subject.name, b.subject.name); order != 0)
        return order < 0;
    if (a.code != b.code) {
        if (const int order = catalogueRow(a.code) - catalogueRow(b.code); order != 0)
            return order < 0;
        return compareText(a.code, b.code) < 0;
    }
    if (const int order = compareText(a.subject.kind, b.subject.kind); order != 0)
        return order < 0;
    if (const int order = comparePointers(a.installedPath, b.installedPath); order != 0)
        return order < 0;
    if (const int order = compareText(a.message, b.message); order != 0)
        return order < 0;
    return a.line < b.line;
}

} // namespace

int comparePointers(const QString &first, const QString &second)
{
    const auto tokensA = QStringView(first).tokenize(QLatin1Char('/'));
    const auto tokensB = QStringView(second).tokenize(QLatin1Char('/'));
    auto a = tokensA.begin();
    auto b = tokensB.begin();
    for (; a != tokensA.end() && b != tokensB.end(); ++a, ++b) {
        if (*a == *b)
            continue;
        bool aIsIndex = false;
        bool bIsIndex = false;
        const uint indexA = a->toUInt(&aIsIndex);
        const uint indexB = b->toUInt(&bIsIndex);
        if (aIsIndex && bIsIndex && indexA != indexB)
            return indexA < indexB ? -1 : 1;
        if (const int order = compareText(*a, *b); order != 0)
            return order;
    }
    return int(a != tokensA.end()) - int(b != tokensB.end());
}

void putInOrder(Verdict &verdict)
{
    std::stable_sort(verdict.refusals.begin(), verdict.refusals.end(), comesBefore);
    std::stable_sort(verdict.warnings.begin(), verdict.warnings.end(), comesBefore);
}

void addToVerdict(Verdict &verdict, QList<Refusal> found, int checks)
{
    for (Refusal &refusal : found)
        (refusal.severity == Severity::Refusal ? verdict.refusals : verdict.warnings).append(std::move(refusal));
    verdict.checks += checks;
    putInOrder(verdict);
}

} // namespace oz0

#include "cluster/rules/VerdictOrder.h"

#include "core/domain/RefusalTexts.h"

#include <algorithm>

namespace oz0 {

namespace {

int compareText(const QString &first, const QString &second)
{
    const auto a = first.toUcs4();
    const auto b = second.toUcs4();
    if (std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end()))
        return -1;
    return a == b ? 0 : 1;
}

bool comesBefore(const Refusal &a, const Refusal &b)
{
    const int rowA = catalogueRow(a.code);
    const int rowB = catalogueRow(b.code);
    if (rowA != rowB)
        return rowA < rowB;
    if (const int order = compareText(a.code, b.code); order != 0)
        return order < 0;
    if (const int order = comparePointers(a.path, b.path); order != 0)
        return order < 0;
    if (const int order = compareText(a.subject.name, b.subject.name); order != 0)
        return order < 0;
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
    const QStringList a = first.split(QLatin1Char('/'));
    const QStringList b = second.split(QLatin1Char('/'));
    for (qsizetype at = 0; at < std::min(a.size(), b.size()); ++at) {
        bool aIsIndex = false;
        bool bIsIndex = false;
        const uint indexA = a.at(at).toUInt(&aIsIndex);
        const uint indexB = b.at(at).toUInt(&bIsIndex);
        if (aIsIndex && bIsIndex && indexA != indexB)
            return indexA < indexB ? -1 : 1;
        if (const int order = compareText(a.at(at), b.at(at)); order != 0)
            return order;
    }
    return int(a.size() - b.size());
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

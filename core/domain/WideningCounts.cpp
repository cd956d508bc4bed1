#include "core/domain/WideningCounts.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr char context[] = "oz0::VerdictTexts";

constexpr Phrase hosts{context, {QT_TRANSLATE_N_NOOP("oz0::VerdictTexts", "%n host(s)"), nullptr}, "%n host", "%n hosts"};
constexpr Phrase secrets{context, {QT_TRANSLATE_N_NOOP("oz0::VerdictTexts", "%n secret(s)"), nullptr}, "%n secret", "%n secrets"};
constexpr Phrase others{
    context, {QT_TRANSLATE_N_NOOP("oz0::VerdictTexts", "%n other change(s)"), nullptr}, "%n other change", "%n other changes"};
constexpr Phrase changes{context, {QT_TRANSLATE_N_NOOP("oz0::VerdictTexts", "%n change(s)"), nullptr}, "%n change", "%n changes"};
constexpr Phrase both{context, QT_TRANSLATE_NOOP3("oz0::VerdictTexts", "%1 and %2", "counts of what widens reach")};
constexpr Phrase all{context, QT_TRANSLATE_NOOP3("oz0::VerdictTexts", "%1, %2 and %3", "counts of what widens reach")};
constexpr Phrase widens{
    context, QT_TRANSLATE_NOOP3("oz0::VerdictTexts", "%1, and widens reach: %2", "what would install, how many hosts")};

bool isOf(const QStringList &reasons, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(), [&](const char *word) { return reasons.contains(QLatin1String(word)); });
}

} // namespace

void WideningCounts::add(const QStringList &reasons)
{
    if (reasons.isEmpty())
        return;
    if (isOf(reasons, {"host_added", "deny_removed"}))
        ++hosts;
    else if (isOf(reasons, {"secret_added", "binding_added", "binding_removed", "secret_argument_added", "outside_agent"}))
        ++secrets;
    else
        ++others;
}

QString wideningText(const WideningCounts &counts, const Say &say)
{
    QStringList parts;
    if (counts.hosts > 0)
        parts.append(say(hosts, counts.hosts));
    if (counts.secrets > 0)
        parts.append(say(secrets, counts.secrets));
    if (counts.others > 0)
        parts.append(say(parts.isEmpty() ? changes : others, counts.others));
    if (parts.size() == 2)
        return say(both, -1).arg(parts[0], parts[1]);
    if (parts.size() == 3)
        return say(all, -1).arg(parts[0], parts[1], parts[2]);
    return parts.value(0);
}

QString withWidening(const QString &sentence, const WideningCounts &counts, const Say &say)
{
    return counts.all() == 0 ? sentence : say(widens, -1).arg(sentence, wideningText(counts, say));
}

} // namespace oz0

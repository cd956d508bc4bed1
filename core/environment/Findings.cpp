#include "core/environment/Findings.h"

#include <algorithm>
#include <tuple>

namespace oz0 {

namespace {

struct CodeRow
{
    const char *code;
    const char *rule;
};

/// In the order of the catalogue.
constexpr CodeRow codes[] = {
    {"environment.backend", "E2"},        {"environment.backend_path", "E2"},  {"environment.uv_range", "E2"},
    {"environment.uv_source", "E2"},      {"environment.workspace", "E2"},     {"environment.path_dependency", "E2"},
    {"environment.git_dependency", "E2"}, {"environment.lock_editable", "E2"}, {"environment.uv_setting", "E2"},
    {"environment.no_wheel", "E1"},       {"environment.no_project", "E1"},    {"environment.invalid_toml", "E1"},
};

int rankOf(const char *code)
{
    for (int i = 0; i < int(std::size(codes)); ++i) {
        if (qstrcmp(codes[i].code, code) == 0)
            return i;
    }
    return int(std::size(codes));
}

Refusal refusalFrom(const Finding &finding)
{
    Refusal refusal;
    refusal.code = QLatin1String(finding.code);
    refusal.rule = QLatin1String(codes[rankOf(finding.code)].rule);
    refusal.subject = finding.package.isEmpty() ? Subject{QStringLiteral("file"), finding.file}
                                                : Subject{QStringLiteral("package"), finding.package};
    refusal.line = finding.line;
    refusal.parameters = finding.parameters;
    refusal.parameters.insert(QStringLiteral("file"), finding.file);
    QString place = finding.file;
    if (finding.line > 0)
        place += QLatin1Char(':') + QString::number(finding.line);
    if (const int column = finding.parameters.value(QStringLiteral("column")).toInt(); column > 0)
        place += QLatin1Char(':') + QString::number(column);
    refusal.message = place + QStringLiteral(": ") + finding.message;
    return refusal;
}

} // namespace

void Findings::add(const Finding &finding)
{
    const bool known = std::any_of(m_findings.begin(), m_findings.end(), [&](const Finding &other) {
        return qstrcmp(other.code, finding.code) == 0 && other.file == finding.file && other.line == finding.line
            && other.package == finding.package;
    });
    if (!known)
        m_findings.append(finding);
}

QList<Refusal> Findings::refusals() const
{
    QList<Finding> sorted = m_findings;
    std::stable_sort(sorted.begin(), sorted.end(), [](const Finding &a, const Finding &b) {
        return std::tuple(rankOf(a.code), a.file, a.line, a.package) < std::tuple(rankOf(b.code), b.file, b.line, b.package);
    });
    QList<Refusal> refusals;
    for (const Finding &finding : sorted)
        refusals.append(refusalFrom(finding));
    return refusals;
}

} // namespace oz0

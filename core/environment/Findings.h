// Collects what the environment rules found and puts it in the catalogue's order.
#pragma once

#include "core/domain/Refusal.h"

#include <QJsonObject>
#include <QList>
#include <QString>

namespace oz0 {

inline QString pyprojectFile()
{
    return QStringLiteral("pyproject.toml");
}

inline QString uvLockFile()
{
    return QStringLiteral("uv.lock");
}

struct Finding
{
    const char *code = nullptr;
    QString file;
    int line = 0;
    QString package; ///< empty: the file itself is the subject
    QString message; ///< what was found, as the rest of a sentence about file and line
    QJsonObject parameters{};
};

class Findings
{
public:
    /// One refusal for each code, file, line and package.
    void add(const Finding &finding);

    QList<Refusal> refusals() const;

private:
    QList<Finding> m_findings;
};

} // namespace oz0

// What the local cluster consists of, kept in one folder of the person's own.
#pragma once

#include "core/base/Result.h"

#include <QDir>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace oz0 {

enum class LocalKind { Server, Node, Dev };

/// One process, with all that is needed to start it again and to know it again: a pid alone may be somebody else's by now.
struct LocalProcess
{
    QString name;
    LocalKind kind = LocalKind::Server;
    QString program;
    QStringList arguments;
    QString context; ///< OZ0_CONTEXT of a dev
    qint64 pid = 0;
    qint64 startTicks = 0; ///< of the kernel, since the machine started

    friend bool operator==(const LocalProcess &, const LocalProcess &) = default;
};

struct LocalRecord
{
    bool complete = false; ///< false while it is being made
    QString server;        ///< URL
    QList<LocalProcess> processes;

    friend bool operator==(const LocalRecord &, const LocalRecord &) = default;
};

/// $XDG_STATE_HOME/oz0/local-UID, 0700 and owned by who runs this; nobody else's is ever touched.
class LocalFolder
{
public:
    LocalFolder();
    explicit LocalFolder(const QString &path) : m_folder(path) { }

    QString path(const QString &below = {}) const { return below.isEmpty() ? m_folder.path() : m_folder.filePath(below); }
    QString contextFile(const QString &name) const { return path(QStringLiteral("contexts/%1/context.json").arg(name)); }
    QString logFile(const QString &process) const { return path(QStringLiteral("logs/%1.log").arg(process)); }
    QString lockFile() const { return m_folder.path() + QStringLiteral(".lock"); }

    bool exists() const { return m_folder.exists(); }
    Result<void> make() const; ///< with its folders; refuses what is a link or another's
    Result<void> remove() const;

    /// Nothing when there is none.
    Result<std::optional<LocalRecord>> record() const;
    Result<void> keep(const LocalRecord &record) const;

private:
    QDir m_folder;
};

QJsonObject toJson(const LocalProcess &process);

} // namespace oz0

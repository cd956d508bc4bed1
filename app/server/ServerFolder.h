// The one folder that a server owns: database, keys, certificates, bundles, and what it was made with.
#pragma once

#include "app/server/Certificate.h"
#include "core/base/Result.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace oz0 {

/// What `init` was told and `run` needs again.
struct ServerSettings
{
    QString host;
    quint16 port = 0;
    QStringList names; ///< of the certificate
    bool plainHttp = false;
};

class ServerFolder
{
public:
    explicit ServerFolder(QString folder) : m_folder(std::move(folder)) { }

    const QString &folder() const { return m_folder; }
    QString databaseFile() const { return m_folder + QStringLiteral("/oz0.db"); }
    QString bundleFolder() const { return m_folder + QStringLiteral("/bundles"); }

    /// True when a server was made here.
    bool isMade() const;
    Result<void> writeSettings(const ServerSettings &settings) const;
    Result<ServerSettings> settings() const;
    Result<void> writeCertificate(const Certificate &certificate) const;
    Result<Certificate> certificate() const;
    /// The one that `init --rotate` made and nobody uses yet.
    Result<void> writeNextCertificate(const Certificate &certificate) const;
    Result<std::optional<Certificate>> nextCertificate() const;
    /// The next certificate becomes the one in use from the server's next start.
    Result<void> promoteNextCertificate() const;

private:
    QString m_folder;
};

/// 0600, whole or not there: through a temporary file and a rename.
Result<void> writePrivateFile(const QString &file, const QByteArray &text);

/// Holds a folder for one server; the operating system lets go of it when the process ends, however it ends.
class FolderLock
{
public:
    static Result<std::unique_ptr<FolderLock>> take(const ServerFolder &folder); ///< Conflict: another server runs
    ~FolderLock();
    FolderLock(const FolderLock &) = delete;
    FolderLock &operator=(const FolderLock &) = delete;

private:
    explicit FolderLock(int descriptor) : m_descriptor(descriptor) { }
    int m_descriptor;
};

} // namespace oz0

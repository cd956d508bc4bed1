#include "app/server/ServerFolder.h"

#include "core/base/JsonReader.h"

#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace oz0 {

namespace {

constexpr qint64 longestFile = 256 * 1024;

Result<QByteArray> readFile(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("%1 cannot be read").arg(name), name);
    if (file.size() > longestFile)
        return Failure(ErrorCode::TooLarge, QStringLiteral("%1 is larger than it can be").arg(name), name);
    return file.readAll();
}

Result<Certificate> readPair(const QString &certificateFile, const QString &keyFile)
{
    const Result<QByteArray> pem = readFile(certificateFile);
    if (!pem)
        return Failure(pem.error());
    const Result<QByteArray> key = readFile(keyFile);
    if (!key)
        return Failure(key.error());
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    if (QFile::permissions(keyFile) & others)
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("%1 must be readable by its owner alone (0600)").arg(keyFile),
                       keyFile);
    return Certificate{*pem, *key};
}

Result<void> writePair(const Certificate &pair, const QString &certificateFile, const QString &keyFile)
{
    const Result<void> key = writePrivateFile(keyFile, pair.keyPem);
    return key ? writePrivateFile(certificateFile, pair.pem) : key;
}

} // namespace

bool ServerFolder::isMade() const
{
    return QFile::exists(m_folder + QStringLiteral("/server.json"));
}

Result<void> ServerFolder::writeSettings(const ServerSettings &settings) const
{
    const QJsonObject object{{QStringLiteral("schema"), 1},
                             {QStringLiteral("host"), settings.host},
                             {QStringLiteral("port"), settings.port},
                             {QStringLiteral("names"), QJsonArray::fromStringList(settings.names)},
                             {QStringLiteral("plainHttp"), settings.plainHttp}};
    return writePrivateFile(m_folder + QStringLiteral("/server.json"), QJsonDocument(object).toJson());
}

Result<ServerSettings> ServerFolder::settings() const
{
    const Result<QByteArray> text = readFile(m_folder + QStringLiteral("/server.json"));
    if (!text)
        return Failure(ErrorCode::NotFound,
                       QStringLiteral("no server was made in %1; make one with: oz0-server init").arg(m_folder), m_folder);
    JsonReader reader(QJsonDocument::fromJson(*text).object());
    reader.require("host");
    reader.require("names");
    ServerSettings settings;
    settings.host = reader.string("host");
    settings.port = quint16(reader.integer("port", 0, 0, 65535));
    settings.names = reader.strings("names", 100);
    settings.plainHttp = reader.boolean("plainHttp");
    if (!reader.finish().isEmpty() || reader.integer("schema") != 1)
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("server.json cannot be used"), m_folder);
    return settings;
}

Result<void> ServerFolder::writeCertificate(const Certificate &certificate) const
{
    return writePair(certificate, m_folder + QStringLiteral("/server.pem"), m_folder + QStringLiteral("/server.key"));
}

Result<Certificate> ServerFolder::certificate() const
{
    return readPair(m_folder + QStringLiteral("/server.pem"), m_folder + QStringLiteral("/server.key"));
}

Result<void> ServerFolder::writeNextCertificate(const Certificate &certificate) const
{
    return writePair(certificate, m_folder + QStringLiteral("/next.pem"), m_folder + QStringLiteral("/next.key"));
}

Result<std::optional<Certificate>> ServerFolder::nextCertificate() const
{
    if (!QFile::exists(m_folder + QStringLiteral("/next.pem")))
        return std::optional<Certificate>();
    const Result<Certificate> pair = readPair(m_folder + QStringLiteral("/next.pem"), m_folder + QStringLiteral("/next.key"));
    if (!pair)
        return Failure(pair.error());
    return std::optional<Certificate>(*pair);
}

Result<void> ServerFolder::promoteNextCertificate() const
{
    const Result<std::optional<Certificate>> next = nextCertificate();
    if (!next)
        return Failure(next.error());
    if (!next->has_value())
        return Failure(ErrorCode::NotFound, QStringLiteral("there is no next certificate"), m_folder);
    // Written before the next one is taken away: a kill in between leaves both the same, which rotates again.
    const Result<void> written = writeCertificate(**next);
    if (!written)
        return written;
    QFile::remove(m_folder + QStringLiteral("/next.key"));
    QFile::remove(m_folder + QStringLiteral("/next.pem"));
    return {};
}

Result<void> writePrivateFile(const QString &file, const QByteArray &text)
{
    QSaveFile saved(file);
    const bool written = saved.open(QIODevice::WriteOnly) && saved.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        && saved.write(text) == text.size() && saved.commit();
    if (!written)
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("%1 cannot be written: %2").arg(file, saved.errorString()),
                       file);
    return {};
}

Result<std::unique_ptr<FolderLock>> FolderLock::take(const ServerFolder &folder)
{
    const QString name = folder.folder() + QStringLiteral("/lock");
    const int descriptor = ::open(QFile::encodeName(name).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("%1 cannot be written").arg(name), name);
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        ::close(descriptor);
        return Failure(ErrorCode::Conflict, QStringLiteral("another oz0-server uses %1").arg(folder.folder()), folder.folder());
    }
    return std::unique_ptr<FolderLock>(new FolderLock(descriptor));
}

FolderLock::~FolderLock()
{
    ::close(m_descriptor);
}

} // namespace oz0

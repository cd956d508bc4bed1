#include "core/client/JoinFile.h"

#include "core/base/JsonReader.h"
#include "core/client/ServerAddress.h"

#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

#include <sys/stat.h>

namespace oz0 {

namespace {

constexpr qint64 mostBytes = 256 * 1024;

Failure unusable(const QString &file, const QString &why)
{
    return Failure(ErrorCode::InvalidContext, QStringLiteral("the join file %1 cannot be used: %2").arg(file, why), file);
}

Result<QByteArray> readPrivate(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Failure(ErrorCode::UnreadableFile,
                       QStringLiteral("the join file %1 cannot be read: %2").arg(path, file.errorString()), path);
    struct stat facts = {};
    if (::fstat(file.handle(), &facts) != 0 || !S_ISREG(facts.st_mode))
        return unusable(path, QStringLiteral("it is no regular file"));
    if ((facts.st_mode & (S_IRWXG | S_IRWXO)) != 0)
        return unusable(path, QStringLiteral("others than its owner may use it; it holds a secret (chmod 600 %1)").arg(path));
    const QByteArray bytes = file.read(mostBytes + 1);
    if (bytes.size() > mostBytes)
        return unusable(path, QStringLiteral("it is larger than 256 KiB"));
    return bytes;
}

} // namespace

Result<JoinFile> readJoinFile(const QString &file)
{
    const Result<QByteArray> bytes = readPrivate(file);
    if (!bytes)
        return Failure(bytes.error());
    const QJsonDocument document = QJsonDocument::fromJson(*bytes);
    if (!document.isObject())
        return unusable(file, QStringLiteral("it is no JSON object"));
    JsonReader reader(document.object());
    for (const char *key : {"schema", "server", "token"})
        reader.require(key);
    if (reader.has("schema") && reader.integer("schema") != 1)
        reader.complain("schema", QStringLiteral("must be 1; a newer oz0 may have written the file"));
    JoinFile join;
    const Result<QUrl> server = serverAddress(reader.string("server", {}, 2048));
    if (server)
        join.server = *server;
    else if (reader.has("server"))
        reader.complain("server", server.error().message);
    join.certificates = reader.string("certificates").toUtf8();
    if (join.server.scheme() == QLatin1String("https") && !join.certificates.contains("-----BEGIN CERTIFICATE-----"))
        reader.complain("certificates", QStringLiteral("must hold one or two certificates in PEM"));
    join.token = reader.string("token", {}, 4096);
    for (const QChar c : std::as_const(join.token)) {
        if (c <= QLatin1Char(' ') || c > QLatin1Char('~')) {
            reader.complain("token", QStringLiteral("must be printable ASCII without spaces"));
            break;
        }
    }
    const QList<Error> complaints = reader.finish();
    if (complaints.isEmpty())
        return join;
    Failure failure = unusable(file, complaints.first().subject + QLatin1Char(' ') + complaints.first().message);
    failure.error.details = complaints;
    return failure;
}

Result<void> writeJoinFile(const JoinFile &join, const QString &file)
{
    const QJsonObject object{{QStringLiteral("schema"), 1},
                             {QStringLiteral("server"), join.server.toString()},
                             {QStringLiteral("certificates"), QString::fromUtf8(join.certificates)},
                             {QStringLiteral("token"), join.token}};
    QSaveFile out(file);
    out.setDirectWriteFallback(false);
    if (!out.open(QIODevice::WriteOnly) || !out.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner)
        || out.write(QJsonDocument(object).toJson()) < 0 || !out.commit())
        return Failure(ErrorCode::UnreadableFile,
                       QStringLiteral("the join file %1 cannot be written: %2").arg(file, out.errorString()), file);
    return {};
}

} // namespace oz0

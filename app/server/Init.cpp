#include "app/server/Commands.h"
#include "app/server/ServerFolder.h"
#include "core/base/Random.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <cstdio>

namespace oz0 {

namespace {

bool isWildcard(const QString &host)
{
    return host == QLatin1String("0.0.0.0") || host == QLatin1String("::");
}

bool isLoopback(const QString &host)
{
    return host == QLatin1String("::1") || host.startsWith(QLatin1String("127."));
}

bool isHostName(const QString &name)
{
    static const QRegularExpression pattern(
        QStringLiteral("^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$"));
    return name.size() <= 253 && pattern.match(name).hasMatch();
}

bool isPlainName(const QString &name)
{
    static const QRegularExpression pattern(QStringLiteral("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"));
    return pattern.match(name).hasMatch();
}

Result<void> checkNames(const InitCommand &command)
{
    if (!isPlainName(command.tenant) || !isPlainName(command.admin))
        return Failure(ErrorCode::Usage, QStringLiteral("--tenant and --admin take a name of letters, digits, '.', '_' and '-'"));
    for (const QString &name : command.names) {
        if (!isIpAddress(name) && !isHostName(name))
            return Failure(ErrorCode::Usage, QStringLiteral("--server-name takes a host name or an IP address"), name);
    }
    if (isWildcard(command.host) && command.names.isEmpty())
        return Failure(ErrorCode::Usage, QStringLiteral("a server on every address needs a --server-name for its contexts"));
    if (command.plainHttp && !isLoopback(command.host))
        return Failure(ErrorCode::Usage, QStringLiteral("plain HTTP is for loopback only"));
    return {};
}

QStringList certificateNames(const InitCommand &command)
{
    QStringList names = command.names;
    if (!isWildcard(command.host))
        names.append(command.host);
    if (isLoopback(command.host))
        names.append(QStringLiteral("localhost"));
    names.removeDuplicates();
    return names;
}

QByteArray contextText(const InitCommand &command, const Certificate &certificate, const QString &token)
{
    const QString host = command.names.value(0, command.host);
    const QString authority = host.contains(QLatin1Char(':')) ? QLatin1Char('[') + host + QLatin1Char(']') : host;
    const QString scheme = command.plainHttp ? QStringLiteral("http") : QStringLiteral("https");
    QJsonObject context{{QStringLiteral("schema"), 1},
                        {QStringLiteral("name"), command.admin},
                        {QStringLiteral("server"), QStringLiteral("%1://%2:%3").arg(scheme, authority).arg(command.port)},
                        {QStringLiteral("certificates"), QString::fromLatin1(certificate.pem)},
                        {QStringLiteral("tenant"), command.tenant},
                        {QStringLiteral("class"), command.contextClass},
                        {QStringLiteral("token"), token}};
    return QJsonDocument(context).toJson();
}

/// Everything of the server in a folder that is not yet its own; the first admin's token is the answer.
Result<QString> fill(const ServerFolder &folder, const InitCommand &command, const Certificate &certificate)
{
    const Result<void> kept = folder.writeCertificate(certificate);
    if (!kept)
        return Failure(kept.error());
    if (!QDir().mkpath(folder.bundleFolder()))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("%1 cannot be made").arg(folder.bundleFolder()));
    const SystemClock clock;
    SystemRandomness randomness;
    StoreOptions options;
    options.databaseFile = folder.databaseFile();
    options.bundleFolder = folder.bundleFolder();
    options.clock = &clock;
    options.randomness = &randomness;
    const Result<IssuedToken> admin = initTenant(options, TenantId(command.tenant),
                                                 PrincipalId(QStringLiteral("user:") + command.admin));
    if (!admin)
        return Failure(admin.error());
    const Result<void> settings = folder.writeSettings(
        {command.host, command.port, certificateNames(command), command.plainHttp});
    if (!settings)
        return Failure(settings.error());
    return admin->token;
}

} // namespace

// The server is made beside its place and moved there last, so that an init that fails or is killed leaves no half of one.
Result<void> perform(const InitCommand &command)
{
    const Result<void> names = checkNames(command);
    if (!names)
        return names;
    const QString place = QDir::cleanPath(QFileInfo(command.folder).absoluteFilePath());
    if (QFileInfo::exists(place)
        && !(QFileInfo(place).isDir() && QDir(place).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)))
        return Failure(ErrorCode::Conflict, QStringLiteral("%1 is not empty; a server is made once").arg(place), place);
    if (QFileInfo::exists(command.contextFile))
        return Failure(ErrorCode::Conflict, QStringLiteral("%1 is there already").arg(command.contextFile), command.contextFile);
    const QString parent = QFileInfo(place).path();
    if (!QDir().mkpath(parent))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("%1 cannot be made").arg(parent), parent);

    const Result<Certificate> certificate = makeCertificate(certificateNames(command), SystemClock().now());
    if (!certificate)
        return Failure(certificate.error());
    SystemRandomness randomness;
    const QString half = place + QStringLiteral(".making-") + QString::fromLatin1(randomness.bytes(6).toHex());
    const QString halfContext = command.contextFile + QStringLiteral(".making");
    const auto leaveNothing = [&] {
        QDir(half).removeRecursively();
        QFile::remove(halfContext);
    };
    if (!QDir().mkdir(half, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("%1 cannot be written").arg(parent), parent);
    const Result<QString> token = fill(ServerFolder(half), command, *certificate);
    const Result<void> context = token ? writePrivateFile(halfContext, contextText(command, *certificate, *token))
                                       : Result<void>();
    if (!token || !context) {
        leaveNothing();
        return Failure(token ? context.error() : token.error());
    }
    if (std::rename(QFile::encodeName(half).constData(), QFile::encodeName(place).constData()) != 0) {
        leaveNothing();
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("%1 cannot be made").arg(place), place);
    }
    if (std::rename(QFile::encodeName(halfContext).constData(), QFile::encodeName(command.contextFile).constData()) != 0) {
        QDir(place).removeRecursively();
        leaveNothing();
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("%1 cannot be written").arg(command.contextFile),
                       command.contextFile);
    }
    std::printf("A server for the tenant %s was made in %s.\nIts first admin's context: %s\nStart it with: oz0-server run %s\n",
                qUtf8Printable(command.tenant), qUtf8Printable(place), qUtf8Printable(command.contextFile),
                qUtf8Printable(place));
    return {};
}

Result<void> perform(const RotateCommand &command)
{
    const ServerFolder folder(command.folder);
    const Result<ServerSettings> settings = folder.settings();
    if (!settings)
        return Failure(settings.error());
    const Result<std::optional<Certificate>> next = folder.nextCertificate();
    if (!next)
        return Failure(next.error());
    if (next->has_value()) {
        const Result<void> promoted = folder.promoteNextCertificate();
        if (promoted)
            std::printf("The next certificate is the one in use from the server's next start.\n");
        return promoted;
    }
    const Result<Certificate> certificate = makeCertificate(settings->names, SystemClock().now());
    if (!certificate)
        return Failure(certificate.error());
    const Result<void> written = folder.writeNextCertificate(*certificate);
    if (written)
        std::printf("The next certificate is made. Restart the server, let the clients learn it, then run this again.\n");
    return written;
}

} // namespace oz0

#include "core/client/Context.h"

#include "core/base/JsonReader.h"
#include "core/client/ServerAddress.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>
#include <QSslCertificate>
#include <QStandardPaths>

#include <sys/stat.h>

namespace oz0 {

namespace {

constexpr qint64 mostBytes = 256 * 1024;

std::optional<ContextClass> classFromWord(const QString &text)
{
    for (const ContextClass known : {ContextClass::Local, ContextClass::Test, ContextClass::Production}) {
        if (text == word(known))
            return known;
    }
    return std::nullopt;
}

Failure unusable(const QString &file, const QString &why)
{
    return Failure(ErrorCode::InvalidContext, QStringLiteral("the context file %1 cannot be used: %2").arg(file, why), file);
}

Result<QByteArray> readPrivateFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Failure(ErrorCode::UnreadableFile,
                       QStringLiteral("the context file %1 cannot be read: %2").arg(path, file.errorString()), path);
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

bool isHeaderSafe(const QString &token)
{
    for (const QChar c : token) {
        if (c <= QLatin1Char(' ') || c > QLatin1Char('~'))
            return false;
    }
    return !token.isEmpty();
}

void readCertificates(JsonReader &reader, Context &context)
{
    context.certificates = reader.string("certificates").toUtf8();
    const qsizetype count = QSslCertificate::fromData(context.certificates, QSsl::Pem).size();
    const bool isTls = context.server.scheme() == QLatin1String("https");
    if (count > 2 || (isTls && count < 1) || (count == 0 && !context.certificates.trimmed().isEmpty()))
        reader.complain("certificates", QStringLiteral("must hold one or two certificates in PEM"));
}

void readToken(JsonReader &reader, Context &context)
{
    context.token = reader.string("token", {}, 4096);
    if (reader.has("token") && !isHeaderSafe(context.token))
        reader.complain("token", QStringLiteral("must be printable ASCII without spaces"));
    const QString place = reader.string("tokenIn");
    context.tokenInKeychain = place == QLatin1String("keychain");
    if (reader.has("tokenIn") && !context.tokenInKeychain)
        reader.complain("tokenIn", QStringLiteral("must be \"keychain\""));
    if (reader.has("token") == reader.has("tokenIn"))
        reader.complain("token", QStringLiteral("or tokenIn must be there, and not both"));
}

} // namespace

Result<Context> readContext(const QString &file)
{
    const Result<QByteArray> bytes = readPrivateFile(file);
    if (!bytes)
        return Failure(bytes.error());
    QJsonParseError parseError;
    const QJsonDocument document = QJsonDocument::fromJson(*bytes, &parseError);
    if (!document.isObject())
        return unusable(
            file, QStringLiteral("it is no JSON object (%1 at byte %2)").arg(parseError.errorString()).arg(parseError.offset));
    JsonReader reader(document.object());
    Context context;
    context.file = file;
    reader.require("schema");
    if (reader.has("schema") && reader.integer("schema") != 1)
        reader.complain("schema", QStringLiteral("must be 1; a newer oz0 may have written the file"));
    reader.require("name");
    context.name = reader.string("name", {}, 100);
    reader.require("tenant");
    context.tenant = TenantId(reader.string("tenant", {}, 100));
    reader.require("server");
    const Result<QUrl> server = serverAddress(reader.string("server", {}, 2048));
    if (server)
        context.server = *server;
    else if (reader.has("server"))
        reader.complain("server", server.error().message);
    context.contextClass = reader.word("class", ContextClass::Production, classFromWord);
    readCertificates(reader, context);
    readToken(reader, context);
    const QList<Error> complaints = reader.finish();
    if (complaints.isEmpty())
        return context;
    Failure failure = unusable(file, complaints.first().message);
    failure.error.details = complaints;
    return failure;
}

Result<void> writeContext(const Context &context, const QString &file)
{
    QJsonObject object{{QStringLiteral("schema"), 1},
                       {QStringLiteral("name"), context.name},
                       {QStringLiteral("server"), context.server.toString()},
                       {QStringLiteral("certificates"), QString::fromUtf8(context.certificates)},
                       {QStringLiteral("tenant"), context.tenant.text()},
                       {QStringLiteral("class"), word(context.contextClass)}};
    if (context.tokenInKeychain)
        object.insert(QStringLiteral("tokenIn"), QStringLiteral("keychain"));
    else
        object.insert(QStringLiteral("token"), context.token);
    const auto failed = [&file](const QString &why) {
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("the context file %1 cannot be written: %2").arg(file, why),
                       file);
    };
    const QString folder = QFileInfo(file).absolutePath();
    if (!QFileInfo::exists(folder)) {
        const QFile::Permissions mine = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
        if (!QDir().mkpath(folder) || !QFile::setPermissions(folder, mine))
            return failed(QStringLiteral("its folder cannot be made"));
    }
    QSaveFile saved(file);
    if (!saved.open(QIODevice::WriteOnly) || !saved.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
        return failed(saved.errorString());
    saved.write(QJsonDocument(object).toJson());
    if (!saved.commit())
        return failed(saved.errorString());
    return {};
}

QString contextsFolder()
{
    const QString configuration = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    return configuration + QStringLiteral("/orchestrator-zero");
}

QList<Result<Context>> allContexts()
{
    QList<Result<Context>> contexts;
    const QDir folder(contextsFolder());
    for (const QString &name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QString file = folder.filePath(name + QStringLiteral("/context.json"));
        if (QFileInfo::exists(file))
            contexts.append(readContext(file));
    }
    return contexts;
}

QString word(ContextClass contextClass)
{
    switch (contextClass) {
    case ContextClass::Local:
        return QStringLiteral("local");
    case ContextClass::Test:
        return QStringLiteral("test");
    case ContextClass::Production:
        break;
    }
    return QStringLiteral("production");
}

} // namespace oz0

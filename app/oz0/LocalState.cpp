#include "app/oz0/LocalState.h"

#include "app/oz0/WorkingCopy.h"
#include "core/base/JsonReader.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>

#include <unistd.h>

namespace oz0 {

namespace {

constexpr qint64 recordMaxBytes = 256 * 1024;
constexpr auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;

const QString kindWords[] = {QStringLiteral("server"), QStringLiteral("node"), QStringLiteral("dev")};

std::optional<LocalKind> kindFromWord(const QString &word)
{
    for (const LocalKind kind : {LocalKind::Server, LocalKind::Node, LocalKind::Dev}) {
        if (word == kindWords[int(kind)])
            return kind;
    }
    return std::nullopt;
}

QString stateFolder()
{
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    const QString root = QDir::isAbsolutePath(state) ? state : QDir::homePath() + QStringLiteral("/.local/state");
    return QStringLiteral("%1/oz0/local-%2").arg(root).arg(getuid());
}

LocalProcess readProcess(JsonReader &fields)
{
    LocalProcess process;
    process.name = fields.string("name");
    process.kind = fields.word("kind", LocalKind::Server, kindFromWord);
    process.program = fields.string("program");
    process.arguments = fields.strings("arguments");
    process.context = fields.string("context");
    process.pid = fields.integer("pid");
    process.startTicks = fields.integer("startTicks");
    return process;
}

} // namespace

QJsonObject toJson(const LocalProcess &process)
{
    return {{QStringLiteral("name"), process.name},
            {QStringLiteral("kind"), kindWords[int(process.kind)]},
            {QStringLiteral("program"), process.program},
            {QStringLiteral("arguments"), QJsonArray::fromStringList(process.arguments)},
            {QStringLiteral("context"), process.context},
            {QStringLiteral("pid"), process.pid},
            {QStringLiteral("startTicks"), process.startTicks}};
}

LocalFolder::LocalFolder() : m_folder(stateFolder()) { }

Result<void> LocalFolder::make() const
{
    const QString parent = QFileInfo(path()).path();
    if (!QDir().mkpath(parent))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be made"), parent);
    if (!exists() && !QDir().mkdir(path()))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be made"), path());
    const QFileInfo folder(path());
    if (folder.isSymLink() || folder.ownerId() != getuid())
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("is a link or another user's"), path());
    if (!QFile::setPermissions(path(), ownerOnly))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be closed to others"), path());
    for (const char *below : {"contexts", "logs", "nodes", "join", "plugins"}) {
        if (!m_folder.mkpath(QLatin1String(below)))
            return Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be made"), path(QLatin1String(below)));
    }
    return {};
}

Result<void> LocalFolder::remove() const
{
    if (QFileInfo(path()).isSymLink() || !QDir(path()).removeRecursively())
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be removed whole"), path());
    return {};
}

Result<std::optional<LocalRecord>> LocalFolder::record() const
{
    const QString file = path(QStringLiteral("local.json"));
    if (!QFileInfo::exists(file))
        return std::optional<LocalRecord>();
    const Result<QByteArray> text = readWholeFile(file, recordMaxBytes);
    if (!text)
        return Failure(text.error());
    JsonReader fields(QJsonDocument::fromJson(*text).object());
    fields.require("processes");
    LocalRecord record;
    record.complete = fields.boolean("complete");
    record.server = fields.string("server");
    int at = 0;
    for (const QJsonValue &item : fields.array("processes", 100)) {
        JsonReader one(item.toObject());
        record.processes.append(readProcess(one));
        fields.adopt(QStringLiteral("/processes/%1").arg(at++), one.finish());
    }
    const QList<Error> complaints = fields.finish();
    if (!complaints.isEmpty())
        return Failure(ErrorCode::InvalidInput, complaints.first().message, file);
    return std::optional<LocalRecord>(record);
}

Result<void> LocalFolder::keep(const LocalRecord &record) const
{
    QJsonArray processes;
    for (const LocalProcess &process : record.processes)
        processes.append(toJson(process));
    const QJsonObject json{{QStringLiteral("schema"), 1},
                           {QStringLiteral("complete"), record.complete},
                           {QStringLiteral("server"), record.server},
                           {QStringLiteral("processes"), processes}};
    QSaveFile file(path(QStringLiteral("local.json")));
    const QByteArray text = QJsonDocument(json).toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return Failure(ErrorCode::UnreadableFile, file.errorString(), file.fileName());
    return {};
}

} // namespace oz0

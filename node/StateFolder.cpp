#include "node/StateFolder.h"

#include <QFile>

namespace oz0 {

StateFolder::StateFolder(const QDir &folder) : m_folder(folder), m_lock(folder.filePath(QStringLiteral("lock")))
{
    m_lock.setStaleLockTime(0);
}

Result<std::unique_ptr<StateFolder>> StateFolder::open(const QString &path)
{
    const QDir folder(QDir(path).absolutePath());
    if (!folder.mkpath(QStringLiteral(".")))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("the state folder cannot be made"), path);
    if (!QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("the state folder is not this user's"), path);
    std::unique_ptr<StateFolder> state(new StateFolder(folder));
    if (!state->m_lock.tryLock(0)) {
        if (state->m_lock.error() == QLockFile::LockFailedError)
            return Failure(ErrorCode::Conflict, QStringLiteral("another node uses the state folder"), path);
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("the state folder cannot be written to; is its disk full?"),
                       path);
    }
    return state;
}

Result<std::optional<Context>> StateFolder::identity() const
{
    const QString file = m_folder.filePath(QStringLiteral("node.json"));
    if (!QFile::exists(file))
        return std::optional<Context>();
    return readContext(file).transform([](const Context &context) { return std::optional(context); });
}

Result<void> StateFolder::keepIdentity(const Context &identity) const
{
    return writeContext(identity, m_folder.filePath(QStringLiteral("node.json")));
}

} // namespace oz0

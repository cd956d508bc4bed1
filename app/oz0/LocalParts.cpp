#include "app/oz0/LocalParts.h"

#include "app/oz0/WorkingCopy.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace oz0 {

namespace {

Result<QString> program(const QString &name)
{
    QString found = QStandardPaths::findExecutable(name, {QCoreApplication::applicationDirPath()});
    if (found.isEmpty())
        found = QStandardPaths::findExecutable(name);
    if (found.isEmpty())
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("is neither beside oz0 nor on the PATH"), name);
    return found;
}

Result<QString> sampleFolder()
{
    const QString here = QCoreApplication::applicationDirPath();
    QStringList places{qEnvironmentVariable("OZ0_SAMPLE_DIR")};
    if (places.first().isEmpty()) {
        places = {here + QStringLiteral("/../share/oz0/sample")};
        for (QString up = QStringLiteral("/.."); up.size() < 16; up += QStringLiteral("/.."))
            places.append(here + up + QStringLiteral("/resources/sample"));
    }
    for (const QString &place : places) {
        if (QFileInfo(place).isDir())
            return QDir::cleanPath(place);
    }
    return Failure(ErrorCode::UnreadableFile,
                   QStringLiteral("the sample plugins are not there; OZ0_SAMPLE_DIR can name their folder"), places.first());
}

Result<void> copyFile(const QString &from, const QString &to)
{
    if (QDir().mkpath(QFileInfo(to).path()) && QFile::copy(from, to)
        && QFile::setPermissions(to, QFile::permissions(to) | QFileDevice::WriteOwner))
        return {};
    return Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be copied to %1").arg(to), from);
}

} // namespace

Result<LocalParts> findLocalParts()
{
    LocalParts parts;
    for (const auto &[name, path] :
         {std::pair(QStringLiteral("oz0"), &parts.oz0), std::pair(QStringLiteral("oz0-server"), &parts.server),
          std::pair(QStringLiteral("oz0-node"), &parts.node)}) {
        const Result<QString> found = program(name);
        if (!found)
            return Failure(found.error());
        *path = *found;
    }
    const Result<QString> sample = sampleFolder();
    if (!sample)
        return Failure(sample.error());
    parts.sample = *sample;
    return parts;
}

QStringList samplePlugins(const LocalParts &parts)
{
    return QDir(parts.sample).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

Result<void> copyPlugin(const QString &source, const QString &target, const WorkingCopyEdits &edits)
{
    const QString manifest = QStringLiteral("plugin.yaml");
    QDirIterator files(source, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString below = QDir(source).relativeFilePath(path);
        if (below == manifest || below.contains(QLatin1String("__pycache__")))
            continue;
        if (const Result<void> copied = copyFile(path, QDir(target).filePath(below)); !copied)
            return copied;
    }
    const Result<QByteArray> text = readWholeFile(QDir(source).filePath(manifest), 1024 * 1024);
    if (!text)
        return Failure(text.error());
    static const QRegularExpression versionLine(QStringLiteral("^version:.*$"), QRegularExpression::MultilineOption);
    QString changed = QString::fromUtf8(*text);
    changed.replace(versionLine, QStringLiteral("version: ") + edits.version);
    for (const auto &[before, after] : edits.replaced)
        changed.replace(before, after);
    QFile file(QDir(target).filePath(manifest));
    const QByteArray bytes = (changed + edits.more).toUtf8();
    if (!QDir().mkpath(target) || !file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be written"), file.fileName());
    return {};
}

} // namespace oz0

#include "tests/oz0/HandedCase.h"

#include "core/manifest/ManifestReader.h"

#include <QDir>
#include <QFile>

namespace oz0::test {

namespace {

int indentOf(const QByteArray &line)
{
    int indent = 0;
    while (indent < line.size() && line[indent] == ' ')
        ++indent;
    return indent;
}

// The blocks that stand below a line "KEY:" of whatever depth, moved to the left edge.
QList<QByteArray> blocksBelow(const QByteArray &key, const QByteArray &text)
{
    QList<QByteArray> blocks;
    int above = -1;
    int indent = 0;
    for (const QByteArray &line : text.split('\n')) {
        const QByteArray content = line.trimmed();
        if (above >= 0 && !content.isEmpty() && indentOf(line) <= above)
            above = -1;
        if (above < 0) {
            if (content == key + ':') {
                above = indentOf(line);
                indent = -1;
                blocks.append(QByteArray());
            }
            continue;
        }
        if (indent < 0)
            indent = indentOf(line);
        blocks.last() += line.mid(std::min(indent, indentOf(line))) + '\n';
    }
    return blocks;
}

} // namespace

QString handedCasesFolder()
{
    return QDir::cleanPath(
        qEnvironmentVariable("OZ0_CASES", qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/../shared/cases")));
}

QStringList handedCases()
{
    const QDir folder(handedCasesFolder() + QStringLiteral("/check"));
    QStringList paths;
    for (const QString &name : folder.entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name))
        paths.append(folder.filePath(name));
    return paths;
}

HandedCase HandedCase::read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    HandedCase read{blocksBelow("tenant", text).value(0), blocksBelow("working", text).value(0), {}};
    const auto workingCopy = readManifest(read.workingCopy);
    for (const QByteArray &block : blocksBelow("installed", read.tenant)) {
        if (const auto manifest = readManifest(block); manifest && workingCopy && (*manifest)->name == (*workingCopy)->name)
            read.installed = block;
    }
    return read;
}

} // namespace oz0::test

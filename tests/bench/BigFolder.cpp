#include "BigFolder.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>

namespace oz0::bench {

namespace {

constexpr int fileBytes = 10000;

// Reads like source code: words of a vocabulary, indentation, numbers; it packs to about a quarter.
QByteArray sourceText(QRandomGenerator &random, const QList<QByteArray> &words)
{
    QByteArray text;
    while (text.size() < fileBytes) {
        text += QByteArray(4 * random.bounded(4), ' ');
        for (int i = 2 + random.bounded(8); i > 0; --i)
            text += words[random.bounded(random.bounded(1, int(words.size())))] + (random.bounded(6) ? " " : " = ");
        text += QByteArray::number(random.bounded(100000)) + '\n';
    }
    return text.left(fileBytes);
}

} // namespace

void writeFile(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written", qPrintable(path));
}

QString bigFolderFile(int n)
{
    return QStringLiteral("src/package%1/module%2.py").arg(n / 50).arg(n);
}

void makeBigFolder(const QString &folder, int files)
{
    QRandomGenerator random(20260301);
    QList<QByteArray> words;
    for (int i = 0; i < 4000; ++i) {
        QByteArray word;
        for (int k = 3 + random.bounded(8); k > 0; --k)
            word += char('a' + random.bounded(26));
        words.append(word);
    }
    for (int i = 0; i < files; ++i) {
        const QString path = folder + QLatin1Char('/') + bigFolderFile(i);
        QDir().mkpath(path.section(QLatin1Char('/'), 0, -2));
        writeFile(path, sourceText(random, words));
    }
    writeFile(folder + QStringLiteral("/plugin.yaml"), "name: big\nversion: 1.0.0\n");
}

void copySample(const QString &sample, const QString &folder)
{
    const QDir from(QStringLiteral(OZ0_SOURCE_DIR "/resources/sample/") + sample);
    QDirIterator files(from.path(), QDir::Files, QDirIterator::Subdirectories);
    if (!files.hasNext())
        qFatal("There is no sample %s", qPrintable(sample));
    while (files.hasNext()) {
        const QString file = files.next();
        const QString to = folder + QLatin1Char('/') + from.relativeFilePath(file);
        QDir().mkpath(to.section(QLatin1Char('/'), 0, -2));
        QFile::remove(to);
        if (!QFile::copy(file, to))
            qFatal("%s cannot be copied", qPrintable(file));
    }
}

} // namespace oz0::bench

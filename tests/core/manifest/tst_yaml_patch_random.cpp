// Whatever an author wrote in whatever style: the patch does what it says, and the other lines stay.
#include "RandomYaml.h"

#include "core/manifest/ManifestReader.h"
#include "core/manifest/YamlJson.h"
#include "core/manifest/YamlPatch.h"

#include <rapidcheck.h>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace oz0;
using test::WrittenYaml;
using test::YamlLine;

namespace {

std::string told(const QByteArray &text, const QJsonArray &patch, const QByteArray &result)
{
    return "\n" + text.toStdString() + "\n==== " + QJsonDocument(patch).toJson(QJsonDocument::Compact).toStdString() + "\n"
        + result.toStdString();
}

bool isAtOrBelow(const QString &pointer, const QString &other)
{
    return pointer == other || pointer.startsWith(other + QLatin1Char('/'));
}

QString parentOf(const QString &pointer)
{
    return pointer.left(pointer.lastIndexOf(QLatin1Char('/')));
}

QJsonValue valueAt(QJsonValue value, const QString &pointer)
{
    for (const QString &token : pointerTokens(pointer).value_or(QStringList()))
        value = value.isArray() ? value.toArray().at(token.toInt()) : value.toObject().value(token);
    return value;
}

qsizetype countOf(const QJsonValue &value)
{
    return value.isArray() ? value.toArray().size() : value.toObject().size();
}

// Where the operation strikes: what it names, and the whole branch when that becomes empty.
QStringList struckBy(const QJsonObject &operation, const QJsonObject &document, const WrittenYaml &written)
{
    const QString pointer = operation.value(QLatin1String("path")).toString();
    const QString parent = parentOf(pointer);
    if (operation.value(QLatin1String("op")) != QLatin1String("remove"))
        return {pointer};
    if (countOf(valueAt(document, parent)) == 1)
        return {parent};
    if (!written.behindDash.contains(pointer))
        return {pointer};
    // The next entry moves up behind the dash.
    for (const YamlLine &line : written.lines) {
        for (const QString &entry : line.entries) {
            if (parentOf(entry) == parent && entry != pointer)
                return {pointer, entry};
        }
    }
    return {pointer};
}

bool isStruck(const YamlLine &line, const QStringList &struck, bool isAddition)
{
    return std::any_of(struck.begin(), struck.end(), [&](const QString &pointer) {
        const auto isBelow = [&](const QString &own) { return isAtOrBelow(own, pointer); };
        const auto holds = [&](const QString &whole) { return isAtOrBelow(pointer, whole); };
        if (std::any_of(line.wholes.begin(), line.wholes.end(), holds))
            return true;
        if (isAddition)
            return false;
        return std::any_of(line.entries.begin(), line.entries.end(), isBelow)
            || std::any_of(line.wholes.begin(), line.wholes.end(), isBelow)
            || (!line.within.isEmpty() && isAtOrBelow(line.within, pointer));
    });
}

QList<QByteArray> linesOf(QByteArray text)
{
    if (text.startsWith("\xef\xbb\xbf"))
        text = text.mid(3);
    QList<QByteArray> lines = text.split('\n');
    for (QByteArray &line : lines) {
        if (line.endsWith('\r'))
            line.chop(1);
    }
    return lines;
}

QMap<QString, QByteArray> sampleManifests()
{
    QMap<QString, QByteArray> found;
    const QDir samples(qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/resources/sample"));
    for (const QString &plugin : samples.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(samples.filePath(plugin + QStringLiteral("/plugin.yaml")));
        if (file.open(QIODevice::ReadOnly))
            found.insert(plugin, file.readAll());
    }
    return found;
}

} // namespace

class YamlPatchRandomTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadAgain()
    {
        QVERIFY(rc::check([](quint32 seed) {
            QRandomGenerator random(seed);
            const QJsonObject document = test::randomDocument(random);
            const QByteArray text = test::randomlyWritten(document, random).text();
            RC_LOG() << text.toStdString();
            const Result<YamlDocument> read = readYaml(text);
            RC_ASSERT(read.has_value());
            RC_ASSERT(read->root.toObject() == document);
        }));
    }

    void anOperationDoesWhatItSaysAndTheOtherLinesStay()
    {
        QVERIFY(rc::check([](quint32 seed) {
            QRandomGenerator random(seed);
            const QJsonObject document = test::randomDocument(random);
            const WrittenYaml written = test::randomlyWritten(document, random);
            const QByteArray text = written.text();
            const QJsonObject operation = test::randomOperation(document, random);
            const QJsonArray patch{operation};
            const Result<QJsonObject> wanted = applyJsonPatch(document, patch);
            RC_ASSERT(wanted.has_value());
            const Result<QByteArray> patched = patchYaml(text, patch);
            RC_LOG() << told(text, patch, patched ? *patched : patched.error().message.toUtf8());
            RC_ASSERT(patched.has_value());
            RC_ASSERT(readYaml(*patched)->root.toObject() == *wanted);

            RC_ASSERT(patched->startsWith("\xef\xbb\xbf") == written.hasMark);
            if (text.contains("\r\n"))
                RC_ASSERT(patched->count('\n') == patched->count("\r\n"));
            if (*wanted == document)
                RC_ASSERT(*patched == text);
            const QString pointer = operation.value(QLatin1String("path")).toString();
            const bool isAddition = operation.value(QLatin1String("op")) == QLatin1String("add")
                && (valueAt(document, parentOf(pointer)).isArray()
                    || !valueAt(document, parentOf(pointer)).toObject().contains(pointerTokens(pointer)->last()));
            const QStringList struck = struckBy(operation, document, written);
            const QList<QByteArray> lines = linesOf(*patched);
            qsizetype at = 0;
            for (const YamlLine &line : written.lines) {
                if (line.text.trimmed().isEmpty() || isStruck(line, struck, isAddition))
                    continue;
                while (at < lines.size() && lines[at] != line.text)
                    ++at;
                RC_LOG() << "looking for: " << line.text.toStdString() << "\n";
                RC_ASSERT(at < lines.size());
                ++at;
            }
        }));
    }

    void manyOperationsDoWhatTheySay()
    {
        QVERIFY(rc::check([](quint32 seed) {
            QRandomGenerator random(seed);
            const QJsonObject document = test::randomDocument(random);
            const QByteArray text = test::randomlyWritten(document, random).text();
            QJsonObject wanted = document;
            QJsonArray patch;
            for (int i = random.bounded(8); i >= 0; --i) {
                patch.append(test::randomOperation(wanted, random));
                wanted = *applyJsonPatch(wanted, {patch.last()});
            }
            const Result<QByteArray> patched = patchYaml(text, patch);
            RC_LOG() << told(text, patch, patched ? *patched : patched.error().message.toUtf8());
            RC_ASSERT(patched.has_value());
            RC_ASSERT(readYaml(*patched)->root.toObject() == wanted);
        }));
    }

    void oneDocumentBecomesAnother()
    {
        QVERIFY(rc::check([](quint32 seed) {
            QRandomGenerator random(seed);
            const QJsonObject before = test::randomDocument(random);
            const QJsonObject after = test::randomDocument(random);
            const QByteArray text = test::randomlyWritten(before, random).text();
            const QJsonArray patch = jsonPatchBetween(before, after);
            const Result<QByteArray> patched = patchYaml(text, patch);
            RC_LOG() << told(text, patch, patched ? *patched : patched.error().message.toUtf8());
            RC_ASSERT(patched.has_value());
            RC_ASSERT(readYaml(*patched)->root.toObject() == after);
        }));
    }

    void eachSampleBecomesEachOther()
    {
        const QMap<QString, QByteArray> samples = sampleManifests();
        QVERIFY(samples.size() >= 5);
        for (const QByteArray &before : samples) {
            for (const QByteArray &after : samples) {
                const QJsonObject wanted = readYaml(after)->root.toObject();
                const QJsonArray patch = jsonPatchBetween(readYaml(before)->root.toObject(), wanted);
                const Result<QByteArray> patched = patchYaml(before, patch);
                QVERIFY2(patched.has_value(), patched ? "" : qPrintable(patched.error().subject));
                QCOMPARE(readYaml(*patched)->root.toObject(), wanted);
                QCOMPARE(*patched == before, before == after);
            }
        }
    }

    void eachEntryOfEachListOfTheSamplesCanBeRemoved()
    {
        const QMap<QString, QByteArray> samples = sampleManifests();
        int removed = 0;
        for (auto sample = samples.begin(); sample != samples.end(); ++sample) {
            const QString &plugin = sample.key();
            const QByteArray &text = sample.value();
            const YamlDocument document = *readYaml(text);
            for (auto place = document.places.begin(); place != document.places.end(); ++place) {
                const QString parent = parentOf(place.key());
                if (place.key().isEmpty() || !valueAt(document.root, parent).isArray())
                    continue;
                const QJsonArray patch{
                    QJsonObject{{QStringLiteral("op"), QStringLiteral("remove")}, {QStringLiteral("path"), place.key()}}};
                const Result<QByteArray> patched = patchYaml(text, patch);
                QVERIFY2(patched.has_value(), qPrintable(plugin + place.key()));
                QCOMPARE(readYaml(*patched)->root.toObject(), *applyJsonPatch(document.root.toObject(), patch));
                // What differs lies in the entry's lines, or in its list's when nothing is left of that.
                const Place &struck = valueAt(document.root, parent).toArray().size() > 1 ? *place
                                                                                          : *document.places.find(parent);
                const QList<QByteArray> before = linesOf(text);
                const QList<QByteArray> after = linesOf(*patched);
                const qsizetype head = std::min(struck.key.line, struck.value.line) - 1;
                const qsizetype tail = before.size() - struck.value.endLine + (struck.value.endColumn == 1 ? 1 : 0);
                QVERIFY2(after.size() >= head + tail && after.size() <= before.size(), qPrintable(plugin + place.key()));
                QCOMPARE(after.mid(0, head), before.mid(0, head));
                QCOMPARE(after.mid(after.size() - tail), before.mid(before.size() - tail));
                ++removed;
            }
        }
        QVERIFY2(removed > 90, qPrintable(QString::number(removed)));
    }
};

QTEST_GUILESS_MAIN(YamlPatchRandomTest)
#include "tst_yaml_patch_random.moc"

// The German texts are complete, their placeholders are those of the source, and English has its plurals.
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Message
{
    QString context, source, comment;
    QStringList translations;
    bool finished = true;

    QString key() const { return context + QLatin1Char('\x1f') + source + QLatin1Char('\x1f') + comment; }
};

QList<Message> readMessages(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages.append(Message{context, {}, {}, {}, true});
        else if (xml.name() == QLatin1String("source"))
            messages.last().source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            messages.last().comment = xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            messages.last().finished = xml.attributes().value(QLatin1String("type")) != QLatin1String("unfinished");
            QString text;
            while (!(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == QLatin1String("translation"))
                   && !xml.atEnd()) {
                if (xml.isCharacters())
                    text += xml.text();
                if (xml.isStartElement() && xml.name() == QLatin1String("numerusform"))
                    messages.last().translations.append(xml.readElementText());
            }
            if (messages.last().translations.isEmpty())
                messages.last().translations.append(text);
        }
    }
    return messages;
}

QSet<QString> placeholders(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("%(n|[0-9])|[{][a-z]+[}]"));
    QSet<QString> found;
    for (auto it = pattern.globalMatch(text); it.hasNext();)
        found.insert(it.next().captured());
    return found;
}

QString file(const char *language)
{
    return qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/translations/oz0_%1.ts").arg(QLatin1String(language));
}

/// Addresses somebody as "Sie": a capital inside a sentence, or at its beginning with what only somebody does.
bool isFormalGerman(const QString &text)
{
    static const QRegularExpression word(QStringLiteral("(?<![\\w])(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)(?![\\w])"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression begins(QStringLiteral("(?:^|[.!?:–•\\n]\\s*)[„»\"(]*$"));
    static const QRegularExpression somebody(QStringLiteral("^Sie (?:dürfen|müssen|sollten|möchten|brauchen|benötigen)\\b"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    for (auto it = word.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const bool isBeginning = begins.match(text.left(match.capturedStart())).hasMatch();
        if (!isBeginning || somebody.match(text.mid(match.capturedStart())).hasMatch())
            return true;
    }
    return false;
}

} // namespace

class TranslationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsMissing_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("German") << file("de");
        QTest::newRow("English plurals") << file("en");
    }
    void nothingIsMissing()
    {
        QFETCH(QString, path);
        const QList<Message> messages = readMessages(path);
        QVERIFY(messages.size() > 20);
        for (const Message &message : messages) {
            QVERIFY2(message.finished, qPrintable(message.key()));
            for (const QString &translation : message.translations) {
                QVERIFY2(!translation.trimmed().isEmpty(), qPrintable(message.key()));
                QVERIFY2(!translation.contains(QStringLiteral("(s)")), qPrintable(translation));
                QCOMPARE(placeholders(translation), placeholders(message.source));
            }
        }
    }

    // The console says "du"; "Sie" and its like stand only for things, and so at a sentence's beginning.
    void germanSaysDu_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isFormal");
        QTest::newRow("asks") << QStringLiteral("Wählen Sie zwei Seiten.") << true;
        QTest::newRow("within") << QStringLiteral("%1 ist nicht da, oder Sie dürfen es nicht lesen.") << true;
        QTest::newRow("owns") << QStringLiteral("%1, Ihre eigenen") << true;
        QTest::newRow("may") << QStringLiteral("Sie dürfen das nicht.") << true;
        QTest::newRow("gives") << QStringLiteral("Der Server gibt Ihnen ein Token.") << true;
        QTest::newRow("a thing") << QStringLiteral("Die Datei ist da. Sie ist jetzt ausführbar.") << false;
        QTest::newRow("things") << QStringLiteral("Ihre Knoten kehren zurück.") << false;
        QTest::newRow("du") << QStringLiteral("Wähle zwei Seiten, sobald sie da sind.") << false;
    }
    void germanSaysDu()
    {
        QFETCH(QString, text);
        QFETCH(bool, isFormal);
        QCOMPARE(isFormalGerman(text), isFormal);
    }
    void everyGermanTextSaysDu()
    {
        QStringList formal;
        for (const Message &message : readMessages(file("de"))) {
            for (const QString &translation : message.translations) {
                if (isFormalGerman(translation))
                    formal.append(message.context + QStringLiteral(": ") + translation);
            }
        }
        QVERIFY2(formal.isEmpty(), qPrintable(formal.join(QLatin1Char('\n'))));
    }

    // One word for each thing: "speichern" for save, "Vergleich" for diff, "Sandbox", "Queue", "Job", "Label", "Gate", "Rollout",
    // "Eigner" and "Beitritts-Token" for what they stand for. An order to a node is no job: it "gilt".
    void germanHasOneWordForAThing()
    {
        static const QRegularExpression other(
            QStringLiteral("(?<![\\w.])(?:&?[Ss]ichern|gesichert|&?Diffs?|Das Gelistete|Sandkasten|\\w*[Ss]chlangen?|Etikett\\w*"
                           "|Aufträgen?|Auftrag(?! gilt)|(?:Qualitäts)?[Tt]ore?|Ausrollen|Eigentümer\\w*|Besitzer\\w*"
                           "|Beitritts?(?:marken?|tokens?))(?![\\w])"),
            QRegularExpression::UseUnicodePropertiesOption);
        QStringList mixed;
        for (const Message &message : readMessages(file("de"))) {
            for (QString text : message.translations) {
                if (text.remove(QLatin1Char('&')).contains(other))
                    mixed.append(message.context + QStringLiteral(": ") + text);
            }
        }
        QVERIFY2(mixed.isEmpty(), qPrintable(mixed.join(QLatin1Char('\n'))));
    }

    void everyTextOfTheSourcesIsThere()
    {
        QTemporaryDir folder;
        const QString fresh = folder.filePath(QStringLiteral("fresh.ts"));
        QProcess lupdate;
        lupdate.setWorkingDirectory(qEnvironmentVariable("OZ0_SOURCE_DIR"));
        lupdate.start(QStringLiteral(OZ0_LUPDATE),
                      {QStringLiteral("-silent"), QStringLiteral("-I"), QStringLiteral("."), QStringLiteral("core/domain"),
                       QStringLiteral("models"), QStringLiteral("ui"), QStringLiteral("app/console"), QStringLiteral("-ts"),
                       fresh});
        QVERIFY(lupdate.waitForFinished(60000));
        QSet<QString> translated;
        for (const Message &message : readMessages(file("de")))
            translated.insert(message.key());
        const QList<Message> sources = readMessages(fresh);
        QVERIFY(sources.size() > 500);
        int refusalTexts = 0;
        for (const Message &message : sources) {
            QVERIFY2(translated.contains(message.key()), qPrintable(message.key()));
            const bool isRefusalText = message.context == QLatin1String("RefusalTexts");
            refusalTexts += isRefusalText;
            const bool isKeyName = message.context == QLatin1String("QShortcut"); // Qt asks for the names of keys there
            QVERIFY2(isRefusalText || isKeyName || message.context.startsWith(QLatin1String("oz0::")), qPrintable(message.key()));
        }
        QVERIFY(refusalTexts > 200);
    }
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "TranslationsTest.moc"

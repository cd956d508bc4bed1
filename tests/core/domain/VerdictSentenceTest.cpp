// What command line and console say alike.
#include "core/domain/WideningCounts.h"

#include <QJsonArray>
#include <QTest>

using namespace oz0;

namespace {

Refusal refusal(const char *code, bool adminMayTry)
{
    Refusal made;
    made.code = QLatin1String(code);
    made.adminMayTry = adminMayTry;
    return made;
}

} // namespace

class VerdictSentenceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U17_theVerdictIsOneSentence_data()
    {
        QTest::addColumn<QList<Refusal>>("refusals");
        QTest::addColumn<QString>("sentence");
        const Refusal mayTry = refusal("binding.changed", true);
        const Refusal mayTryToo = refusal("egress.host_added", true);
        const Refusal nobody = refusal("placement.last_node_of_plugin", false);
        QTest::newRow("none") << QList<Refusal>{} << "Nothing refuses this; 31 checks passed.";
        QTest::newRow("one") << QList<Refusal>{mayTry} << "1 of 31 checks refuses this; an admin may try it.";
        QTest::newRow("two") << QList<Refusal>{mayTry, mayTryToo} << "2 of 31 checks refuse this; an admin may try it.";
        QTest::newRow("some") << QList<Refusal>{mayTry, mayTryToo, nobody}
                              << "3 of 31 checks refuse this; an admin may try 2 of them.";
        QTest::newRow("nobody") << QList<Refusal>{nobody} << "1 of 31 checks refuses this; nobody may allow it.";
    }
    void U17_theVerdictIsOneSentence()
    {
        QFETCH(QList<Refusal>, refusals);
        Verdict verdict;
        verdict.checks = 31;
        verdict.refusals = refusals;
        QTEST(verdictSentence(verdict), "sentence");
    }

    void anOperationIsASentence()
    {
        const QJsonObject path{{QStringLiteral("path"), QStringLiteral("/uses/0")}};
        const auto said = [&path](const char *op, const QJsonValue &value) {
            QJsonObject operation = path;
            operation.insert(QStringLiteral("op"), QLatin1String(op));
            operation.insert(QStringLiteral("value"), value);
            return operationSentence(operation);
        };
        QCOMPARE(said("remove", QJsonValue::Undefined), QStringLiteral("Remove uses, entry 1"));
        QCOMPARE(said("add", 7), QStringLiteral("Add uses, entry 1: 7"));
        QCOMPARE(said("replace", QStringLiteral("a%1")), QStringLiteral("Set uses, entry 1 to \"a%1\""));
        QCOMPARE(said("replace", QJsonArray{1, 2}), QStringLiteral("Set uses, entry 1 to [1,2]"));
    }

    void anOperationNamesThePlaceAsTheFileHasIt_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("place");
        QTest::newRow("key") << QStringLiteral("/requires") << QStringLiteral("requires");
        QTest::newRow("key of a key") << QStringLiteral("/requires/secrets") << QStringLiteral("requires.secrets");
        QTest::newRow("entry") << QStringLiteral("/requires/secrets/2") << QStringLiteral("requires.secrets, entry 3");
        QTest::newRow("of an entry") << QStringLiteral("/tools/0/remote/url") << QStringLiteral("tools, entry 1: remote.url");
        QTest::newRow("new entry") << QStringLiteral("/egress/allow/-") << QStringLiteral("egress.allow, a new entry");
        QTest::newRow("escaped") << QStringLiteral("/a~1b/c~0d") << QStringLiteral("a/b.c~d");
        QTest::newRow("whole") << QString() << QStringLiteral("plugin.yaml");
    }
    void anOperationNamesThePlaceAsTheFileHasIt()
    {
        QFETCH(QString, pointer);
        QTEST(placeText(pointer), "place");
        Refusal there;
        there.path = pointer;
        there.line = 12;
        const QJsonObject remove{{QStringLiteral("op"), QStringLiteral("remove")}, {QStringLiteral("path"), pointer}};
        QCOMPARE(operationSentence(remove, there), QStringLiteral("Remove %1 (line 12)").arg(placeText(pointer)));
        there.path = pointer + QStringLiteral("/0");
        QCOMPARE(operationSentence(remove, there), QStringLiteral("Remove %1 (around line 12)").arg(placeText(pointer)));
        if (pointer.isEmpty())
            return; // everything stands in the whole
        there.path = QStringLiteral("/elsewhere");
        QCOMPARE(operationSentence(remove, there), QStringLiteral("Remove %1").arg(placeText(pointer)));
    }

    void whatWidensReachIsCounted()
    {
        WideningCounts counts;
        QCOMPARE(withWidening(QStringLiteral("a 1.0 would install"), counts), QStringLiteral("a 1.0 would install"));
        counts.add({});
        QCOMPARE(counts.all(), 0);
        counts.add({QStringLiteral("grant_added")});
        QCOMPARE(wideningText(counts), QStringLiteral("1 change"));
        counts.add({QStringLiteral("host_added")});
        QCOMPARE(withWidening(QStringLiteral("a 1.0 would install"), counts),
                 QStringLiteral("a 1.0 would install, and widens reach: 1 host and 1 other change"));
        counts.add({QStringLiteral("secret_added"), QStringLiteral("binding_added")});
        counts.add({QStringLiteral("binding_removed")});
        QCOMPARE(wideningText(counts), QStringLiteral("1 host, 2 secrets and 1 other change"));
    }

    // The console hands in its language and gets the same sentence in it.
    void anotherLanguageSaysIt()
    {
        Verdict verdict;
        verdict.checks = 31;
        verdict.refusals = {refusal("binding.changed", false)};
        QStringList asked;
        const QString sentence = verdictSentence(verdict, [&asked](const Phrase &phrase, int n) {
            asked.append(QStringLiteral("%1/%2").arg(QLatin1String(phrase.context), QLatin1String(phrase.text.first)));
            return n < 0 ? QStringLiteral("<%1>") : QStringLiteral("%1 von %2").arg(n).arg(QStringLiteral("%1"));
        });
        QCOMPARE(sentence, QStringLiteral("<1 von 31>"));
        QCOMPARE(asked,
                 (QStringList{QStringLiteral("oz0::VerdictTexts/%n of %1 checks refuse this"),
                              QStringLiteral("oz0::VerdictTexts/%1; nobody may allow it.")}));
    }
};

QTEST_GUILESS_MAIN(VerdictSentenceTest)
#include "VerdictSentenceTest.moc"

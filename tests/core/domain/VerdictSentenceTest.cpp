// What command line and console say alike.
#include "core/domain/VerdictSentence.h"

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
        QCOMPARE(said("remove", QJsonValue::Undefined), QStringLiteral("Remove /uses/0"));
        QCOMPARE(said("add", 7), QStringLiteral("Add /uses/0: 7"));
        QCOMPARE(said("replace", QStringLiteral("a%1")), QStringLiteral("Set /uses/0 to \"a%1\""));
        QCOMPARE(said("replace", QJsonArray{1, 2}), QStringLiteral("Set /uses/0 to [1,2]"));
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

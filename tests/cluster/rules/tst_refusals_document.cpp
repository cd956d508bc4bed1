// docs/refusals.md is what the book, the texts and the remedies say. OZ0_WRITE_DOCS=1 writes it anew.
#include "cluster/rules/Remedies.h"
#include "cluster/rules/RuleBook.h"
#include "core/domain/RefusalTexts.h"

#include <QFile>
#include <QHash>
#include <QTest>

using namespace oz0;

namespace {

struct Decided
{
    QString rule;
    bool onlyOperators = false;
    bool isWarning = false;
};

QHash<QString, Decided> decidedByTheBook()
{
    QHash<QString, Decided> all;
    for (const Occasion occasion :
         {Occasion::Create, Occasion::Takeover, Occasion::Reload, Occasion::Resend, Occasion::Renewal, Occasion::Install}) {
        for (const Check &check : checksFor(occasion))
            all.insert(QLatin1String(check.code), {QLatin1String(check.rule), check.bindsOperatorsOnly, check.isWarning});
    }
    return all;
}

// What others decide: the life of a candidate, the environment's check, the readers of a bundle.
QString ruleElsewhere(const QString &code)
{
    static const QHash<QString, QString> rules{{QStringLiteral("candidate.taken_over"), QStringLiteral("D8")},
                                               {QStringLiteral("candidate.no_node"), QStringLiteral("C7")},
                                               {QStringLiteral("changeset.widens"), QStringLiteral("X3")},
                                               {QStringLiteral("changeset.file_mismatch"), QStringLiteral("X2")},
                                               {QStringLiteral("changeset.no_node"), QStringLiteral("X6")}};
    if (code.startsWith(QLatin1String("environment.")))
        return QStringLiteral("E1, E2");
    return rules.value(code, QStringLiteral("–"));
}

QString cell(const char *text)
{
    QString plain = QString::fromUtf8(text);
    return plain.replace(QLatin1Char('|'), QLatin1String("\\|"));
}

QByteArray document()
{
    QString out = QStringLiteral(
        "# Refusals and warnings\n\n"
        "Every code, in the order in which verdicts list them. Programs key on the code; the words come from one table, in "
        "English here, and "
        "`{…}` stands for what a verdict fills in. *Remedy* says whether a refusal can bring a JSON Patch on `plugin.yaml` that "
        "ends it; it is "
        "offered only after the rules have passed on its result. This page is made from the program: `OZ0_WRITE_DOCS=1 ctest -R "
        "refusals_document` writes it, and the test compares it.\n\n"
        "| code | rule | who is refused | what it says | the rule | who could allow it | what next | remedy |\n"
        "|---|---|---|---|---|---|---|---|\n");
    const QHash<QString, Decided> book = decidedByTheBook();
    for (const QString &code : catalogueCodes()) {
        const RefusalText *text = textFor(code);
        const auto decided = book.constFind(code);
        const bool isInBook = decided != book.constEnd();
        const QString who = isInBook && decided->isWarning ? QStringLiteral("nobody: a warning")
            : isInBook && decided->onlyOperators           ? QStringLiteral("operators")
                                                           : QStringLiteral("anyone");
        out += QStringLiteral("| `%1` | %2 | %3 | %4 | %5 | %6 | %7 | %8 |\n")
                   .arg(code, isInBook ? decided->rule : ruleElsewhere(code), who, cell(text->title), cell(text->rule),
                        cell(text->whoMay), cell(text->next), mayHaveRemedy(code) ? QStringLiteral("yes") : QStringLiteral("no"));
    }
    return out.toUtf8();
}

} // namespace

class RefusalsDocumentTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void itSaysWhatTheProgramSays();
};

void RefusalsDocumentTest::itSaysWhatTheProgramSays()
{
    QFile file(QStringLiteral(OZ0_SOURCE_DIR "/docs/refusals.md"));
    if (qEnvironmentVariableIsSet("OZ0_WRITE_DOCS")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(document()), qint64(document().size()));
        return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), "docs/refusals.md is missing");
    const QList<QByteArray> written = file.readAll().split('\n');
    const QList<QByteArray> meant = document().split('\n');
    for (qsizetype at = 0; at < std::max(written.size(), meant.size()); ++at)
        QCOMPARE(written.value(at), meant.value(at));
}

QTEST_GUILESS_MAIN(RefusalsDocumentTest)
#include "tst_refusals_document.moc"

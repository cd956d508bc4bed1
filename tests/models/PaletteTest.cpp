// What the command palette finds for what is typed, and in which order.
#include "models/FuzzyMatch.h"
#include "models/PaletteModel.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/SampleTenant.h"

#include <QElapsedTimer>
#include <QTest>

using namespace oz0;

namespace {

PaletteEntry action(const QString &text, bool enabled = true)
{
    PaletteEntry entry;
    entry.kind = PaletteEntry::Kind::Action;
    entry.text = text;
    entry.detail = QStringLiteral("Edit");
    entry.enabled = enabled;
    entry.reason = enabled ? QString() : QStringLiteral("Nothing is selected");
    return entry;
}

QStringList shown(const PaletteModel &model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row, 0).data().toString());
    return texts;
}

} // namespace

class PaletteTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsBeatLettersAndBeginningsBeatMiddles();
    void lettersInTheirOrderFit();
    void everyWordMustFit();
    void whatIsOffComesLastAndSaysWhy();
    void objectsAreFoundByNameOwnerIdAndNode();
    void nothingTypedListsNoObjects();
    void fiftyThousandCandidatesAreSearchedInTime();
};

void PaletteTest::wordsBeatLettersAndBeginningsBeatMiddles()
{
    const auto score = [](const char *typed, const char *text) {
        return fuzzyScore(fuzzyWords(QLatin1String(typed)), QLatin1String(text));
    };
    QVERIFY(score("copy", "Copy ID") > score("copy", "Do not copy"));
    QVERIFY(score("copy", "Do not copy") > score("copy", "Photocopy"));
    QVERIFY(score("copy", "Photocopy") > score("copy", "Catalogue of pretty yarns"));
    QVERIFY(score("cid", "Copy ID") > 0);
    QVERIFY(score("crl", "Copy run line") > score("crl", "Encircled"));
}

void PaletteTest::lettersInTheirOrderFit()
{
    const QStringList words = fuzzyWords(QStringLiteral("rfs"));
    QVERIFY(fuzzyScore(words, QStringLiteral("Refresh")) >= 0);
    QCOMPARE(fuzzyScore(words, QStringLiteral("safer")), -1);
}

void PaletteTest::everyWordMustFit()
{
    PaletteModel model(
        {action(QStringLiteral("Copy ID")), action(QStringLiteral("Copy run line")), action(QStringLiteral("Remove"))}, {});
    model.setTyped(QStringLiteral("line copy"));
    QCOMPARE(shown(model), QStringList{QStringLiteral("Copy run line")});
    model.setTyped(QString());
    QCOMPARE(model.rowCount(), 3);
    model.setTyped(QStringLiteral("line nothing"));
    QCOMPARE(model.rowCount(), 0);
}

void PaletteTest::whatIsOffComesLastAndSaysWhy()
{
    PaletteModel model({action(QStringLiteral("Copy"), false), action(QStringLiteral("Copy the long way"))}, {});
    model.setTyped(QStringLiteral("copy"));
    QCOMPARE(shown(model), (QStringList{QStringLiteral("Copy the long way"), QStringLiteral("Copy")}));
    QCOMPARE(PaletteModel({action(QStringLiteral("Undo"), false), action(QStringLiteral("Find and do"))}, {}).rowCount(), 2);
    QVERIFY(model.index(1, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Nothing is selected")));
    QCOMPARE(model.index(1, 0).data(Qt::ToolTipRole).toString(), QStringLiteral("Nothing is selected"));
}

void PaletteTest::objectsAreFoundByNameOwnerIdAndNode()
{
    FakeClocks clocks;
    TenantStore store(clocks);
    const ChangeSet set = sampleTenant(clocks.now());
    store.apply(set);
    const Candidate &wanted = set.candidates.first();
    for (const QString &typed : {wanted.id.text(), wanted.plugin.text(), wanted.owner.text(), wanted.nodes.first().node.text()}) {
        const QList<PaletteEntry> found = objectEntries(store, typed, 100);
        const bool isThere = std::any_of(found.begin(), found.end(), [&](const PaletteEntry &entry) {
            return entry.link.place == ConsolePlace::Candidates && entry.link.object == wanted.id.text();
        });
        QVERIFY2(isThere, qPrintable(typed));
    }
    QCOMPARE(objectEntries(store, wanted.id.text(), 100).first().link.object, wanted.id.text());
    QCOMPARE(objectEntries(store, QStringLiteral("e"), 3).size(), 3);
}

void PaletteTest::nothingTypedListsNoObjects()
{
    FakeClocks clocks;
    TenantStore store(clocks);
    store.apply(sampleTenant(clocks.now()));
    QVERIFY(objectEntries(store, QStringLiteral("  "), 100).isEmpty());
}

void PaletteTest::fiftyThousandCandidatesAreSearchedInTime()
{
    FakeClocks clocks;
    TenantStore store(clocks);
    ChangeSet set;
    set.full = true;
    set.from = -1;
    set.to = 1;
    set.now = clocks.now();
    for (int n = 0; n < 50000; ++n)
        set.candidates.append(sampleCandidate(QStringLiteral("plugin-%1").arg(n), QStringLiteral("user:u%1").arg(n % 300),
                                              {QStringLiteral("node-%1").arg(n % 40)}, clocks.now(), 60));
    store.apply(set);
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(objectEntries(store, QStringLiteral("plugin-49999"), 100).first().text.section(QLatin1Char(' '), 0, 0),
             QStringLiteral("plugin-49999"));
    QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed()))); // a debug build on a busy machine
}

QTEST_GUILESS_MAIN(PaletteTest)
#include "PaletteTest.moc"

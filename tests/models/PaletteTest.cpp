// What the command palette finds for what is typed, and in which order.
#include "models/FuzzyMatch.h"
#include "models/Glossary.h"
#include "models/PaletteModel.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/SampleTenant.h"

#include <QElapsedTimer>
#include <QFile>
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

ChangeSet tenantWithPlugins(Instant now)
{
    ChangeSet set = sampleTenant(now);
    for (const char *name : {"alpha", "omega"}) {
        Node node;
        node.name = NodeName(QLatin1String(name));
        set.nodes.append(node);
        Plugin plugin;
        plugin.name = PluginName(QLatin1String(name));
        set.plugins.append(plugin);
    }
    return set;
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
    void nodesAndPluginsAreFoundByLabelsAndOwner();
    void thoseOfOnePageAreListedBeforeAnythingIsTyped();
    void nothingTypedListsNoObjects();
    void everyPageHasWordsAndTheGlossaryHasEachOfThem();
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

void PaletteTest::nodesAndPluginsAreFoundByLabelsAndOwner()
{
    FakeClocks clocks;
    TenantStore store(clocks);
    ChangeSet set = tenantWithPlugins(clocks.now());
    set.nodes.first().labels.insert(QStringLiteral("rack"), QStringLiteral("basement-7"));
    set.plugins.first().installedBy = PrincipalId(QStringLiteral("user:zacharias"));
    set.plugins.first().version = QStringLiteral("77.88.99");
    store.apply(set);
    const auto finds = [&](const char *typed, ConsolePlace place, const QString &object) {
        const QList<PaletteEntry> found = objectEntries(store, QLatin1String(typed), 100);
        return std::any_of(found.begin(), found.end(),
                           [&](const PaletteEntry &entry) { return entry.link.place == place && entry.link.object == object; });
    };
    QVERIFY(finds("basement", ConsolePlace::Nodes, set.nodes.first().name.text()));
    QVERIFY(objectEntries(store, QStringLiteral("basement"), 100).first().detail.startsWith(QStringLiteral("node, ")));
    QVERIFY(finds("rack=basement-7", ConsolePlace::Nodes, set.nodes.first().name.text()));
    QVERIFY(finds("zacharias", ConsolePlace::Plugins, set.plugins.first().name.text()));
    QVERIFY(finds("77.88.99", ConsolePlace::Plugins, set.plugins.first().name.text()));
    QVERIFY(!finds("basement", ConsolePlace::Nodes, set.nodes.last().name.text()));
}

void PaletteTest::thoseOfOnePageAreListedBeforeAnythingIsTyped()
{
    FakeClocks clocks;
    TenantStore store(clocks);
    const ChangeSet set = tenantWithPlugins(clocks.now());
    store.apply(set);
    const QList<PaletteEntry> nodes = objectEntries(store, {}, 100, ConsolePlace::Nodes);
    QCOMPARE(nodes.size(), set.nodes.size());
    for (const PaletteEntry &entry : nodes)
        QCOMPARE(int(entry.link.place), int(ConsolePlace::Nodes));
    QCOMPARE(objectEntries(store, {}, 2, ConsolePlace::Candidates).size(), 2);
    RefusalRecord record;
    record.id = RecordId(QStringLiteral("r1"));
    record.plugin = PluginName(QStringLiteral("greeter"));
    record.actor = PrincipalId(QStringLiteral("user:bob"));
    QCOMPARE(refusalEntries({record}, {}, 10).size(), 1);
    QCOMPARE(refusalEntries({record}, QStringLiteral("bob"), 10).size(), 1);
    QVERIFY(refusalEntries({record}, QStringLiteral("alice"), 10).isEmpty());
}

void PaletteTest::nothingTypedListsNoObjects()
{
    FakeClocks clocks;
    TenantStore store(clocks);
    store.apply(sampleTenant(clocks.now()));
    QVERIFY(objectEntries(store, QStringLiteral("  "), 100).isEmpty());
}

void PaletteTest::everyPageHasWordsAndTheGlossaryHasEachOfThem()
{
    QFile file(qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/docs/glossary.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList known;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("| ")))
            known += line.section(QLatin1Char('|'), 1, 1).trimmed().split(QStringLiteral(", "));
    }
    QVERIFY(known.size() > 40);
    for (const ConsolePlace place : everyPlace)
        QVERIFY2(Glossary::of(place).size() >= 3, qPrintable(word(place)));
    for (const GlossaryEntry &entry : Glossary::all()) {
        QVERIFY2(known.contains(entry.word), qPrintable(entry.word));
        QVERIFY(entry.meaning.endsWith(QLatin1Char('.')));
    }
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

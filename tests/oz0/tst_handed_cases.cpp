// U13: of every handed case, command, JSON and console say the same about the diff and about the preview. The cases are not part of
// the repository; without them this says that it skipped.
#include "app/oz0/OfflineChecks.h"
#include "models/presenters/DiffPresenter.h"
#include "tests/oz0/HandedCase.h"
#include "tests/oz0/Said.h"
#include "tests/oz0/ShownDiff.h"
#include "tests/oz0/ShownPreview.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;
using namespace oz0::test;

namespace {

bool write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

/// The diff of two folders as the console shows it, without a server.
struct ShownDiffOf
{
    ShownDiffOf(const PluginName &plugin, const QString &before, const QString &after)
    {
        client.refusalPages.reply = [](const PageRequest &) { return Result<Page<RefusalRecord>>(Page<RefusalRecord>{}); };
        diff.show(plugin, DiffSide{DiffSide::Kind::Folder, before}, DiffSide{DiffSide::Kind::Folder, after});
    }
    bool comes()
    {
        return QTest::qWaitFor([this] { return diff.outcome() || diff.failure(); }, 20000) && diff.outcome();
    }
    QByteArray patch()
    {
        QByteArray made;
        bool isMade = false;
        connection = QObject::connect(&diff, &DiffPresenter::patchMade, &diff, [&](const QByteArray &patch) {
            made = patch;
            isMade = true;
        });
        diff.makePatch();
        (void)QTest::qWaitFor([&] { return isMade; }, 20000);
        QObject::disconnect(connection);
        return made;
    }

    FakeClocks clocks;
    FakeApiClient client;
    ContextGate gate{ContextClass::Local, clocks};
    TenantStore store{clocks};
    SessionPresenter session{client, store, gate, Context()};
    DiffPresenter diff{client, store, session};
    QMetaObject::Connection connection;
};

// The console reads a folder as a bundle, whose digest it knows then; the command has not packed it.
QJsonObject withoutDigests(QJsonObject diff)
{
    for (const auto &side : {QStringLiteral("from"), QStringLiteral("to")}) {
        QJsonObject subject = diff.value(side).toObject();
        subject.remove(QStringLiteral("digest"));
        diff.insert(side, subject);
    }
    return diff;
}

QStringList codesOf(const QJsonArray &refusals)
{
    QStringList codes;
    for (const QJsonValue &refusal : refusals)
        codes.append(refusal.toObject().value(QLatin1String("code")).toString());
    return codes;
}

// "tool my_plugin: free", as the tenant file and the refusals of the JSON have it.
QStringList expectedNames(const QJsonObject &preview, const TenantSnapshot &tenant)
{
    const QJsonArray refusals = preview.value(QLatin1String("refusals")).toArray();
    const auto taken = [&refusals](const QString &code, const QString &name) {
        for (const QJsonValue &value : refusals) {
            const QJsonObject refusal = value.toObject();
            if (refusal.value(QLatin1String("code")).toString() == code
                && refusal.value(QLatin1String("subject")).toObject().value(QLatin1String("name")).toString() == name)
                return refusal.value(QLatin1String("parameters")).toObject().value(QLatin1String("plugin")).toString();
        }
        return QString();
    };
    const QString plugin = preview.value(QLatin1String("plugin")).toString();
    const auto own = tenant.plugins.value(PluginName(plugin)).installed;
    QStringList lines;
    const auto add = [&](const QString &kind, const char *key, const QString &code, const QStringList &owned) {
        for (const QJsonValue &value : preview.value(QLatin1String(key)).toArray()) {
            const QString name = value.toString();
            const QString other = taken(code, name);
            const QString holder = !other.isEmpty() ? QStringLiteral("%1 has it").arg(other)
                : owned.contains(name)              ? QStringLiteral("%1 has it").arg(plugin)
                                                    : QStringLiteral("free");
            lines.append(QStringLiteral("%1 %2: %3").arg(kind, name, holder));
        }
    };
    QStringList agents, flows, tools;
    for (const Agent &agent : own ? own->agents : QList<Agent>())
        agents.append(agent.name);
    for (const Flow &flow : own ? own->flows : QList<Flow>())
        flows.append(flow.name);
    for (const Tool &tool : own ? own->tools : QList<Tool>())
        tools.append(tool.id);
    add(QStringLiteral("Agent"), "agents", QStringLiteral("install.agent_name_taken"), agents);
    add(QStringLiteral("Flow"), "flows", QStringLiteral("install.flow_name_taken"), flows);
    add(QStringLiteral("Tool"), "tools", QStringLiteral("install.tool_id_taken"), tools);
    for (const QJsonValue &value : refusals) {
        const QJsonObject refusal = value.toObject();
        if (refusal.value(QLatin1String("code")).toString() == QLatin1String("connection.name_taken"))
            lines.append(
                QStringLiteral("Connection %1: %2 has it")
                    .arg(refusal.value(QLatin1String("subject")).toObject().value(QLatin1String("name")).toString(),
                         refusal.value(QLatin1String("parameters")).toObject().value(QLatin1String("plugin")).toString()));
    }
    lines.sort();
    return lines;
}

QStringList shownNames(const QAbstractItemModel &names)
{
    QStringList lines;
    for (int row = 0; row < names.rowCount(); ++row)
        lines.append(names.index(row, 0).data(Qt::AccessibleTextRole).toString());
    lines.sort();
    return lines;
}

// "breaking my_plugin.hello"; a subject that breaks is not told again.
QSet<QString> expectedContracts(const QJsonObject &preview)
{
    QSet<QString> all;
    const auto add = [&all](const QJsonObject &part, const QString &subject) {
        const bool breaks = part.value(QLatin1String("breaks")).toBool();
        all.insert((breaks ? QStringLiteral("Breaking ") : QStringLiteral("Compatible ")) + subject);
    };
    for (const QJsonValue &value : preview.value(QLatin1String("contracts")).toArray()) {
        const QJsonObject contract = value.toObject();
        const QString subject = contract.value(QLatin1String("subject")).toString();
        const QJsonArray details = contract.value(QLatin1String("details")).toArray();
        for (const QJsonValue &detail : details)
            add(detail.toObject(), subject);
        if (details.isEmpty())
            add(contract, subject);
    }
    return all;
}

QSet<QString> shownContracts(const QAbstractItemModel &contracts)
{
    QSet<QString> all;
    for (int row = 0; row < contracts.rowCount(); ++row)
        all.insert(contracts.index(row, int(ContractChangesModel::Column::Change)).data().toString() + QLatin1Char(' ')
                   + contracts.index(row, int(ContractChangesModel::Column::Subject)).data().toString());
    return all;
}

} // namespace

class HandedCasesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U13_aDiffIsTheSameInCommandJsonAndConsole_data() { eachCase(); }
    void U13_aDiffIsTheSameInCommandJsonAndConsole();
    void U13_aPreviewIsTheSameInCommandJsonAndConsole_data() { eachCase(); }
    void U13_aPreviewIsTheSameInCommandJsonAndConsole();
    void U13_mostCasesHaveTwoManifestsToCompare();

private:
    void eachCase()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : handedCases())
            QTest::newRow(qPrintable(QFileInfo(path).completeBaseName())) << path;
        if (handedCases().isEmpty())
            QSKIP(qPrintable(QStringLiteral("skipped: no cases in %1").arg(handedCasesFolder())));
    }
};

void HandedCasesTest::U13_aDiffIsTheSameInCommandJsonAndConsole()
{
    QFETCH(QString, path);
    const HandedCase given = HandedCase::read(path);
    QVERIFY(!given.tenant.isEmpty() && !given.workingCopy.isEmpty());
    if (given.installed.isEmpty())
        return; // one side alone is no diff of folders; how many are compared is tested below
    QTemporaryDir folder;
    const QString before = folder.filePath(QStringLiteral("installed"));
    const QString after = folder.filePath(QStringLiteral("work"));
    QVERIFY(write(before + QStringLiteral("/plugin.yaml"), given.installed));
    QVERIFY(write(after + QStringLiteral("/plugin.yaml"), given.workingCopy));
    const auto installed = readManifest(given.installed);
    QVERIFY(installed);
    const PluginName plugin = (*installed)->name;
    const auto command = [&](const QString &view) {
        return said({QStringLiteral("plugin"), QStringLiteral("diff"), plugin.text(), QStringLiteral("--from"), before,
                     QStringLiteral("--to"), after, QStringLiteral("--view"), view, QStringLiteral("--json")});
    };
    const Said meaning = command(QStringLiteral("meaning"));
    QVERIFY2(meaning.status == 0, meaning.err.constData());
    const QJsonObject json = withoutDigests(meaning.json());

    ShownDiffOf shown(plugin, before, after);
    QVERIFY(shown.comes());
    const QJsonObject engine = withoutDigests(diffToJson(shown.diff.outcome()->summary));
    for (auto member = engine.begin(); member != engine.end(); ++member)
        QCOMPARE(json.value(member.key()), member.value());
    QVERIFY(!expectedMeaning(json).isEmpty() && !expectedReach(json).isEmpty());
    QCOMPARE(shownMeaning(shown.diff.meaning()), expectedMeaning(json));
    QCOMPARE(shownReach(shown.diff.reach()), expectedReach(json));
    QCOMPARE(shown.diff.reach().widens(),
             json.value(QLatin1String("reach")).toObject().value(QLatin1String("widens")).toInt() > 0);

    const Said text = command(QStringLiteral("text"));
    QVERIFY2(text.status == 0, text.err.constData());
    const QByteArray patch = text.json().value(QLatin1String("patch")).toString().toUtf8();
    QVERIFY2(shown.patch().endsWith(patch), patch.constData());
}

void HandedCasesTest::U13_aPreviewIsTheSameInCommandJsonAndConsole()
{
    QFETCH(QString, path);
    const HandedCase given = HandedCase::read(path);
    QTemporaryDir folder;
    const QString work = folder.filePath(QStringLiteral("work"));
    const QString tenantFile = folder.filePath(QStringLiteral("tenant.yaml"));
    QVERIFY(write(work + QStringLiteral("/plugin.yaml"), given.workingCopy));
    QVERIFY(write(tenantFile, given.tenant));
    const Said command = said({QStringLiteral("plugin"), QStringLiteral("preview"), work, QStringLiteral("--tenant-file"),
                               tenantFile, QStringLiteral("--json")});
    QVERIFY2(command.status == 0 || command.status == 1 || command.status == 5, command.err.constData());
    const Result<TenantSnapshot> tenant = tenantFromFile(tenantFile);
    QVERIFY(tenant);
    ShownPreview shown(*tenant, work, given.workingCopy);
    QVERIFY(shown.comes());
    const PreviewPresenter &preview = shown.preview;
    QCOMPARE(shown.preview.json(), command.out);
    QCOMPARE(preview.shown()->report().exitStatus, command.status);

    const QJsonObject json = command.json();
    const QStringList refusals = codesOf(json.value(QLatin1String("refusals")).toArray());
    QStringList told = refusals + codesOf(json.value(QLatin1String("warnings")).toArray());
    told.removeAll(QStringLiteral("contract.changed")); // a table of its own tells it
    QStringList cards;
    for (const RefusalView &view : preview.views())
        cards.append(view.code);
    QCOMPARE(cards, told);
    QCOMPARE(shownContracts(shown.preview.contracts()), expectedContracts(json));
    const QString verdict = PreviewTexts::verdict(*preview.shown());
    QVERIFY2(refusals.isEmpty() || verdict.contains(QString::number(refusals.size())), qPrintable(verdict));
    if (preview.shown()->preview)
        QCOMPARE(shownNames(shown.preview.names()), expectedNames(json, *tenant));
    if (readManifest(given.workingCopy)) {
        QVERIFY(preview.shown()->preview);
        // The core's own answer to the same question, as bytes.
        Question question;
        question.occasion = Occasion::Install;
        question.workingCopy = *readManifest(given.workingCopy);
        question.digest = preview.shown()->preview->digest;
        QCOMPARE(previewReport(previewOf(*tenant, question), tenant->tenant).text(), command.out);
    }
}

// So that a case which is read wrongly is not passed over in silence.
void HandedCasesTest::U13_mostCasesHaveTwoManifestsToCompare()
{
    const qsizetype all = handedCases().size();
    if (all == 0)
        QSKIP(qPrintable(QStringLiteral("skipped: no cases in %1").arg(handedCasesFolder())));
    qsizetype pairs = 0;
    for (const QString &path : handedCases())
        pairs += HandedCase::read(path).installed.isEmpty() ? 0 : 1;
    QVERIFY2(pairs > all / 2, qPrintable(QStringLiteral("%1 of %2").arg(pairs).arg(all)));
}

QTEST_GUILESS_MAIN(HandedCasesTest)
#include "tst_handed_cases.moc"

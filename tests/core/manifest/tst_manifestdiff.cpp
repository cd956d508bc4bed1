#include "RandomManifest.h"
#include "core/manifest/ManifestDiff.h"
#include "core/manifest/ManifestReader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <rapidcheck.h>

using namespace oz0;
using namespace oz0::test;

namespace {

std::shared_ptr<const Manifest> read(const QByteArray &text)
{
    const auto manifest = readManifest(text);
    if (!manifest)
        qFatal("%s in %s", qPrintable(manifest.error().message), text.constData());
    return *manifest;
}

std::shared_ptr<const Manifest> read(const QJsonObject &object)
{
    return read(QJsonDocument(object).toJson());
}

QByteArray with(const char *more)
{
    return QByteArray("name: p\nversion: 1.0.0\n") + more;
}

QJsonValue at(const QJsonValue &root, const QString &pointer)
{
    QJsonValue value = root;
    for (const QString &token : pointer.split(QLatin1Char('/')).mid(1)) {
        QString key = token;
        key.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
        value = value.isArray() ? value.toArray().at(key.toInt()) : value.toObject().value(key);
    }
    return value;
}

QJsonValue atNames(const QJsonValue &tree, const QStringList &where)
{
    QJsonValue value = tree;
    for (const QString &name : where)
        value = value.toObject().value(name);
    return value;
}

QJsonObject replaced(QJsonObject tree, const QStringList &where, const QJsonValue &value)
{
    if (where.size() == 1) {
        if (value.isUndefined())
            tree.remove(where.first());
        else
            tree.insert(where.first(), value);
        return tree;
    }
    tree.insert(where.first(), replaced(tree.value(where.first()).toObject(), where.mid(1), value));
    return tree;
}

QJsonObject pruned(const QJsonObject &tree)
{
    QJsonObject kept;
    for (auto it = tree.begin(); it != tree.end(); ++it) {
        if (!it.value().isObject())
            kept.insert(it.key(), it.value());
        else if (const QJsonObject inner = pruned(it.value().toObject()); !inner.isEmpty())
            kept.insert(it.key(), inner);
    }
    return kept;
}

QStringList told(const QList<ManifestChange> &changes)
{
    static const QStringList kinds{QStringLiteral("+"), QStringLiteral("-"), QStringLiteral("~"), QStringLiteral("=")};
    QStringList list;
    for (const ManifestChange &change : changes)
        list.append(QStringLiteral("%1%2 %3 %4:%5")
                        .arg(kinds[int(change.kind)], change.where.join(QLatin1Char('.')), change.subject)
                        .arg(change.installedLines.line)
                        .arg(change.lines.line));
    return list;
}

bool isBinding(const ManifestChange &change)
{
    return change.where.value(1) == QLatin1String("inject");
}

} // namespace

class ManifestDiffTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U13_applyingTheDiffGivesTheOther()
    {
        const bool holds = rc::check("apply(a, diff(a, b)) means b", [](quint32 seed) {
            QRandomGenerator random(seed);
            const QJsonObject rawA = randomManifest(random);
            const QJsonObject rawB = randomManifest(random);
            const auto a = read(rawA);
            const auto b = read(rawB);
            const ManifestDiff diff = diffManifests(*a, *b);
            const QJsonObject meaningA = meaningOf(rawA);
            const QJsonObject meaningB = meaningOf(rawB);
            QJsonObject applied = meaningA;
            for (const ManifestChange &change : diff.changes) {
                const QJsonValue before = atNames(meaningA, change.where);
                const QJsonValue after = atNames(meaningB, change.where);
                RC_ASSERT(before != after);
                RC_ASSERT(change.before.isUndefined() == (change.kind == ChangeKind::Added));
                RC_ASSERT(change.after.isUndefined() == (change.kind == ChangeKind::Removed));
                if (!change.before.isUndefined() && !isBinding(change))
                    RC_ASSERT(at(rawA, change.installedPath) == change.before);
                if (!change.after.isUndefined() && !isBinding(change))
                    RC_ASSERT(at(rawB, change.path) == change.after);
                RC_ASSERT(change.before.isUndefined() == (change.installedLines.line == 0));
                RC_ASSERT(change.after.isUndefined() == (change.lines.line == 0));
                applied = replaced(applied, change.where,
                                   change.kind == ChangeKind::Removed ? QJsonValue(QJsonValue::Undefined) : after);
            }
            if (pruned(applied) != pruned(meaningB)) {
                RC_LOG() << QJsonDocument(pruned(applied)).toJson().constData()
                         << QJsonDocument(pruned(meaningB)).toJson().constData();
                RC_FAIL("differs");
            }
            RC_ASSERT(diff.isEmpty() == (pruned(meaningA) == pruned(meaningB)));
        });
        QVERIFY(holds);
    }

    void U13_otherWordsAreNoChangeButAreListed()
    {
        const bool holds = rc::check("diff(a, respelled(a)) is empty", [](quint32 seed) {
            QRandomGenerator random(seed);
            const QJsonObject rawA = randomManifest(random);
            const QJsonObject rawB = respelled(rawA, random);
            const ManifestDiff diff = diffManifests(*read(rawA), *read(rawB));
            if (!diff.isEmpty()) {
                RC_LOG() << told(diff.changes).join(QLatin1Char('\n')).toStdString();
                RC_FAIL("has changes");
            }
            RC_ASSERT(diff.equated.isEmpty() == (rawA == rawB));
            for (const ManifestChange &change : diff.equated)
                RC_ASSERT(change.kind == ChangeKind::Equated && change.likeness != Likeness::None);
        });
        QVERIFY(holds);
    }

    void U13_everyChangeCitesItsLines()
    {
        const auto a = read(with("egress:\n  allow: [a.example, b.example]\ntools:\n- id: t\n  server: {module: m}\n"
                                 "  functions:\n  - name: f\n    input:\n      properties:\n        x: {type: string}\n"));
        const auto b = read(
            with("tools:\n- id: u\n  server: {module: m}\n- id: t\n  server: {module: n}\n  functions:\n  - name: f\n"
                 "    input:\n      required: [x]\n      properties:\n        x: {type: number}\negress:\n  allow:\n  - "
                 "B.example.\n  - c.example:8443\n"));
        const ManifestDiff diff = diffManifests(*a, *b);
        QCOMPARE(told(diff.changes),
                 (QStringList{QStringLiteral("+egress.allow.c.example:8443 c.example:8443 0:17"),
                              QStringLiteral("-egress.allow.a.example:443 a.example:443 4:0"), QStringLiteral("+tools.u u 0:4"),
                              QStringLiteral("~tools.t.server.module t 7:7"),
                              QStringLiteral("~tools.t.functions.f.input.properties.x.type t 12:13"),
                              QStringLiteral("+tools.t.functions.f.input.required.\"x\" t 0:11")}));
    }

    void whatIsTreatedAsEqualIsListed()
    {
        const auto a = read(with("uses: [q, r]\nmail: []\nrequires: {secrets: [S]}\negress: {allow: [A.example]}\n"));
        const auto b = read(
            with("requires: {secrets: [S], secrets_from: {S: env}}\nuses: [r, q, r]\negress: {allow: ['a.example:443']}\n"));
        const ManifestDiff diff = diffManifests(*a, *b);
        QVERIFY2(diff.isEmpty(), qPrintable(told(diff.changes).join(QLatin1Char(' '))));
        QCOMPARE(told(diff.equated),
                 (QStringList{QStringLiteral("=requires.secrets_from.S S 0:3"), QStringLiteral("=egress.allow allow 6:5"),
                              QStringLiteral("=uses  3:4"), QStringLiteral("=mail  4:0")}));
        QList<Likeness> why;
        for (const ManifestChange &change : diff.equated)
            why.append(change.likeness);
        QCOMPARE(why, (QList<Likeness>{Likeness::Empty, Likeness::Spelling, Likeness::Order, Likeness::Empty}));
    }

    void numbersThatDifferInALateDigitAreNotTreatedAsEqual()
    {
        const auto manifest = [](const char *big, const char *fine) {
            return read(with(QByteArray("connections: [{name: c, token: {limit: ") + big
                             + "}}]\ntools: [{id: t, server: {module: m}, functions: [{name: f, input: {default: " + fine
                             + ", enum: [" + big + "]}}]}]\n"));
        };
        const auto installed = manifest("1e19", "0.1");
        const ManifestDiff diff = diffManifests(*installed, *manifest("10000000000000000001", "0.10000000000000000001"));
        QCOMPARE(told(diff.changes),
                 (QStringList{QStringLiteral("~connections.c.token.limit c 3:3"),
                              QStringLiteral("~tools.t.functions.f.input.default t 4:4"),
                              QStringLiteral("+tools.t.functions.f.input.enum.10000000000000000001 t 0:4"),
                              QStringLiteral("-tools.t.functions.f.input.enum.1e+19 t 4:0")}));
        QVERIFY(diff.equated.isEmpty());
        const ManifestDiff none = diffManifests(*installed, *manifest("10000000000000000000", "+.10"));
        QVERIFY(none.isEmpty() && none.equated.isEmpty());
    }

    void sequencesKeepTheirOrder()
    {
        const ManifestDiff diff = diffManifests(*read(with("harnesses: [{name: h, command: [a, b]}]\n")),
                                                *read(with("harnesses: [{name: h, command: [b, a]}]\n")));
        QCOMPARE(told(diff.changes), QStringList{QStringLiteral("~harnesses.h.command h 3:3")});
    }

    void V2_anEmptyWordIsAChangeWhereItSaysSomething_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("changes");
        const auto row = [](const char *name, const char *before, const char *after, int changes) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << changes;
        };
        row("contains", "{type: array}", "{type: array, contains: {}}", 1);
        row("not, taken off", "{not: {}}", "{}", 1);
        row("not of nothing", "{}", "{not: {required: []}}", 1);
        row("a list of no values", "{type: string}", "{type: string, enum: []}", 1);
        row("below allOf", "{allOf: [{}]}", "{allOf: [{not: {}}]}", 1);
        row("below a property", "{properties: {a: {}}}", "{properties: {a: {contains: {}}}}", 1);
        row("open where the rest is limited", "{additionalProperties: {}, unevaluatedProperties: false}",
            "{unevaluatedProperties: false}", 1);
        row("open", "{additionalProperties: {}, items: {}, required: [], properties: {}}", "{}", 0);
        row("order below not", "{not: {required: [a, b]}}", "{not: {required: [b, a]}}", 0);
        row("order of what a property requires", "{dependentRequired: {x: [a, b], y: []}}", "{dependentRequired: {x: [b, a]}}",
            0);
    }
    void V2_anEmptyWordIsAChangeWhereItSaysSomething()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const auto manifest = [](const QByteArray &schema) {
            return read(with(QByteArray("agents: [{name: x, input: " + schema + "}]\n").constData()));
        };
        const ManifestDiff diff = diffManifests(*manifest(before), *manifest(after));
        QTEST(int(diff.changes.size()), "changes");
    }

    void aPropertyCalledLikeAKeywordIsAProperty()
    {
        const char *text = "agents: [{name: x, input: {properties: {required: {enum: [1, 2]}, enum: {const: [1, 2]}}}}]\n";
        const QByteArray other = QByteArray(text).replace("enum: [1, 2]", "enum: [2, 1]");
        QVERIFY(diffManifests(*read(with(text)), *read(with(other.constData()))).isEmpty());
        const QByteArray changed = QByteArray(text).replace("const: [1, 2]", "const: [2, 1]");
        QCOMPARE(diffManifests(*read(with(text)), *read(with(changed.constData()))).changes.size(), 1);
    }
};

QTEST_GUILESS_MAIN(ManifestDiffTest)
#include "tst_manifestdiff.moc"

// The texts that the formats promise, and the complaints about texts that break the promise.
#include "core/wire/Codec.h"

#include <QTest>

using namespace oz0;

namespace {

QJsonObject parsed(const char *text)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("the test's own JSON is broken: %s", qPrintable(error.errorString()));
    return document.object();
}

QStringList pointers(const Error &error)
{
    QStringList subjects;
    for (const Error &detail : error.details)
        subjects.append(detail.subject);
    return subjects;
}

const QString someDigest = QStringLiteral("sha256:") + QString(64, QLatin1Char('a'));

} // namespace

class CodecFormatsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void changeSetAsWritten()
    {
        const Result<ChangeSet> changes = decode<ChangeSet>(
            parsed(
                R"({"from": 48210, "to": 48213, "full": false, "now": "2026-03-02T14:02:41.120Z",
                "upserts": {"candidates": [{"id": "59a7b4da7db9", "rev": 7, "phase": "placed"}]},
                "removals": {"nodes": ["worker-16"]}, "leases": {"59a7b4da7db9": "2026-03-02T14:03:55Z"},
                "touched": ["audit", "refusals"]})"),
            UnknownKeys::Reject);
        QVERIFY(changes.has_value());
        QCOMPARE(changes->from, 48210);
        QCOMPARE(changes->to, 48213);
        QCOMPARE(toText(changes->now), QStringLiteral("2026-03-02T14:02:41.120Z"));
        QCOMPARE(changes->candidates.size(), 1);
        QCOMPARE(changes->candidates.first().rev, 7);
        QCOMPARE(changes->removedNodes, QList<NodeName>{NodeName(QStringLiteral("worker-16"))});
        QCOMPARE(toText(changes->leases.value(CandidateId(QStringLiteral("59a7b4da7db9")))),
                 QStringLiteral("2026-03-02T14:03:55.000Z"));
        QCOMPARE(changes->touched, (QStringList{QStringLiteral("audit"), QStringLiteral("refusals")}));
    }

    void assignmentAsWritten()
    {
        const QJsonObject text = parsed(
            R"({"generation": 41, "plugins": [
                {"kind": "installed", "plugin": "greeter", "version": "1.2.0", "digest": "sha256:1"},
                {"kind": "candidate", "plugin": "my-plugin", "version": "0.4.0", "digest": "sha256:2", "id": "59a7b4da7db9", "ttl": 90,
                 "queues": ["cand.59a7b4da7db9.pool.~1f0c9a3e"], "secrets": [{"name": "GREETING_KEY", "as": "withheld"}]}],
                "serves": [], "polls": [], "takesHomes": false})");
        const Result<Assignment> assignment = decode<Assignment>(text, UnknownKeys::Reject);
        QVERIFY(assignment.has_value());
        QCOMPARE(assignment->plugins.at(1).ttl, Milliseconds(90000));
        QCOMPARE(assignment->takesHomes, false);
        QCOMPARE(toJson(*assignment), text);
    }

    void P2_reportCarriesNoLabels()
    {
        const Result<NodeReport> report = decode<NodeReport>(parsed(R"({"generation": 41, "labels": {"candidates": "allow"}})"),
                                                             UnknownKeys::Reject);
        QVERIFY(!report.has_value());
        QCOMPARE(pointers(report.error()), QStringList{QStringLiteral("/labels")});
    }

    void reportedPartNamesTheCandidateAsId()
    {
        const Result<NodeReport> report = decode<NodeReport>(
            parsed(
                R"({"generation": 41, "parts": [{"plugin": "my-plugin", "id": "59a7b4da7db9", "digest": "sha256:2", "state": "ready",
                "functions": ["my_plugin.hello"], "seconds": 9.8}], "os": "macos", "tier": 1, "tierReason": "Seatbelt",
                "uv": "0.12.3", "python": "3.11.2", "models": []})"),
            UnknownKeys::Reject);
        QVERIFY(report.has_value());
        QCOMPARE(report->os, NodeOs::MacOs);
        QCOMPARE(report->parts.first().candidate, CandidateId(QStringLiteral("59a7b4da7db9")));
        QCOMPARE(report->parts.first().kind, PartKind::Candidate);
    }

    void auditEntryKeepsItsNulls()
    {
        AuditEntry entry;
        entry.action = QStringLiteral("candidate.remove");
        const QJsonObject json = toJson(entry);
        for (const char *key : {"before", "after", "record", "previous"})
            QVERIFY2(json.value(QLatin1String(key)).isNull(), key);
        QVERIFY(!json.contains(QStringLiteral("digest")));
    }

    void refusalHasEveryKey()
    {
        const QStringList keys = toJson(Refusal{}).keys();
        QCOMPARE(keys,
                 (QStringList{QStringLiteral("adminMayTry"), QStringLiteral("because"), QStringLiteral("code"),
                              QStringLiteral("installedLine"), QStringLiteral("installedPath"), QStringLiteral("line"),
                              QStringLiteral("message"), QStringLiteral("parameters"), QStringLiteral("path"),
                              QStringLiteral("processes"), QStringLiteral("remedy"), QStringLiteral("rule"),
                              QStringLiteral("severity"), QStringLiteral("subject")}));
    }

    void U16_unknownRefusalCodesAreRead()
    {
        QCOMPARE(decode<Refusal>(parsed(R"({"code": "from.the.future", "more": 1})"))->code, QStringLiteral("from.the.future"));
    }

    void allComplaintsAtOnce()
    {
        const Result<SaveRequest> request = decode<SaveRequest>(
            parsed(R"({"digest": "sha256:AB", "ttl": 5, "select": {"pool": 7}, "start": "yes", "surprise": 1})"),
            UnknownKeys::Reject);
        QVERIFY(!request.has_value());
        QCOMPARE(request.error().code, ErrorCode::InvalidInput);
        QStringList found = pointers(request.error());
        found.sort();
        QCOMPARE(found,
                 (QStringList{QStringLiteral("/digest"), QStringLiteral("/holder"), QStringLiteral("/select"),
                              QStringLiteral("/start"), QStringLiteral("/surprise"), QStringLiteral("/ttl")}));
    }

    void nestedComplaintsSayWhere()
    {
        const Result<ChangeSet> changes = decode<ChangeSet>(parsed(
            R"({"to": 1, "upserts": {"nodes": [{"name": "a"}, {"name": "b", "parts": [{"plugin": "p", "state": "asleep"}]}, 5]}})"));
        QVERIFY(!changes.has_value());
        QCOMPARE(pointers(changes.error()),
                 (QStringList{QStringLiteral("/upserts/nodes/1/parts/0/state"), QStringLiteral("/upserts/nodes/2")}));
    }

    void requestsKeepTheirBounds_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<bool>("accepted");
        const auto row = [](const char *name, const char *key, const QJsonValue &value, bool accepted) {
            QTest::newRow(name) << QString::fromLatin1(key) << value << accepted;
        };
        row("ttl least", "ttl", 10, true);
        row("ttl below", "ttl", 9, false);
        row("ttl most", "ttl", 600, true);
        row("ttl above", "ttl", 601, false);
        row("ttl half", "ttl", 10.5, false);
        row("digest upper case", "digest", someDigest.toUpper(), false);
        row("digest short", "digest", someDigest.chopped(1), false);
        row("holder short", "holder", QString(31, QLatin1Char('0')), false);
        row("holder empty", "holder", QString(QLatin1String("")), false);
        row("host long", "host", QString(254, QLatin1Char('h')), false);
        row("null is absent", "host", QJsonValue(), true);
        row("holder null", "holder", QJsonValue(), false);
    }
    void requestsKeepTheirBounds()
    {
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        QFETCH(bool, accepted);
        QJsonObject object{{QStringLiteral("digest"), someDigest}, {QStringLiteral("holder"), QString(32, QLatin1Char('0'))}};
        object.insert(key, value);
        QCOMPARE(decode<SaveRequest>(object, UnknownKeys::Reject).has_value(), accepted);
    }

    void nullWordIsAbsent()
    {
        QVERIFY(decode<Node>(parsed(R"({"name": "a", "os": null})"), UnknownKeys::Reject).has_value());
        QVERIFY(!decode<Node>(parsed(R"({"name": "a", "os": 4})"), UnknownKeys::Reject).has_value());
    }

    void lastLinesAreAtMost64()
    {
        QJsonArray lines;
        for (int i = 0; i < 65; ++i)
            lines.append(QStringLiteral("line"));
        const QJsonObject error{{QStringLiteral("code"), QStringLiteral("server.died")}, {QStringLiteral("lastLines"), lines}};
        const QJsonObject part{{QStringLiteral("plugin"), QStringLiteral("p")},
                               {QStringLiteral("state"), QStringLiteral("failed")},
                               {QStringLiteral("error"), error}};
        QCOMPARE(pointers(decode<NodePart>(part).error()), QStringList{QStringLiteral("/error/lastLines")});
    }

    void verdictMustFitItsRefusals()
    {
        QVERIFY(!decode<Verdict>(parsed(R"({"refused": true, "refusals": []})")).has_value());
        QVERIFY(decode<Verdict>(parsed(R"({"refused": false, "refusals": []})")).has_value());
    }
};

QTEST_GUILESS_MAIN(CodecFormatsTest)
#include "CodecFormatsTest.moc"

// Whatever is written is read back the same, and every key that is written is one that the reader knows.
#include "core/wire/PatchedCheck.h"
#include "tests/support/Generators.h"

#include <QTest>

using namespace oz0;

namespace {

template <class T>
void checkRoundTrip(const char *name)
{
    const bool held = rc::check(name, [](const T &value) {
        const QByteArray text = QJsonDocument(toJson(value)).toJson(QJsonDocument::Compact);
        const Result<T> back = decode<T>(QJsonDocument::fromJson(text).object(), UnknownKeys::Reject);
        if (!back)
            RC_FAIL(back.error().message.toStdString());
        RC_ASSERT(*back == value);
    });
    QVERIFY2(held, name);
}

} // namespace

class CodecTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void access()
    {
        checkRoundTrip<WhoAmI>("who am I");
        checkRoundTrip<Member>("member");
        checkRoundTrip<AuditEntry>("audit entry");
        checkRoundTrip<ChainCheck>("chain check");
    }
    void refusals()
    {
        checkRoundTrip<Refusal>("refusal");
        checkRoundTrip<Verdict>("verdict");
        checkRoundTrip<RefusalRecord>("refusal record");
    }
    void nodes()
    {
        checkRoundTrip<NodePart>("node part");
        checkRoundTrip<Node>("node");
        checkRoundTrip<Assignment>("assignment");
        checkRoundTrip<NodeReport>("node report");
        checkRoundTrip<JoinToken>("join token");
        checkRoundTrip<JoinRequest>("join request");
        checkRoundTrip<JoinAnswer>("join answer");
        checkRoundTrip<NodePatch>("node patch");
        checkRoundTrip<WhatIfRequest>("what-if request");
        checkRoundTrip<WhatIf>("what if");
    }
    void plugins()
    {
        checkRoundTrip<Plugin>("plugin");
        checkRoundTrip<TenantSettings>("tenant settings");
        checkRoundTrip<Preview>("preview");
        checkRoundTrip<InstallRequest>("install request");
        checkRoundTrip<InstallAnswer>("install answer");
        checkRoundTrip<BundleFile>("bundle file");
    }
    void candidates()
    {
        checkRoundTrip<Candidate>("candidate");
        checkRoundTrip<RemovalImpact>("removal impact");
        checkRoundTrip<SaveRequest>("save request");
        checkRoundTrip<SaveAnswer>("save answer");
        checkRoundTrip<RenewRequest>("renew request");
        checkRoundTrip<RenewAnswer>("renew answer");
        checkRoundTrip<RemoveRequest>("remove request");
        checkRoundTrip<RemoveAnswer>("remove answer");
        checkRoundTrip<CheckRequest>("check request");
    }
    void aPatchedCheckIsACheckWithAPatch()
    {
        PatchedCheck check;
        check.check.plugin = PluginName(QStringLiteral("greeter"));
        check.check.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('a')));
        check.check.withoutSecrets = QStringList{QStringLiteral("KEY")};
        QCOMPARE(toJson(check), toJson(check.check)); // an older server takes it
        check.patch = {
            QJsonObject{{QStringLiteral("op"), QStringLiteral("remove")}, {QStringLiteral("path"), QStringLiteral("/uses/0")}}};
        const Result<PatchedCheck> back = decode<PatchedCheck>(toJson(check), UnknownKeys::Reject);
        QVERIFY(back.has_value());
        QCOMPARE(*back, check);
        QJsonArray many;
        for (int at = 0; at < 1001; ++at)
            many.append(check.patch.first());
        check.patch = many;
        QVERIFY(!decode<PatchedCheck>(toJson(check), UnknownKeys::Reject));
    }
    void changeSets() { checkRoundTrip<ChangeSet>("change set"); }

    void pages()
    {
        Page<Candidate> page;
        page.items = {Candidate{}, Candidate{}};
        page.items[0].id = CandidateId(QStringLiteral("59a7b4da7db9"));
        page.items[1].id = CandidateId(QStringLiteral("4f1c09a2be7d"));
        page.next = QStringLiteral("cursor");
        page.total = 7;
        page.revision = 48210;
        const Result<Page<Candidate>> back = decode<Page<Candidate>>(toJson(page), UnknownKeys::Reject);
        QVERIFY(back.has_value());
        QCOMPARE(*back, page);
    }
};

QTEST_GUILESS_MAIN(CodecTest)
#include "CodecTest.moc"

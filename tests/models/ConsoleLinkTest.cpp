// Links of the console: every link comes back as it was, and nothing else is taken for one.
#include "models/ConsoleLink.h"

#include <QTest>

#include <rapidcheck.h>

using namespace oz0;

namespace {

rc::Gen<QString> anyName()
{
    const auto character = rc::gen::element<char16_t>(u'a', u'Z', u'0', u'-', u'/', u'?', u'&', u'%', u':', u'#', u' ', u'ü',
                                                      u'語');
    return rc::gen::map(
        rc::gen::nonEmpty(rc::gen::container<std::vector<char16_t>>(character)),
        [](const std::vector<char16_t> &text) { return QString::fromUtf16(text.data(), qsizetype(text.size())); });
}

rc::Gen<DiffSide> anySide()
{
    return rc::gen::map(rc::gen::pair(rc::gen::inRange(0, 4), anyName()), [](const std::pair<int, QString> &side) {
        const auto kind = DiffSide::Kind(side.first);
        return DiffSide{kind, kind == DiffSide::Kind::Installed ? QString() : side.second};
    });
}

} // namespace

class ConsoleLinkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLinkReadsAsTheContractSays();
    void everyLinkComesBackAsItWas();
    void anythingElseIsRefused_data();
    void anythingElseIsRefused();
};

void ConsoleLinkTest::aLinkReadsAsTheContractSays()
{
    const ConsoleLink candidate{QStringLiteral("prod-eu"), QStringLiteral("default"), ConsolePlace::Candidates,
                                QStringLiteral("59a7b4da7db9")};
    QCOMPARE(candidate.text(), QStringLiteral("oz0://prod-eu/default/candidates/59a7b4da7db9"));
    const ConsoleLink page{QStringLiteral("local"), QStringLiteral("default"), ConsolePlace::Audit, {}};
    QCOMPARE(page.text(), QStringLiteral("oz0://local/default/audit"));
    const ConsoleLink diff{
        QStringLiteral("local"), QStringLiteral("default"), ConsolePlace::Plugins, QStringLiteral("greeter"),
        std::pair(DiffSide{DiffSide::Kind::Installed, {}}, DiffSide{DiffSide::Kind::Candidate, QStringLiteral("59a7b4da7db9")})};
    QCOMPARE(diff.text(), QStringLiteral("oz0://local/default/plugins/greeter/diff?from=installed&to=candidate:59a7b4da7db9"));
    const Result<ConsoleLink> read = linkFromText(diff.text());
    QVERIFY(read);
    QVERIFY(*read == diff);
    ConsoleLink line = diff;
    line.line = 43;
    QCOMPARE(line.text(), diff.text() + QStringLiteral("&line=43"));
    QVERIFY(linkFromText(line.text()) && *linkFromText(line.text()) == line);
}

void ConsoleLinkTest::everyLinkComesBackAsItWas()
{
    const bool good = rc::check([] {
        ConsoleLink link{*anyName(), *anyName(), ConsolePlace(*rc::gen::inRange(0, 6)), {}};
        if (*rc::gen::arbitrary<bool>())
            link.object = *anyName();
        if (link.place == ConsolePlace::Plugins && !link.object.isEmpty() && *rc::gen::arbitrary<bool>())
            link.diff = std::pair(*anySide(), *anySide());
        if (link.diff)
            link.line = *rc::gen::inRange(0, 100000);
        const Result<ConsoleLink> read = linkFromText(link.text());
        RC_ASSERT(bool(read));
        RC_ASSERT(*read == link);
    });
    QVERIFY(good);
}

void ConsoleLinkTest::anythingElseIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("scheme") << QStringLiteral("https://local/default/candidates");
    QTest::newRow("no page") << QStringLiteral("oz0://local/default");
    QTest::newRow("unknown page") << QStringLiteral("oz0://local/default/secrets");
    QTest::newRow("empty context") << QStringLiteral("oz0:///default/candidates");
    QTest::newRow("empty object") << QStringLiteral("oz0://local/default/candidates/");
    QTest::newRow("too deep") << QStringLiteral("oz0://local/default/plugins/greeter/diff/more?from=installed&to=installed");
    QTest::newRow("query without a diff") << QStringLiteral("oz0://local/default/plugins/greeter?from=installed&to=installed");
    QTest::newRow("diff of a candidate") << QStringLiteral("oz0://local/default/candidates/1/diff?from=installed&to=installed");
    QTest::newRow("diff without sides") << QStringLiteral("oz0://local/default/plugins/greeter/diff");
    QTest::newRow("unknown side") << QStringLiteral("oz0://local/default/plugins/greeter/diff?from=installed&to=moon:1");
    QTest::newRow("side without its ID") << QStringLiteral(
        "oz0://local/default/plugins/greeter/diff?from=installed&to=candidate:");
    QTest::newRow("installed with an ID") << QStringLiteral(
        "oz0://local/default/plugins/greeter/diff?from=installed:1&to=installed");
    const QString diff = QStringLiteral("oz0://local/default/plugins/greeter/diff?from=installed&to=installed");
    QTest::newRow("no line") << diff + QStringLiteral("&line=");
    QTest::newRow("line zero") << diff + QStringLiteral("&line=0");
    QTest::newRow("line with a sign") << diff + QStringLiteral("&line=+4");
    QTest::newRow("line too large") << diff + QStringLiteral("&line=99999999999");
    QTest::newRow("more than a line") << diff + QStringLiteral("&line=4&line=5");
    QTest::newRow("control character") << QStringLiteral("oz0://local/default/candidates/a%0Ab");
    QTest::newRow("not UTF-8") << QStringLiteral("oz0://local/default/candidates/%FF%FE");
    QTest::newRow("too long") << QStringLiteral("oz0://local/default/candidates/") + QString(9000, QLatin1Char('a'));
}

void ConsoleLinkTest::anythingElseIsRefused()
{
    QFETCH(QString, text);
    const Result<ConsoleLink> read = linkFromText(text);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
}

QTEST_GUILESS_MAIN(ConsoleLinkTest)
#include "ConsoleLinkTest.moc"

// Every pair of colours that text or an edge stands on holds its contrast (WCAG 2.x), in each scheme.
#include "ui/Theme.h"

#include <QApplication>
#include <QDirIterator>
#include <QPainter>
#include <QTest>

using namespace oz0;

class ThemeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairsHoldTheirContrast_data()
    {
        QTest::addColumn<int>("ink");
        QTest::addColumn<int>("ground");
        QTest::addColumn<double>("least");
        const auto add = [](Token ink, QList<Token> grounds, double least) {
            for (const Token ground : grounds)
                QTest::addRow("%s on %s", qPrintable(tokenName(ink)), qPrintable(tokenName(ground)))
                    << int(ink) << int(ground) << least;
        };
        add(Token::Text,
            {Token::Window, Token::Base, Token::Alt, Token::Rail, Token::Header, Token::SelOff, Token::WarnBg, Token::BadBg,
             Token::Band},
            4.5);
        add(Token::Text2,
            {Token::Window, Token::Base, Token::Alt, Token::Rail, Token::Header, Token::Hover, Token::SelOff, Token::Fold,
             Token::Gutter},
            4.5);
        add(Token::Dis, {Token::Base, Token::Window, Token::Rail}, 4.5);
        add(Token::Accent, {Token::Base, Token::Window, Token::Header, Token::Hover}, 4.5);
        add(Token::OnAccent, {Token::AccentFill}, 4.5);
        add(Token::SelText, {Token::Sel}, 4.5);
        add(Token::Good, {Token::GoodBg, Token::Base, Token::Header}, 4.5);
        add(Token::Busy, {Token::BusyBg, Token::Base}, 4.5);
        add(Token::Warn, {Token::WarnBg, Token::Base}, 4.5);
        add(Token::Bad, {Token::BadBg, Token::Base, Token::Window, Token::Header}, 4.5);
        add(Token::Mute, {Token::MuteBg}, 4.5);
        add(Token::OnProd, {Token::Prod, Token::Test, Token::Local}, 4.5);
        for (const Token ink : {Token::SynKey, Token::SynStr, Token::SynNum, Token::SynPun})
            add(ink, {Token::Base, Token::DelLine, Token::AddLine, Token::DelWord, Token::AddWord}, 4.5);
        add(Token::SynCom, {Token::Base, Token::DelLine, Token::AddLine}, 4.5);
        add(Token::Border, {Token::Base, Token::Window}, 3);
        add(Token::Focus, {Token::Base}, 3);
    }
    void pairsHoldTheirContrast()
    {
        QFETCH(int, ink);
        QFETCH(int, ground);
        QFETCH(double, least);
        for (const Scheme scheme : {Scheme::Light, Scheme::Dark, Scheme::HighContrast}) {
            const double found = contrast(paletteColor(scheme, Token(ink)), paletteColor(scheme, Token(ground)));
            QVERIFY2(found >= least, qPrintable(QStringLiteral("scheme %1: %2").arg(int(scheme)).arg(found)));
        }
    }

    void contrastIsTheStandards()
    {
        QCOMPARE(qRound(contrast(QColor(0, 0, 0), QColor(255, 255, 255)) * 100), 2100);
        QCOMPARE(qRound(contrast(QColor(0x85, 0x8c, 0x98), QColor(0xf3, 0xf4, 0xf6)) * 100), 308);
    }

    void schemesChangeAtRunTime()
    {
        Theme theme(*qobject_cast<QApplication *>(QCoreApplication::instance()), SchemeChoice::Dark);
        QCOMPARE(QApplication::palette().color(QPalette::Window), paletteColor(Scheme::Dark, Token::Window));
        theme.choose(SchemeChoice::HighContrast);
        QCOMPARE(QApplication::palette().color(QPalette::Highlight), paletteColor(Scheme::HighContrast, Token::Sel));
        const QPalette strong = QApplication::palette();
        QVERIFY(strong.color(QPalette::PlaceholderText) != strong.color(QPalette::Text)); // else it looks like a value
        theme.choose(SchemeChoice::System);
        QVERIFY(theme.scheme() != Scheme::HighContrast);
    }

    void everyIconIsDrawnInTheAskedColour()
    {
        Theme theme(*qobject_cast<QApplication *>(QCoreApplication::instance()), SchemeChoice::Light);
        theme.icon(QStringLiteral("ready")).pixmap(16, 16);
        int icons = 0;
        QDirIterator names(QStringLiteral(":/icons"));
        while (names.hasNext()) {
            names.next();
            QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            theme.paintIcon(&painter, image.rect(), names.fileInfo().baseName(), Qt::red);
            painter.end();
            bool red = false;
            for (int y = 0; y < 40 && !red; ++y) {
                for (int x = 0; x < 40 && !red; ++x)
                    red = qGreen(image.pixel(x, y)) < 128 && qRed(image.pixel(x, y)) > 200;
            }
            QVERIFY2(red, qPrintable(names.fileName()));
            ++icons;
        }
        QVERIFY(icons > 60);
    }
};

QTEST_MAIN(ThemeTest)
#include "ThemeTest.moc"

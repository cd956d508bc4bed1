// Exports: what is listed, as it is listed, and nothing that a spreadsheet would run.
#include "models/TableExport.h"
#include "models/Roles.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTest>

#include <rapidcheck.h>

using namespace oz0;

namespace {

void fill(QStandardItemModel &model, const QList<QStringList> &rows)
{
    model.setHorizontalHeaderLabels({QStringLiteral("Name"), QStringLiteral("Owner"), QStringLiteral("Note")});
    for (const QStringList &row : rows) {
        QList<QStandardItem *> items;
        for (const QString &text : row)
            items.append(new QStandardItem(text));
        items.first()->setData(QStringLiteral("key-%1").arg(model.rowCount()), IdRole);
        model.appendRow(items);
    }
}

/// A reader of RFC 4180 of its own.
QList<QStringList> readCsv(const QString &text)
{
    QList<QStringList> rows{{}};
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted && c == QLatin1Char('"') && i + 1 < text.size() && text[i + 1] == QLatin1Char('"')) {
            cell += c;
            ++i;
        } else if (c == QLatin1Char('"')) {
            quoted = !quoted;
        } else if (!quoted && c == QLatin1Char(',')) {
            rows.last().append(std::exchange(cell, {}));
        } else if (!quoted && c == QLatin1Char('\r') && i + 1 < text.size() && text[i + 1] == QLatin1Char('\n')) {
            rows.last().append(std::exchange(cell, {}));
            rows.append(QStringList());
            ++i;
        } else {
            cell += c;
        }
    }
    rows.removeLast();
    return rows;
}

} // namespace

class TableExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void csvHoldsTheShownColumnsInTheirOrder();
    void csvHoldsTheFilteredRowsInTheirOrder();
    void csvNeverHoldsAFormula();
    void everyTextComesBack();
    void jsonSaysTheSame();
};

void TableExportTest::csvHoldsTheShownColumnsInTheirOrder()
{
    QStandardItemModel model;
    fill(model, {{QStringLiteral("greeter"), QStringLiteral("user:alice"), QStringLiteral("a, \"b\"")}});
    QCOMPARE(tableAsCsv(model, {2, 0}), QByteArray("id,Note,Name\r\nkey-0,\"a, \"\"b\"\"\",greeter\r\n"));
}

void TableExportTest::csvHoldsTheFilteredRowsInTheirOrder()
{
    QStandardItemModel model;
    fill(model, {{QStringLiteral("b1"), {}, {}}, {QStringLiteral("a"), {}, {}}, {QStringLiteral("b0"), {}, {}}});
    QSortFilterProxyModel filtered;
    filtered.setSourceModel(&model);
    filtered.setFilterFixedString(QStringLiteral("b"));
    filtered.sort(0);
    QCOMPARE(tableAsCsv(filtered, {0}), QByteArray("id,Name\r\nkey-2,b0\r\nkey-0,b1\r\n"));
}

void TableExportTest::csvNeverHoldsAFormula()
{
    for (const QString &evil : {QStringLiteral("=1+1"), QStringLiteral("+1"), QStringLiteral("-1"), QStringLiteral("@a"),
                                QStringLiteral("\t=1"), QStringLiteral("\r=1"), QStringLiteral("  =1"), QStringLiteral("\n=1")}) {
        QStandardItemModel model;
        fill(model, {{evil, {}, {}}});
        const QString cell = readCsv(QString::fromUtf8(tableAsCsv(model, {0})))[1][1];
        QCOMPARE(cell.at(0), QLatin1Char('\''));
        QCOMPARE(cell.mid(1), evil);
    }
}

void TableExportTest::everyTextComesBack()
{
    const bool good = rc::check([] {
        const auto character = rc::gen::element<char16_t>(u'a', u'ü', u',', u'"', u'\r', u'\n', u' ', u';');
        const auto texts = *rc::gen::container<std::vector<std::vector<char16_t>>>(
            rc::gen::container<std::vector<char16_t>>(character));
        QStandardItemModel model;
        QStringList wanted;
        QList<QStringList> rows;
        for (const std::vector<char16_t> &text : texts) {
            wanted.append(QLatin1Char('x') + QString::fromUtf16(text.data(), qsizetype(text.size())));
            rows.append({wanted.last(), {}, {}});
        }
        fill(model, rows);
        const QList<QStringList> read = readCsv(QString::fromUtf8(tableAsCsv(model, {0})));
        RC_ASSERT(read.size() == wanted.size() + 1);
        for (qsizetype i = 0; i < wanted.size(); ++i)
            RC_ASSERT(read[i + 1][1] == wanted[i]);
    });
    QVERIFY(good);
}

void TableExportTest::jsonSaysTheSame()
{
    QStandardItemModel model;
    fill(model, {{QStringLiteral("greeter"), QStringLiteral("user:alice"), QStringLiteral("=1")}});
    const QJsonObject json = QJsonDocument::fromJson(tableAsJson(model, {0, 2})).object();
    QCOMPARE(json[QLatin1String("columns")].toArray(), (QJsonArray{QStringLiteral("Name"), QStringLiteral("Note")}));
    const QJsonObject item = json[QLatin1String("items")].toArray().first().toObject();
    QCOMPARE(item,
             (QJsonObject{{QStringLiteral("id"), QStringLiteral("key-0")},
                          {QStringLiteral("Name"), QStringLiteral("greeter")},
                          {QStringLiteral("Note"), QStringLiteral("=1")}}));
}

QTEST_GUILESS_MAIN(TableExportTest)
#include "TableExportTest.moc"

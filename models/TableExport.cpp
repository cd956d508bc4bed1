#include "models/TableExport.h"

#include "core/base/Csv.h"
#include "models/Roles.h"

#include <QAbstractItemModel>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace oz0 {

namespace {

QString head(const QAbstractItemModel &model, int column)
{
    return model.headerData(column, Qt::Horizontal).toString();
}

QString key(const QAbstractItemModel &model, int row)
{
    return model.index(row, 0).data(IdRole).toString();
}

} // namespace

QByteArray tableAsCsv(const QAbstractItemModel &model, const QList<int> &columns)
{
    QByteArray out("id");
    for (const int column : columns)
        out += ',' + csvCell(head(model, column));
    out += "\r\n";
    for (int row = 0; row < model.rowCount(); ++row) {
        out += csvCell(key(model, row));
        for (const int column : columns)
            out += ',' + csvCell(model.index(row, column).data().toString());
        out += "\r\n";
    }
    return out;
}

QByteArray tableAsJson(const QAbstractItemModel &model, const QList<int> &columns)
{
    QJsonArray heads;
    for (const int column : columns)
        heads.append(head(model, column));
    QJsonArray items;
    for (int row = 0; row < model.rowCount(); ++row) {
        QJsonObject item{{QStringLiteral("id"), key(model, row)}};
        for (const int column : columns)
            item.insert(head(model, column), model.index(row, column).data().toString());
        items.append(item);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("columns"), heads}, {QStringLiteral("items"), items}}).toJson();
}

} // namespace oz0

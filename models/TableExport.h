// What a table lists, as a file: the columns shown, in their order, and all rows of the filtered view in theirs.
#pragma once

#include <QByteArray>
#include <QList>

class QAbstractItemModel;

namespace oz0 {

/// RFC 4180 with a head, each row led by its key (IdRole). A cell that a spreadsheet would take for a formula is told to be text.
QByteArray tableAsCsv(const QAbstractItemModel &model, const QList<int> &columns);

/// {"columns": [head…], "items": [{"id": key, head: text…}…]}, the texts as they are shown.
QByteArray tableAsJson(const QAbstractItemModel &model, const QList<int> &columns);

} // namespace oz0

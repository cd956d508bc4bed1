// Filters and cursors of the endless lists.
#pragma once

#include "core/base/Result.h"
#include "core/wire/Messages.h"

#include <QVariantList>

namespace oz0 {

/// A condition made of a page's filter: words that all occur in `searched`, and key:value pairs that `keys` maps to columns.
struct FilterText
{
    QString condition; ///< begins with " AND " for each part; empty: none
    QVariantList values;
};

FilterText filterText(const QString &filter, const QString &searched, const QMap<QString, QString> &keys);

/// The cursor is the sequence number of the page's last item. InvalidInput when it is none; 0 means from the start.
Result<qint64> cursorOf(const PageRequest &page);
int limitOf(const PageRequest &page); ///< from 1 to 1000

} // namespace oz0

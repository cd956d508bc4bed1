// Tables as text for other programs (RFC 4180).
#pragma once

#include <QByteArray>
#include <QStringList>

namespace oz0 {

/// In UTF-8, quoted where needed. A cell that a spreadsheet would take for a formula is told to be text.
QByteArray csvCell(QString text);
/// Ended by CR LF.
QByteArray csvLine(const QStringList &cells);

} // namespace oz0

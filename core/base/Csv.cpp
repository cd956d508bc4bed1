#include "core/base/Csv.h"

namespace oz0 {

QByteArray csvCell(QString text)
{
    const QString bare = text.trimmed();
    const bool isFormula = !bare.isEmpty() && QStringLiteral("=+-@").contains(bare.at(0));
    if (isFormula || text.startsWith(QLatin1Char('\t')) || text.startsWith(QLatin1Char('\r')))
        text.prepend(QLatin1Char('\''));
    const auto has = [&text](char c) { return text.contains(QLatin1Char(c)); };
    if (has(',') || has('"') || has('\n') || has('\r'))
        text = QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
    return text.toUtf8();
}

QByteArray csvLine(const QStringList &cells)
{
    QByteArray line;
    for (const QString &cell : cells)
        line += (&cell == &cells.first() ? QByteArray() : QByteArrayLiteral(",")) + csvCell(cell);
    return line + "\r\n";
}

} // namespace oz0

#include "models/CommandText.h"

namespace oz0 {

QString quotedArgument(const QString &argument)
{
    static const QString plain = QStringLiteral("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=@%+,");
    for (const QChar c : argument) {
        if (!plain.contains(c))
            return QLatin1Char('\'') + QString(argument).replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
    }
    return argument.isEmpty() ? QStringLiteral("''") : argument;
}

} // namespace oz0

#include "models/ShellWords.h"

namespace oz0 {

QString shellWord(const QString &word)
{
    static const QString plain = QStringLiteral("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=@%+,");
    for (const QChar c : word) {
        if (!plain.contains(c))
            return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
    }
    return word.isEmpty() ? QStringLiteral("''") : word;
}

} // namespace oz0

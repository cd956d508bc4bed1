// Words of a command line that a person pastes into a shell.
#pragma once

#include <QString>

namespace oz0 {

/// As it is where a POSIX shell takes it so, else in single quotes.
inline QString shellWord(const QString &word)
{
    static const QString plain = QStringLiteral("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=@%+,");
    for (const QChar c : word) {
        if (!plain.contains(c))
            return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
    }
    return word.isEmpty() ? QStringLiteral("''") : word;
}

} // namespace oz0

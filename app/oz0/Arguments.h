// The words of one command line, sorted into operands and options.
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace oz0 {

struct Arguments
{
    QStringList operands;
    QMap<QString, QStringList> options; ///< by name without dashes; a flag has one empty value

    bool has(const char *option) const { return options.contains(QLatin1String(option)); }
    QStringList values(const char *option) const { return options.value(QLatin1String(option)); }
    /// The last one given.
    QString value(const char *option, const QString &fallback = {}) const
    {
        const QStringList all = values(option);
        return all.isEmpty() ? fallback : all.last();
    }
    QString operand(int at) const { return operands.value(at); }
};

} // namespace oz0

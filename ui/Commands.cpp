#include "ui/Commands.h"

#include <QCoreApplication>

namespace oz0 {

QString commandText(const QAction &action)
{
    QString text = action.text();
    text.replace(QLatin1String("&&"), QString(QChar::Null)).remove(QLatin1Char('&'));
    text.replace(QChar::Null, QLatin1Char('&'));
    return text;
}

QString commandReason(const QAction &action)
{
    if (action.isEnabled())
        return {};
    return action.statusTip().isEmpty() ? QCoreApplication::translate("oz0::Commands", "Not possible now") : action.statusTip();
}

} // namespace oz0

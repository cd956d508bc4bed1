#include "core/base/Clock.h"

#include <QDateTime>
#include <QTimeZone>

namespace oz0 {

Instant SystemClock::now() const
{
    return std::chrono::time_point_cast<Milliseconds>(std::chrono::system_clock::now());
}

QString toText(Instant instant)
{
    const qint64 ms = instant.time_since_epoch().count();
    if (ms == 0)
        return {};
    return QDateTime::fromMSecsSinceEpoch(ms, QTimeZone::utc()).toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss.zzz'Z'"));
}

Instant instantFromText(const QString &text)
{
    const QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!time.isValid() || time.timeSpec() == Qt::LocalTime)
        return {};
    return Instant(Milliseconds(time.toMSecsSinceEpoch()));
}

} // namespace oz0

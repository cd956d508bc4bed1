// Time comes in from outside, so that every decision can be replayed in a test.
#pragma once

#include <QString>

#include <chrono>

namespace oz0 {

using Milliseconds = std::chrono::milliseconds;
using Instant = std::chrono::sys_time<Milliseconds>; ///< UTC; the epoch itself means "never" or "not known"

/// Where a decision gets its time from. Implementations are thread-safe.
class Clock
{
public:
    virtual ~Clock() = default;
    virtual Instant now() const = 0;
};

/// The machine's UTC clock.
class SystemClock : public Clock
{
public:
    Instant now() const override;
};

/// RFC 3339 with milliseconds and Z, as every wire format has it; an empty text for the epoch.
QString toText(Instant instant);
/// The epoch when the text is no RFC 3339 time with a zone.
Instant instantFromText(const QString &text);

} // namespace oz0

// Time that never jumps: for ages, waits and back-offs.
#pragma once

#include "core/base/Clock.h"

namespace oz0 {

/// Milliseconds since some moment that stays the same while the process lives; stands still while the machine sleeps.
class MonotonicClock
{
public:
    virtual ~MonotonicClock() = default;
    virtual Milliseconds elapsed() const = 0;
};

class SystemMonotonicClock : public MonotonicClock
{
public:
    Milliseconds elapsed() const override;
};

} // namespace oz0

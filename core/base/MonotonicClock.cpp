#include "core/base/MonotonicClock.h"

namespace oz0 {

Milliseconds SystemMonotonicClock::elapsed() const
{
    return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace oz0

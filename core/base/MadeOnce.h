// A value worked out from its owner when somebody first asks for it.
#pragma once

#include <memory>
#include <mutex>

namespace oz0 {

/// Made once, by whichever thread asks first; the others wait for it. The owner must not change after that. A copy of the owner makes
/// its own, so that it may be changed before it is asked.
template <class T>
class MadeOnce
{
public:
    MadeOnce() = default;
    MadeOnce(const MadeOnce &) { }
    MadeOnce &operator=(const MadeOnce &)
    {
        const std::lock_guard lock(m_mutex);
        m_value.reset();
        return *this;
    }

    /// `make` gives a std::shared_ptr<const T>. It asks for nothing of this same value.
    template <class Make>
    std::shared_ptr<const T> get(Make make) const
    {
        const std::lock_guard lock(m_mutex);
        if (!m_value)
            m_value = make();
        return m_value;
    }

private:
    mutable std::mutex m_mutex;
    mutable std::shared_ptr<const T> m_value;
};

} // namespace oz0

// A value worked out from its owner when somebody first asks for it.
#pragma once

#include <memory>
#include <mutex>

namespace oz0 {

/// Made once, by whichever thread asks first; the others wait for it. The owner must not change after that. What an owner is copied or
/// moved to makes its own value, and so does one that was moved from: each may be changed before it is asked. Threads may ask and copy
/// one at the same time; who assigns to it or moves from it has it alone.
template <class T>
class MadeOnce
{
public:
    MadeOnce() = default;
    MadeOnce(const MadeOnce &) { }
    MadeOnce(MadeOnce &&other) { other.m_value.reset(); }
    MadeOnce &operator=(const MadeOnce &)
    {
        m_value.reset();
        return *this;
    }
    MadeOnce &operator=(MadeOnce &&other)
    {
        other.m_value.reset();
        m_value.reset();
        return *this;
    }
    ~MadeOnce() = default;

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

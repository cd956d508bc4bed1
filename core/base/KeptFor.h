// A value worked out from implicitly shared containers, kept for as long as these are the same.
#pragma once

#include <memory>
#include <mutex>
#include <tuple>

namespace oz0 {

/// Holds the containers that the value was made of: whoever changes his own afterwards changes a copy, so an old value is never given
/// for new content. Any thread may ask. What an owner is copied or moved to keeps nothing.
template <class T, class... Shared>
class KeptFor
{
public:
    KeptFor() = default;
    KeptFor(const KeptFor &) { }
    KeptFor &operator=(const KeptFor &)
    {
        const std::lock_guard lock(m_mutex);
        m_value.reset();
        m_of = {};
        return *this;
    }
    ~KeptFor() = default;

    /// `make` gives a std::shared_ptr<const T>. It asks for nothing of this same value.
    template <class Make>
    std::shared_ptr<const T> get(Make make, const Shared &...of) const
    {
        const std::lock_guard lock(m_mutex);
        if (!m_value || !isOf(of...)) {
            m_value = make();
            m_of = std::tuple<Shared...>(of...);
        }
        return m_value;
    }

private:
    bool isOf(const Shared &...of) const
    {
        return std::apply([&](const Shared &...kept) { return (kept.isSharedWith(of) && ...); }, m_of);
    }

    mutable std::mutex m_mutex;
    mutable std::tuple<Shared...> m_of;
    mutable std::shared_ptr<const T> m_value;
};

} // namespace oz0

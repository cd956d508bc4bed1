// Either a value or an Error; the caller must look.
#pragma once

#include "core/base/Error.h"

#include <type_traits>
#include <utility>
#include <variant>

namespace oz0 {

/// An Error on its way into a Result; plays the part of std::unexpected.
struct Failure
{
    explicit Failure(Error e) : error(std::move(e)) { }
    Failure(ErrorCode code, QString message, QString subject = {}) : error{code, std::move(message), std::move(subject), {}, 0, 0}
    { }
    Error error;
};

/// Names follow std::expected, so that this becomes an alias once the compiler baseline allows C++23.
template <class T>
class [[nodiscard]] Result
{
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) { }
    Result(Failure failure) : m_state(std::in_place_index<1>, std::move(failure.error)) { }

    bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }
    const T &value() const & { return std::get<0>(m_state); }
    T &value() & { return std::get<0>(m_state); }
    T &&value() && { return std::get<0>(std::move(m_state)); }
    const Error &error() const { return std::get<1>(m_state); }
    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }
    T value_or(T other) const { return has_value() ? value() : std::move(other); }

    template <class F>
    auto and_then(F &&f) const -> std::invoke_result_t<F, const T &>
    {
        if (has_value())
            return std::forward<F>(f)(value());
        return Failure(error());
    }
    template <class F>
    auto transform(F &&f) const -> Result<std::invoke_result_t<F, const T &>>
    {
        if (has_value())
            return std::forward<F>(f)(value());
        return Failure(error());
    }

private:
    std::variant<T, Error> m_state;
};

template <>
class [[nodiscard]] Result<void>
{
public:
    Result() = default;
    Result(Failure failure) : m_error(std::move(failure.error)), m_failed(true) { }

    bool has_value() const { return !m_failed; }
    explicit operator bool() const { return has_value(); }
    const Error &error() const { return m_error; }

private:
    Error m_error;
    bool m_failed = false;
};

} // namespace oz0

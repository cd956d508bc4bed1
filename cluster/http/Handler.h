// The shape of a handler: Input, Output, parse, process. A test needs no socket for one.
#pragma once

#include "cluster/http/Call.h"
#include "cluster/store/Store.h"
#include "core/wire/Codec.h"

#include <concepts>
#include <functional>

namespace oz0 {

/// What is left to do once the request has been parsed; runs on a store's thread, for writes inside its group.
using StoreWork = std::function<Result<Answer>(Store &, const Caller &)>;
using Prepare = std::function<Result<StoreWork>(const Call &)>;

/// parse looks at the request alone, on an I/O thread; process does one operation of the store.
template <class H>
concept Handler = requires(const Call &call, Store &store, const Caller &caller, const typename H::Input &input)
{
    {
        H::parse(call)
        } -> std::same_as<Result<typename H::Input>>;
    {
        H::process(store, caller, input)
        } -> std::same_as<Result<typename H::Output>>;
};

inline Answer toAnswer(const Answer &answer)
{
    return answer;
}

inline Answer toAnswer(const Nothing &)
{
    return jsonAnswer({});
}

template <class T>
requires requires(const T &value)
{
    {
        toJson(value)
        } -> std::same_as<QJsonObject>;
}
Answer toAnswer(const T &value)
{
    return jsonAnswer(toJson(value));
}

template <Handler H>
Result<StoreWork> prepare(const Call &call)
{
    Result<typename H::Input> input = H::parse(call);
    if (!input)
        return Failure(input.error());
    return StoreWork([input = std::move(*input)](Store &store, const Caller &caller) -> Result<Answer> {
        Result<typename H::Output> output = H::process(store, caller, input);
        if (!output)
            return Failure(output.error());
        return toAnswer(*output);
    });
}

} // namespace oz0

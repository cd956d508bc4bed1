// The names of files in a patch as git writes them: "a/NAME" and "b/NAME", quoted where a byte of them needs it.
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace oz0 {

/// The name of one side ('a' or 'b'); no value for anything else.
std::optional<QByteArray> sideName(QByteArrayView text, char side);

/// The one name of "a/NAME b/NAME"; no value when there are two, or none.
std::optional<QByteArray> commonName(QByteArrayView text);

} // namespace oz0

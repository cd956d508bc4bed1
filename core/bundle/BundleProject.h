// The project files of a bundle's code.
#pragma once

#include "core/wire/Messages.h"

#include <optional>

namespace oz0 {

/// pyproject.toml and uv.lock; no value: the bundle has none. One that is there and empty is there.
std::optional<QByteArray> pyprojectOf(const BundleFacts &bundle);
std::optional<QByteArray> uvLockOf(const BundleFacts &bundle);

} // namespace oz0

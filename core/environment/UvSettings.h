// Which settings of [tool.uv] a project that a node builds may have.
#pragma once

#include "core/environment/PyProject.h"

#include <QString>

#include <optional>

namespace oz0 {

/// Nothing when the setting is allowed; else why not, as the rest of a sentence about it. Keys are those of uv 0.11 and 0.12.
std::optional<QString> uvSettingComplaint(const UvSetting &setting, const QString &uvVersion);

} // namespace oz0

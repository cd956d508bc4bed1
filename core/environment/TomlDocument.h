// toml++ behind a border: no exception leaves, and every value has a line. For the sources of this folder only.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QString>

#include <toml++/toml.h>

namespace oz0 {

/// Error{InvalidInput} with line and column for invalid UTF-8, what is not TOML 1.0, and more than `maxBytes`.
Result<toml::table> parseToml(const QByteArray &text, qsizetype maxBytes);

inline int lineOf(const toml::node &node)
{
    return int(node.source().begin.line);
}

inline int lineOf(const toml::key &key)
{
    return int(key.source().begin.line);
}

inline QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// The text of a string value; empty for anything else.
QString textOf(const toml::node *node);

} // namespace oz0

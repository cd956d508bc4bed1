// What the environment check wants to know of a pyproject.toml, with the line of everything.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace oz0 {

inline constexpr qsizetype pyprojectMaxBytes = 1024 * 1024;

/// A text and the 1-based line where it stands.
struct LocatedText
{
    QString text;
    int line = 0;
};

struct BuildSystem
{
    int line = 0;
    bool hasRequires = false;
    bool requiresIsList = false; ///< an array of strings
    int requiresLine = 0;
    QList<LocatedText> requirements;
    std::optional<LocatedText> backend; ///< empty text when it is no string
    int backendPathLine = 0;            ///< 0: there is none
};

/// A requirement text, and the key that holds it.
struct DeclaredRequirement
{
    LocatedText text;
    QString key;          ///< "project.dependencies", "dependency-groups.dev", …
    bool runtime = false; ///< of the project itself, so that the node needs it
};

/// One entry of tool.uv.sources; an array of tables gives several.
struct UvSource
{
    QString package; ///< as written
    int line = 0;
    QMap<QString, LocatedText> keys; ///< a value that is no string has an empty text
};

/// One key of [tool.uv] or of a table below it.
struct UvSetting
{
    QString table; ///< "tool.uv", "tool.uv.pip", "tool.uv.build-backend.data"
    QString key;
    int line = 0;
    bool isFalse = false; ///< its value is the boolean false
};

struct PyProject
{
    bool hasProject = false; ///< a [project] table
    QString name;
    QString requiresPython;
    std::optional<BuildSystem> buildSystem;
    QList<DeclaredRequirement> requirements;
    QList<UvSource> sources;
    QList<UvSetting> settings;
    QList<std::pair<QString, LocatedText>> indexes; ///< key and address: index, index-url, find-links, …
    int workspaceLine = 0;                          ///< of tool.uv.workspace; 0: none
    std::optional<LocatedText> requiredVersion;     ///< of tool.uv
};

/// Never fails for what the text says, only for a text that is not UTF-8, not TOML 1.0 or over the limit: Error{InvalidInput} with
/// line and column. A BOM is accepted.
Result<PyProject> readPyProject(const QByteArray &text);

} // namespace oz0

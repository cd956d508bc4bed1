// What of a folder is left out of its bundle.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace oz0 {

/// Always left out, at any depth: .git .hg .svn, .venv venv, .python-version uv.toml .npmrc (a node builds its own environment,
/// E3), __pycache__ *.pyc *.pyo .pytest_cache .mypy_cache .ruff_cache .tox *.egg-info, node_modules, .idea .vscode, .DS_Store
/// Thumbs.db, editors' own files (*.swp *.swo *~ .#* #*# 4913), and .oz0ignore itself.
///
/// Further rules come from .oz0ignore at the folder's root, one glob a line: "#" begins a comment, "!" takes a file in again,
/// a "/" at the end means folders only, a "/" elsewhere binds the glob to the root, "*" and "?" stay within a name, "[a-z]" is a
/// set, "**" is any number of folders. The last rule that fits decides. What is always left out cannot be taken in again, what
/// lies in a folder that is left out neither, and plugin.yaml at the root is never left out.
class IgnoreRules
{
public:
    IgnoreRules() = default;
    /// Lines after the 1,000th and globs over 256 characters are passed over.
    explicit IgnoreRules(const QByteArray &oz0ignore);

    /// `path` is relative to the root, with "/" between names.
    bool isIgnored(const QString &path, bool isFolder) const;

private:
    struct Rule
    {
        QStringList names; ///< the glob, split at "/"
        bool takesIn = false;
        bool foldersOnly = false;
    };
    QList<Rule> m_rules;
};

} // namespace oz0

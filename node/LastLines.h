// The end of what a process said on its standard error, bounded and without its secrets.
#pragma once

#include <QByteArray>
#include <QStringList>

namespace oz0 {

/// Keeps 64 lines of at most 1,024 characters each; a secret's value, and each line of it, becomes "•••".
class LastLines
{
public:
    static constexpr int mostLines = 64;
    static constexpr int longestLine = 1024;

    explicit LastLines(const QStringList &secretValues = {});

    void feed(const QByteArray &bytes);
    /// Oldest first; what the process has not ended with a newline is the last one.
    QStringList lines() const;

private:
    QString shown(const QByteArray &line) const;

    QStringList m_masked;
    QStringList m_lines;
    QByteArray m_open;
};

} // namespace oz0

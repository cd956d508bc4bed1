// What a command says: sentences for a person, or one JSON object for a program, and never both.
#pragma once

#include "core/base/Error.h"
#include "core/domain/Refusal.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <cstdio>

namespace oz0 {

/// With --json standard output carries exactly one object (schema 1), written by close(), whatever happened; sentences are dropped.
/// Nothing here is ever given a token or a secret's value.
class Output
{
public:
    /// The streams are lent.
    Output(FILE *out, FILE *err, bool json);

    bool isJson() const { return m_json; }
    bool showsProgress() const { return m_terminal && !m_json; }

    // A line stays one: the names in it may hold ends of lines.
    void line(const QString &text); ///< standard output
    void note(const QString &text); ///< standard error, also with --json
    void text(const QString &text); ///< standard output, as many lines as it has: a manual, a file's content
    /// One line that the next one replaces; only on a terminal.
    void progress(const QString &text);
    void endProgress();

    /// Adds members to the object that close() writes.
    void add(const QJsonObject &members);
    /// Refusals and warnings: sentences with rule, place and next step, and the members "refused", "refusals", "warnings", "checks".
    /// `installedFile`: what the lines of the installed version are of, where that is a file of the person's own.
    void verdict(const Verdict &verdict, const QString &installedFile = {});
    void error(const Error &error);
    /// Rows under their heads, in columns as wide as their widest cell.
    void table(const QStringList &head, const QList<QStringList> &rows);

    void close(int exitStatus);

private:
    void write(FILE *stream, const QString &text);

    FILE *m_out;
    FILE *m_err;
    bool m_json;
    bool m_terminal;
    bool m_progressShown = false;
    QJsonObject m_answer;
};

} // namespace oz0

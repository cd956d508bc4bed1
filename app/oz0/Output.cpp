#include "app/oz0/Output.h"

#include "app/oz0/VerdictText.h"
#include "core/base/Printable.h"
#include "core/wire/Codec.h"
#include "core/wire/CommandReport.h"

#include <unistd.h>

#include <algorithm>

namespace oz0 {

namespace {

QString placeOf(const Error &error)
{
    return error.line > 0 ? QStringLiteral(" (line %1, column %2)").arg(error.line).arg(error.column) : QString();
}

} // namespace

Output::Output(FILE *out, FILE *err, bool json)
    : m_out(out), m_err(err), m_json(json), m_terminal(isatty(fileno(err)) == 1), m_answer(emptyReportMembers())
{ }

void Output::line(const QString &text)
{
    endProgress();
    if (!m_json)
        write(m_out, printableLine(text) + QLatin1Char('\n'));
}

void Output::note(const QString &text)
{
    endProgress();
    write(m_err, printableLine(text) + QLatin1Char('\n'));
}

void Output::text(const QString &text)
{
    endProgress();
    if (!m_json)
        write(m_out, printable(text) + QLatin1Char('\n'));
}

void Output::progress(const QString &text)
{
    if (!showsProgress())
        return;
    write(m_err, QStringLiteral("\r\033[K") + text);
    m_progressShown = true;
}

void Output::endProgress()
{
    if (m_progressShown)
        write(m_err, QStringLiteral("\r\033[K"));
    m_progressShown = false;
}

void Output::add(const QJsonObject &members)
{
    for (auto it = members.begin(); it != members.end(); ++it)
        m_answer.insert(it.key(), it.value());
}

void Output::verdict(const Verdict &verdict, const QString &installedFile)
{
    add(toJson(verdict));
    for (const QString &text : linesOf(verdict, installedFile))
        line(text);
}

void Output::error(const Error &error)
{
    add(errorMembers(error));
    if (m_json)
        return;
    const bool namesSubject = error.subject.isEmpty() || error.message.contains(error.subject);
    const QString said = QStringLiteral("error: ") + (namesSubject ? QString() : error.subject + QStringLiteral(": "))
        + error.message + placeOf(error);
    // A usage follows what is wrong with it.
    for (const QString &line : error.code == ErrorCode::Usage ? said.split(QLatin1Char('\n')) : QStringList{said})
        note(line);
    for (const Error &detail : error.details) {
        if (detail.message != error.message)
            note(QStringLiteral("  ") + detail.message + placeOf(detail));
    }
}

void Output::table(const QStringList &head, const QList<QStringList> &rows)
{
    QList<qsizetype> widths;
    for (const QStringList &row : QList<QStringList>{head} + rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (qsizetype column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], printableLine(row.at(column)).size());
    }
    for (const QStringList &row : QList<QStringList>{head} + rows) {
        QString text;
        for (qsizetype column = 0; column < row.size(); ++column)
            text += printableLine(row.at(column)).leftJustified(column + 1 < row.size() ? widths[column] + 2 : 0);
        line(text);
    }
}

void Output::close(int exitStatus)
{
    endProgress();
    if (m_json)
        write(m_out, QString::fromUtf8(CommandReport{m_answer, exitStatus}.text()));
    std::fflush(m_out);
    std::fflush(m_err);
}

void Output::write(FILE *stream, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stream);
    std::fflush(stream);
}

} // namespace oz0

#include "Bench.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace oz0::bench {

namespace {

double millisecondsOf(const Work &work)
{
    const auto from = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - from).count();
}

} // namespace

double quantile(QList<double> values, double share)
{
    std::sort(values.begin(), values.end());
    const double place = share * double(values.size() - 1);
    const auto below = qsizetype(place);
    const qsizetype above = std::min(below + 1, values.size() - 1);
    return values[below] + (values[above] - values[below]) * (place - double(below));
}

double median(const QList<double> &values)
{
    return quantile(values, 0.5);
}

Row &Bench::compare(const QString &what, const QString &peer, double bar, int rounds, const Work &ours, const Work &theirs)
{
    QList<double> mine;
    QList<double> other;
    ours();
    theirs();
    for (int i = 0; i < rounds; ++i) {
        mine.append(millisecondsOf(ours));
        other.append(millisecondsOf(theirs));
    }
    m_rows.append({what, peer, median(mine), median(other), QStringLiteral("ms"), bar, rounds, {}});
    return m_rows.last();
}

Row &Bench::atMost(const QString &what, double limit, const QString &unit, const QList<double> &values)
{
    m_rows.append({what, {}, median(values), limit, unit, 1, int(values.size()), {}});
    return m_rows.last();
}

QString Bench::table() const
{
    QString text = QStringLiteral("| what | ours | peer or limit | ratio | bar | holds | rounds | note |\n"
                                  "|---|---|---|---|---|---|---|---|\n");
    for (const Row &row : m_rows) {
        const auto told = [&row](double value) {
            return QStringLiteral("%1 %2").arg(value, 0, 'f', value < 100 ? 1 : 0).arg(row.unit);
        };
        text += QStringLiteral("| %1 | %2 | %3 | %4 | ≤ %5 | %6 | %7 | %8 |\n")
                    .arg(row.what, told(row.ours),
                         row.peer.isEmpty() ? QStringLiteral("limit %1").arg(told(row.theirs))
                                            : QStringLiteral("%1: %2").arg(row.peer, told(row.theirs)),
                         QString::number(row.ratio(), 'f', 3), QString::number(row.bar),
                         row.holds() ? QStringLiteral("holds") : QStringLiteral("MISSED"), QString::number(row.rounds), row.note);
    }
    return text;
}

bool Bench::holds() const
{
    return std::all_of(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.holds(); });
}

Finished runProgram(const QStringList &command)
{
    std::vector<QByteArray> texts;
    for (const QString &word : command)
        texts.push_back(word.toLocal8Bit());
    std::vector<char *> words;
    for (QByteArray &text : texts)
        words.push_back(text.data());
    words.push_back(nullptr);

    const auto from = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        execvp(words[0], words.data());
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    Finished finished{WIFEXITED(status) ? WEXITSTATUS(status) : -1,
                      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - from).count(),
                      usage.ru_maxrss};
    if (finished.status != 0) {
        std::fprintf(stderr, "%s ended with %d\n", words[0], finished.status);
        std::exit(2);
    }
    return finished;
}

} // namespace oz0::bench

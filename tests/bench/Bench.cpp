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

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    const qsizetype middle = values.size() / 2;
    return values.size() % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
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
    m_rows.append({what, peer, median(mine), median(other), bar, rounds, {}});
    return m_rows.last();
}

Row &Bench::atMost(const QString &what, double barMs, int rounds, const std::function<double()> &milliseconds)
{
    QList<double> mine;
    for (int i = 0; i < rounds; ++i)
        mine.append(milliseconds());
    m_rows.append({what, {}, median(mine), 0, barMs, rounds, {}});
    return m_rows.last();
}

QString Bench::table() const
{
    QString text = QStringLiteral(
        "| what | peer | ours | peer's | ratio | bar | rounds | holds | note |\n|---|---|---|---|---|---|---|---|---|\n");
    for (const Row &row : m_rows) {
        const bool hasPeer = !row.peer.isEmpty();
        text += QStringLiteral("| %1 | %2 | %3 ms | %4 | %5 | %6 | %7 | %8 | %9 |\n")
                    .arg(row.what, hasPeer ? row.peer : QStringLiteral("–"), QString::number(row.oursMs, 'f', 2),
                         hasPeer ? QString::number(row.peerMs, 'f', 2) + QStringLiteral(" ms") : QStringLiteral("–"),
                         hasPeer ? QString::number(row.value(), 'f', 3) : QStringLiteral("–"),
                         hasPeer ? QStringLiteral("≤ %1×").arg(row.bar) : QStringLiteral("≤ %1 ms").arg(row.bar),
                         QString::number(row.rounds), row.holds() ? QStringLiteral("yes") : QStringLiteral("NO"), row.note);
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

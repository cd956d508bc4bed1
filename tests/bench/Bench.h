// Measures pairs of ours and a peer's, one after the other in the same run, and tells their medians beside the bar.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace oz0::bench {

/// One line of the table. A bar is for the ratio where there is a peer, for milliseconds where there is none.
struct Row
{
    QString what;
    QString peer; ///< empty: none
    double oursMs = 0;
    double peerMs = 0;
    double bar = 0;
    int rounds = 0;
    QString note;

    double value() const { return peer.isEmpty() ? oursMs : oursMs / peerMs; }
    bool holds() const { return value() <= bar; }
};

using Work = std::function<void()>;

class Bench
{
public:
    /// Runs both alternately, `rounds` times each after one round that does not count; the ratio of the medians is held to the bar.
    Row &compare(const QString &what, const QString &peer, double bar, int rounds, const Work &ours, const Work &theirs);
    /// The median of what `milliseconds` answers is held to the bar.
    Row &atMost(const QString &what, double barMs, int rounds, const std::function<double()> &milliseconds);

    QString table() const;
    bool holds() const;

private:
    QList<Row> m_rows;
};

double median(QList<double> values);

struct Finished
{
    int status = -1;
    double milliseconds = 0;
    qint64 peakKilobytes = 0; ///< of the process and those that it waited for, each by itself
};

/// Runs a program to its end. Ends this program when it cannot be started or fails: a measurement of a failure is none.
Finished runProgram(const QStringList &command);

// A bench is a function that adds rows; Main.cpp lists them by name.
void packBench(Bench &bench);
void diffBench(Bench &bench);

/// The part of packBench that is measured as a process of its own: `oz0-bench --pack FOLDER FILE`.
int packAsProgram(const QString &folder, const QString &file);

} // namespace oz0::bench

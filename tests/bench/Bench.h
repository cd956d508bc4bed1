// Measures ours beside a peer's or a limit, and tells what holds: medians of rounds in one run.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace oz0::bench {

/// One line of the table. A bar is for the ratio of ours to the peer's, or to the limit.
struct Row
{
    QString what;
    QString peer; ///< empty: a limit, and no peer
    double ours = 0;
    double theirs = 0; ///< the peer's median, or the limit
    QString unit;
    double bar = 1;
    int rounds = 0;
    QString note;

    double ratio() const { return ours / theirs; }
    bool holds() const { return ratio() <= bar; }
};

using Work = std::function<void()>;

class Bench
{
public:
    /// Runs both alternately, `rounds` times each after one round that does not count; the ratio of the medians is held to the bar.
    Row &compare(const QString &what, const QString &peer, double bar, int rounds, const Work &ours, const Work &theirs);
    /// The median of the values is held to the limit.
    Row &atMost(const QString &what, double limit, const QString &unit, const QList<double> &values);

    QString table() const;
    bool holds() const;

private:
    QList<Row> m_rows;
};

/// The value that a share of the others does not pass: 0.5 is the median.
double quantile(QList<double> values, double share);
double median(const QList<double> &values);

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
void textDiffBench(Bench &bench);
void diffViewBench(Bench &bench);
void editBench(Bench &bench);
void rowBench(Bench &bench);
void listBench(Bench &bench);
void startBench(Bench &bench);
void rulesBench(Bench &bench);
void regoBench(Bench &bench);
void whatIfBench(Bench &bench);

} // namespace oz0::bench

// The program without its main: words in, exit status out.
#pragma once

#include "app/oz0/CommandLine.h"
#include "app/oz0/CommandRun.h"
#include "app/oz0/Output.h"
#include "core/base/Interrupts.h"

#include <QObject>
#include <QStringList>

#include <cstdio>
#include <memory>

namespace oz0 {

/// Runs one command line and tells its exit status once (offline.md). Everything that the command started is gone by then, and with
/// --json the one object has been written.
class Program : public QObject
{
    Q_OBJECT
public:
    /// The streams are lent.
    Program(QStringList words, FILE *out, FILE *err, QObject *parent = nullptr);

    void start();

Q_SIGNALS:
    void finished(int exitStatus);

private:
    void run(const ParsedLine &line);
    void help(const QString &text);
    void end(int exitStatus);

    QStringList m_words;
    Output m_output;
    std::unique_ptr<CommandRun> m_run;
    std::unique_ptr<Interrupts> m_interrupts;
};

} // namespace oz0

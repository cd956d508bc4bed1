// One command of the program, as a row of a table.
#pragma once

#include <QList>
#include <QString>

#include <functional>

namespace oz0 {

class CommandRun;

struct Option
{
    const char *name;  ///< without dashes
    const char *value; ///< what stands for its value in the usage; null: a flag
    const char *help;
    bool repeats = false;
};

/// `run` must call CommandRun::finish or fail once, now or later from the event loop.
struct Command
{
    const char *words;    ///< "candidate check"
    const char *operands; ///< "DIR", "[NAME]", "PLUGIN INPUT"; those in brackets may be left out
    const char *summary;  ///< one line of help
    QList<Option> options;
    std::function<void(CommandRun &)> run;
};

/// Options that every command takes: --json, --help. Online commands add these: --server, --context, --tenant.
QList<Option> commonOptions();
QList<Option> onlineOptions();

/// Every command, in the order of the help; put together from the groups.
QList<Command> allCommands();

} // namespace oz0

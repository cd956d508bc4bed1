// Finds the command that the words name, sorts its arguments, and says how it is used.
#pragma once

#include "app/oz0/Arguments.h"
#include "app/oz0/Command.h"
#include "core/base/Result.h"

namespace oz0 {

struct ParsedLine
{
    Command command;
    Arguments arguments;
};

/// The longest run of words that names a command wins. Options are `--name value` or `--name=value`, in any place; `--` ends them.
/// Errors are ErrorCode::Usage with the usage line that helps.
Result<ParsedLine> parseLine(const QList<Command> &commands, const QStringList &words);

/// "oz0 candidate check DIR [--select K=V]… [--json]"
QString usageOf(const Command &command);
/// What --help prints: usage, summary, every option with its meaning, and what the words in capitals stand for.
QString manualOf(const Command &command);
/// Every command that begins with these words, with its summary; all of them for none.
QString helpFor(const QList<Command> &commands, const QStringList &words);

} // namespace oz0

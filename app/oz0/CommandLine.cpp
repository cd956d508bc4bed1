#include "app/oz0/CommandLine.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace oz0 {

namespace {

QStringList wordsOf(const Command &command)
{
    return QString::fromLatin1(command.words).split(QLatin1Char(' '));
}

Failure usageError(const QString &message, const QString &help)
{
    return Failure(ErrorCode::Usage, message + QLatin1Char('\n') + help);
}

std::optional<Option> optionNamed(const Command &command, const QString &name)
{
    for (const Option &option : command.options + commonOptions()) {
        if (name == QLatin1String(option.name))
            return option;
    }
    return std::nullopt;
}

struct Placeholder
{
    const char *word;
    const char *meaning;
};

// What the words in capitals of a usage stand for, where their option does not say it.
const QList<Placeholder> &placeholders()
{
    static const QList<Placeholder> words{
        {"DIR", "a plugin's folder, with its plugin.yaml"},
        {"ID", "an ID as a list shows it, such as 59a7b4da7db9"},
        {"K=V", "one label: a key, an equals sign and a value, such as pool=dev"},
        {"NAME", "a name as a list shows it"},
        {"PLUGIN", "a plugin's name"},
        {"PRINCIPAL", "who: user:NAME"},
        {"ROLE", "viewer, operator or admin"},
        {"TIME", "a number with its unit: 30s, 5m, 1h"},
    };
    return words;
}

QString meaningsOf(const QString &usage)
{
    QString lines;
    const QStringList used = usage.split(QRegularExpression(QStringLiteral("[^A-Z=]+")), Qt::SkipEmptyParts);
    for (const Placeholder &placeholder : placeholders()) {
        if (used.contains(QLatin1String(placeholder.word)))
            lines
                += QStringLiteral("\n  %1  %2").arg(QLatin1String(placeholder.word), -20).arg(QLatin1String(placeholder.meaning));
    }
    return lines;
}

Result<Arguments> sortArguments(const Command &command, const QStringList &words)
{
    Arguments arguments;
    bool optionsEnded = false;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const QString &word = words.at(at);
        if (!optionsEnded && word == QLatin1String("-h")) {
            arguments.options[QStringLiteral("help")].append(QString());
            continue;
        }
        if (optionsEnded || !word.startsWith(QLatin1String("--"))) {
            arguments.operands.append(word);
            continue;
        }
        if (word.size() == 2) {
            optionsEnded = true;
            continue;
        }
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        const QString name = word.mid(2, equals < 0 ? -1 : equals - 2);
        const std::optional<Option> option = optionNamed(command, name);
        if (!option)
            return usageError(QStringLiteral("unknown option --%1").arg(name), usageOf(command));
        if (arguments.options.contains(name) && !option->repeats)
            return usageError(QStringLiteral("--%1 is given twice").arg(name), usageOf(command));
        QString value;
        if (!option->value && equals >= 0)
            return usageError(QStringLiteral("--%1 takes no value").arg(name), usageOf(command));
        if (option->value) {
            if (equals < 0 && at + 1 >= words.size())
                return usageError(QStringLiteral("--%1 needs a value").arg(name), usageOf(command));
            value = equals < 0 ? words.at(++at) : word.mid(equals + 1);
        }
        arguments.options[name].append(value);
    }
    return arguments;
}

Result<void> checkOperands(const Command &command, const Arguments &arguments)
{
    const QStringList wanted = QString::fromLatin1(command.operands).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto needed = std::count_if(wanted.begin(), wanted.end(),
                                      [](const QString &word) { return !word.startsWith(QLatin1Char('[')); });
    if (arguments.operands.size() < needed)
        return usageError(QStringLiteral("missing %1").arg(wanted.at(arguments.operands.size())), usageOf(command));
    if (arguments.operands.size() > wanted.size())
        return usageError(QStringLiteral("one argument too many: %1").arg(arguments.operands.at(wanted.size())),
                          usageOf(command));
    const qsizetype empty = arguments.operands.indexOf(QString());
    if (empty >= 0)
        return usageError(QStringLiteral("%1 is empty").arg(wanted.at(empty)), usageOf(command));
    return {};
}

} // namespace

Result<ParsedLine> parseLine(const QList<Command> &commands, const QStringList &words)
{
    std::optional<Command> found;
    qsizetype length = 0;
    for (const Command &command : commands) {
        const QStringList names = wordsOf(command);
        if (names.size() > length && words.mid(0, names.size()) == names) {
            found = command;
            length = names.size();
        }
    }
    if (!found)
        return usageError(words.isEmpty() ? QStringLiteral("no command")
                                          : QStringLiteral("unknown command: ") + words.mid(0, 2).join(QLatin1Char(' ')),
                          helpFor(commands, words.mid(0, 1)));
    const Result<Arguments> arguments = sortArguments(*found, words.mid(length));
    if (!arguments)
        return Failure(arguments.error());
    if (!arguments->has("help")) {
        if (const Result<void> operands = checkOperands(*found, *arguments); !operands)
            return Failure(operands.error());
    }
    return ParsedLine{*found, *arguments};
}

QString usageOf(const Command &command)
{
    QStringList parts{QStringLiteral("usage: oz0"), QLatin1String(command.words)};
    if (*command.operands)
        parts.append(QLatin1String(command.operands));
    for (const Option &option : command.options + commonOptions()) {
        QString part = QStringLiteral("--") + QLatin1String(option.name);
        if (option.value)
            part += QLatin1Char(' ') + QLatin1String(option.value);
        parts.append(QLatin1Char('[') + part + (option.repeats ? QStringLiteral("]…") : QStringLiteral("]")));
    }
    return parts.join(QLatin1Char(' '));
}

QString manualOf(const Command &command)
{
    const QString usage = usageOf(command);
    QString text = usage + QStringLiteral("\n\n  ") + QString::fromUtf8(command.summary) + QLatin1Char('\n');
    for (const Option &option : command.options + commonOptions()) {
        QString left = QStringLiteral("--") + QLatin1String(option.name);
        if (option.value)
            left += QLatin1Char(' ') + QLatin1String(option.value);
        text += QStringLiteral("\n  %1  %2").arg(left, -20).arg(QString::fromUtf8(option.help));
        if (option.repeats)
            text += QStringLiteral("; may be given again");
    }
    const QString meanings = meaningsOf(usage);
    return meanings.isEmpty() ? text : text + QLatin1Char('\n') + meanings;
}

QString helpFor(const QList<Command> &commands, const QStringList &words)
{
    QStringList lines;
    for (const bool onlyMatching : {true, false}) {
        for (const Command &command : commands) {
            if (onlyMatching && wordsOf(command).mid(0, words.size()) != words)
                continue;
            const QString left = QStringLiteral("oz0 %1 %2").arg(QLatin1String(command.words), QLatin1String(command.operands));
            lines.append(QStringLiteral("  %1  %2").arg(left.trimmed(), -36).arg(QString::fromUtf8(command.summary)));
        }
        if (!lines.isEmpty())
            break;
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace oz0

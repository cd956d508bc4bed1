#include "app/oz0/Program.h"

#include "core/wire/ErrorTable.h"

#include <QCoreApplication>

#include <utility>

namespace oz0 {

namespace {

const QString jsonOption = QStringLiteral("--json");

bool wantsJson(const QStringList &words)
{
    return words.mid(0, words.indexOf(QStringLiteral("--"))).contains(jsonOption);
}

} // namespace

Program::Program(QStringList words, FILE *out, FILE *err, QObject *parent)
    : QObject(parent), m_words(std::move(words)), m_output(out, err, wantsJson(m_words))
{ }

void Program::start()
{
    const QList<Command> commands = allCommands();
    QStringList plain = m_words;
    plain.removeAll(jsonOption);
    const QString first = plain.value(0);
    if (first.isEmpty() || first == QLatin1String("--help") || first == QLatin1String("-h") || first == QLatin1String("help"))
        return help(helpFor(commands, plain.mid(1)));
    if (first == QLatin1String("--version"))
        return help(QStringLiteral("oz0 ") + QCoreApplication::applicationVersion());
    const Result<ParsedLine> line = parseLine(commands, m_words);
    if (!line) {
        m_output.error(line.error());
        return end(rowOf(line.error().code).exitStatus);
    }
    if (line->arguments.has("help"))
        return help(manualOf(line->command));
    run(*line);
}

void Program::run(const ParsedLine &line)
{
    m_run = std::make_unique<CommandRun>(line.arguments, m_output);
    m_interrupts = std::make_unique<Interrupts>();
    connect(m_interrupts.get(), &Interrupts::interrupted, m_run.get(), &CommandRun::interrupt);
    // Queued: the run that says it has finished is on the stack, and ends here.
    connect(m_run.get(), &CommandRun::finished, this, &Program::end, Qt::QueuedConnection);
    line.command.run(*m_run);
}

void Program::help(const QString &text)
{
    m_output.text(text);
    m_output.add({{QStringLiteral("help"), text}});
    end(0);
}

void Program::end(int exitStatus)
{
    m_run.reset();
    m_interrupts.reset();
    m_output.close(exitStatus);
    Q_EMIT finished(exitStatus);
}

} // namespace oz0

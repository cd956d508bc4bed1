#include "app/node/RunCommand.h"

#include "core/bundle/BundleUnpack.h"
#include "core/client/Await.h"
#include "core/client/ServerAddress.h"
#include "core/wire/ErrorTable.h"

#include <QCommandLineParser>

namespace oz0 {

namespace {

constexpr auto usage = "usage: oz0-node --state DIR [--join-file FILE --name NAME] [--server URL] [--sandbox off] [--uv VERSION]";

} // namespace

RunCommand::RunCommand(const QStringList &arguments) : m_arguments(arguments) { }

RunCommand::~RunCommand()
{
    m_agent.reset();
    m_link.reset();
}

Result<RunCommand::Options> RunCommand::parse() const
{
    QCommandLineParser parser;
    const QCommandLineOption joinFile(QStringLiteral("join-file"), QString(), QStringLiteral("FILE"));
    const QCommandLineOption name(QStringLiteral("name"), QString(), QStringLiteral("NAME"));
    const QCommandLineOption server(QStringLiteral("server"), QString(), QStringLiteral("URL"));
    const QCommandLineOption state(QStringLiteral("state"), QString(), QStringLiteral("DIR"));
    const QCommandLineOption sandbox(QStringLiteral("sandbox"), QString(), QStringLiteral("off"));
    const QCommandLineOption uv(QStringLiteral("uv"), QString(), QStringLiteral("VERSION"));
    parser.addOptions({joinFile, name, server, state, sandbox, uv});
    const auto wrong = [](const QString &why) { return Failure(ErrorCode::Usage, why); };
    if (!parser.parse(QStringList(QStringLiteral("oz0-node")) + m_arguments))
        return wrong(parser.errorText() + QLatin1Char('\n') + QLatin1String(usage));
    if (!parser.positionalArguments().isEmpty() || parser.value(state).isEmpty())
        return wrong(QLatin1String(usage));
    if (parser.isSet(sandbox) && parser.value(sandbox) != QLatin1String("off"))
        return wrong(QStringLiteral("--sandbox can only be off"));
    return Options{parser.value(joinFile), parser.value(name), parser.value(server),
                   parser.value(state),    parser.value(uv),   parser.isSet(sandbox)};
}

void RunCommand::start()
{
    const Result<Options> options = parse();
    if (!options)
        return fail(options.error());
    m_options = *options;
    Result<std::unique_ptr<StateFolder>> state = StateFolder::open(m_options.state);
    if (!state)
        return fail(state.error());
    m_state = std::move(*state);
    m_doctor = std::make_unique<Doctor>(m_options.sandboxOff, m_options.uv);
    connect(m_doctor.get(), &Doctor::finished, this, &RunCommand::onDiagnosis);
    m_doctor->start();
}

void RunCommand::onDiagnosis()
{
    const Diagnosis &found = m_doctor->diagnosis();
    printLine(QStringLiteral("Sandbox tier %1: %2").arg(found.tier).arg(found.tierReason));
    if (found.python.isEmpty())
        return fail({ErrorCode::Conflict, QStringLiteral("no Python can be used: ") + found.pythonProblem, {}, {}, 0, 0});
    const Result<std::optional<Context>> identity = m_state->identity();
    if (!identity)
        return fail(identity.error());
    if (*identity) {
        const Context &known = **identity;
        if (!m_options.name.isEmpty() && m_options.name != known.name)
            return fail({ErrorCode::Usage, QStringLiteral("the state folder is of the node %1").arg(known.name), {}, {}, 0, 0});
        return run(known);
    }
    if (m_options.joinFile.isEmpty() || m_options.name.isEmpty())
        return fail(
            {ErrorCode::Usage, QStringLiteral("this node has not joined yet: --join-file and --name are needed"), {}, {}, 0, 0});
    const Result<JoinFile> file = readJoinFile(m_options.joinFile);
    if (!file)
        return fail(file.error());
    join(*file);
}

void RunCommand::join(const JoinFile &file)
{
    Context context = contextFrom(file);
    if (!m_options.server.isEmpty()) {
        const Result<QUrl> server = serverAddress(m_options.server);
        if (!server)
            return fail({ErrorCode::Usage, QStringLiteral("--server ") + server.error().message, {}, {}, 0, 0});
        context.server = *server;
    }
    JoinRequest request;
    request.name = NodeName(m_options.name);
    const Diagnosis &found = m_doctor->diagnosis();
    request.report.os = found.os;
    request.report.tier = found.tier;
    request.report.tierReason = found.tierReason;
    request.report.uv = found.uvVersion;
    request.report.python = found.pythonVersion;
    m_joining = std::make_unique<Transport>(context);
    await(joinCluster(*m_joining, m_joinScope, request), this, [this](const Result<Context> &identity) {
        if (!identity)
            return fail(identity.error());
        if (const Result<void> kept = m_state->keepIdentity(*identity); !kept)
            return fail(kept.error());
        run(*identity);
    });
}

NodeSetup RunCommand::setup() const
{
    const Diagnosis &found = m_doctor->diagnosis();
    NodeSetup setup;
    setup.state = m_state->folder();
    setup.os = found.os;
    setup.machine = found.machine;
    setup.tier = found.tier;
    setup.tierReason = found.tierReason;
    setup.bubblewrap = found.bubblewrap;
    setup.python = found.python;
    setup.pythonVersion = found.pythonVersion;
    setup.uvVersion = found.uvVersion;
    setup.now = millisecondsSinceBoot;
    return setup;
}

void RunCommand::run(const Context &identity)
{
    Context context = identity;
    if (!m_options.server.isEmpty()) {
        const Result<QUrl> server = serverAddress(m_options.server);
        if (!server)
            return fail({ErrorCode::Usage, QStringLiteral("--server ") + server.error().message, {}, {}, 0, 0});
        context.server = *server;
    }
    NodeSetup node = setup();
    node.name = NodeName(context.name);
    m_link = std::make_unique<HttpServerLink>(context);
    m_agent = std::make_unique<NodeAgent>(std::move(node), *m_link, unpackBundleLike);
    connect(m_agent.get(), &NodeAgent::stopped, this, [this] { Q_EMIT finished(int(ExitStatus::Done)); });
    connect(m_agent.get(), &NodeAgent::dismissed, this, [this](const QString &why) {
        printError(QStringLiteral("oz0-node: the server does not know this node any more: ") + why);
        Q_EMIT finished(int(ExitStatus::NotPermitted));
    });
    m_agent->start();
    printLine(
        QStringLiteral("Node %1 of tenant %2 follows %3").arg(context.name, context.tenant.text(), context.server.toString()));
}

void RunCommand::stop()
{
    if (m_agent)
        m_agent->stop();
    else
        Q_EMIT finished(int(ExitStatus::Interrupted));
}

void RunCommand::fail(const Error &error)
{
    Q_EMIT finished(reportFailure(error, false));
}

} // namespace oz0

#include "app/server/Commands.h"

#include "app/server/Certificate.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

#include <array>

namespace oz0 {

namespace {

Failure usage(const QString &what)
{
    return Failure(ErrorCode::Usage, what);
}

const char help[] = R"(oz0-server keeps candidates and decides what they may.

  oz0-server init DIR --tenant T --admin NAME --context-out FILE [--listen IP:PORT] [--server-name NAME …]
                      [--class local|test|production] [--plain-http]
      Makes a server in DIR, once: database, key, certificate, and the first admin's context (0600).
  oz0-server init --rotate DIR
      Makes the next certificate, which running clients learn after the server's next start; told again, puts it in use.
  oz0-server run DIR [--listen IP:PORT] [--port-file FILE] [--plain-http] [--quiet] [--connections N]
                     [--sweep 1s] [--ttl-min 10s] [--ttl-max 10m] [--offline-after 25s] [--removal-deadline 30s]
                     [--lease-written-each 5s] [--ended-kept 24h] [--changes-kept 1h] [--answers-kept 24h] [--refusals-kept 720h]
                     [--header-timeout 10s] [--body-timeout 30s] [--idle-timeout 75s] [--stop-timeout 10s]
      Serves until SIGTERM or SIGINT. Port 0 takes a free one, which --port-file tells.
)";

/// Reads the options that were set into the fields they name; the first complaint wins.
class Times
{
public:
    explicit Times(const QCommandLineParser &parser) : m_parser(parser) { }

    void read(const char *option, Milliseconds &field)
    {
        const QString name = QLatin1String(option);
        if (!m_parser.isSet(name) || !m_complaint)
            return;
        const Result<Milliseconds> duration = readDuration(m_parser.value(name));
        if (duration)
            field = *duration;
        else
            m_complaint = Failure(ErrorCode::Usage, QStringLiteral("--%1: %2").arg(name, duration.error().message));
    }
    const Result<void> &complaint() const { return m_complaint; }

private:
    const QCommandLineParser &m_parser;
    Result<void> m_complaint;
};

constexpr std::array durations{
    "sweep",        "ttl-min",      "ttl-max",       "offline-after",  "removal-deadline", "lease-written-each", "ended-kept",
    "changes-kept", "answers-kept", "refusals-kept", "header-timeout", "body-timeout",     "idle-timeout",       "stop-timeout"};

Result<Command> readRun(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.addOption({QStringLiteral("listen"), {}, QStringLiteral("address")});
    parser.addOption({QStringLiteral("port-file"), {}, QStringLiteral("file")});
    parser.addOption({QStringLiteral("connections"), {}, QStringLiteral("n")});
    parser.addOption(QCommandLineOption(QStringLiteral("plain-http")));
    parser.addOption(QCommandLineOption(QStringLiteral("quiet")));
    for (const char *name : durations)
        parser.addOption({QLatin1String(name), {}, QStringLiteral("duration")});
    if (!parser.parse(arguments))
        return usage(parser.errorText());
    if (parser.positionalArguments().size() != 1)
        return usage(QStringLiteral("run takes one folder"));
    RunCommand run;
    run.folder = parser.positionalArguments().first();
    run.listen = parser.value(QStringLiteral("listen"));
    run.portFile = parser.value(QStringLiteral("port-file"));
    run.plainHttp = parser.isSet(QStringLiteral("plain-http"));
    run.quiet = parser.isSet(QStringLiteral("quiet"));
    if (parser.isSet(QStringLiteral("connections"))) {
        bool isNumber = false;
        run.connections = parser.value(QStringLiteral("connections")).toInt(&isNumber);
        if (!isNumber || run.connections < 1)
            return usage(QStringLiteral("--connections takes a number from 1"));
    }
    Times times(parser);
    times.read("sweep", run.sweep);
    times.read("ttl-min", run.storeTimes.ttlLeast);
    times.read("ttl-max", run.storeTimes.ttlMost);
    times.read("offline-after", run.storeTimes.offlineAfter);
    times.read("removal-deadline", run.storeTimes.removalDeadline);
    times.read("lease-written-each", run.storeTimes.leaseWrittenEach);
    times.read("ended-kept", run.storeTimes.endedKept);
    times.read("changes-kept", run.storeTimes.changesKept);
    times.read("answers-kept", run.storeTimes.answersKept);
    times.read("refusals-kept", run.storeTimes.refusalsKept);
    times.read("header-timeout", run.times.head);
    times.read("body-timeout", run.times.bodyIdle);
    times.read("idle-timeout", run.times.idle);
    times.read("stop-timeout", run.times.stop);
    if (!times.complaint())
        return Failure(times.complaint().error());
    return Command(run);
}

Result<Command> readInit(const QStringList &arguments)
{
    QCommandLineParser parser;
    for (const char *name : {"tenant", "admin", "context-out", "class", "listen", "server-name"})
        parser.addOption({QLatin1String(name), {}, QStringLiteral("value")});
    parser.addOption(QCommandLineOption(QStringLiteral("rotate")));
    parser.addOption(QCommandLineOption(QStringLiteral("plain-http")));
    if (!parser.parse(arguments))
        return usage(parser.errorText());
    if (parser.positionalArguments().size() != 1)
        return usage(QStringLiteral("init takes one folder"));
    const QString folder = parser.positionalArguments().first();
    if (parser.isSet(QStringLiteral("rotate"))) {
        if (parser.optionNames().size() != 1)
            return usage(QStringLiteral("--rotate takes nothing but the folder"));
        return Command(RotateCommand{folder});
    }
    for (const char *name : {"tenant", "admin", "context-out"}) {
        if (!parser.isSet(QLatin1String(name)))
            return usage(QStringLiteral("init needs --%1").arg(QLatin1String(name)));
    }
    InitCommand init;
    init.folder = folder;
    init.tenant = parser.value(QStringLiteral("tenant"));
    init.admin = parser.value(QStringLiteral("admin"));
    init.contextFile = parser.value(QStringLiteral("context-out"));
    init.names = parser.values(QStringLiteral("server-name"));
    init.plainHttp = parser.isSet(QStringLiteral("plain-http"));
    if (parser.isSet(QStringLiteral("class")))
        init.contextClass = parser.value(QStringLiteral("class"));
    const QStringList classes{QStringLiteral("local"), QStringLiteral("test"), QStringLiteral("production")};
    if (!classes.contains(init.contextClass))
        return usage(QStringLiteral("--class is one of: %1").arg(classes.join(QStringLiteral(", "))));
    if (parser.isSet(QStringLiteral("listen"))) {
        const Result<HostPort> listen = readHostPort(parser.value(QStringLiteral("listen")));
        if (!listen)
            return Failure(listen.error());
        if (listen->port == 0)
            return usage(QStringLiteral("--listen of init needs the port that contexts will name"));
        init.host = listen->host;
        init.port = listen->port;
    }
    return Command(init);
}

} // namespace

Result<Command> readCommand(const QStringList &arguments)
{
    const QString verb = arguments.value(0);
    if (verb == QLatin1String("-h") || arguments.contains(QLatin1String("--help")))
        return Command(TextCommand{QString::fromUtf8(help)});
    if (verb == QLatin1String("--version"))
        return Command(TextCommand{QStringLiteral("oz0-server %1\n").arg(QLatin1String(OZ0_VERSION))});
    if (verb == QLatin1String("init"))
        return readInit(arguments);
    if (verb == QLatin1String("run"))
        return readRun(arguments);
    return usage(QStringLiteral("oz0-server init or run; --help says more"));
}

Result<HostPort> readHostPort(const QString &text)
{
    const qsizetype colon = text.lastIndexOf(QLatin1Char(':'));
    QString host = text.left(colon);
    if (host.startsWith(QLatin1Char('[')) && host.endsWith(QLatin1Char(']')))
        host = host.mid(1, host.size() - 2);
    bool isNumber = false;
    const uint port = text.mid(colon + 1).toUInt(&isNumber);
    if (colon < 1 || !isNumber || port > 65535 || !isIpAddress(host))
        return usage(QStringLiteral("--listen takes an IP address and a port, as 127.0.0.1:7443"));
    return HostPort{host, quint16(port)};
}

Result<Milliseconds> readDuration(const QString &text)
{
    struct Unit
    {
        const char *suffix;
        qint64 milliseconds;
    };
    for (const Unit &unit : {Unit{"ms", 1}, Unit{"s", 1000}, Unit{"m", 60000}, Unit{"h", 3600000}}) {
        const QString suffix = QLatin1String(unit.suffix);
        bool isNumber = false;
        const qint64 number = text.left(text.size() - suffix.size()).toLongLong(&isNumber);
        if (text.endsWith(suffix) && isNumber && number > 0 && number <= 365LL * 24 * 3600 * 1000 / unit.milliseconds)
            return Milliseconds(number * unit.milliseconds);
    }
    return usage(QStringLiteral("a duration is a number with ms, s, m or h, as 10s"));
}

} // namespace oz0

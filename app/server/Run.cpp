#include "app/server/Commands.h"
#include "app/server/ServerFolder.h"
#include "core/base/Random.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>

#include <csignal>
#include <cstdio>
#include <mutex>

namespace oz0 {

namespace {

/// One line on standard error, with its time.
class ErrorLog
{
public:
    void write(const QByteArray &line)
    {
        const std::lock_guard lock(m_mutex);
        std::fprintf(stderr, "%s %s\n", toText(SystemClock().now()).toLatin1().constData(), line.constData());
    }

private:
    std::mutex m_mutex;
};

Result<HttpServerOptions> httpOptions(const ServerFolder &folder, const RunCommand &command)
{
    const Result<ServerSettings> settings = folder.settings();
    if (!settings)
        return Failure(settings.error());
    HttpServerOptions options;
    options.host = settings->host;
    options.port = settings->port;
    if (!command.listen.isEmpty()) {
        const Result<HostPort> listen = readHostPort(command.listen);
        if (!listen)
            return Failure(listen.error());
        options.host = listen->host;
        options.port = listen->port;
    }
    const Result<Certificate> certificate = folder.certificate();
    if (!certificate)
        return Failure(certificate.error());
    const Result<std::optional<Certificate>> next = folder.nextCertificate();
    if (!next)
        return Failure(next.error());
    options.plainHttp = command.plainHttp || settings->plainHttp;
    options.certificates = certificate->pem;
    options.privateKey = certificate->keyPem;
    options.facts.certificates = QString::fromLatin1(certificate->pem + (next->has_value() ? (*next)->pem : QByteArray()));
    options.facts.version = QStringLiteral(OZ0_VERSION);
    options.bundleFolder = folder.bundleFolder();
    options.times = command.times;
    options.connections = command.connections;
    options.sweep = command.sweep;
    return options;
}

} // namespace

// The composition root: parts in the order in which they are built; they go in reverse.
Result<void> perform(const RunCommand &command)
{
    const ServerFolder folder(command.folder);
    const Result<HttpServerOptions> options = httpOptions(folder, command);
    if (!options)
        return Failure(options.error());
    const Result<std::unique_ptr<FolderLock>> lock = FolderLock::take(folder);
    if (!lock)
        return Failure(lock.error());

    // Before any thread, so that the signals come here and nowhere else.
    boost::asio::io_context io;
    boost::asio::signal_set signals(io, SIGTERM, SIGINT);
    std::signal(SIGPIPE, SIG_IGN);

    ErrorLog errorLog;
    const bool isQuiet = command.quiet;
    const Log log = [&errorLog, isQuiet](const QByteArray &line) {
        if (!isQuiet || !line.startsWith("request "))
            errorLog.write(line);
    };

    // Time and chance, shared by every store.
    const SystemClock clock;
    const SystemMonotonicClock monotonic;
    SystemRandomness randomness;
    StoreOptions storeOptions;
    storeOptions.databaseFile = folder.databaseFile();
    storeOptions.bundleFolder = folder.bundleFolder();
    storeOptions.clock = &clock;
    storeOptions.monotonic = &monotonic;
    storeOptions.randomness = &randomness;
    storeOptions.times = command.storeTimes;
    storeOptions.serverStart = clock.now();
    storeOptions.leases = makeLeaseBook();

    // The listener, its sessions and the store's threads, each of which opens a store of its own.
    HttpServer server(
        *options, [storeOptions] { return openSqlStore(storeOptions); }, clock, log);
    const Result<quint16> port = server.start();
    if (!port)
        return Failure(port.error());
    log("listening on " + options->host.toLatin1() + ':' + QByteArray::number(*port));
    if (!command.portFile.isEmpty()) {
        const Result<void> told = writePrivateFile(command.portFile, QByteArray::number(*port) + '\n');
        if (!told)
            return told;
    }

    signals.async_wait(
        [&log](const boost::system::error_code &, int number) { log("stopping on signal " + QByteArray::number(number)); });
    io.run();
    server.stop();
    log("stopped");
    return {};
}

} // namespace oz0

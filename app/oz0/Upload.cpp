#include "app/oz0/Upload.h"

#include <QPromise>

namespace oz0 {

namespace {

constexpr int progressEveryMs = 100;

QString megabytes(qint64 bytes)
{
    return QString::number(double(bytes) / 1e6, 'f', 1);
}

QString progressText(const char *what, qint64 done, qint64 total)
{
    return QStringLiteral("%1 %2 of %3 MB").arg(QLatin1String(what), megabytes(done), megabytes(total));
}

} // namespace

Upload::Upload(CommandRun &run, Session &session) : QObject(&run), m_run(run), m_session(session) { }

Upload::~Upload()
{
    m_progress->cancelled = true;
    m_pool.waitForDone();
}

void Upload::start(const QString &folder, std::function<void(const PackedBundle &)> done)
{
    if (!m_scratch.isValid())
        return m_run.fail(Error{ErrorCode::UnreadableFile, m_scratch.errorString(), m_scratch.path(), {}, 0, 0});
    m_done = std::move(done);
    connect(&m_tick, &QTimer::timeout, this,
            [this] { m_run.output().progress(progressText("Packing", m_progress->done, m_progress->total)); });
    m_tick.start(progressEveryMs);

    auto promise = std::make_shared<QPromise<Result<PackedBundle>>>();
    promise->start();
    answered(m_run, promise->future(), [this](const PackedBundle &bundle) { onPacked(bundle); });
    const QString file = m_scratch.filePath(QStringLiteral("bundle.tar.zst"));
    m_pool.start([promise, folder, file, progress = m_progress] {
        PackOptions options;
        options.progress = [progress](qint64 doneBytes, qint64 totalBytes) {
            progress->done = doneBytes;
            progress->total = totalBytes;
        };
        options.cancelled = [progress] { return progress->cancelled.load(); };
        promise->addResult(packFolder(folder, file, options));
        promise->finish();
    });
}

void Upload::onPacked(const PackedBundle &bundle)
{
    m_tick.stop();
    Output &output = m_run.output();
    const auto sent = [&output](qint64 done, qint64 total) { output.progress(progressText("Sending", done, total)); };
    answered(m_run, m_session.api().putBundle(m_session.scope(), bundle.digest, bundle.file, sent),
             [this, bundle](const Digest &) {
                 m_run.output().endProgress();
                 m_done(bundle);
             });
}

} // namespace oz0

#include "cluster/http/Metrics.h"

#include <algorithm>

namespace oz0 {

namespace {

void appendSample(QByteArray &text, const QByteArray &name, const char *type, qint64 value)
{
    text += "# TYPE " + name + ' ' + type + '\n' + name + ' ' + QByteArray::number(value) + '\n';
}

} // namespace

void Metrics::answered(const QByteArray &operation, int status, Milliseconds time, bool waited)
{
    const std::lock_guard lock(m_mutex);
    ++m_requests["operation=\"" + operation + "\",status=\"" + QByteArray::number(status) + '"'];
    if (waited)
        return;
    const auto bound = std::lower_bound(bounds.begin(), bounds.end(), time.count());
    ++m_times[size_t(bound - bounds.begin())];
    m_timeSum += time.count();
}

QByteArray Metrics::text(const QList<Sample> &more) const
{
    QByteArray text;
    appendSample(text, "oz0_connections", "gauge", connections);
    appendSample(text, "oz0_connections_total", "counter", connectionsTotal);
    appendSample(text, "oz0_connections_refused_total", "counter", connectionsRefused);
    appendSample(text, "oz0_bundle_bytes_total", "counter", bundleBytes);
    appendSample(text, "oz0_sweeps_failed_total", "counter", sweepsFailed);
    for (const Sample &sample : more)
        appendSample(text, sample.name, sample.type, sample.value);

    const std::lock_guard lock(m_mutex);
    text += "# TYPE oz0_requests_total counter\n";
    for (auto it = m_requests.begin(); it != m_requests.end(); ++it)
        text += "oz0_requests_total{" + it.key() + "} " + QByteArray::number(it.value()) + '\n';
    text += "# TYPE oz0_request_milliseconds histogram\n";
    qint64 sum = 0;
    for (size_t i = 0; i < m_times.size(); ++i) {
        sum += m_times[i];
        const QByteArray bound = i < bounds.size() ? QByteArray::number(bounds[i]) : QByteArray("+Inf");
        text += "oz0_request_milliseconds_bucket{le=\"" + bound + "\"} " + QByteArray::number(sum) + '\n';
    }
    text += "oz0_request_milliseconds_sum " + QByteArray::number(m_timeSum) + '\n';
    text += "oz0_request_milliseconds_count " + QByteArray::number(sum) + '\n';
    return text;
}

} // namespace oz0

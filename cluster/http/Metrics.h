// What the server counts about itself, as Prometheus reads it.
#pragma once

#include "core/base/Clock.h"

#include <QByteArray>
#include <QMap>

#include <array>
#include <atomic>
#include <mutex>

namespace oz0 {

/// Thread-safe.
class Metrics
{
public:
    std::atomic<qint64> connections{0}; ///< open now
    std::atomic<qint64> connectionsTotal{0};
    std::atomic<qint64> connectionsRefused{0};
    std::atomic<qint64> bundleBytes{0}; ///< received
    std::atomic<qint64> sweepsFailed{0};

    void answered(const QByteArray &operation, int status, Milliseconds time, bool waited);

    /// One line of a metric of the caller's own.
    struct Sample
    {
        const char *name;
        const char *type; ///< "gauge" or "counter"
        qint64 value;
    };
    QByteArray text(const QList<Sample> &more) const;

private:
    static constexpr std::array<int, 9> bounds{1, 5, 10, 25, 50, 100, 250, 1000, 5000}; ///< ms

    mutable std::mutex m_mutex;
    QMap<QByteArray, qint64> m_requests;             ///< by labels
    std::array<qint64, bounds.size() + 1> m_times{}; ///< of requests that did not wait for a change
    qint64 m_timeSum = 0;
};

} // namespace oz0

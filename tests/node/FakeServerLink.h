// A server as a node sees it, in the hands of a test.
#pragma once

#include "node/ServerLink.h"

#include <QFile>
#include <QMap>
#include <QPromise>

#include <memory>

namespace oz0 {

/// Long polls stay open until the test assigns or fails them; everything else answers at once. While `isAway` nothing is answered
/// but with Unreachable.
class FakeServerLink : public ServerLink
{
public:
    bool isAway = false;
    std::optional<ErrorCode> reportFailure;
    QMap<Digest, QString> bundles; ///< packed files
    QMap<QString, QString> secretValues;
    QList<NodeReport> reports;
    QStringList asked; ///< secrets as plugin/candidate/name

    void assign(const Assignment &assignment)
    {
        m_current = assignment;
        if (m_poll && !isAway)
            answerPoll(std::optional(assignment));
    }
    bool hasOpenPoll() const { return m_poll != nullptr; }
    /// The wait of the open poll is over.
    void endPoll()
    {
        if (isAway)
            answerPoll(Failure(ErrorCode::Unreachable, QStringLiteral("away")));
        else
            answerPoll(std::optional<Assignment>());
    }

    QFuture<Result<qint64>> report(const NodeReport &report) override
    {
        if (isAway)
            return answered<qint64>(Failure(ErrorCode::Unreachable, QStringLiteral("away")));
        if (reportFailure)
            return answered<qint64>(Failure(*reportFailure, QStringLiteral("unknown token")));
        reports.append(report);
        return answered<qint64>(qint64(m_current ? m_current->generation : 0));
    }
    QFuture<Result<std::optional<Assignment>>> assignment(qint64 after, Milliseconds) override
    {
        if (isAway)
            return answered<std::optional<Assignment>>(Failure(ErrorCode::Unreachable, QStringLiteral("away")));
        if (m_current && m_current->generation > after)
            return answered<std::optional<Assignment>>(m_current);
        m_poll = std::make_unique<QPromise<Result<std::optional<Assignment>>>>();
        m_poll->start();
        return m_poll->future();
    }
    QFuture<Result<void>> fetchBundle(const Digest &digest, const QString &file) override
    {
        if (isAway)
            return answered<void>(Failure(ErrorCode::Unreachable, QStringLiteral("away")));
        if (!bundles.contains(digest) || !QFile::copy(bundles.value(digest), file))
            return answered<void>(Failure(ErrorCode::InvalidBundle, QStringLiteral("no such bundle")));
        return answered<void>(Result<void>());
    }
    QFuture<Result<QString>> secret(const PluginName &plugin, const CandidateId &candidate, const QString &name) override
    {
        asked.append(plugin.text() + QLatin1Char('/') + candidate.text() + QLatin1Char('/') + name);
        if (!secretValues.contains(name))
            return answered<QString>(Failure(ErrorCode::NotPermitted, QStringLiteral("no such secret")));
        return answered<QString>(secretValues.value(name));
    }
    void abort() override { m_poll.reset(); }

private:
    template <class T>
    static QFuture<Result<T>> answered(Result<T> value)
    {
        QPromise<Result<T>> promise;
        promise.start();
        promise.addResult(std::move(value));
        promise.finish();
        return promise.future();
    }
    void answerPoll(Result<std::optional<Assignment>> answer)
    {
        const auto poll = std::move(m_poll);
        poll->addResult(std::move(answer));
        poll->finish();
    }

    std::optional<Assignment> m_current;
    std::unique_ptr<QPromise<Result<std::optional<Assignment>>>> m_poll;
};

} // namespace oz0

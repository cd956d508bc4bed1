// The lines that a verdict's remedy changes in the plugin.yaml as it was refused.
#pragma once

#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"
#include "core/domain/Refusal.h"
#include "core/manifest/TextDiff.h"

#include <QObject>

namespace oz0 {

struct RemedyLine
{
    enum class Kind { Place, Removed, Added };
    Kind kind = Kind::Place;
    QString text; ///< of a place: "plugin.yaml lines 10 and 11"

    friend bool operator==(const RemedyLine &, const RemedyLine &) = default;
};

/// Fetches the file and applies the remedy to its text, as saving the mended file does; what nobody may be shown of it is hidden (U14). The
/// same bundle and remedy again ask nothing. The client is lent.
class RemedyDiff : public QObject
{
    Q_OBJECT
public:
    static constexpr int mostLines = 60;

    explicit RemedyDiff(ApiClient &client, QObject *parent = nullptr);

    void show(const Digest &bundle, const QJsonArray &remedy); ///< without a remedy: nothing is shown
    bool isFetching() const { return m_isFetching; }
    const QList<RemedyLine> &lines() const { return m_lines; }
    int left() const { return m_left; }            ///< lines beyond the shown ones
    const QString &note() const { return m_note; } ///< why there are no lines
    /// What the lines show, all of them, for `git apply`; empty while there is nothing to show.
    const QByteArray &patch() const { return m_patch; }

    /// Each run of changed lines with its place: first those that go, then those that come.
    static QList<RemedyLine> between(const QByteArray &refused, const QByteArray &mended);

Q_SIGNALS:
    void changed();

private:
    static QList<RemedyLine> linesOf(const TextDiff &diff);
    void take(const Result<QByteArray> &text);

    ApiClient &m_client;
    RequestScope m_scope;
    Digest m_bundle;
    QJsonArray m_remedy;
    bool m_isFetching = false;
    QList<RemedyLine> m_lines;
    int m_left = 0;
    QString m_note;
    QByteArray m_patch;
};

} // namespace oz0

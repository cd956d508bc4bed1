// One request as a handler sees it, and one answer as it leaves it. No socket, no header, no thread.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/domain/Access.h"
#include "core/wire/Messages.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace oz0 {

class BundleFolder;

enum class Method { Get, Put, Post, Patch, Delete };

/// What a server tells about itself, the same for every request.
struct ServerFacts
{
    QString certificates; ///< PEM of the one in use and of the next one
    QString version;
};

/// A bundle that has arrived whole, been verified and lies in a file of its own until a handler takes it in.
struct ReceivedBundle
{
    QString file;
    BundleFacts facts;
};

/// A request whose route, method and body form are known; the caller has been recognised (but for a join token).
struct Call
{
    Method method = Method::Get;
    QMap<QString, QString> path;  ///< the pattern's variables, percent-decoded
    QMap<QString, QString> query; ///< percent-decoded
    QJsonObject body;
    std::shared_ptr<const ReceivedBundle> bundle; ///< of a route that takes one
    QByteArray tokenSha256;
    Instant now{};
    const ServerFacts *server = nullptr;
    const BundleFolder *bundles = nullptr;
};

struct Answer
{
    int status = 200;
    QByteArray contentType = QByteArrayLiteral("application/json");
    QByteArray body;
    QString file; ///< sent instead of the body when not empty
    QList<std::pair<QByteArray, QByteArray>> headers;
    bool nothingNew = false;                   ///< a long poll may wait and ask again
    bool closes = false;                       ///< the connection cannot go on
    QString failure;                           ///< of a 5xx, for the log alone
    qint64 revision = -1;                      ///< of the caller's tenant; negative: not known
    std::function<Result<Answer>()> elsewhere; ///< slow work that needs no store; its answer is the answer
};

/// What is sent when there is nothing to say: {}.
struct Nothing
{
};

Answer jsonAnswer(const QJsonObject &object, int status = 200);
/// {"id", "token", "expires"}: a token that was just made, told this once.
Answer issuedAnswer(const QString &id, const QString &token, Instant expires);
Answer textAnswer(const QByteArray &text, const QByteArray &contentType = QByteArrayLiteral("text/plain; charset=utf-8"));

/// 200 with the answer; refused: 409 with the record's refusals and all members of the answer beside the problem's.
Answer verdictAnswer(const QJsonObject &answer, const std::optional<RefusalRecord> &refused);

/// application/problem+json (RFC 9457) for an error: its row of the error table gives code and status. `more` are further members,
/// as a refused save's whole answer.
Answer problemAnswer(const Error &error, const QJsonObject &more = {});
/// The same with a status that the HTTP protocol asks for where the table's would mislead (400, 405, 408, 431 …).
Answer problemAnswer(const Error &error, int status, const QJsonObject &more = {});

} // namespace oz0

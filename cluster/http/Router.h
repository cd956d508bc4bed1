// Which handler answers a method and path, and under which conditions: a table, searched.
#pragma once

#include "cluster/http/Handler.h"
#include "cluster/http/Target.h"

#include <QStringList>

namespace oz0 {

/// Who may call a route at all; what else the caller may is decided by the store (lifecycle.md, "Who may").
enum class Who { Loopback, AnyToken, JoinToken, Node, Viewer, Operator, Admin };

/// Reads share threads; writes go through the one writer, in groups.
enum class Work { Read, Write };

enum class BodyKind { None, Json, Bundle };

/// What a long poll waits for.
enum class WaitsFor { Nothing, Tenant, Node };

struct Route
{
    Method method;
    /// Segments: a word; {name}, one segment without a colon; {+name}, one segment; {name...}, all that are left, joined by slashes.
    /// A verb stands behind a colon: plugins/{plugin}:install.
    const char *pattern;
    const char *operation; ///< operationId of resources/openapi.yaml
    Who who;
    Work work;
    BodyKind body;
    Prepare prepare;
    QStringList query = {}; ///< keys it takes; others are refused
    WaitsFor waitsFor = WaitsFor::Nothing;
    bool tellsToken = false; ///< its answer must not be kept for an Idempotency-Key
};

struct Match
{
    const Route *route = nullptr; ///< null: no such resource, or no such method (see allowed)
    QMap<QString, QString> variables;
    QStringList allowed; ///< methods of the path, when the method is none of them
};

/// Does not own the routes; they outlive it.
class Router
{
public:
    explicit Router(const QList<Route> &routes);

    Match match(Method method, const QStringList &segments) const;
    const QList<Route> &routes() const { return m_routes; }

private:
    const QList<Route> &m_routes;
    QList<QStringList> m_patterns; ///< split once; same index as m_routes
};

QString word(Method method);
std::optional<Method> methodFromWord(const QByteArray &word); ///< HEAD counts as GET

/// NotPermitted, or NotFound where the caller may not know of the thing (another node's path).
Result<void> mayCall(const Route &route, const Caller &caller, const QMap<QString, QString> &variables);

} // namespace oz0

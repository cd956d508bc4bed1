// The routes of each resource; their union is the server's table.
#pragma once

#include "cluster/http/Router.h"

namespace oz0 {

QList<Route> accessRoutes(); ///< whoami, members
QList<Route> keyRoutes();    ///< API keys
QList<Route> tenantRoutes(); ///< the tenant itself, secrets
QList<Route> bundleRoutes();
QList<Route> pluginRoutes();
QList<Route> candidateRoutes();
QList<Route> diffRoutes();
QList<Route> refusalRoutes();
QList<Route> auditRoutes();
QList<Route> changeRoutes();
QList<Route> nodeRoutes();  ///< a tenant's nodes and join tokens, as people see them
QList<Route> fleetRoutes(); ///< what nodes themselves call

/// All of them, in the order of docs/api.md. The three of the server's own health are not here: they need no store.
const QList<Route> &allRoutes();

} // namespace oz0

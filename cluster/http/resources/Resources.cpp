#include "cluster/http/resources/Resources.h"

namespace oz0 {

const QList<Route> &allRoutes()
{
    static const QList<Route> routes = accessRoutes() + keyRoutes() + tenantRoutes() + bundleRoutes() + pluginRoutes()
        + candidateRoutes() + diffRoutes() + refusalRoutes() + auditRoutes() + changeRoutes() + nodeRoutes() + fleetRoutes();
    return routes;
}

} // namespace oz0

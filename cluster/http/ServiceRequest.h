// What the steps of one request hand to each other.
#pragma once

#include "cluster/http/Service.h"
#include "core/bundle/BundleIntake.h"

namespace oz0 {

struct Service::Request
{
    const RequestHead &head;
    Trace &trace;
    Target target = {};
    const Route *route = nullptr;
    TenantId tenant = {};
    QByteArray token = {}; ///< its SHA-256
    QByteArray bodyText = {};
    std::unique_ptr<BundleIntake> intake = {};
    Call call = {};
    StoreWork work = {};
    Milliseconds wait{0};
};

/// Without a token and on loopback only.
QStringList healthResources();
Error tooBusy();

} // namespace oz0

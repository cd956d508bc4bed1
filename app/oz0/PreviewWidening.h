// What a preview's install would let its plugin reach beyond what is installed, in numbers (U24).
#pragma once

#include "app/oz0/CommandRun.h"
#include "app/oz0/Session.h"
#include "core/domain/Preview.h"
#include "core/domain/WideningCounts.h"
#include "core/manifest/Manifest.h"

#include <functional>
#include <memory>

namespace oz0 {

/// `installed` is null when nothing is installed. Pure.
WideningCounts wideningBetween(const PluginName &plugin, const std::shared_ptr<const Manifest> &installed,
                               const std::shared_ptr<const Manifest> &proposed, const QList<ArgumentBinding> &bindings);

/// Asks the server for what is not here yet, and calls `done` once. Nothing where an install would be refused, a manifest cannot be
/// read, or a program reads the answer: then nobody is told.
void askWidening(CommandRun &run, Session &session, const Preview &preview, const QByteArray &proposed,
                 const std::function<void(const std::optional<WideningCounts> &)> &done);

} // namespace oz0

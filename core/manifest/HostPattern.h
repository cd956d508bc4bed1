// One entry of an egress list or of a host binding, normalised (manifest.md, "Host patterns").
#pragma once

#include "core/base/Result.h"

#include <QString>

#include <optional>

namespace oz0 {

/// Decides what an entry without a port means: 443 in an allow list (and a binding), every port in a deny list.
enum class HostList { Allow, Deny };

/// Whose entry it is: "*" alone is for tenants.
enum class HostAuthor { Plugin, Tenant };

struct HostPattern
{
    enum class Kind {
        Exact, ///< this host, or this IP address
        Below, ///< "*.host": one or more labels below it, not the host itself
        Any,   ///< "*": any host on any port
    };

    Kind kind = Kind::Exact;
    QString host;            ///< lower case, A-labels, no trailing dot; an IPv6 address without brackets; empty for Any
    std::optional<int> port; ///< no value: every port
    bool isAddress = false;  ///< an IP address, which no name pattern matches

    /// The normalised entry with its port: "api.example.com:443", "*.example.com:*".
    QString text() const;

    friend bool operator==(const HostPattern &, const HostPattern &) = default;
};

/// InvalidInput with a sentence on what is wrong with the entry: a scheme, a path, a port out of range, no host name.
Result<HostPattern> hostPatternFromText(const QString &text, HostList list, HostAuthor author = HostAuthor::Plugin);

/// A host name or IP address as patterns hold it; no value when it is neither.
std::optional<QString> normalisedHost(const QString &host);

/// True when the pattern takes in the host, which normalisedHost() made, at the port.
bool matches(const HostPattern &pattern, const QString &host, int port);

/// A URL as RFC 3986 compares it: lower-case scheme and host, A-labels, no default port, no dot segments, "/" for an empty path.
/// What is no URL with a host comes back as it is.
QString normalisedUrl(const QString &url);

} // namespace oz0

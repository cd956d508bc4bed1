// How a plugin's code gets each secret that it requires, by its manifest (B9, B10).
#pragma once

#include "core/domain/Plugin.h"
#include "core/manifest/Manifest.h"

namespace oz0 {

/// What of the tenant decides it beside the manifest.
struct ReachFacts
{
    QList<ArgumentBinding> argumentBindings; ///< the tenant's own of this plugin
    bool injects = true;                     ///< false: a node that is meant hides nothing (B10)
};

/// One place that the node's proxy fills a secret in.
struct BoundPlace
{
    QString host; ///< normalised, "api.example.com:443"
    QString header;
    QString format;

    friend bool operator==(const BoundPlace &, const BoundPlace &) = default;
};

struct SecretReach
{
    QString secret;
    bool isRequired = true; ///< false: the tenant's binding alone brings it
    bool isValue = false;   ///< the code gets the value itself; else a placeholder
    QStringList
        reasons;       ///< why, all of them: no_binding, no_sandbox, outside_agent, remote_harness, argument_binding; else bound
    QStringList names; ///< what the reasons are about: agents, harnesses, arguments
    QString from;      ///< env | file
    QList<BoundPlace> bound; ///< sorted, without repeats
    QString path;            ///< JSON pointer of its entry in requires.secrets
    int line = 0;

    friend bool operator==(const SecretReach &, const SecretReach &) = default;
};

/// Sorted by name. Way 4 of B9 (a tenant's argument binding) also brings a secret that is not required.
QList<SecretReach> secretsOf(const Manifest &manifest, const ReachFacts &facts);

} // namespace oz0

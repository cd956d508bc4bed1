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

/// One way in which code gets a secret's value.
struct SecretWay
{
    QString reason; ///< no_binding, no_sandbox, outside_agent, remote_harness, argument_binding
    QString name;   ///< of the agent, harness or argument that it is about; empty: of none

    friend bool operator==(const SecretWay &, const SecretWay &) = default;
};

struct SecretReach
{
    QString secret;
    bool isRequired = true;  ///< false: the tenant's binding alone brings it
    QList<SecretWay> ways;   ///< all of them, in the order of B9; empty: the code gets a placeholder
    QString from;            ///< env | file
    QList<BoundPlace> bound; ///< sorted, without repeats
    QString path;            ///< JSON pointer of its entry in requires.secrets
    int line = 0;

    bool isValue() const { return !ways.isEmpty(); } ///< the code gets the value itself
    QStringList reasons() const;                     ///< of the ways, without repeats; "bound" when there are none
    QStringList names() const;                       ///< what the reasons are about, without repeats

    friend bool operator==(const SecretReach &, const SecretReach &) = default;
};

/// The manifest marks this tool.function.argument for secrets.
bool marksArgument(const Manifest &manifest, const QString &argument);

/// Sorted by name. Way 4 of B9 (a tenant's argument binding) also brings a secret that is not required.
QList<SecretReach> secretsOf(const Manifest &manifest, const ReachFacts &facts);

} // namespace oz0

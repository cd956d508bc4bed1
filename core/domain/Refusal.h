// A refusal or a warning as data (refusals.md); made by pure rules, localised by code and parameters.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Id.h"
#include "core/domain/Labels.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace oz0 {

enum class Severity { Refusal, Warning };

struct Subject
{
    QString kind; ///< "node", "secret", "plugin", "model", "queue", "principal", "tool", "agent", "path", "file", "package", …
    QString name;

    friend bool operator==(const Subject &, const Subject &) = default;
};

struct Refusal
{
    QString code; ///< stable and public, "placement.last_node_of_plugin"
    QString rule; ///< "C1"
    bool adminMayTry = false;
    Subject subject;
    QString path;          ///< JSON pointer into the working copy's plugin.yaml; empty: none
    QString installedPath; ///< the same in the installed version's
    int line = 0;          ///< 1-based; 0: none
    int installedLine = 0;
    QStringList processes;
    QJsonArray because; ///< facts as objects, never a secret's value
    QJsonObject parameters;
    Severity severity = Severity::Refusal;
    QJsonArray remedy; ///< JSON Patch on plugin.yaml; empty: none known
    QString message;   ///< English, for logs and the CLI

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

/// What a run of the rule book answers: all refusals and all warnings in their total order.
struct Verdict
{
    QList<Refusal> refusals;
    QList<Refusal> warnings;
    int checks = 0;    ///< how many codes were evaluated ("2 of 31 checks")
    QJsonArray remedy; ///< JSON Patch on plugin.yaml after which every rule about the manifest passes; empty: none known

    bool isRefused() const { return !refusals.isEmpty(); }
    friend bool operator==(const Verdict &, const Verdict &) = default;
};

/// A refused attempt, kept with its bundle (refusals.md, "The record").
struct RefusalRecord
{
    RecordId id;
    Instant at{};
    PrincipalId actor;
    TenantId tenant;
    PluginName plugin;
    QString version;
    Digest digest;
    QString attempt; ///< "save", "reload", "takeover", "renewal", "run", "install"
    CandidateId candidate;
    Labels select;
    Verdict verdict;
    Digest manifest;          ///< of the working copy's plugin.yaml
    Digest installedManifest; ///< empty: nothing was installed
    bool seen = false;

    friend bool operator==(const RefusalRecord &, const RefusalRecord &) = default;
};

} // namespace oz0

// plugin.yaml as values (manifest.md), with the place of every key and value in its text.
#pragma once

#include "core/base/Id.h"
#include "core/base/MadeOnce.h"
#include "core/domain/Labels.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace oz0 {

/// Where something stands: 1-based, end exclusive; all zero when it stands nowhere.
struct Span
{
    int line = 0;
    int column = 0;
    int endLine = 0;
    int endColumn = 0;

    friend bool operator==(const Span &, const Span &) = default;
};

/// The places of one JSON pointer: of its key (or its dash) and of its value.
struct Place
{
    Span key;
    Span value;
};

struct HostBinding
{
    QString secret;
    QStringList hosts;
    QString header;
    QString format;
    QString path; ///< JSON pointer of the entry
};

struct ModelRequest
{
    QString alias;
    bool sampling = false;
    QString gateway;
    QString path;
};

struct Requirements
{
    QStringList secrets;
    QMap<QString, QString> secretsFrom; ///< secret → "env" | "file"
    QList<HostBinding> inject;
    QList<ModelRequest> models;
};

struct EgressLists
{
    QStringList allow; ///< as written
    QStringList deny;
};

struct Connection
{
    QString name;
    QString secret;
    QStringList tools;
    QStringList functions;
    QStringList scopes;
    QStringList resources;
    QJsonObject token;
    QString path;
};

struct Function
{
    QString name;
    QJsonObject input; ///< JSON Schema; empty: none declared
    QJsonObject output;
    QString path;
};

struct Tool
{
    QString id;
    QString description;
    QString module; ///< of a local tool server
    QString url;    ///< of a remote one
    QMap<QString, QString> headers;
    QString connection;
    QString usesModel;
    QStringList secretArguments; ///< function.argument
    QList<Function> functions;
    QString path;

    bool isRemote() const { return module.isEmpty(); }
};

struct Harness
{
    QString name;
    QString protocol; ///< stdio | outside | remote
    QStringList command;
    QString url;
    QString path;
};

struct Agent
{
    QString name;
    QString harness = QStringLiteral("builtin");
    QStringList auth;
    QStringList tools;
    QJsonObject input;
    QJsonObject output;
    Labels nodeSelector;
    Labels labels;
    EgressLists egress;
    QString path;
};

struct FlowStep
{
    QString tool; ///< tool.function
    QJsonObject arguments;
};

struct Flow
{
    QString name;
    QJsonObject input;
    QJsonObject output;
    QList<FlowStep> steps;
    Labels nodeSelector;
    Labels labels;
    QString path;
};

struct ManifestPools;
struct ManifestProcesses;

/// A valid manifest. Made by ManifestReader; immutable, so that threads can share it.
struct Manifest
{
    PluginName name;
    QString version;
    QString description;
    Requirements requires_;
    EgressLists egress;
    QList<Connection> connections;
    QList<Tool> tools;
    QList<Harness> harnesses;
    QList<Agent> agents;
    QList<Flow> flows;
    QStringList uses;
    QStringList reads;
    QStringList mail;

    QJsonObject raw;              ///< the whole document as read, for digests of parts and for the diff
    QHash<QString, Place> places; ///< by JSON pointer

    MadeOnce<ManifestPools> pools;         ///< for poolsOf()
    MadeOnce<ManifestProcesses> processes; ///< for processesOf()

    /// The 1-based line of the value at a JSON pointer, 0 when it stands nowhere.
    int lineOf(const QString &pointer) const;
};

/// "tool.function" for every function of every tool, in the order written.
QStringList qualifiedFunctions(const Manifest &manifest);
/// The pools its agents and flows fall in (Q1), sorted, without repeats: "pool.~<8 hex>" with shared pools, else agent.<name>, flow.<name>.
QStringList poolsOf(const Manifest &manifest, bool sharedPools);

} // namespace oz0

// What a manifest's sections may name of each other, gathered before they are read.
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QSet>
#include <QString>

namespace oz0 {

struct ManifestNames
{
    QSet<QString> secrets;
    QSet<QString> aliases;
    QHash<QString, QSet<QString>> functionsOfTool;
    QHash<QString, QString> connectionOfTool;
    QHash<QString, QSet<QString>> toolsOfConnection;
    QHash<QString, QString> protocolOfHarness; ///< the plugin's own
};

/// Takes what is well-formed and passes over the rest without a word.
ManifestNames namesIn(const QJsonObject &manifest);

// Each gives a sentence on what is wrong with a name, or nothing.
QString checkPluginName(const QString &name);
QString checkName(const QString &name);   ///< of an agent, flow, connection, secret …: no spaces, no control characters
QString checkToolId(const QString &name); ///< also no dot: a call names tool.function
QString checkModule(const QString &name);
QString checkHeader(const QString &name);
QString checkUrl(const QString &url); ///< http or https, a host, no credentials

} // namespace oz0

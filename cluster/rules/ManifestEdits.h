// Changes of a manifest's document by the names of things, not by their places, so that several can follow each other.
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <functional>

namespace oz0 {

/// Edits do nothing where what they speak of is not there; lists and mappings that they empty go away.
namespace edits {

/// The entry of a list of mappings whose `key` is `name`; null: none.
QJsonValue entryNamed(const QJsonObject &manifest, const QString &list, const QString &name,
                      const QString &key = QStringLiteral("name"));

void dropSecret(QJsonObject &manifest, const QString &secret); ///< with its bindings, its delivery and from every auth
/// The secret's bindings become those of the other manifest; none there: none.
void takeBindings(QJsonObject &manifest, const QString &secret, const QJsonObject &from);
void takeDelivery(QJsonObject &manifest, const QString &secret, const QJsonObject &from);
void dropMark(QJsonObject &manifest, const QString &argument); ///< tool.function.argument
void dropAuth(QJsonObject &manifest, const QString &agent, const QStringList &secrets);
/// The agent's harness becomes that of the other manifest; false: it has no such agent.
bool takeHarnessOf(QJsonObject &manifest, const QString &agent, const QJsonObject &from);
/// An entry of `harnesses` becomes the other manifest's, or goes; agents that then use nothing of the plugin's go back to theirs.
void takeHarness(QJsonObject &manifest, const QString &harness, const QJsonObject &from);

/// Entries of an allow list that mean the same as this one go; `agent` empty: of the plugin's list.
void dropAllowed(QJsonObject &manifest, const QString &agent, const QString &entry);
void addDenied(QJsonObject &manifest, const QString &agent, const QString &entry);

void dropTool(QJsonObject &manifest, const QString &tool); ///< also from agents and connections
void changeTool(QJsonObject &manifest, const QString &tool, const std::function<void(QJsonObject &)> &change);

void renameTool(QJsonObject &manifest, const QString &tool,
                const QString &toId); ///< also where agents, connections and flows name it
/// The other manifest's tool comes back when there is none of its ID, with its model and its connection.
void restoreTool(QJsonObject &manifest, const QString &tool, const QJsonObject &from);

/// A connection becomes the other manifest's, or goes; its tools are there and connected as they are there.
void takeConnection(QJsonObject &manifest, const QString &connection, const QJsonObject &from);
void renameConnection(QJsonObject &manifest, const QString &name, const QString &toName);

void dropFromList(QJsonObject &manifest, const QString &list, const QString &entry);
void dropSampling(QJsonObject &manifest, const QString &alias); ///< an alias that is left with nothing goes, and from its tools
void dropGateway(QJsonObject &manifest, const QString &format); ///< likewise
void takeToolModel(QJsonObject &manifest, const QString &tool, const QJsonObject &from);
/// `input` and `output` of a function ("tool.function"), agent or flow become the other manifest's; one that is gone comes back, a tool too.
void takeContract(QJsonObject &manifest, const QString &kind, const QString &subject, const QJsonObject &from);

} // namespace edits

} // namespace oz0

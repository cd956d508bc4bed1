// Walks a tenant file's document into a snapshot and keeps every complaint with its line.
#pragma once

#include "cluster/rules/TenantSnapshot.h"
#include "core/base/Error.h"
#include "core/base/JsonReader.h"
#include "core/manifest/ManifestReader.h"

#include <QJsonObject>

#include <memory>
#include <optional>

namespace oz0 {

class TenantFileReader
{
public:
    /// Both are lent for the reader's life.
    TenantFileReader(const YamlDocument &document, const QString &folder);

    TenantSnapshot read();
    /// In the order of the text.
    const QList<Error> &complaints() const { return m_complaints; }

private:
    template <class F>
    void within(const QJsonValue &value, const QString &pointer, F readFields);
    void readPlugin(const QString &name, const QJsonValue &plugin, const QString &pointer, TenantSnapshot &tenant);
    void readNode(const QString &name, const QJsonValue &node, const QString &pointer, TenantSnapshot &tenant);
    std::shared_ptr<const Manifest> manifestAt(const QJsonValue &value, const QString &pointer, const PluginName &plugin);
    Result<std::shared_ptr<const Manifest>> manifestFromFile(const QString &path) const;
    Labels labelsAt(const QJsonValue &value, const QString &pointer);
    void complain(const QString &pointer, const QString &what);
    void sortComplaints();

    const YamlDocument &m_document;
    const QString &m_folder;
    QList<Error> m_complaints;
};

} // namespace oz0

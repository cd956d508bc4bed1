// The plugin.yaml of a refused bundle with a verdict's remedy in it, for a person to save.
#pragma once

#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"
#include "core/domain/Refusal.h"

#include <QObject>

namespace oz0 {

/// Fetches the file as it was refused and applies the remedy to its text; nothing but the remedy's places changes. One at a time: a new
/// request drops the one before.
class MendedManifest : public QObject
{
    Q_OBJECT
public:
    explicit MendedManifest(ApiClient &client, QObject *parent = nullptr);

    bool isBusy() const { return m_busy; }
    void fetch(const Digest &bundle, const QJsonArray &remedy);
    void cancel();

Q_SIGNALS:
    void ready(const QByteArray &text);
    void failed(const QString &why);

private:
    ApiClient &m_client;
    RequestScope m_scope;
    bool m_busy = false;
};

} // namespace oz0

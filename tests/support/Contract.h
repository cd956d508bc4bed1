// The API's contract, resources/openapi.yaml, as tests ask it.
#pragma once

#include "cluster/http/Router.h"
#include "core/base/Result.h"
#include "tests/support/RawClient.h"

#include <QJsonObject>
#include <QStringList>

namespace oz0 {

class Contract
{
public:
    /// From the source tree that OZ0_SOURCE_DIR names.
    static Result<Contract> read();

    /// "GET /v1/whoami whoAmI" for each operation.
    QStringList operations() const;
    QStringList queryKeys(const QString &operationId) const;
    bool takesBody(const QString &operationId) const;
    /// What of an answer is not as the operation says; empty: all is.
    QStringList check(const QString &operationId, const RawAnswer &answer) const;
    const QJsonObject &document() const { return m_document; }

private:
    QJsonObject operation(const QString &operationId) const;
    QJsonObject resolved(const QJsonObject &object) const;

    QJsonObject m_document;
};

} // namespace oz0

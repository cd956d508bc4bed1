#include "cluster/rules/TenantFile.h"

#include "cluster/rules/TenantFileReader.h"

namespace oz0 {

Result<TenantSnapshot> readTenantFile(const QByteArray &text, const QString &folder)
{
    const Result<YamlDocument> document = readYaml(text, tenantFileMaxBytes);
    if (!document)
        return Failure(document.error());
    TenantFileReader reader(*document, folder);
    TenantSnapshot tenant = reader.read();
    const QList<Error> &complaints = reader.complaints();
    if (complaints.isEmpty())
        return tenant;
    Error error = complaints.first();
    error.code = ErrorCode::InvalidInput;
    error.details = complaints;
    return Failure(error);
}

} // namespace oz0

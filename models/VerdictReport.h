// A refusal or a preview written down, to be kept or handed on: plain HTML that prints well and names no secret's value.
#pragma once

#include "models/PreviewEntry.h"
#include "models/RefusalView.h"

#include <QCoreApplication>

namespace oz0 {

/// Says what, of which tenant, when (local and UTC), by whom, the verdict, each reason with its why, place, lines and remedy, and the
/// digest. Everything is escaped here but a record's facts, which are rich text already.
class VerdictReport
{
    Q_DECLARE_TR_FUNCTIONS(oz0::VerdictReport)
public:
    /// `facts` and `views` are those that the page shows of the record.
    static QString of(const RefusalRecord &record, const TenantId &tenant, const QString &facts, const QList<RefusalView> &views);
    static QString of(const PreviewEntry &entry);

private:
    static QString page(const QString &title, const QString &body);
    static QString head(const TenantId &tenant, Instant at, const PrincipalId &by);
    static QString refusals(const QList<RefusalView> &views);
    static QString remedy(const QJsonArray &patch);
    static QString content(const PreviewEntry &entry);
    static QString reach(const InstallReach &reach);
    static QString contracts(const Preview &preview);
    static QString checks(const PreviewEntry &entry);
};

} // namespace oz0

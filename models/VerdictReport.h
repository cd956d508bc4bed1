// A refusal or a preview written down, to be kept or handed on: plain HTML that prints well and names no secret's value.
#pragma once

#include "models/PreviewEntry.h"
#include "models/RefusalView.h"

#include <QCoreApplication>

namespace oz0 {

class VerdictReport
{
    Q_DECLARE_TR_FUNCTIONS(oz0::VerdictReport)
public:
    /// `facts` is rich text already; everything else is escaped.
    static QString of(const QString &title, const QString &facts, const QList<RefusalView> &views);
    static QString of(const PreviewEntry &entry);

private:
    static QString page(const QString &title, const QString &body);
    static QString refusals(const QList<RefusalView> &views);
};

} // namespace oz0

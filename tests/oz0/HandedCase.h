// A handed check case: a tenant and a working copy as text, out of one YAML file each.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace oz0::test {

/// Where the cases are: OZ0_CASES, or shared/cases beside the source. They are not part of the repository.
QString handedCasesFolder();
/// Sorted paths; empty when there are none.
QStringList handedCases();

struct HandedCase
{
    QByteArray tenant;      ///< a tenant file
    QByteArray workingCopy; ///< a plugin.yaml
    QByteArray installed;   ///< the installed version's; empty: nothing of the plugin is installed

    static HandedCase read(const QString &path);
};

} // namespace oz0::test

// Values of an installed version that a tenant file does not tell (offline.md): not known, and taken for what the working copy has.
#pragma once

#include "cluster/rules/TenantSnapshot.h"

namespace oz0 {

/// What stands for a hidden value, where PluginFacts::hidden says that one is hidden; elsewhere it is a word as any other.
QString hiddenValue();

/// The tenant with the working copy's values where its plugin's installed manifest hides them, as far as all that is told of them is the
/// same: a header of that name, an address that differs in hidden parts alone. So the rules see no change in what nobody can compare.
struct FilledTenant
{
    TenantSnapshot tenant;
    QStringList unknown; ///< JSON pointers into the installed manifest; sorted. Empty: all is known
};

FilledTenant withHiddenValuesOf(const TenantSnapshot &tenant, const Manifest &workingCopy);

} // namespace oz0

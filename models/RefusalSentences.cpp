#include "models/Texts.h"

namespace oz0 {

// The warnings that a placed candidate carries; their subjects name what they are about (refusals.md).
QString Texts::refusal(const Refusal &refusal)
{
    const QString name = refusal.subject.name;
    if (refusal.code == QLatin1String("node.homes_jobs")) {
        const int jobs = refusal.parameters.value(QLatin1String("jobs")).toInt(refusal.parameters.value(QLatin1String("homes")).toInt());
        if (jobs > 0)
            return tr("%1 is the home of %n running job(s); their calls wait until this candidate ends.", nullptr, jobs).arg(name);
        return tr("%1 is the home of running jobs; their calls wait until this candidate ends.").arg(name);
    }
    if (refusal.code == QLatin1String("node.no_sandbox"))
        return tr("%1 has no sandbox: the candidate runs as the node’s user and sees what the node holds.").arg(name);
    if (refusal.code == QLatin1String("uses.not_installed"))
        return tr("It uses %1, which the tenant has not installed; a candidate installs no dependencies.").arg(name);
    if (refusal.code == QLatin1String("secret.value_on_node"))
        return tr("%1: every secret counts as a value there.").arg(name);
    if (refusal.code == QLatin1String("placement.last_node_of_pool"))
        return tr("No other online node serves %1 meanwhile.").arg(name);
    if (refusal.code == QLatin1String("install.would_be_refused"))
        return tr("It could not be installed as it is.");
    return refusal.message.isEmpty() ? refusal.code : refusal.message;
}

} // namespace oz0

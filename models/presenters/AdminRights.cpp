#include "models/presenters/AdminRights.h"

#include <QCoreApplication>

namespace oz0 {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(oz0::AdminRights)
};

} // namespace

ActionState mayAdminister(const SessionPresenter &session)
{
    if (session.liveness() == Liveness::Loading)
        return {false, Words::tr("The data is not here yet.")};
    if (session.isStale())
        return {false, Words::tr("Nothing can be changed until the server answers again.")};
    if (!session.who())
        return {false, Words::tr("The server has not said yet who you are.")};
    if (session.who()->role != Role::Admin)
        return {false, Words::tr("Only an admin may do this.")};
    if (session.isReadOnly())
        return {false, Words::tr("This window is read-only. Unlock it to change something.")};
    return {true, {}};
}

} // namespace oz0

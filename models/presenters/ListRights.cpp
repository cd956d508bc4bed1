#include "models/presenters/ListRights.h"

#include <QCoreApplication>

namespace oz0 {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(oz0::ListRights)
};

} // namespace

ActionState mayTakeList(const SessionPresenter &session)
{
    if (session.asOf() != Instant{})
        return {true, {}};
    if (session.needsSignIn())
        return {false, Words::tr("You are not signed in.")};
    return {false, session.isStale() ? Words::tr("The server has not answered yet.") : Words::tr("The data is not here yet.")};
}

} // namespace oz0

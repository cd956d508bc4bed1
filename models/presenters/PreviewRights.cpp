#include "models/presenters/PreviewRights.h"

#include <QCoreApplication>

namespace oz0 {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(oz0::PreviewRights)
};

} // namespace

ActionState mayPreview(const SessionPresenter &session)
{
    if (session.who() && session.who()->role != Role::Operator && session.who()->role != Role::Admin)
        return {false, Words::tr("Only an operator or an admin may preview.")};
    return {true, {}};
}

ActionState mayPreview(const SessionPresenter &session, const Candidate &candidate)
{
    if (const ActionState may = mayPreview(session); !may.allowed)
        return may;
    if (session.who() && session.who()->role != Role::Admin && candidate.owner != session.me())
        return {false, Words::tr("Only its owner or an admin may preview what a candidate holds.")};
    return {true, {}};
}

} // namespace oz0

#include "models/ChangeErrors.h"

#include "models/Texts.h"

#include <QCoreApplication>

namespace oz0 {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(oz0::ChangeErrors)
};

} // namespace

bool mayBeDone(const Error &error)
{
    return error.code == ErrorCode::Unreachable || error.code == ErrorCode::TimedOut
        || error.code == ErrorCode::ProtocolViolation;
}

QString changeErrorText(const Error &error)
{
    const QString text = Texts::error(error);
    return mayBeDone(error) ? Words::tr("It is not known whether this was done. %1", "why the answer was lost").arg(text) : text;
}

} // namespace oz0

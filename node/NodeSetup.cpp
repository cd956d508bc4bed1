#include "node/NodeSetup.h"

#include <QCryptographicHash>

#include <ctime>

namespace oz0 {

QByteArray NodeSetup::processMark() const
{
    return QCryptographicHash::hash(state.canonicalPath().toUtf8(), QCryptographicHash::Sha256).toHex().left(16) + '/';
}

qint64 millisecondsSinceBoot()
{
    timespec time = {};
    ::clock_gettime(CLOCK_BOOTTIME, &time);
    return qint64(time.tv_sec) * 1000 + time.tv_nsec / 1000000;
}

} // namespace oz0

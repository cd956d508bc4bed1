#include "core/base/Random.h"

#include <QRandomGenerator>
#include <QVarLengthArray>

#include <cstring>

namespace oz0 {

QByteArray SystemRandomness::bytes(int count)
{
    QVarLengthArray<quint32, 16> words((count + 3) / 4);
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    QByteArray bytes(count, Qt::Uninitialized);
    std::memcpy(bytes.data(), words.constData(), size_t(count));
    return bytes;
}

} // namespace oz0

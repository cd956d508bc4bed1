// Where tokens and record ids come from, so that a test can say which ones.
#pragma once

#include <QByteArray>

namespace oz0 {

/// Bytes that nobody can guess. Implementations are thread-safe.
class Randomness
{
public:
    virtual ~Randomness() = default;
    virtual QByteArray bytes(int count) = 0;
};

/// The operating system's generator.
class SystemRandomness : public Randomness
{
public:
    QByteArray bytes(int count) override;
};

} // namespace oz0

// A clock that a test moves by hand, and randomness that repeats.
#pragma once

#include "core/base/Clock.h"
#include "core/base/MonotonicClock.h"
#include "core/base/Random.h"

#include <QCryptographicHash>

namespace oz0 {

/// Starts at 2026-03-02T14:00:00Z.
class ManualClock : public Clock
{
public:
    Instant now() const override { return m_now; }
    void pass(Milliseconds time) { m_now += time; }

private:
    Instant m_now = instantFromText(QStringLiteral("2026-03-02T14:00:00Z"));
};

/// Moves only when a test moves it: beside a ManualClock that passes alone, the clock has jumped.
class ManualMonotonicClock : public MonotonicClock
{
public:
    Milliseconds elapsed() const override { return m_elapsed; }
    void pass(Milliseconds time) { m_elapsed += time; }

private:
    Milliseconds m_elapsed{1000000};
};

/// Different at every call, the same in every run.
class CountedRandomness : public Randomness
{
public:
    QByteArray bytes(int count) override
    {
        QByteArray bytes;
        while (bytes.size() < count)
            bytes += QCryptographicHash::hash(QByteArray::number(++m_calls), QCryptographicHash::Sha256);
        return bytes.left(count);
    }

private:
    int m_calls = 0;
};

} // namespace oz0

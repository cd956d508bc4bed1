// A keychain in memory that can be locked, absent, or silent.
#pragma once

#include "core/client/Keychain.h"

#include <QHash>
#include <QPromise>

#include <functional>
#include <memory>

namespace oz0 {

class FakeKeychain : public Keychain
{
public:
    enum class Mood { Answers, Locked, Absent, Silent };

    QFuture<Result<QString>> read(const QString &key) override
    {
        return answer<QString>([this, key]() -> Result<QString> {
            if (!entries.contains(key))
                return Failure(ErrorCode::NotFound, QStringLiteral("no such entry"), key);
            return entries.value(key);
        });
    }
    QFuture<Result<void>> write(const QString &key, const QString &secret) override
    {
        return answer<void>([this, key, secret] {
            entries.insert(key, secret);
            return Result<void>();
        });
    }
    QFuture<Result<void>> remove(const QString &key) override
    {
        return answer<void>([this, key] {
            entries.remove(key);
            return Result<void>();
        });
    }
    /// What a silent one still owes comes now.
    void speak()
    {
        mood = Mood::Answers;
        for (const auto &owed : std::exchange(m_owed, {}))
            owed();
    }

    Mood mood = Mood::Answers;
    int asked = 0;
    QHash<QString, QString> entries;

private:
    template <class T, class F>
    QFuture<Result<T>> answer(F f)
    {
        ++asked;
        const auto promise = std::make_shared<QPromise<Result<T>>>();
        promise->start();
        const auto give = [promise](Result<T> result) {
            promise->addResult(std::move(result));
            promise->finish();
        };
        switch (mood) {
        case Mood::Answers:
            give(f());
            break;
        case Mood::Locked:
            give(Failure(ErrorCode::NotPermitted, QStringLiteral("locked")));
            break;
        case Mood::Absent:
            give(Failure(ErrorCode::Unreachable, QStringLiteral("absent")));
            break;
        case Mood::Silent:
            m_owed.append([give, f] { give(f()); });
            break;
        }
        return promise->future();
    }

    QList<std::function<void()>> m_owed;
};

} // namespace oz0

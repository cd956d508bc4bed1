// Why a rule is there, for the one whom it refused.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace oz0 {

struct RefusalView;

class RuleTexts
{
    Q_DECLARE_TR_FUNCTIONS(oz0::RuleTexts)
public:
    /// A paragraph about the rules of its letter: what they protect and whom they bind. Empty for an ID that this console does not know.
    static QString why(const QString &ruleId);
    /// There is more to say of it than the refusal says itself.
    static bool explains(const RefusalView &view);
};

} // namespace oz0

#include "core/domain/RefusalTexts.h"
#include "models/Texts.h"

namespace oz0 {

// The table's texts are the core's; a code that it does not know shows what the server said of it (U16).
QString Texts::refusal(const Refusal &refusal)
{
    if (const RefusalText *text = textFor(refusal.code))
        return filled(QCoreApplication::translate("RefusalTexts", text->title), refusal);
    return refusal.message.isEmpty() ? refusal.code : refusal.message;
}

QString Texts::refusalRule(const Refusal &refusal)
{
    const RefusalText *text = textFor(refusal.code);
    return text ? filled(QCoreApplication::translate("RefusalTexts", text->rule), refusal) : QString();
}

} // namespace oz0

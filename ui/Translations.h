// The texts in the person's language.
#pragma once

class QCoreApplication;
class QLocale;

namespace oz0 {

/// Loads the language of the locale where there is one, else English, whose file holds the plurals.
void installTranslations(QCoreApplication &application, const QLocale &locale);

} // namespace oz0

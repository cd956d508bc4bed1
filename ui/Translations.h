// The texts in the person's language.
#pragma once

#include <QList>

class QCoreApplication;
class QLocale;
class QTranslator;

namespace oz0 {

/// Loads the language of the locale where there is one, and below it English, whose file holds the plurals. The application owns the
/// translators; who deletes them takes the texts back.
QList<QTranslator *> installTranslations(QCoreApplication &application, const QLocale &locale);

} // namespace oz0

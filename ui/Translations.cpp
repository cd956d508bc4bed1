#include "ui/Translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

// A static library's resources are linked in only when they are named; the macro must stand outside namespaces.
static void nameTheResources()
{
    Q_INIT_RESOURCE(translations);
}

namespace oz0 {

QList<QTranslator *> installTranslations(QCoreApplication &application, const QLocale &locale)
{
    nameTheResources();
    QList<QTranslator *> installed;
    const auto install = [&](const QLocale &wanted, const QString &name, const QString &folder) {
        auto *translator = new QTranslator(&application);
        if (translator->load(wanted, name, QStringLiteral("_"), folder) && application.installTranslator(translator))
            installed.append(translator);
        else
            delete translator;
    };
    install(QLocale(QLocale::English), QStringLiteral("oz0"), QStringLiteral(":/translations"));
    install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(locale, QStringLiteral("oz0"), QStringLiteral(":/translations"));
    return installed;
}

} // namespace oz0

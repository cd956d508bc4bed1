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

// Qt asks for the names of keys in this context; a system without Qt's own catalogue has them from ours.
[[maybe_unused]] static constexpr const char *keyNames[] = {
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),   QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Alt"),    QT_TRANSLATE_NOOP("QShortcut", "Meta"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),    QT_TRANSLATE_NOOP("QShortcut", "Ins"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),    QT_TRANSLATE_NOOP("QShortcut", "Tab"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"), QT_TRANSLATE_NOOP("QShortcut", "Enter"),
    QT_TRANSLATE_NOOP("QShortcut", "Space"),  QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
    QT_TRANSLATE_NOOP("QShortcut", "Home"),   QT_TRANSLATE_NOOP("QShortcut", "End"),
    QT_TRANSLATE_NOOP("QShortcut", "PgUp"),   QT_TRANSLATE_NOOP("QShortcut", "PgDown"),
    QT_TRANSLATE_NOOP("QShortcut", "Left"),   QT_TRANSLATE_NOOP("QShortcut", "Right"),
    QT_TRANSLATE_NOOP("QShortcut", "Up"),     QT_TRANSLATE_NOOP("QShortcut", "Down"),
};

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

#include "app/console/Console.h"
#include "app/console/FirstList.h"
#include "app/console/Tour.h"
#include "core/base/Interrupts.h"
#include "core/base/ScratchFolder.h"
#include "ui/ConsoleStyle.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>

#include <algorithm>
#include <optional>

namespace {

constexpr int interruptedStatus = 6; // as oz0 says it

std::optional<oz0::SchemeChoice> schemeFromWord(const QString &word)
{
    if (word == QLatin1String("system"))
        return oz0::SchemeChoice::System;
    if (word == QLatin1String("light"))
        return oz0::SchemeChoice::Light;
    if (word == QLatin1String("dark"))
        return oz0::SchemeChoice::Dark;
    if (word == QLatin1String("high-contrast"))
        return oz0::SchemeChoice::HighContrast;
    return std::nullopt;
}

// Qt reads the scale before there is an application to parse options.
void applyScale(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        const QByteArray argument(argv[i]);
        if (argument.startsWith("--scale="))
            qputenv("QT_SCALE_FACTOR", argument.mid(8));
        else if (argument == "--scale" && i + 1 < argc)
            qputenv("QT_SCALE_FACTOR", argv[i + 1]);
    }
}

void describe(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QStringLiteral("The operator console of Orchestrator Zero."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions(
        {{QStringLiteral("context"), QStringLiteral("Opens this context file."), QStringLiteral("FILE")},
         {QStringLiteral("local"), QStringLiteral("Opens the local cluster, and starts it when none runs.")},
         {QStringLiteral("tour"), QStringLiteral("Takes a picture of every page and state into DIR."), QStringLiteral("DIR")},
         {QStringLiteral("theme"), QStringLiteral("light, dark, high-contrast or system."), QStringLiteral("THEME")},
         {QStringLiteral("language"), QStringLiteral("en, de or system."), QStringLiteral("LANGUAGE")},
         {QStringLiteral("until-first-list"), QStringLiteral("Ends once the list is painted, for measurements.")},
         {QStringLiteral("scale"), QStringLiteral("Scales the window, 2 for 200 %."), QStringLiteral("FACTOR")}});
    parser.addPositionalArgument(QStringLiteral("link"), QStringLiteral("oz0://…: what to show."), QStringLiteral("[LINK]"));
}

// What is answered with a text alone needs no display.
bool asksForTextAlone(int argc, char **argv)
{
    return std::any_of(argv + 1, argv + argc, [](const QByteArray &word) {
        return word == "--help" || word == "-h" || word == "--help-all" || word == "--version" || word == "-v";
    });
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication::setApplicationName(QStringLiteral("oz0-console"));
    QCoreApplication::setApplicationVersion(QStringLiteral(OZ0_VERSION));
    QCommandLineParser parser;
    describe(parser);
    if (asksForTextAlone(argc, argv)) {
        const QCoreApplication app(argc, argv);
        parser.process(app);
    }
    applyScale(argc, argv);
    QApplication app(argc, argv);
    app.setDesktopFileName(QStringLiteral("org.orchestratorzero.Console"));
    parser.process(app);
    if (parser.positionalArguments().size() > 1)
        parser.showHelp(2);
    std::optional<oz0::ScratchFolder> forTour;
    oz0::ConsoleOptions options;
    options.contextFile = parser.value(QStringLiteral("context"));
    options.local = parser.isSet(QStringLiteral("local"));
    options.link = parser.positionalArguments().value(0);
    options.tourFolder = parser.value(QStringLiteral("tour"));
    if (!options.tourFolder.isEmpty())
        forTour.emplace();
    const QString settings = forTour ? forTour->filePath(QStringLiteral("console.ini"))
                                     : QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
            + QStringLiteral("/orchestrator-zero/console.ini");
    options.language = parser.isSet(QStringLiteral("language"))
        ? parser.value(QStringLiteral("language")).replace(QStringLiteral("system"), QString())
        : QSettings(settings, QSettings::IniFormat).value(QStringLiteral("language")).toString();
    options.dataFolder = forTour ? forTour->path() : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const int remembered
        = QSettings(settings, QSettings::IniFormat).value(QStringLiteral("theme"), int(oz0::SchemeChoice::System)).toInt();
    options.scheme = oz0::SchemeChoice(qBound(0, remembered, int(oz0::SchemeChoice::HighContrast)));
    if (parser.isSet(QStringLiteral("theme"))) {
        const auto scheme = schemeFromWord(parser.value(QStringLiteral("theme")));
        if (!scheme)
            parser.showHelp(2);
        options.scheme = *scheme;
    }

    oz0::Console console(app, options, settings);
    app.setStyle(new oz0::ConsoleStyle(console.theme()));
    app.setFont(console.theme().font(oz0::FontRole::Text));
    console.window().showFitted();
    std::optional<oz0::Tour> tour;
    if (!options.tourFolder.isEmpty()) {
        tour.emplace(app, console, options.tourFolder);
        QObject::connect(
            &console, &oz0::Console::opened, &*tour, [&] { tour->start(console.session()->session.context()); },
            Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
        QObject::connect(&console, &oz0::Console::couldNotOpen, &*tour, &oz0::Tour::giveUp, Qt::QueuedConnection);
    }
    std::optional<oz0::FirstList> firstList;
    if (parser.isSet(QStringLiteral("until-first-list")))
        firstList.emplace(console);
    // Whoever ends it by a signal finds as little of it left as who closes its window.
    const oz0::Interrupts interrupts;
    QObject::connect(&interrupts, &oz0::Interrupts::interrupted, &app, [] { QCoreApplication::exit(interruptedStatus); });
    console.start();
    if (!options.tourFolder.isEmpty() && !console.session() && !options.local)
        return 1;
    return app.exec();
}

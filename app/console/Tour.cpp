#include "app/console/Tour.h"

#include "ui/Translations.h"
#include "ui/dialogs/RemoveDialog.h"
#include "ui/pages/StartPage.h"
#include "ui/widgets/DialogBody.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QTextStream>

#include <utility>

namespace oz0 {

Tour::Tour(QApplication &application, Console &console, const QString &folder, QObject *parent)
    : QObject(parent), m_application(application), m_console(console), m_folder(folder),
      m_emptyServer(QApplication::applicationDirPath() + QStringLiteral("/oz0-server"))
{
    const QSize wide(1440, 900);
    const QSize laptop(1280, 800);
    m_variants = {{QStringLiteral("light-1440x900"), SchemeChoice::Light, wide, 1},
                  {QStringLiteral("dark-1440x900"), SchemeChoice::Dark, wide, 1},
                  {QStringLiteral("high-contrast-1440x900"), SchemeChoice::HighContrast, wide, 1},
                  {QStringLiteral("light-1280x800"), SchemeChoice::Light, laptop, 1},
                  {QStringLiteral("light-1100x800"), SchemeChoice::Light, QSize(1100, 800), 1},
                  {QStringLiteral("light-1440x900-200-percent"), SchemeChoice::Light, wide, 2},
                  {QStringLiteral("dark-1280x800-200-percent"), SchemeChoice::Dark, laptop, 2},
                  {QStringLiteral("light-960x540-200-percent"), SchemeChoice::Light, QSize(960, 540), 2}};
    connect(&m_poll, &QTimer::timeout, this, &Tour::look);
}

Tour::~Tour()
{
    m_foreign.reset();
    qDeleteAll(m_foreignTexts);
}

void Tour::giveUp(const QString &why)
{
    QTextStream(stderr) << tr("The tour cannot start: %1").arg(why) << Qt::endl;
    QApplication::exit(1);
}

void Tour::start(const Context &context)
{
    if (!QDir().mkpath(m_folder)) {
        giveUp(tr("%1 cannot be made.").arg(m_folder));
        return;
    }
    m_emptyServer.start();
    addStops(context);
    nextStop();
}

void Tour::nextStop()
{
    if (++m_stop >= m_stops.size()) {
        finish();
        return;
    }
    m_stops[m_stop].prepare();
    m_since.start();
    m_poll.start(100);
}

void Tour::look()
{
    const Stop &stop = m_stops[m_stop];
    if (stop.isThere()) {
        m_poll.stop();
        m_variant = 0;
        nextVariant();
    } else if (m_since.elapsed() > stop.timeoutMs) {
        m_poll.stop();
        m_missed.append(stop.name);
        nextStop();
    }
}

// A scheme and a size take effect in the event loop; the picture is taken after it.
void Tour::nextVariant()
{
    if (m_variant >= variants().size()) {
        closeDialogs();
        nextStop();
        return;
    }
    const Variant &variant = variants()[m_variant];
    m_console.theme().choose(variant.scheme); // whose colours the application's style has
    if (m_foreign)
        m_foreign->theme().choose(variant.scheme);
    shown().window().resize(variant.size);
    QTimer::singleShot(150, this, [this] {
        shoot(variants()[m_variant]);
        ++m_variant;
        nextVariant();
    });
}

const QList<Tour::Variant> &Tour::variants() const
{
    return m_stops[m_stop].variants.isEmpty() ? m_variants : m_stops[m_stop].variants;
}

// Words are taken when a window is made, so another language needs another window.
void Tour::speak(const QLocale &locale, Qt::LayoutDirection direction, const QString &dataFolder)
{
    m_console.close();
    m_foreign.reset();
    qDeleteAll(std::exchange(m_foreignTexts, {}));
    QLocale::setDefault(locale);
    m_foreignTexts = installTranslations(m_application, locale);
    QApplication::setLayoutDirection(direction);
    ConsoleOptions options;
    options.dataFolder = dataFolder;
    m_foreign = std::make_unique<Console>(
        m_application, options, m_foreignSettings.filePath(QStringLiteral("%1-%2.ini").arg(locale.name()).arg(int(direction))));
    m_foreign->window().show();
    m_foreign->startPage().focusStart();
    m_console.window().hide();
}

// A dialog over a dialog first.
void Tour::closeDialogs()
{
    QList<QDialog *> dialogs = shown().window().findChildren<QDialog *>();
    while (!dialogs.isEmpty())
        dialogs.takeLast()->close();
}

void Tour::shoot(const Variant &variant)
{
    const Stop &stop = m_stops[m_stop];
    QPixmap picture(variant.size * variant.scale);
    picture.setDevicePixelRatio(variant.scale);
    picture.fill(m_console.theme().color(Token::Window));
    shown().window().render(&picture);
    if (QWidget *top = stop.onTop ? stop.onTop() : nullptr) {
        // As if the window filled the screen.
        top->setMaximumHeight(variant.size.height() - size::control);
        if (auto *fit = top->findChild<DialogFit *>())
            fit->fit();
        else if (top->sizeHint().height() > top->height())
            top->adjustSize();
        QPixmap dialog(top->size() * variant.scale);
        dialog.setDevicePixelRatio(variant.scale);
        dialog.fill(m_console.theme().color(Token::Window));
        top->render(&dialog);
        QPainter painter(&picture);
        const int left = variant.size.height() - top->height();
        const QPoint at((variant.size.width() - top->width()) / 2, qMax(int(size::control), qMin(qMax(96, left / 3), left)));
        painter.drawPixmap(at, dialog);
        // The title is the window manager's to draw, which a picture of a widget lacks.
        const QRect title(at.x(), at.y() - size::control, top->width(), size::control);
        painter.fillRect(title, m_console.theme().color(Token::Header));
        painter.setPen(m_console.theme().color(Token::Text2));
        painter.setFont(m_console.theme().font(FontRole::Text));
        painter.drawText(title.adjusted(size::dialogPadding, 0, -size::dialogPadding, 0),
                         int(Qt::AlignLeading | Qt::AlignVCenter), top->windowTitle());
        painter.setPen(m_console.theme().color(Token::Border));
        painter.drawRect(title.united(QRect(at, top->size())).adjusted(-1, -1, 0, 0));
    }
    const QString file = QStringLiteral("%1-%2.png").arg(stop.name, variant.name);
    if (picture.save(m_folder + QLatin1Char('/') + file))
        m_taken.append(file + QLatin1Char('\t') + stop.tells);
    else
        m_missed.append(file);
}

void Tour::finish()
{
    QFile text(m_folder + QStringLiteral("/index.txt"));
    QFile page(m_folder + QStringLiteral("/index.html"));
    bool written = text.open(QIODevice::WriteOnly) && page.open(QIODevice::WriteOnly);
    if (written) {
        QTextStream lines(&text);
        QTextStream html(&page);
        html << "<!doctype html><meta charset=\"utf-8\"><title>oz0 console</title>\n";
        for (const QString &taken : std::as_const(m_taken)) {
            const QString file = taken.section(QLatin1Char('\t'), 0, 0);
            const QString tells = taken.section(QLatin1Char('\t'), 1);
            lines << file << "  " << tells << '\n';
            html << "<figure><img src=\"" << file << "\" width=\"1080\" alt=\"" << tells.toHtmlEscaped() << "\"><figcaption>"
                 << file << ": " << tells.toHtmlEscaped() << "</figcaption></figure>\n";
        }
        for (const QString &missed : std::as_const(m_missed)) {
            lines << "NOT REACHED " << missed << '\n';
            html << "<p>Not reached: " << missed.toHtmlEscaped() << "</p>\n";
        }
    }
    QTextStream out(stdout);
    out << tr("%n picture(s)", nullptr, int(m_taken.size())) << Qt::endl;
    for (const QString &missed : std::as_const(m_missed))
        QTextStream(stderr) << tr("Not reached: %1").arg(missed) << Qt::endl;
    QApplication::exit(written && m_missed.isEmpty() ? 0 : 1);
}

} // namespace oz0

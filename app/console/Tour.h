// Walks every page and state of the console against the connected cluster and takes a picture of each.
#pragma once

#include "app/console/Console.h"
#include "app/console/EmptyServer.h"
#include "app/console/Relay.h"
#include "ui/dialogs/RemoveDialog.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTemporaryDir>
#include <QTimer>
#include <QTranslator>

#include <functional>

namespace oz0 {

class DiffPage;

/// The states are those of the real widgets: a held line loads, a cut one is stale, a closed port fails, a server of its own is
/// empty. Nothing is removed. Other languages and directions are windows of their own, made under them. Ends
/// the application with 0, or with 1 when a state could not be reached; index.html and index.txt tell of each.
class Tour : public QObject
{
    Q_OBJECT
public:
    Tour(QApplication &application, Console &console, const QString &folder, QObject *parent = nullptr);
    ~Tour() override;
    void start(const Context &context);
    void giveUp(const QString &why);

private:
    struct Variant
    {
        QString name;
        SchemeChoice scheme;
        QSize size;
        double scale;
    };
    struct Stop
    {
        QString name;
        QString tells;
        std::function<void()> prepare;
        std::function<bool()> isThere;
        std::function<QWidget *()> onTop; ///< a dialog over the window
        int timeoutMs = 15000;
        QList<Variant> variants = {}; ///< none: all
    };

    void addStops(const Context &context);
    void addWalk(const Context &context);
    void addCandidatesStops(const Context &context);
    void addPluginsStops(const Context &context);
    void addSelectionStops();
    void addFrameStops();
    void addSignInStops(const Context &context);
    void addContextsStops(const Context &context);
    void addDiffStops(const Context &context);
    void addBrokenDiffStops(const Context &context);
    void showDiff(const Context &context, const DiffSide &from, const DiffSide &to, const PluginName &plugin);
    DiffPage *diffPage(); ///< of the window that is shown; null: no page shows diffs
    void addRefusalsStops(const Context &context);
    void addPreviewStops(const Context &context);
    void addNodesStops();
    void addAuditStops();
    void addProductionStops(const Context &context);
    void addBrokenStops(const Context &context);
    void addEmptyStops();
    void addMirroredStops(const Context &context);
    void speak(const QLocale &locale, Qt::LayoutDirection direction, const QString &dataFolder);
    Console &shown() { return m_foreign ? *m_foreign : m_console; }
    const QList<Variant> &variants() const;
    void show(ConsolePlace place, const QString &object = {}); ///< that page, in the window that is shown
    std::function<bool()> isAt(ConsolePlace place, PageState state);
    QList<ConsolePlace> places(const QList<ConsolePlace> &wanted); ///< those that the console has a page for
    QString titleOf(ConsolePlace place);
    void nextStop();
    void look();
    void nextVariant();
    void closeDialogs();
    void shoot(const Variant &variant);
    void finish();
    void removeSelected(int rows);

    QApplication &m_application;
    Console &m_console;
    QString m_folder;
    QList<Stop> m_stops;
    QList<Variant> m_variants;
    int m_stop = -1;
    int m_variant = 0;
    QTimer m_poll;
    QElapsedTimer m_since;
    std::unique_ptr<Relay> m_relay;
    EmptyServer m_emptyServer;
    QTemporaryDir m_foreignSettings;
    QByteArray m_ownConfiguration; ///< where the contexts of this account lie, while the tour shows others
    QList<QTranslator *> m_foreignTexts;
    std::unique_ptr<Console> m_foreign; ///< a window made in another language or direction
    QPointer<RemoveDialog> m_dialog;
    QStringList m_taken; ///< file and what it tells, in turn
    QStringList m_missed;
};

} // namespace oz0

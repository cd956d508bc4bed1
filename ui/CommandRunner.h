// What the command palette finds is done here: it goes to the page, asks for the object where one is needed, and takes the action.
#pragma once

#include "models/PaletteModel.h"
#include "ui/Commands.h"
#include "ui/Prompt.h"
#include "ui/Theme.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace oz0 {

class CommandPalette;
class MainWindow;
class PageWidget;

/// An action of another page is taken once that page shows its object and the action is on; when that does not come within
/// `patience`, or somebody goes elsewhere meanwhile, it is not taken.
class CommandRunner : public QObject
{
    Q_OBJECT
public:
    /// Objects that fit what was typed; with a place only those of it, and all of them while nothing is typed.
    using ObjectSearch = std::function<QList<PaletteEntry>(const QString &typed, std::optional<ConsolePlace> only)>;
    static constexpr int patienceMs = 3000;

    CommandRunner(MainWindow &window, const Theme &theme, Prompt &prompt);
    ~CommandRunner() override;

    void setObjectSearch(ObjectSearch search) { m_objects = std::move(search); }
    void showPalette();
    /// The action of that name of the link's page, once it shows the object.
    void run(const ConsoleLink &link, const QString &action);

private:
    struct Waiting
    {
        QPointer<PageWidget> page;
        QPointer<QAction> action;
        QString object; ///< empty: none is needed
    };

    PaletteEntry entryOf(const Command &command) const;
    void choose(const PaletteEntry &entry);
    void askObject(const Command &command, ConsolePlace place);
    void take(const Waiting &waiting);
    void look();
    void stop();
    void show(CommandPalette *palette);

    MainWindow &m_window;
    const Theme &m_theme;
    Prompt &m_prompt;
    ObjectSearch m_objects;
    QList<std::pair<Command, QPointer<QAction>>> m_offered; ///< by PaletteEntry::action; one may go while the palette is open
    Waiting m_waiting;
    QTimer m_poll;
    QElapsedTimer m_since;
};

} // namespace oz0

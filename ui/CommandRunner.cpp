#include "ui/CommandRunner.h"

#include "ui/MainWindow.h"
#include "ui/dialogs/CommandPalette.h"

#include <QKeySequence>

namespace oz0 {

namespace {
constexpr int lookEveryMs = 30;
}

CommandRunner::CommandRunner(MainWindow &window, const Theme &theme, Prompt &prompt)
    : m_window(window), m_theme(theme), m_prompt(prompt)
{
    m_poll.setInterval(lookEveryMs);
    connect(&m_poll, &QTimer::timeout, this, &CommandRunner::look);
}

CommandRunner::~CommandRunner() = default;

// Off is what the person may do to no object at all, and what its page says is off without one.
PaletteEntry CommandRunner::entryOf(const Command &command) const
{
    const QAction &action = *command.action;
    PaletteEntry entry;
    entry.kind = PaletteEntry::Kind::Action;
    entry.text = commandText(action);
    entry.detail = command.group;
    entry.words = wordsOf(action);
    entry.keys = action.shortcut().toString(QKeySequence::NativeText);
    entry.icon = QStringLiteral("right");
    const bool isHere = !command.page || command.page == m_window.currentPage();
    entry.enabled = action.isEnabled() && isHere;
    if (entry.enabled)
        return entry;
    if (const std::optional<ConsolePlace> place = objectOf(action)) {
        const ActionState offer = offerOf(action);
        const bool isAny = m_objects && !m_objects({}, place).isEmpty();
        entry.enabled = offer.allowed && isAny;
        entry.reason = !offer.allowed ? offer.reason : isAny ? QString() : tr("There is nothing to do it to.");
        return entry;
    }
    // A page that was not shown yet knows only then what it may do.
    entry.enabled = action.isEnabled() || (!isHere && command.page->state() == PageState::Loading);
    entry.reason = entry.enabled ? QString() : commandReason(action);
    return entry;
}

void CommandRunner::showPalette()
{
    stop();
    QList<PaletteEntry> entries;
    int digit = Qt::Key_1;
    for (const PageWidget *page : m_window.pages()) {
        PaletteEntry entry;
        entry.keys = QKeySequence(Qt::CTRL | Qt::Key(digit++)).toString(QKeySequence::NativeText);
        entry.text = page->title();
        entry.detail = tr("page");
        entry.icon = page->iconName();
        entry.link.place = page->place();
        entries.append(entry);
    }
    m_offered.clear();
    for (const Command &command : m_window.commandsOfEveryPage()) {
        PaletteEntry entry = entryOf(command);
        entry.action = int(m_offered.size());
        m_offered.append({command, command.action});
        entries.append(entry);
    }
    const auto objects = [this](const QString &typed) { return m_objects(typed, std::nullopt); };
    const bool hasObjects = m_objects && !m_window.pages().isEmpty();
    show(new CommandPalette(m_theme, entries, hasObjects ? PaletteModel::ObjectSearch(objects) : PaletteModel::ObjectSearch(),
                            &m_window));
}

void CommandRunner::show(CommandPalette *palette)
{
    connect(palette, &CommandPalette::chosen, this, &CommandRunner::choose);
    m_prompt.show(palette);
}

void CommandRunner::choose(const PaletteEntry &entry)
{
    if (entry.kind != PaletteEntry::Kind::Action) {
        if (!m_window.openLink(entry.link))
            m_window.tell(tr("This window has no page for %1.").arg(entry.text));
        return;
    }
    const auto [command, alive] = m_offered.value(entry.action);
    if (!alive)
        return;
    const bool isHere = !command.page || command.page == m_window.currentPage();
    if (isHere && alive->isEnabled())
        alive->trigger();
    else if (const std::optional<ConsolePlace> place = objectOf(*alive))
        askObject(command, *place);
    else
        take({command.page, alive, {}});
}

// The second step: which one it is done to.
void CommandRunner::askObject(const Command &command, ConsolePlace place)
{
    const auto objects = [this, place](const QString &typed) { return m_objects(typed, place); };
    auto *palette = new CommandPalette(m_theme, {}, objects, &m_window,
                                       tr("%1: which one?", "a command").arg(commandText(*command.action).remove(QChar(0x2026))));
    const QPointer<PageWidget> page(command.page);
    const QPointer<QAction> action(command.action);
    connect(palette, &CommandPalette::chosen, this, [this, page, action](const PaletteEntry &entry) {
        take({page, action, entry.link.object});
    });
    m_prompt.show(palette);
}

void CommandRunner::run(const ConsoleLink &link, const QString &action)
{
    PageWidget *page = m_window.pageOf(link.place);
    if (page)
        take({page, page->findChild<QAction *>(action, Qt::FindDirectChildrenOnly), link.object});
}

void CommandRunner::take(const Waiting &waiting)
{
    if (!waiting.page || !waiting.action)
        return;
    m_waiting = waiting;
    m_window.openLink({{}, {}, waiting.page->place(), waiting.object, std::nullopt});
    m_since.start();
    m_poll.start();
}

void CommandRunner::look()
{
    PageWidget *page = m_waiting.page;
    QAction *action = m_waiting.action;
    if (!page || !action || m_window.currentPage() != page) {
        stop();
        return;
    }
    const bool isThere = m_waiting.object.isEmpty() || page->here().object == m_waiting.object;
    if (isThere && action->isEnabled()) {
        stop();
        action->trigger();
    } else if (m_since.hasExpired(patienceMs)) {
        stop();
        m_window.tell(isThere ? tr("%1: %2", "a command, why it is off").arg(commandText(*action), commandReason(*action))
                              : tr("%1 is not there any more.").arg(m_waiting.object));
    }
}

void CommandRunner::stop()
{
    m_poll.stop();
    m_waiting.page.clear();
    m_waiting.action.clear();
}

} // namespace oz0

#include "app/console/Tour.h"

#include "ui/dialogs/AddContextDialog.h"
#include "ui/dialogs/CommandPalette.h"
#include "ui/dialogs/ContextsDialog.h"
#include "ui/dialogs/ShortcutsDialog.h"
#include "ui/dialogs/SignInDialog.h"

#include <QLineEdit>

namespace oz0 {

// What belongs to no page: the palette, the shortcuts, the contexts, and a token that the server does not know.
void Tour::addFrameStops(const Context &context)
{
    const auto trigger = [this](const char *action) {
        return [this, action] { shown().window().findChild<QAction *>(QLatin1String(action))->trigger(); };
    };
    const auto palette = [this] { return shown().window().findChild<CommandPalette *>(); };
    const auto contexts = [this] { return shown().window().findChild<ContextsDialog *>(); };
    const auto add = [this] { return shown().window().findChild<AddContextDialog *>(); };
    const auto shortcuts = [this] { return shown().window().findChild<ShortcutsDialog *>(); };
    const auto signIn = [this] { return shown().window().findChild<SignInDialog *>(); };
    const auto stop = [this](const char *name, const QString &tells, std::function<void()> prepare, auto top) {
        m_stops.append({QLatin1String(name), tells, std::move(prepare), [top] { return top() != nullptr; },
                        [top]() -> QWidget * { return top(); }, 5000});
    };
    stop("palette", tr("The command palette before anything is typed"), trigger("actionPalette"), palette);
    stop(
        "palette-typed", tr("The command palette, with a node typed"),
        [this, palette, trigger] {
            trigger("actionPalette")();
            if (auto *field = palette() ? palette()->findChild<QLineEdit *>() : nullptr)
                field->setText(shown().session()->store.nodes().isEmpty() ? QStringLiteral("copy")
                                                                          : shown().session()->store.nodes().firstKey().text());
        },
        palette);
    stop("shortcuts", tr("Every command with its keys"), trigger("actionShortcuts"), shortcuts);
    stop("contexts", tr("The contexts of this account"), trigger("actionContexts"), contexts);
    stop(
        "add-context", tr("A context that is typed"),
        [contexts, trigger] {
            trigger("actionContexts")();
            if (contexts())
                contexts()->add();
        },
        add);
    Context unknown = context;
    unknown.token = QStringLiteral("a-token-that-the-server-does-not-know");
    m_stops.append({QStringLiteral("not-signed-in"),
                    tr("The server does not know the token"),
                    [this, unknown] { shown().open(unknown); },
                    [this] { return shown().session()->session.needsSignIn(); },
                    {},
                    15000});
    stop("sign-in", tr("Another token for the same context"), trigger("actionSignIn"), signIn);
}

} // namespace oz0

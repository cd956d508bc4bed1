#include "app/console/Tour.h"

#include "ui/dialogs/AddContextDialog.h"
#include "ui/dialogs/CommandPalette.h"
#include "ui/dialogs/ContextsDialog.h"
#include "ui/dialogs/ShortcutsDialog.h"
#include "ui/dialogs/SignInDialog.h"

#include <QLineEdit>

namespace oz0 {

namespace {

/// One that was closed lives until the event loop has deleted it.
template <class T>
T *visible(const QWidget &window)
{
    for (T *dialog : window.findChildren<T *>()) {
        if (dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

} // namespace

// What belongs to no page: the palette, the shortcuts, the contexts.
void Tour::addFrameStops(const QString &language, const QList<Variant> &variants)
{
    const auto trigger = [this](const char *action) {
        return [this, action] { shown().window().findChild<QAction *>(QLatin1String(action))->trigger(); };
    };
    const auto palette = [this] { return visible<CommandPalette>(shown().window()); };
    const auto contexts = [this] { return visible<ContextsDialog>(shown().window()); };
    const auto add = [this] { return visible<AddContextDialog>(shown().window()); };
    const auto shortcuts = [this] { return visible<ShortcutsDialog>(shown().window()); };
    const auto stop = [&](const char *name, const QString &tells, std::function<void()> prepare, auto top) {
        m_stops.append({QLatin1String(name) + language, tells, std::move(prepare), [top] { return top() != nullptr; },
                        [top]() -> QWidget * { return top(); }, 5000, variants});
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
}

void Tour::addSignInStops(const Context &context)
{
    Context unknown = context;
    unknown.token = QStringLiteral("a-token-that-the-server-does-not-know");
    m_stops.append({QStringLiteral("not-signed-in"),
                    tr("The server does not know the token"),
                    [this, unknown] { shown().open(unknown); },
                    [this] { return shown().session()->session.needsSignIn(); },
                    {},
                    15000});
    const auto dialog = [this]() -> QWidget * { return visible<SignInDialog>(shown().window()); };
    m_stops.append({QStringLiteral("sign-in"), tr("Another token for the same context"),
                    [this] { shown().window().findChild<QAction *>(QStringLiteral("actionSignIn"))->trigger(); },
                    [dialog] { return dialog() != nullptr; }, dialog, 5000});
}

} // namespace oz0

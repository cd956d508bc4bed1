#include "app/console/Tour.h"

#include "ui/dialogs/AddContextDialog.h"
#include "ui/dialogs/CommandPalette.h"
#include "ui/dialogs/ContextsDialog.h"
#include "ui/dialogs/ShortcutsDialog.h"
#include "ui/dialogs/SignInDialog.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

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
void Tour::addFrameStops()
{
    const auto trigger = [this](const char *action) {
        return [this, action] { shown().window().findChild<QAction *>(QLatin1String(action))->trigger(); };
    };
    const auto palette = [this] { return visible<CommandPalette>(shown().window()); };
    const auto contexts = [this] { return visible<ContextsDialog>(shown().window()); };
    const auto add = [this] { return visible<AddContextDialog>(shown().window()); };
    const auto shortcuts = [this] { return visible<ShortcutsDialog>(shown().window()); };
    const auto stop = [&](const char *name, const QString &tells, std::function<void()> prepare, auto top) {
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
}

// Contexts of the tour's own, in a folder of its own: two that answer and one whose server does not.
void Tour::addContextsStops(const Context &context)
{
    const auto dialog = [this] { return visible<ContextsDialog>(shown().window()); };
    const auto table = [dialog] { return dialog() ? dialog()->findChild<QTableView *>(QStringLiteral("contexts")) : nullptr; };
    m_stops.append({QStringLiteral("contexts-filled"), tr("Contexts of each class; one does not answer"),
                    [this, context, dialog, table] {
                        m_ownConfiguration = qgetenv("XDG_CONFIG_HOME");
                        qputenv("XDG_CONFIG_HOME", m_foreignSettings.filePath(QStringLiteral("contexts")).toLocal8Bit());
                        Context one = context;
                        one.name = QStringLiteral("dev-box");
                        one.contextClass = ContextClass::Local;
                        static_cast<void>(keepContext(one, TokenPlace::File));
                        one.name = QStringLiteral("staging");
                        one.contextClass = ContextClass::Test;
                        static_cast<void>(keepContext(one, TokenPlace::File));
                        one.name = QStringLiteral("prod-eu");
                        one.contextClass = ContextClass::Production;
                        one.server.setPort(1);
                        static_cast<void>(keepContext(one, TokenPlace::File));
                        shown().window().findChild<QAction *>(QStringLiteral("actionContexts"))->trigger();
                        for (int row = 0; table() && row < table()->model()->rowCount(); ++row) {
                            table()->selectRow(row);
                            dialog()->findChild<QPushButton *>(QStringLiteral("testContext"))->click();
                        }
                    },
                    [table] {
                        const auto *model = table() ? qobject_cast<const ContextsModel *>(table()->model()) : nullptr;
                        int answered = 0;
                        for (int row = 0; model && row < model->rowCount(); ++row) {
                            const ContextRow::Test test = model->at(row).test;
                            answered += test == ContextRow::Test::Good || test == ContextRow::Test::Bad ? 1 : 0;
                        }
                        return answered == 4;
                    },
                    [dialog]() -> QWidget * { return dialog(); }, 15000});
    m_stops.append({QStringLiteral("contexts-none"), tr("No context, before the first"),
                    [this] {
                        qputenv("XDG_CONFIG_HOME", m_foreignSettings.filePath(QStringLiteral("nothing")).toLocal8Bit());
                        shown().close();
                        shown().window().findChild<QAction *>(QStringLiteral("actionContexts"))->trigger();
                    },
                    [dialog] { return dialog() != nullptr; }, [dialog]() -> QWidget * { return dialog(); }, 5000});
}

void Tour::addSignInStops(const Context &context)
{
    Context unknown = context;
    unknown.token = QStringLiteral("a-token-that-the-server-does-not-know");
    m_stops.append({QStringLiteral("not-signed-in"),
                    tr("The server does not know the token"),
                    [this, unknown] {
                        if (m_ownConfiguration.isEmpty())
                            qunsetenv("XDG_CONFIG_HOME");
                        else
                            qputenv("XDG_CONFIG_HOME", m_ownConfiguration);
                        shown().open(unknown);
                    },
                    [this] { return shown().session()->session.needsSignIn(); },
                    {},
                    15000});
    const auto dialog = [this]() -> QWidget * { return visible<SignInDialog>(shown().window()); };
    m_stops.append({QStringLiteral("sign-in"), tr("Another token for the same context"),
                    [this] { shown().window().findChild<QAction *>(QStringLiteral("actionSignIn"))->trigger(); },
                    [dialog] { return dialog() != nullptr; }, dialog, 5000});
}

} // namespace oz0

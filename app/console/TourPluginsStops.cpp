#include "app/console/Tour.h"

#include "ui/dialogs/AccessDialog.h"
#include "ui/dialogs/ChangeDialog.h"
#include "ui/dialogs/InstallDialog.h"
#include "ui/pages/PluginDetails.h"
#include "ui/pages/PluginsPage.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>

namespace oz0 {

namespace {

PluginsPage *pageOf(Console &console)
{
    return qobject_cast<PluginsPage *>(console.window().pageOf(ConsolePlace::Plugins));
}

/// The sample plugin that an install is previewed with: installed beside the program, or in the sources above it. Empty: neither.
QString samplePlugin()
{
    const QString here = QApplication::applicationDirPath();
    QStringList places{qEnvironmentVariable("OZ0_SAMPLE_DIR"), here + QStringLiteral("/../share/oz0/sample")};
    for (const char *up : {"/..", "/../..", "/../../.."})
        places.append(here + QLatin1String(up) + QStringLiteral("/resources/sample"));
    for (const QString &place : std::as_const(places)) {
        if (!place.isEmpty() && QDir(place + QStringLiteral("/greeter")).exists())
            return QDir::cleanPath(QDir(place).filePath(QStringLiteral("greeter")));
    }
    return {};
}

} // namespace

// Nothing is confirmed: each dialog is shown with what it would do, and closed.
void Tour::addPluginsStops(const Context &context)
{
    const PluginName greeter(QStringLiteral("greeter"));
    const auto presenter = [this]() -> PluginsPresenter & { return shown().session()->plugins; };
    const auto there = [this, presenter] {
        return isAt(ConsolePlace::Plugins, PageState::Ready)() && presenter().manifest() != nullptr;
    };
    m_stops.append({QStringLiteral("plugins-ready"),
                    tr("Plugins, with what the selected one declares and reaches"),
                    [this, context, greeter] {
                        shown().open(context);
                        show(ConsolePlace::Plugins, greeter.text());
                    },
                    there,
                    {},
                    15000});
    const std::pair<PluginDetails::Tab, const char *> tabs[] = {{PluginDetails::Secrets, "secrets"},
                                                                {PluginDetails::Candidates, "candidates"},
                                                                {PluginDetails::ManifestText, "manifest"}};
    for (const auto &[tab, name] : tabs) {
        m_stops.append({QStringLiteral("plugins-%1").arg(QLatin1String(name)),
                        tr("A plugin’s details: %1").arg(QLatin1String(name)),
                        [this, tab = tab] { pageOf(shown())->details().setCurrentTab(tab); },
                        there,
                        {},
                        5000});
    }
    m_stops.append({QStringLiteral("plugins-filtered-empty"),
                    tr("A filter that hides every plugin"),
                    [this, presenter] {
                        pageOf(shown())->details().setCurrentTab(PluginDetails::Overview);
                        presenter().filter().setQuery({QStringLiteral("no-such-plugin"), {false, false, true, false}});
                    },
                    isAt(ConsolePlace::Plugins, PageState::FilteredEmpty),
                    {},
                    5000});
    const auto dialog = [this]() -> QWidget * { return pageOf(shown())->dialog(); };
    const auto isOpen = [this] { return pageOf(shown())->dialog() != nullptr; };
    const auto open = [&](const QString &name, const QString &tells, void (PluginsPage::*act)()) {
        m_stops.append({name, tells,
                        [this, presenter, greeter, act] {
                            presenter().filter().setQuery({});
                            show(ConsolePlace::Plugins, greeter.text());
                            (pageOf(shown())->*act)();
                        },
                        isOpen, dialog, 5000});
    };
    open(QStringLiteral("plugins-choose-secrets"), tr("Which secrets a plugin may have"), &PluginsPage::chooseSecrets);
    m_stops.append({QStringLiteral("plugins-take-a-secret"), tr("Taking a secret away: who loses it"),
                    [this] {
                        pageOf(shown())->chooseSecrets();
                        QDialog *top = pageOf(shown())->dialog();
                        if (auto *all = top ? top->findChild<QCheckBox *>(QStringLiteral("allSecrets")) : nullptr)
                            all->setChecked(false);
                        for (QCheckBox *box : top ? top->findChildren<QCheckBox *>() : QList<QCheckBox *>())
                            box->setChecked(false);
                    },
                    isOpen, dialog, 5000});
    open(QStringLiteral("plugins-set-a-secret"), tr("Setting a secret’s value, which is never shown"), &PluginsPage::setSecret);
    open(QStringLiteral("plugins-bindings"), tr("Filling marked arguments with secrets"), &PluginsPage::bindArguments);
    open(QStringLiteral("plugins-uninstall"), tr("Uninstalling: what vanishes"), &PluginsPage::uninstall);
    open(QStringLiteral("plugins-install"), tr("Installing: choose first"), &PluginsPage::install);
    const QString sample = samplePlugin();
    for (const QString &path : {sample, QStringLiteral("/nowhere")}) {
        if (path.isEmpty())
            continue;
        m_stops.append(
            {path == sample ? QStringLiteral("plugins-install-judged") : QStringLiteral("plugins-install-failed"),
             path == sample ? tr("Installing: the verdict before it is done") : tr("Installing: there is no such folder"),
             [this, path] {
                 pageOf(shown())->install();
                 if (auto *install = qobject_cast<InstallDialog *>(pageOf(shown())->dialog()))
                     install->presenter().choose(path);
             },
             [this] {
                 auto *install = qobject_cast<InstallDialog *>(pageOf(shown())->dialog());
                 return install && !install->presenter().isWorking();
             },
             dialog, 30000});
    }
    const auto change = [this]() -> QWidget * {
        auto *access = qobject_cast<AccessDialog *>(pageOf(shown())->dialog());
        return access ? (access->openChange() ? access->openChange() : static_cast<QDialog *>(access)) : nullptr;
    };
    // The one of the stop before may still be closing.
    const auto opened = [this]() -> AccessDialog * {
        auto *access = qobject_cast<AccessDialog *>(pageOf(shown())->dialog());
        return access && access->isVisible() ? access : nullptr;
    };
    const std::tuple<const char *, AccessDialog::Tab, void (AccessDialog::*)()> accesses[] = {
        {"members", AccessDialog::Members, nullptr},
        {"keys", AccessDialog::Keys, nullptr},
        {"nodes", AccessDialog::Nodes, nullptr},
        {"add-member", AccessDialog::Members, &AccessDialog::addMember},
        {"remove-member", AccessDialog::Members, &AccessDialog::removeMember},
        {"change-member", AccessDialog::Members, &AccessDialog::changeMember},
        {"add-key", AccessDialog::Keys, &AccessDialog::addKey},
        {"labels", AccessDialog::Nodes, &AccessDialog::changeLabels},
        {"remove-node", AccessDialog::Nodes, &AccessDialog::removeNode},
        {"join-token", AccessDialog::Nodes, &AccessDialog::addJoinToken}};
    for (const auto &[name, tab, act] : accesses) {
        m_stops.append({QStringLiteral("access-%1").arg(QLatin1String(name)),
                        tr("Members, keys and nodes: %1").arg(QLatin1String(name)), [this] { pageOf(shown())->showAccess(); },
                        [this, opened, tab = tab, act = act] {
                            AccessDialog *access = opened();
                            if (!access || shown().session()->access.members().rowCount() == 0)
                                return false;
                            access->setCurrentTab(tab);
                            if (act && !access->openChange())
                                (access->*act)();
                            return !act || access->openChange() != nullptr;
                        },
                        change, 10000});
    }
}

} // namespace oz0

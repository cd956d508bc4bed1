#include "app/console/Tour.h"

#include "ui/pages/PreviewPage.h"

#include <QDir>
#include <QFile>

namespace oz0 {

namespace {

// A new version of a sample plugin that may be installed, one that may not, and one that nobody can read.
const char *const passingPlugin
    = "name: text-statistics\nversion: 0.7.0\ndescription: Counts what is in a text.\n\ntools:\n  - id: text_statistics\n"
      "    server: {module: text_statistics.server}\n    functions:\n      - name: count\n"
      "        input: {type: object, properties: {text: {type: string}, language: {type: string}}, required: [text]}\n"
      "        output:\n          type: object\n          properties:\n            characters: {type: integer}\n"
      "            words: {type: integer}\n            sentences: {type: integer}\n            minutes: {type: number}\n"
      "          required: [characters, words, sentences, minutes]\n      - name: frequent\n        input:\n"
      "          type: object\n          properties:\n            text: {type: string}\n"
      "            most: {type: integer, minimum: 1, maximum: 100}\n          required: [text]\n        output:\n"
      "          type: object\n          properties:\n            words:\n              type: array\n"
      "              items: {type: object, properties: {word: {type: string}, times: {type: integer}}, required: [word, times]}\n"
      "          required: [words]\n\nagents:\n  - name: text-reviewer\n    tools: [text_statistics]\n"
      "    input: {type: object, properties: {text: {type: string}}, required: [text]}\n    output: {type: object}\n"
      "    labels: {tier: interactive}\n";
const char *const refusedPlugin
    = "name: text-statistics\nversion: 1.0.0\ndescription: Counts what is in a text.\n\nrequires:\n"
      "  secrets: [TOUR_KEY]\n\ntools:\n  - id: text_statistics\n    server: {module: text_statistics.server}\n"
      "    functions:\n      - name: count\n        input:\n          type: object\n"
      "          properties: {text: {type: string}, language: {type: string}}\n          required: [text, language]\n"
      "        output:\n          type: object\n          properties: {characters: {type: integer}, words: {type: integer}}\n"
      "          required: [characters, words]\n      - {name: readability}\n  - id: greeter\n"
      "    server: {module: text_statistics.greeter}\n    functions: [{name: hello}]\n\n"
      "agents:\n  - name: planner\n    tools: [text_statistics]\n";
const char *const brokenPlugin = "name: text-statistics\nversion: zero\ntools:\n  - id: [tour\n";

} // namespace

void Tour::addPreviewStops(const Context &context)
{
    const auto preview = [this]() -> PreviewPresenter & { return shown().session()->preview; };
    const auto page = [this] { return shown().window().findChild<PreviewPage *>(); };
    const QString folder = m_foreignSettings.filePath(QStringLiteral("tour-example"));
    const auto run = [preview, folder](const char *manifest) {
        return [preview, folder, manifest] {
            QDir().mkpath(folder);
            QFile file(folder + QStringLiteral("/plugin.yaml"));
            if (file.open(QIODevice::WriteOnly))
                file.write(manifest);
            file.close();
            preview().setFolder(folder);
            preview().start();
        };
    };
    const auto done = [preview](int entries) {
        return [preview, entries] {
            return preview().step() == PreviewPresenter::Step::None && preview().history().entries().size() >= entries;
        };
    };
    m_stops.append({QStringLiteral("preview-empty"),
                    tr("Preview, before the first"),
                    [this, context] {
                        shown().open(context);
                        show(ConsolePlace::Preview);
                    },
                    isAt(ConsolePlace::Preview, PageState::Empty),
                    {},
                    15000});
    m_stops.append({QStringLiteral("preview-passes"), tr("An install would pass"), run(passingPlugin), done(1), {}});
    m_stops.append({QStringLiteral("preview-refused"),
                    tr("An install would be refused, and what differs from before"),
                    run(refusedPlugin),
                    done(2),
                    {}});
    m_stops.append({QStringLiteral("preview-checks"),
                    tr("Each check, with what it came to"),
                    [page] { page()->findChild<QAction *>(QStringLiteral("actionShowChecks"))->setChecked(true); },
                    [] { return true; },
                    {}});
    m_stops.append({QStringLiteral("preview-json"),
                    tr("The same as the command prints it with --json"),
                    [page] {
                        page()->findChild<QAction *>(QStringLiteral("actionShowChecks"))->setChecked(false);
                        page()->findChild<QPushButton *>(QStringLiteral("showJson"))->setChecked(true);
                    },
                    [] { return true; },
                    {}});
    m_stops.append({QStringLiteral("preview-unreadable"),
                    tr("A folder that cannot be read"),
                    [page, start = run(brokenPlugin)] {
                        page()->findChild<QPushButton *>(QStringLiteral("showJson"))->setChecked(false);
                        start();
                    },
                    done(3),
                    {}});
    m_stops.append({QStringLiteral("preview-failed"),
                    tr("A folder that has gone"),
                    [preview, folder] {
                        preview().setFolder(folder + QStringLiteral("-gone"));
                        preview().start();
                    },
                    done(4),
                    {}});
    m_stops.append({QStringLiteral("preview-compared"),
                    tr("Two previews of the history, compared"),
                    [preview] {
                        const QList<PreviewEntry> &entries = preview().history().entries();
                        preview().select({entries[2].key, entries[3].key});
                    },
                    [preview] { return !preview().comparison().isEmpty(); },
                    {}});
    m_stops.append({QStringLiteral("preview-running"),
                    tr("A preview that runs: the server has not answered yet"),
                    [this, context, start = run(passingPlugin)] {
                        m_relay = std::make_unique<Relay>(context.server);
                        Context relayed = context;
                        relayed.server = m_relay->url();
                        shown().open(relayed);
                        show(ConsolePlace::Preview);
                        m_relay->setMode(Relay::Mode::Hold);
                        start();
                    },
                    [preview] { return preview().step() == PreviewPresenter::Step::Sending; },
                    {}});
    m_stops.append({QStringLiteral("preview-cancelled"),
                    tr("The same, cancelled"),
                    [preview] { preview().cancel(); },
                    [preview] { return preview().shown() && preview().shown()->isStopped(); },
                    {}});
    m_stops.append({QStringLiteral("preview-again"),
                    tr("The folder as it may be installed, once more"),
                    [this, context, start = run(passingPlugin)] {
                        shown().open(context);
                        show(ConsolePlace::Preview);
                        start();
                    },
                    [this, preview] {
                        return isAt(ConsolePlace::Preview, PageState::Ready)() && preview().shown() && preview().shown()->preview;
                    },
                    {},
                    15000,
                    {m_variants.first()}});
    m_stops.append({QStringLiteral("preview-candidate"),
                    tr("What an install of a candidate's content would do, and what it widens"),
                    [this, preview] {
                        const auto &candidates = shown().session()->store.candidates();
                        if (!candidates.isEmpty())
                            preview().startOf(candidates.begin()->id);
                    },
                    [this, preview] {
                        return shown().session()->store.candidates().isEmpty()
                            || (preview().shown() && preview().shown()->preview && !preview().shown()->candidate.isEmpty());
                    },
                    {},
                    15000,
                    {m_variants.first()}});
}

} // namespace oz0

// The text diff of two 20,000-line manifests from their bytes to the first screen, and every step of scrolling through it.
#include "Bench.h"
#include "models/diff/DiffOutcome.h"
#include "ui/ConsoleStyle.h"
#include "ui/widgets/diff/TextDiffView.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>

namespace oz0::bench {

namespace {

constexpr int rounds = 15;

// 2,500 tools of 8 lines. The second one has a changed word in every twentieth entry, and one tool more in every hundredth.
QByteArray manifestOf(bool isEdited)
{
    QByteArray text = "name: big\nversion: 1.0.0\ntools:\n";
    for (int i = 0; i < 2500; ++i) {
        const QByteArray number = QByteArray::number(i);
        const QByteArray type = isEdited && i % 20 == 0 ? "number" : "string";
        if (isEdited && i % 100 == 50)
            text += "  - id: fresh_" + number + "\n    server: {module: big.fresh" + number + "}\n";
        text += "  - id: tool_" + number + "\n    description: Tool number " + number + "\n    server: {module: big.tool" + number
            + "}\n    functions:\n      - name: run\n        input: {type: object, properties: {text: {type: " + type
            + "}, count: {type: integer, minimum: 0}}}\n        output: {type: object}\n    # " + number + "\n";
    }
    return text;
}

double paint(TextDiffView &view)
{
    QElapsedTimer clock;
    clock.start();
    view.viewport()->repaint();
    return double(clock.nsecsElapsed()) / 1e6;
}

} // namespace

void diffViewBench(Bench &bench)
{
    auto *application = qobject_cast<QApplication *>(QCoreApplication::instance());
    Theme theme(*application, SchemeChoice::Light);
    TextDiffView view(theme);
    view.resize(1240, 760);
    view.show();
    QCoreApplication::processEvents();
    const QByteArray before = manifestOf(false);
    const QByteArray after = manifestOf(true);
    QList<double> first;
    QElapsedTimer clock;
    std::shared_ptr<const DiffText> text;
    for (int round = 0; round <= rounds; ++round) {
        view.setText({});
        paint(view);
        clock.start();
        auto made = std::make_shared<DiffText>();
        made->diff = diffTexts(before, after);
        made->folds = foldsOf(made->diff, 3, 4, true);
        view.setText(made);
        view.viewport()->repaint();
        if (round > 0)
            first.append(double(clock.nsecsElapsed()) / 1e6);
        text = made;
    }
    Row &row = bench.atMost(QStringLiteral("text diff of two 20,000-line manifests, from bytes to its first screen"), 150,
                            QStringLiteral("ms"), first);
    row.note = QStringLiteral("%1 changes, %2 folds").arg(text->diff.hunks.size()).arg(text->folds.size());
    // Down through all lines by pages and by lines, everything unfolded.
    view.openAll();
    QList<double> steps;
    QScrollBar *bar = view.verticalScrollBar();
    for (int at = 0; at < bar->maximum(); at += view.viewport()->height()) {
        clock.start();
        bar->setValue(at);
        view.viewport()->repaint();
        steps.append(double(clock.nsecsElapsed()) / 1e6);
    }
    for (int line = 0; line < 500; ++line) {
        clock.start();
        bar->setValue(bar->maximum() / 2 + line * bar->singleStep());
        view.viewport()->repaint();
        steps.append(double(clock.nsecsElapsed()) / 1e6);
    }
    Row &scrolling = bench.atMost(QStringLiteral("slowest step of scrolling through it, unfolded"), 16, QStringLiteral("ms"),
                                  {quantile(steps, 1)});
    scrolling.note = QStringLiteral("median %1, 99th percentile %2, %3 steps")
                         .arg(median(steps), 0, 'f', 1)
                         .arg(quantile(steps, 0.99), 0, 'f', 1)
                         .arg(steps.size());
    QList<double> longLine;
    view.setText(textOf("a\n" + QByteArray(1024 * 1024, 'x') + "\nb\n", "a\n" + QByteArray(1024 * 1024, 'y') + "\nb\n"));
    for (int at = 0; at <= view.horizontalScrollBar()->maximum(); at += view.horizontalScrollBar()->singleStep()) {
        clock.start();
        view.horizontalScrollBar()->setValue(at);
        view.viewport()->repaint();
        longLine.append(double(clock.nsecsElapsed()) / 1e6);
    }
    bench.atMost(QStringLiteral("slowest step along a line of 1 MiB"), 16, QStringLiteral("ms"), {quantile(longLine, 1)});
}

} // namespace oz0::bench

// The diff with real widgets, found by their object names and driven by keys.
#include "ui/pages/DiffPage.h"
#include "core/client/ContextGate.h"
#include "core/wire/Codec.h"
#include "models/diff/DiffRoles.h"
#include "models/diff/PairedBindings.h"
#include "tests/support/DiffSample.h"
#include "tests/ui/ConsoleFixture.h"
#include "ui/Translations.h"
#include "ui/pages/CandidateDiff.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/SegmentedSwitch.h"
#include "ui/widgets/diff/DiffDelegate.h"
#include "ui/widgets/diff/DiffTree.h"
#include "ui/widgets/diff/FileSyntax.h"
#include "ui/widgets/diff/OverviewRuler.h"
#include "ui/widgets/diff/TextDiffView.h"

#include <QAccessible>
#include <QClipboard>
#include <QElapsedTimer>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTextBlock>
#include <QTranslator>

using namespace oz0;

namespace {

const PluginName plugin(QStringLiteral("my-plugin"));
const DiffSide installedSide{DiffSide::Kind::Installed, {}};
const DiffSide candidateSide{DiffSide::Kind::Candidate, QStringLiteral("59a7b4da7db9")};
const DiffSide refusalSide{DiffSide::Kind::Refusal, QStringLiteral("r1")};

struct Window
{
    Window()
        : theme(*qobject_cast<QApplication *>(QCoreApplication::instance()), SchemeChoice::Light),
          gate(ContextClass::Local, clocks), store(clocks),
          session(client, store, gate, ConsoleFixture::contextFor(ContextClass::Local)), diff(client, store, session),
          settings(folder.filePath(QStringLiteral("console.ini")), QSettings::IniFormat)
    {
        serve(client, {installedSample(), changedSample()});
        client.refusalPages.reply = [](const PageRequest &) { return Result<Page<RefusalRecord>>(Page<RefusalRecord>{}); };
        client.calls.reply = [](const QByteArray &, const QString &, const QJsonObject &) {
            RefusalRecord record = diffRecord(changedSample());
            record.verdict.refusals[0].remedy = {QJsonObject{{QStringLiteral("op"), QStringLiteral("remove")},
                                                             {QStringLiteral("path"), QStringLiteral("/egress/allow/1")}}};
            return Result<QJsonObject>(toJson(record));
        };
        store.apply(diffTenant(clocks.now(), installedSample(), changedSample()));
        store.setLiveness(Liveness::Live);
        page = std::make_unique<DiffPage>(diff, theme, prompt, settings);
        page->resize(1300, 800);
        page->QWidget::show();
    }
    void compare(const DiffSide &from, const DiffSide &to)
    {
        page->show(plugin, from, to);
        QTRY_VERIFY(diff.outcome());
        QCoreApplication::processEvents();
    }
    template <class T>
    T *find(const char *name)
    {
        T *found = page->findChild<T *>(QLatin1String(name));
        Q_ASSERT(found);
        return found;
    }
    void focus(QWidget *widget)
    {
        page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(page.get()));
        widget->setFocus();
        QTRY_VERIFY(widget->hasFocus());
    }

    FakeClocks clocks;
    QTemporaryDir folder;
    Theme theme;
    FakePrompt prompt;
    FakeApiClient client;
    ContextGate gate;
    TenantStore store;
    SessionPresenter session;
    DiffPresenter diff;
    QSettings settings;
    std::unique_ptr<DiffPage> page;
};

std::shared_ptr<const DiffText> numbered(int lines, int everyNth)
{
    QByteArray before;
    QByteArray after;
    for (int i = 0; i < lines; ++i) {
        const QByteArray line = "key_" + QByteArray::number(i) + ": value\n";
        before += line;
        after += i % everyNth == everyNth / 2 ? "key_" + QByteArray::number(i) + ": another\n" : line;
    }
    return textOf(before, after);
}

/// The console in German as long as it lives.
class InGerman
{
public:
    InGerman() : m_texts(installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German))) { }
    ~InGerman() { qDeleteAll(m_texts); }

private:
    QList<QTranslator *> m_texts;
};

// Every text that a window holds, shown or told.
QString everythingIn(const QWidget &top)
{
    QStringList texts;
    for (const QWidget *widget : top.findChildren<QWidget *>()) {
        texts << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip() << widget->whatsThis();
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            texts << label->text();
        if (const auto *edit = qobject_cast<const QPlainTextEdit *>(widget))
            texts << edit->toPlainText();
        if (const auto *view = qobject_cast<const TextDiffView *>(widget)) {
            for (int row = 0; row < view->rows().count(); ++row)
                texts << view->rowText(row);
        }
        if (QAccessibleInterface *access = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget))) {
            for (const QAccessible::Text text : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
                texts << access->text(text);
        }
    }
    return texts.join(QLatin1Char('\n'));
}

} // namespace

class DiffPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setEffectEnabled(Qt::UI_General, false);
        installTranslations(*QCoreApplication::instance(), QLocale::c());
    }

    void aValueOfYamlIsNotInTheColourOfItsKey()
    {
        if (!FileSyntax::isAvailable())
            QSKIP("built without KSyntaxHighlighting");
        auto text = std::make_shared<DiffText>();
        text->diff = diffTexts("", "name: my-plugin\nuses: [tracker]\nrequires:\n  header: \"Bearer {secret}\"\n");
        FileSyntax syntax;
        syntax.setText(QStringLiteral("plugin.yaml"), text);
        QTRY_VERIFY(syntax.spans(DiffPane::Right, 3));
        const auto tokenAt = [&](int line, const char *word) {
            const qsizetype at = text->diff.after.lines[line].text.indexOf(QLatin1String(word));
            for (const SyntaxSpan &span : *syntax.spans(DiffPane::Right, line)) {
                if (span.from <= at && at < span.from + span.length)
                    return span.token;
            }
            return Token::Text;
        };
        QCOMPARE(tokenAt(0, "name"), Token::SynKey);
        QVERIFY(tokenAt(0, "my-plugin") != Token::SynKey);
        QVERIFY(tokenAt(1, "tracker") != Token::SynKey);
        QCOMPARE(tokenAt(3, "header"), Token::SynKey);
        QCOMPARE(tokenAt(3, "Bearer"), Token::SynStr);
    }

    void U15_theFirstScreenIsTheSummaryWithWhatWidensFirst()
    {
        Window window;
        window.compare(installedSide, candidateSide);
        QCOMPARE(window.page->view(), DiffPage::View::Meaning);
        QVERIFY(window.find<QLabel>("diffVerdict")->text().contains(QLatin1String("widen reach")));
        auto *tree = window.find<DiffTree>("meaning");
        QVERIFY(tree->isVisible());
        const QModelIndex first = tree->model()->index(0, 0);
        QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(QLatin1String("reach")));
        QVERIFY(tree->isExpanded(first));
        QVERIFY(window.find<QLabel>("processReachVerdict")->text().contains(QLatin1String("VENDOR_KEY")));
    }

    void U15_nextAndPreviousByKeyInEveryView()
    {
        Window window;
        window.compare(installedSide, candidateSide);
        auto *tree = window.find<DiffTree>("meaning");
        window.focus(tree);
        QTest::keyClick(tree, Qt::Key_F7);
        const QModelIndex one = tree->currentIndex();
        QVERIFY(one.parent().isValid());
        QTest::keyClick(tree, Qt::Key_F7);
        QVERIFY(tree->currentIndex() != one);
        QTest::keyClick(tree, Qt::Key_F7, Qt::ShiftModifier);
        QCOMPARE(tree->currentIndex(), one);
        QVERIFY(window.find<QLabel>("diffPlace")->text().startsWith(QLatin1String("1 of ")));
        window.page->setView(DiffPage::View::Text);
        auto *view = window.find<TextDiffView>("textDiff");
        window.focus(view);
        QVERIFY(view->goToChange(0));
        QTest::keyClick(view, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(view->currentChange(), 1);
        QTest::keyClick(view, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(view->currentChange(), 0);
        QVERIFY(window.find<QPushButton>("nextChange")->toolTip().contains(QLatin1String("F7")));
    }

    void U15_aSectionIsTickedBySpaceAndTheTickIsThereAgain()
    {
        Window window;
        window.compare(installedSide, candidateSide);
        auto *tree = window.find<DiffTree>("meaning");
        window.focus(tree);
        tree->setCurrentIndex(tree->model()->index(0, 0));
        QTest::keyClick(tree, Qt::Key_Space);
        QCOMPARE(window.diff.meaning().reviewedSections(), 1);
        QVERIFY(window.find<QLabel>("reviewed")->text().startsWith(QLatin1String("1 of ")));
        window.diff.clear();
        window.compare(installedSide, candidateSide);
        QCOMPARE(window.diff.meaning().reviewedSections(), 1);
    }

    void aChangeOpensItsLineInTheText()
    {
        Window window;
        window.compare(installedSide, refusalSide);
        auto *tree = window.find<DiffTree>("meaning");
        window.focus(tree);
        for (int presses = 0; presses < 20 && !tree->currentIndex().data().toString().contains(QLatin1String("collector"));
             ++presses)
            QTest::keyClick(tree, Qt::Key_F7);
        QTest::keyClick(tree, Qt::Key_Return);
        QCOMPARE(window.page->view(), DiffPage::View::Text);
        auto *view = window.find<TextDiffView>("textDiff");
        QVERIFY(view->rowText(view->currentRow()).contains(QLatin1String("collector.example.net")));
    }

    void aRefusalInTheMarginAndInTheListAreOne()
    {
        Window window;
        window.compare(installedSide, refusalSide);
        window.page->setView(DiffPage::View::Text);
        auto *view = window.find<TextDiffView>("textDiff");
        auto *list = window.find<Table>("diffRefusals");
        QCOMPARE(list->model()->rowCount(), 2);
        window.focus(view);
        QTest::keyClick(view, Qt::Key_F8);
        QCOMPARE(list->currentIndex().row(), 0);
        QVERIFY(view->rowText(view->currentRow()).contains(QLatin1String("collector.example.net")));
        QVERIFY(window.find<QLabel>("refusalTitle")->text().contains(QLatin1String("egress.host_added")));
        view->setCurrentRow(0);
        list->clearSelection();
        list->setCurrentIndex({});
        view->goToLine(DiffPane::Right, window.diff.refusals().at(0).line - 1);
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(list->currentIndex().row(), 0);
        QVERIFY(view->rowText(view->currentRow()).startsWith(window.diff.refusals().index(0, 0).data().toString()));
    }

    void theFirstRefusalIsToldOfBeforeOneIsChosen()
    {
        Window window;
        window.compare(installedSide, refusalSide);
        window.page->setView(DiffPage::View::Text);
        QCOMPARE(window.find<Table>("diffRefusals")->currentIndex().row(), 0);
        QVERIFY(window.find<QLabel>("refusalTitle")->text().contains(QLatin1String("egress.host_added")));
        QCOMPARE(window.find<QTabBar>("diffPanelTabs")->tabText(0), QStringLiteral("Refusal 1 of 1"));
        auto *view = window.find<TextDiffView>("textDiff");
        window.focus(view);
        QTest::keyClick(view, Qt::Key_F8); // to the one that is shown, not past it
        QTest::keyClick(view, Qt::Key_F8);
        QCOMPARE(window.find<QTabBar>("diffPanelTabs")->tabText(0), QStringLiteral("Warning 1 of 1"));
        QVERIFY(!window.diff.refusals().index(1, 0).data().toString().contains(QLatin1Char('_'))); // words, not a code
    }

    void wayToNowhereIsOffWithItsReason()
    {
        Window window;
        window.compare(installedSide, candidateSide);
        window.page->setView(DiffPage::View::Text);
        auto *view = window.find<TextDiffView>("textDiff");
        QVERIFY(view->goToChange(0));
        QVERIFY(!window.find<QPushButton>("previousChange")->isEnabled());
        QCOMPARE(window.find<QPushButton>("previousChange")->toolTip(), QStringLiteral("There is no further change."));
        QVERIFY(window.find<QPushButton>("nextChange")->isEnabled());
        QVERIFY(view->goToChange(view->rows().changes() - 1));
        QVERIFY(window.find<QPushButton>("previousChange")->isEnabled());
        QVERIFY(!window.find<QPushButton>("nextChange")->isEnabled());
        window.page->setView(DiffPage::View::Reach);
        QVERIFY(!window.find<QPushButton>("nextChange")->isVisible());
    }

    void unchangedSectionsListWhatIsDeclaredAndStepsPassThemBy()
    {
        Window window;
        window.compare(installedSide, candidateSide);
        auto *tree = window.find<DiffTree>("meaning");
        const QAbstractItemModel &model = *tree->model();
        int declared = 0;
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex parent = model.index(group, 0);
            if (model.rowCount(parent) > 0 && model.index(0, 0, parent).data(IsDeclaredRole).toBool()) {
                ++declared;
                QVERIFY(!tree->isExpanded(parent));
                QVERIFY(!parent.data(StrongRole).toBool());
            }
        }
        QVERIFY(declared > 0);
        int steps = 0;
        while (tree->step(1) && steps < 1000) {
            QVERIFY(!tree->currentIndex().data(IsDeclaredRole).toBool());
            ++steps;
        }
        const DiffSummary shown = withPairedBindings(window.diff.outcome()->summary);
        QCOMPARE(steps, shown.counts.all() + int(shown.equated.size()));
    }

    void whatIsFoldedAwayMakesNoScrollBar()
    {
        Window window;
        window.page->setView(DiffPage::View::Text);
        window.compare(installedSide, candidateSide);
        auto *view = window.find<TextDiffView>("textDiff");
        QByteArray before = "a: 1\n" + QByteArray(200, '\n') + "# " + QByteArray(900, 'x') + '\n' + QByteArray(200, '\n');
        QByteArray after = before;
        after.replace("a: 1", "a: 2");
        view->setText(textOf(before, after));
        QVERIFY(view->rows().at(view->rows().count() - 1).kind == DiffRow::Kind::Fold);
        QCOMPARE(view->horizontalScrollBar()->maximum(), 0);
        view->openAll();
        QVERIFY(view->horizontalScrollBar()->maximum() > 0);
    }

    void marksOfAShortTextStandBesideTheirLines()
    {
        Window window;
        window.page->setView(DiffPage::View::Text);
        window.compare(installedSide, candidateSide);
        auto *view = window.find<TextDiffView>("textDiff");
        view->setText(textOf("a: 1\nb: 1\n", "a: 1\nb: 2\n"));
        auto *ruler = view->findChild<OverviewRuler *>(QStringLiteral("overviewRuler"));
        const QImage image = ruler->grab().toImage();
        const QColor mark = window.theme.color(Token::Good);
        for (int y = 0; y < image.height(); ++y) {
            const bool isBeside = y >= view->rowRect(1).top() && y <= view->rowRect(1).bottom() + 1;
            QCOMPARE(image.pixelColor(3, y) == mark, isBeside && y <= view->rowRect(1).bottom());
        }
    }

    void theNameAndTheSidesAreWholeWhileThereIsRoom()
    {
        Window window;
        window.compare(refusalSide, installedSide);
        const auto *title = window.find<ElidedLabel>("diffTitle");
        const QList<ElidedCombo *> sides{window.find<ElidedCombo>("diffFrom"), window.find<ElidedCombo>("diffTo")};
        for (const int width : {1300, 1240, 1100}) {
            window.page->resize(width, 800);
            QCoreApplication::processEvents();
            QVERIFY2(title->width() >= title->sizeHint().width(), qPrintable(QString::number(width)));
            for (const ElidedCombo *side : sides)
                QVERIFY2(side->width() >= side->widthOfCurrent(), qPrintable(side->currentText()));
        }
    }

    void theNameIsCutAfterTheIconsOfTheViewsWent()
    {
        const InGerman german;
        Window window;
        window.compare(installedSide, refusalSide);
        const auto *title = window.find<ElidedLabel>("diffTitle");
        for (const int width : {960, 900, 820}) {
            window.page->resize(width, 540);
            QCoreApplication::processEvents();
            QVERIFY2(title->isVisible() && title->width() >= title->sizeHint().width(), qPrintable(QString::number(width)));
            const auto *views = window.find<SegmentedSwitch>("diffViews");
            QVERIFY2(views->width() >= views->sizeHint().width(), qPrintable(QString::number(width)));
        }
    }

    void aShortSideLeavesTheRoomToALongOne()
    {
        Window window;
        const QString folder = window.folder.filePath(QString(60, QLatin1Char('f')));
        const SampleBundle sample = changedSample();
        for (auto file = sample.files.begin(); file != sample.files.end(); ++file) {
            const QString path = folder + QLatin1Char('/') + file.key();
            QVERIFY(QDir().mkpath(path.section(QLatin1Char('/'), 0, -2)));
            QFile out(path);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(file.value());
        }
        window.compare(installedSide, {DiffSide::Kind::Folder, folder});
        window.page->resize(1100, 800);
        QCoreApplication::processEvents();
        const auto *installed = window.find<ElidedCombo>("diffFrom");
        QVERIFY(window.find<ElidedCombo>("diffTo")->width() < window.find<ElidedCombo>("diffTo")->widthOfCurrent());
        QVERIFY(installed->width() <= installed->widthOfCurrent());
    }

    void aShortNameHasNoGapBehindIt()
    {
        Window window;
        ElidedLabel label(window.theme, FontRole::Text, Token::Text, Qt::ElideRight);
        label.setText(QStringLiteral("ab"));
        QCOMPARE(label.minimumSizeHint().width(), label.sizeHint().width());
    }

    void thePaneOfFilesKeepsItsWidthInGerman()
    {
        const InGerman german;
        Window window;
        window.compare(installedSide, refusalSide);
        window.page->setView(DiffPage::View::Text);
        QCoreApplication::processEvents();
        const auto *pane = window.find<Table>("diffFiles")->parentWidget();
        QVERIFY2(pane->width() <= size::filesPane, qPrintable(QString::number(pane->width())));
        const auto *files = window.find<Table>("diffFiles");
        const int status = files->columnWidth(int(DiffFilesModel::Column::Status));
        const int refusals = files->columnWidth(int(DiffFilesModel::Column::Refusals));
        QVERIFY(refusals < status); // a number, not the word of a head that is not shown
        const auto *head = window.find<ElidedLabel>("filesHead");
        QVERIFY(head->width() >= head->sizeHint().width());
    }

    void aPathLosesFoldersBeforeItsName()
    {
        Window window;
        const QFontMetrics metrics(window.theme.font(FontRole::Fixed));
        const auto inChars = [&metrics](const char *path, int chars) {
            return elidedPath(metrics, QLatin1String(path), chars * metrics.horizontalAdvance(QLatin1Char('m')) + 2);
        };
        QCOMPARE(inChars("src/csv_summary/__init__.py", 40), QStringLiteral("src/csv_summary/__init__.py"));
        QCOMPARE(inChars("src/csv_summary/__init__.py", 20), QStringLiteral("src/…/__init__.py"));
        QCOMPARE(inChars("src/csv_summary/__init__.py", 15), QStringLiteral("…/__init__.py"));
        QCOMPARE(inChars("src/a/much_too_long/x.py", 14), QStringLiteral("src/a/…/x.py"));
        QVERIFY(inChars("a_name_that_is_long.py", 8).contains(QChar(0x2026)));
    }

    void inALowWindowTheLinesHaveTheGreaterPart()
    {
        Window window;
        window.page->resize(1300, 430);
        window.compare(installedSide, refusalSide);
        window.page->setView(DiffPage::View::Text);
        const auto *panel = window.find<QWidget>("diffPanel");
        const auto share = [&] { return 100 * panel->height() / panel->parentWidget()->height(); };
        QTRY_VERIFY2(share() <= 38, qPrintable(QString::number(share())));
        window.page->resize(1300, 800);
        QTRY_VERIFY(panel->height() >= size::diffPanel);
    }

    void aSwitchThatIsOffCostsTheVerdictNoLine()
    {
        const InGerman german;
        Window window;
        window.compare(installedSide, refusalSide);
        window.page->setView(DiffPage::View::Text);
        const auto *layout = window.find<QWidget>("diffLayout");
        const auto *unified = window.find<QAction>("actUnified");
        QVERIFY(layout->isVisible() && unified->isEnabled());
        window.page->resize(820, 540);
        QTRY_VERIFY(!layout->isVisible());
        QVERIFY(!unified->isEnabled());
        QVERIFY(!unified->statusTip().isEmpty());
        window.page->resize(1300, 800);
        QTRY_VERIFY(layout->isVisible());
        QVERIFY(unified->isEnabled());
    }

    void U24_theVerdictOfTheReachIsOfTheChosenProcess()
    {
        Window window;
        window.compare(installedSide, candidateSide);
        auto *process = window.find<QComboBox>("processReachProcess");
        const auto *verdict = window.find<QLabel>("processReachVerdict");
        for (int index = process->count() - 1; index >= 0; --index) {
            process->setCurrentIndex(index);
            Q_EMIT process->activated(index);
            QCOMPARE(process->currentIndex(), index);
            QCOMPARE(verdict->text(), window.diff.processReach().verdict());
        }
    }

    void noWordOfTheReachIsCutInGerman()
    {
        const InGerman german;
        Window window;
        window.compare(installedSide, candidateSide);
        auto *tree = window.find<DiffTree>("processReachTree");
        QCoreApplication::processEvents();
        for (const auto column : {ReachModel::Column::Before, ReachModel::Column::After}) {
            for (int group = 0; group < tree->model()->rowCount(); ++group) {
                const QModelIndex parent = tree->model()->index(group, 0);
                for (int row = 0; row < tree->model()->rowCount(parent); ++row) {
                    const QModelIndex cell = tree->model()->index(row, int(column), parent);
                    const int width = tree->itemDelegate()->sizeHint({}, cell).width();
                    if (3 * width <= tree->viewport()->width()) // an address is cut
                        QVERIFY2(tree->columnWidth(int(column)) >= width, qPrintable(cell.data().toString()));
                }
            }
        }
    }

    void aLineOfAPatchIsTintedWhole()
    {
        Window window;
        window.compare(installedSide, candidateSide);
        window.page->setView(DiffPage::View::Text);
        window.find<QTabBar>("diffPanelTabs")->setCurrentIndex(1);
        const auto *patch = window.find<QPlainTextEdit>("patchText");
        QTRY_VERIFY(patch->toPlainText().contains(QLatin1String("\n+version")));
        for (QTextBlock block = patch->document()->begin(); block.isValid(); block = block.next()) {
            const QString text = block.text();
            const bool isHead = text.startsWith(QLatin1String("+++")) || text.startsWith(QLatin1String("---"));
            const bool isAdded = text.startsWith(QLatin1Char('+')) && !isHead;
            const bool isRemoved = text.startsWith(QLatin1Char('-')) && !isHead;
            const QBrush ground = block.blockFormat().background();
            QCOMPARE(ground.style() != Qt::NoBrush, isAdded || isRemoved);
            if (isAdded || isRemoved)
                QCOMPARE(ground.color(), window.theme.color(isAdded ? Token::AddLine : Token::DelLine));
        }
        window.diff.openFile(QStringLiteral("assets/icon.png"));
        QTRY_VERIFY(patch->toPlainText().isEmpty());
        QCOMPARE(patch->font().family(), window.theme.font(FontRole::Text).family());
    }

    void aRefusalSaysItsRemedy()
    {
        Window window;
        window.compare(installedSide, refusalSide);
        window.page->setView(DiffPage::View::Text);
        QStringList texts;
        for (const QLabel *label : window.find<QWidget>("refusalFields")->findChildren<QLabel *>())
            texts.append(label->text());
        QVERIFY(texts.contains(QStringLiteral("Remedy")));
        QVERIFY2(texts.join(QLatin1Char(' ')).contains(QLatin1String("collector.example.net")),
                 qPrintable(texts.join(QLatin1Char('|'))));
    }

    void whatIsTheSameIsSaidOnce()
    {
        Window window;
        serve(window.client, {installedSample()});
        window.store.apply(diffTenant(window.clocks.now(), installedSample(), installedSample()));
        window.compare(installedSide, candidateSide);
        QVERIFY(window.find<QWidget>("diffSame")->isVisible());
        QVERIFY(window.find<QLabel>("diffVerdict")->text().contains(QLatin1String("byte for byte")));
        QVERIFY(!window.find<QLabel>("diffSameText")->text().contains(QLatin1String("byte for byte")));
    }

    void aLongReadMoves()
    {
        Window window;
        window.client.bundleFileLists.reply = {};
        window.page->show(plugin, installedSide, candidateSide);
        QTRY_VERIFY(window.find<QWidget>("diffProgress")->isVisible());
        QVERIFY(window.find<QWidget>("diffLoading")->isVisible());
    }

    void reachStandsBelowInANarrowWindow()
    {
        Window window;
        window.compare(installedSide, candidateSide);
        auto *splitter = window.find<DiffTree>("meaning")->parentWidget()->parentWidget();
        QCOMPARE(qobject_cast<QSplitter *>(splitter)->orientation(), Qt::Horizontal);
        window.page->resize(1150, 800);
        QTRY_COMPARE(qobject_cast<QSplitter *>(splitter)->orientation(), Qt::Vertical);
    }

    void foldsAreOpenedByKeyAndTellWhatTheyHide()
    {
        Window window;
        TextDiffView *view = window.find<TextDiffView>("textDiff");
        window.page->setView(DiffPage::View::Text);
        window.compare(installedSide, candidateSide);
        view->setText(numbered(400, 100));
        window.focus(view);
        view->setCurrentRow(0);
        QCOMPARE(view->rows().at(0).kind, DiffRow::Kind::Fold);
        QVERIFY(view->rowText(0).contains(QLatin1String("unchanged lines")));
        const int hidden = view->rows().hidden(0).rows;
        QTest::keyClicks(view, QStringLiteral("+"));
        QCOMPARE(view->rows().hidden(0).rows, hidden - DiffRows::stepLines);
        view->setCurrentRow(DiffRows::stepLines / 2);
        QCOMPARE(view->rows().at(view->currentRow()).kind, DiffRow::Kind::Fold);
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(view->rows().hidden(0).rows, 0);
    }

    void bothPanesScrollAsOneAndTheRulerLeads()
    {
        Window window;
        window.page->setView(DiffPage::View::Text);
        window.compare(installedSide, candidateSide);
        auto *view = window.find<TextDiffView>("textDiff");
        view->setText(numbered(2000, 10));
        view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum() / 2);
        const int row = view->rows().rowOfLine(DiffPane::Left, 1005);
        view->goToLine(DiffPane::Left, 1005);
        QCOMPARE(view->currentRow(), row);
        QCOMPARE(view->rows().at(row).right, 1005); // the same row on both sides
        QVERIFY(view->viewport()->rect().contains(view->rowRect(row)));
        auto *ruler = window.find<OverviewRuler>("overviewRuler");
        QTest::mouseClick(ruler, Qt::LeftButton, {}, QPoint(4, ruler->height() - 1));
        QVERIFY(view->verticalScrollBar()->value() > view->verticalScrollBar()->maximum() * 9 / 10);
    }

    void linesAreSelectedByKeysAndCopiedAsTheyAre()
    {
        Window window;
        window.page->setView(DiffPage::View::Text);
        window.compare(installedSide, candidateSide);
        auto *view = window.find<TextDiffView>("textDiff");
        view->setText(textOf("same\nold\n", "same\n\tnew \n"));
        window.focus(view);
        view->setCurrentRow(0);
        QTest::keyClick(view, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("same\n\tnew "));
        QTest::keyClick(view, Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(view->selectedText(), QStringLiteral("same\nold"));
    }

    void aNarrowWindowIsUnifiedByItselfAndTheChoiceComesBack()
    {
        Window window;
        window.page->setView(DiffPage::View::Text);
        window.compare(installedSide, candidateSide);
        auto *view = window.find<TextDiffView>("textDiff");
        QVERIFY(!view->isUnified());
        window.page->resize(1000, 700);
        QTRY_VERIFY(view->isUnified());
        window.page->resize(1300, 800);
        QTRY_VERIFY(!view->isUnified());
    }

    void strangeTextsArePaintedWithoutAStall()
    {
        Window window;
        window.page->setView(DiffPage::View::Text);
        window.compare(installedSide, candidateSide);
        auto *view = window.find<TextDiffView>("textDiff");
        const QByteArray longLine(1024 * 1024, 'x');
        const QByteArray wide = QString(200000, QChar(0x4e2d)).toUtf8();
        const QByteArray arabic = QString(5000, QChar(0x627)).toUtf8();
        for (const QByteArray &strange :
             {longLine, longLine + "\nsecond", wide, arabic, QByteArray("\xff\xfe\xfd invalid\n"), QByteArray("a\r\nb\r\n"),
              QByteArray("\t\ttabs\x1b[31m and escapes\n"), QByteArray("\xe2\x80\xae reversed\n")}) {
            view->setText(textOf("a\nb\n", strange));
            QElapsedTimer clock;
            clock.start();
            view->grab();
            QVERIFY2(clock.elapsed() < 2000, strange.left(20).constData()); // the bench holds the real bar
            view->horizontalScrollBar()->setValue(view->horizontalScrollBar()->maximum());
            view->grab();
        }
        QVERIFY(view->rowText(0).size() < 10 * DiffLinePainter::shownChars);
    }

    // Source that reads otherwise than it runs: bidi controls, tags, spaces that are none.
    void whatCannotBeSeenIsMarkedAndNamed()
    {
        Window window;
        SampleBundle after = changedSample();
        SampleBundle before = installedSample();
        before.files[QStringLiteral("README.md")] = "one\nzero\u200bwide\nlast\n";
        after.files[QStringLiteral("README.md")] = "one\nzerowide\nlast\nif \u202eadmin\u202c\u00a0\U000e0041\n";
        serve(window.client, {before, after});
        window.store.apply(diffTenant(window.clocks.now(), before, after));
        window.page->setView(DiffPage::View::Text);
        window.compare(installedSide, candidateSide);
        window.diff.openFile(QStringLiteral("README.md"));
        QTRY_COMPARE(window.diff.fileState(), DiffPresenter::FileState::Text);
        const auto *note = window.find<QLabel>("fileNote");
        QVERIFY(note->isVisible());
        QVERIFY2(
            note->text().contains(QLatin1String("4 invisible characters in what changed: U+00A0 in line 4, U+202C in line 4, "
                                                "U+202E in line 4 and U+E0041 in line 4.")),
            qPrintable(note->text()));
        QVERIFY2(note->text().contains(QLatin1String("1 invisible character of before is gone: U+200B in line 2.")),
                 qPrintable(note->text()));
        auto *view = window.find<TextDiffView>("textDiff");
        const int row = view->rows().rowOfLine(DiffPane::Right, 3);
        QVERIFY2(view->rowText(row).endsWith(QLatin1String("if [U+202E]admin[U+202C][U+00A0][U+E0041]")),
                 qPrintable(view->rowText(row)));
        const auto marks = [&] {
            const QImage image = view->viewport()->grab(view->rowRect(row)).toImage();
            const QRgb mark = window.theme.color(Token::Warn).rgb();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixel(x, y) == mark ? 1 : 0;
            }
            return count;
        };
        QVERIFY(marks() > 4 * 2 * 30); // a box around each
        view->setText(textOf("", "if admin\n\n\n\n"));
        QCOMPARE(marks(), 0);
    }

    void aFileThatDiffersInItsByteOrderMarkAloneSaysSo()
    {
        Window window;
        SampleBundle after = changedSample();
        after.files[QStringLiteral("README.md")] = "\ufeff" + installedSample().files[QStringLiteral("README.md")];
        serve(window.client, {installedSample(), after});
        window.store.apply(diffTenant(window.clocks.now(), installedSample(), after));
        window.page->setView(DiffPage::View::Text);
        window.compare(installedSide, candidateSide);
        window.diff.openFile(QStringLiteral("README.md"));
        QTRY_COMPARE(window.diff.fileState(), DiffPresenter::FileState::Text);
        QVERIFY2(window.find<QLabel>("fileNote")->text().contains(QLatin1String("U+FEFF")),
                 qPrintable(window.find<QLabel>("fileNote")->text()));
    }

    void filesThatDifferInLineEndsOnlySaySo()
    {
        Window window;
        SampleBundle after = changedSample();
        after.files[QStringLiteral("README.md")] = "Same.\r\n";
        serve(window.client, {installedSample(), after});
        window.store.apply(diffTenant(window.clocks.now(), installedSample(), after));
        window.page->setView(DiffPage::View::Text);
        window.compare(installedSide, candidateSide);
        window.diff.openFile(QStringLiteral("README.md"));
        QTRY_COMPARE(window.diff.fileState(), DiffPresenter::FileState::Text);
        QVERIFY(window.find<QLabel>("fileNote")->text().contains(QLatin1String("ends only")));
        QCOMPARE(window.find<TextDiffView>("textDiff")->rows().changes(), 1);
    }

    void aBinaryFileShowsItsDigestsInThePanesPlace()
    {
        Window window;
        window.page->setView(DiffPage::View::Text);
        window.compare(installedSide, candidateSide);
        auto *files = window.find<Table>("diffFiles");
        files->selectRow(window.diff.shownFiles().rowOfPath(QStringLiteral("assets/icon.png")));
        QTRY_VERIFY(window.find<QWidget>("binaryFile")->isVisible());
        QVERIFY(window.find<QLabel>("binaryFileText")->text().contains(window.diff.text()->diff.after.sha256));
    }

    void aFailureIsSaidWhereTheDiffWouldBeAndTriedAgain()
    {
        Window window;
        window.client.bundleFileLists.reply = [](const Digest &) -> Result<QList<BundleFile>> {
            return Failure(ErrorCode::Unreachable, QStringLiteral("connection refused"));
        };
        window.page->show(plugin, installedSide, candidateSide);
        QTRY_VERIFY(window.find<QWidget>("diffFailed")->isVisible());
        QVERIFY(!window.find<QPushButton>("copyPatch")->isEnabled());
        serve(window.client, {installedSample(), changedSample()});
        QTest::mouseClick(window.find<QPushButton>("diffRetry"), Qt::LeftButton);
        QTRY_VERIFY(window.find<DiffTree>("meaning")->isVisible());
    }

    void thePatchIsCopiedAndSaved()
    {
        Window window;
        window.compare(installedSide, candidateSide);
        QTest::mouseClick(window.find<QPushButton>("copyPatch"), Qt::LeftButton);
        QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("+++ b/plugin.yaml")));
        window.prompt.file = window.folder.filePath(QStringLiteral("p.patch"));
        QTest::mouseClick(window.find<QPushButton>("savePatch"), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(window.prompt.file));
        QFile file(window.prompt.file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("rename to docs/usage.md"));
    }

    void U14_noHiddenValueIsInAnyWidgetTooltipAccessibleTextOrClipboard()
    {
        Window window;
        window.compare(installedSide, refusalSide);
        QString all;
        for (const DiffPage::View view : {DiffPage::View::Meaning, DiffPage::View::Text, DiffPage::View::Reach}) {
            window.page->setView(view);
            QCoreApplication::processEvents();
            all += everythingIn(*window.page);
        }
        auto *text = window.find<TextDiffView>("textDiff");
        text->openAll();
        window.page->setView(DiffPage::View::Text);
        window.focus(text);
        QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
        for (const Qt::Key side : {Qt::Key_Left, Qt::Key_Right}) {
            QTest::keyClick(text, side, Qt::ControlModifier);
            QTest::keyClick(text, Qt::Key_C, Qt::ControlModifier);
            all += QGuiApplication::clipboard()->text();
        }
        QTest::mouseClick(window.find<QPushButton>("copyPatch"), Qt::LeftButton);
        QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("+++ b/plugin.yaml")));
        all += QGuiApplication::clipboard()->text() + everythingIn(*window.page);
        QVERIFY(all.contains(QLatin1String("X-Client")));
        QVERIFY(!all.contains(QLatin1String(canaryBefore)));
        QVERIFY(!all.contains(QLatin1String(canaryAfter)));
    }

    void theTabOfACandidateAsksOnlyWhenItIsSeenAndLeadsToTheWhole()
    {
        Window window;
        CandidateDiff tab(window.theme, window.diff);
        tab.setCandidate(plugin, diffCandidate());
        QCOMPARE(window.client.bundleFileLists.count(), 0);
        tab.resize(416, 500);
        tab.show();
        QTRY_VERIFY(window.diff.outcome());
        QVERIFY(tab.findChild<QLabel *>(QStringLiteral("candidateDiffVerdict"))->text().contains(QLatin1String("widen reach")));
        ConsoleLink link;
        connect(&tab, &CandidateDiff::linkActivated, this, [&link](const ConsoleLink &to) { link = to; });
        QTest::mouseClick(tab.findChild<QPushButton *>(QStringLiteral("openDiff")), Qt::LeftButton);
        QCOMPARE(link.object, QStringLiteral("my-plugin"));
        QCOMPARE(link.diff->second, candidateSide);
    }

    /// Takes pictures when OZ0_PICTURES names a folder; a picture proves nothing by itself, so nothing is compared.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("OZ0_PICTURES");
        if (folder.isEmpty())
            QSKIP("OZ0_PICTURES names no folder");
        Window window;
        QApplication::setStyle(new ConsoleStyle(window.theme));
        window.page->resize(1240, 760);
        window.compare(installedSide, refusalSide);
        const auto shoot = [&](const QString &name) {
            QTest::qWait(100);
            QVERIFY(window.page->grab().save(folder + QLatin1Char('/') + name));
        };
        for (const auto &[scheme, word] : {std::pair(SchemeChoice::Light, "light"), std::pair(SchemeChoice::Dark, "dark"),
                                           std::pair(SchemeChoice::HighContrast, "contrast")}) {
            window.theme.choose(scheme);
            const QString suffix = QLatin1Char('-') + QLatin1String(word) + QStringLiteral(".png");
            window.page->setView(DiffPage::View::Meaning);
            shoot(QStringLiteral("diff-meaning") + suffix);
            window.page->setView(DiffPage::View::Text);
            window.page->findChild<QAction *>(QStringLiteral("actNextRefusal"))->trigger();
            shoot(QStringLiteral("diff-text") + suffix);
            window.find<TextDiffView>("textDiff")
                ->setText(
                    textOf("if admin\n", "if \u202eadmin\u202c\u00a0\U000e0041\nshalom \u05e9\u05dc\u200f\u05d5\u05dd x\n"));
            shoot(QStringLiteral("diff-invisible") + suffix);
            window.page->setUnified(true);
            shoot(QStringLiteral("diff-unified") + suffix);
            window.page->setUnified(false);
            window.page->setView(DiffPage::View::Reach);
            shoot(QStringLiteral("diff-reach") + suffix);
        }
        window.theme.choose(SchemeChoice::Light);
        {
            const InGerman german;
            Window low;
            low.page->resize(820, 450);
            low.compare(installedSide, refusalSide);
            for (const auto &[view, word] :
                 {std::pair(DiffPage::View::Meaning, "meaning"), std::pair(DiffPage::View::Text, "text"),
                  std::pair(DiffPage::View::Reach, "reach")}) {
                low.page->setView(view);
                QTest::qWait(100);
                QVERIFY(
                    low.page->grab().save(folder + QStringLiteral("/diff-low-") + QLatin1String(word) + QStringLiteral(".png")));
            }
            low.page->setView(DiffPage::View::Text);
            low.page->resize(1240, 760);
            low.find<QTabBar>("diffPanelTabs")->setCurrentIndex(1);
            QTest::qWait(100);
            QVERIFY(low.page->grab().save(folder + QStringLiteral("/diff-patch.png")));
            low.page->setView(DiffPage::View::Meaning);
            QTest::qWait(100);
            QVERIFY(low.page->grab().save(folder + QStringLiteral("/diff-meaning-german.png")));
        }
        CandidateDiff tab(window.theme, window.diff);
        tab.setCandidate(plugin, diffCandidate());
        tab.resize(416, 520);
        tab.show();
        QTest::qWait(500);
        QVERIFY(tab.grab().save(folder + QStringLiteral("/candidate-diff.png")));
    }
};

QTEST_MAIN(DiffPageTest)
#include "DiffPageTest.moc"

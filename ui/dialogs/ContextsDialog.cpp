#include "ui/dialogs/ContextsDialog.h"

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/dialogs/AddContextDialog.h"
#include "ui/dialogs/SignInDialog.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DialogBody.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/StateView.h"
#include "ui/widgets/Table.h"

#include <QBoxLayout>

namespace oz0 {

namespace {
constexpr int dialogWidth = 880;
constexpr int shownRows = 7;
constexpr int leastRows = 3;
} // namespace

ContextsDialog::ContextsDialog(const Theme &theme, ContextsPresenter &presenter, Prompt &prompt, QWidget *parent)
    : QDialog(parent), m_theme(theme), m_presenter(presenter), m_prompt(prompt)
{
    setObjectName(QStringLiteral("contextsDialog"));
    setWindowTitle(tr("Contexts"));
    setWindowModality(Qt::WindowModal);
    setFixedWidth(qMin(dialogWidth, qMax(parent->width() - 2 * size::pageMargin, int(size::dialog))));
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(size::dialogPadding, size::pageMargin, size::dialogPadding, size::betweenGroups);
    head->setSpacing(size::insideGroup);
    head->addWidget(
        new Label(theme, FontRole::Text, Token::Text, tr("A context says which cluster a window talks to, and as whom.")), 1);
    QPushButton *add = makeButton(theme, QStringLiteral("addContext"), QStringLiteral("plus"), tr("&Add…"), this);
    QPushButton *import = makeButton(theme, QStringLiteral("importHere"), QStringLiteral("import"), tr("&Import…"), this);
    connect(add, &QPushButton::clicked, this, &ContextsDialog::add);
    connect(import, &QPushButton::clicked, this, [this] {
        m_prompt.openFile(this, tr("Import a context"), tr("Contexts (*.json);;All files (*)"),
                          [this](const QString &file) { this->import(file); });
    });
    head->addWidget(add);
    head->addWidget(import);
    whole->addLayout(head);
    m_table = new Table(theme);
    m_table->setObjectName(QStringLiteral("contexts"));
    m_table->setAccessibleName(windowTitle());
    m_table->setModel(&presenter.model());
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setMinimumHeight(size::row + leastRows * theme.rowHeight() + 3);
    m_table->letGiveWay(int(ContextsModel::Column::Server));
    auto *inside = new QVBoxLayout(m_table->viewport());
    inside->setContentsMargins(0, 0, 0, 0);
    m_empty = new MessageView(theme, QStringLiteral("noContexts"));
    m_empty->setTexts(tr("There is no context yet"),
                      tr("Import the file that an admin made with %1, add one by its address and token, or start a local "
                         "cluster with %2.")
                          .arg(code(theme, QStringLiteral("oz0 member add")), code(theme, QStringLiteral("oz0 local start"))));
    inside->addWidget(m_empty);
    whole->addWidget(m_table, 1);
    whole->addWidget(makeDetails());
    whole->addWidget(makeButtons());
    connect(&presenter, &ContextsPresenter::changed, this, &ContextsDialog::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ContextsDialog::refresh);
    connect(m_table, &Table::entered, m_switch, &QPushButton::click);
    presenter.reload();
    m_table->selectRow(0);
    for (int row = 0; row < presenter.model().rowCount(); ++row) {
        if (presenter.model().at(row).isCurrent)
            m_table->selectRow(row);
    }
    refresh();
    new FocusRing(theme, this);
    new DialogFit(*this, size::row + shownRows * theme.rowHeight() + 3 - m_table->sizeHint().height());
    m_table->setFocus();
}

QWidget *ContextsDialog::makeDetails()
{
    auto *ground = new Ground(m_theme, Token::Base, Ground::Top);
    auto *column = new QVBoxLayout(ground);
    column->setContentsMargins(size::dialogPadding, size::betweenGroups, size::dialogPadding, size::betweenGroups);
    column->setSpacing(size::insideGroup);
    const auto line = [&](FontRole role, Token token, const char *name) {
        auto *label = new Label(m_theme, role, token);
        label->setObjectName(QLatin1String(name));
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->setFocusPolicy(Qt::NoFocus);
        column->addWidget(label);
        return label;
    };
    m_said = line(FontRole::Text, Token::Text, "contextsSaid");
    m_test = line(FontRole::Text, Token::Text, "contextTest");
    m_testDetails = line(FontRole::Fixed, Token::Text2, "contextTestDetails");
    m_said->hide();
    m_band = ground;
    return ground;
}

QWidget *ContextsDialog::makeButtons()
{
    auto *ground = new Ground(m_theme, Token::Window, Ground::Top);
    ground->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *line = new QHBoxLayout(ground);
    line->setContentsMargins(size::dialogPadding, size::betweenGroups, size::dialogPadding, size::pageMargin);
    line->setSpacing(size::insideGroup);
    m_testNow = makeButton(m_theme, QStringLiteral("testContext"), QStringLiteral("live"), tr("&Test"), this);
    m_signIn = makeButton(m_theme, QStringLiteral("signInAgain"), QStringLiteral("key"), tr("Replace t&oken…"), this);
    m_keepInFile = makeButton(m_theme, QStringLiteral("keepInFile"), QStringLiteral("file"), tr("&Keep token in its file"), this);
    m_keepInFile->setToolTip(tr("A file that only your account can read (0600)"));
    m_remove = makeButton(m_theme, QStringLiteral("removeContext"), QStringLiteral("trash"), tr("&Remove…"), this);
    QPushButton *close = makeButton(m_theme, QStringLiteral("closeContexts"), {}, tr("&Close"), this);
    m_switch = makeButton(m_theme, QStringLiteral("switchContext"), {}, tr("&Open"), this);
    m_switch->setProperty("primary", true);
    m_switch->setDefault(true);
    line->addWidget(m_testNow);
    line->addWidget(m_signIn);
    line->addWidget(m_keepInFile);
    line->addWidget(m_remove);
    line->addStretch(1);
    line->addWidget(close);
    line->addWidget(m_switch);
    connect(m_testNow, &QPushButton::clicked, this, [this] { m_presenter.test(current()); });
    connect(m_signIn, &QPushButton::clicked, this, &ContextsDialog::signIn);
    connect(m_keepInFile, &QPushButton::clicked, this, [this] {
        m_presenter.keepInFile(current(), [this](const Result<Context> &context, TokenPlace place, const QString &why) {
            showKept(context, place, why);
        });
    });
    connect(m_remove, &QPushButton::clicked, this, &ContextsDialog::askRemove);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_switch, &QPushButton::clicked, this, [this] {
        if (!m_switch->isEnabled())
            return;
        const QString name = current();
        accept();
        Q_EMIT switchAsked(name);
    });
    return ground;
}

QString ContextsDialog::current() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? m_presenter.model().keyAt(index.row()) : QString();
}

void ContextsDialog::refresh()
{
    if (!m_switch)
        return;
    m_empty->setVisible(m_presenter.model().rowCount() == 0);
    if (!m_table->hasOwnWidths())
        m_table->sizeColumnsOnce();
    const ContextRow *row = m_presenter.row(current());
    const ActionState none{false, m_presenter.model().rowCount() == 0 ? tr("There is no context yet.") : tr("None is selected.")};
    const ActionState usable = !row ? none : row->problem.isEmpty() ? ActionState{true, {}} : ActionState{false, row->problem};
    applyState(m_switch, usable.allowed && row->isCurrent ? ActionState{false, tr("It is open in this window.")} : usable);
    applyState(m_testNow,
               usable.allowed && row->test == ContextRow::Test::Running ? ActionState{false, tr("The test runs.")} : usable);
    applyState(m_signIn, usable);
    applyState(m_remove,
               !row                ? none
                   : row->isStored ? ActionState{true, {}}
                                   : ActionState{false, tr("It is not stored here; it goes with the window.")});
    m_keepInFile->setVisible(row && row->problem.isEmpty() && row->place == TokenPlace::Memory);
    m_keepInFile->setText(row && !row->isStored ? tr("&Keep it in a file") : tr("&Keep token in its file"));
    m_keepInFile->setAccessibleName(m_keepInFile->text().remove(QLatin1Char('&')));
    QString said;
    QString details;
    Token token = Token::Text2;
    if (!row) {
        said = m_presenter.model().rowCount() == 0 ? QString() : none.reason;
    } else if (!row->problem.isEmpty()) {
        said = tr("This file cannot be used.");
        details = row->problem;
        token = Token::Bad;
    } else {
        said = !row->testText.isEmpty() ? row->testText
            : row->isStored             ? tr("Test asks the server who you are there.")
                            : tr("This window was opened with it; no file of this account holds it. Keep it, and it is there "
                                 "next time.");
        details = row->testDetails;
        token = row->test == ContextRow::Test::Bad ? Token::Bad
            : row->test == ContextRow::Test::Good  ? Token::Good
                                                   : Token::Text2;
    }
    m_test->setText(said);
    m_test->setVisible(!said.isEmpty());
    m_test->setToken(token);
    m_testDetails->setText(details);
    m_testDetails->setVisible(!details.isEmpty());
    showBand();
}

// With nothing to say it is no empty strip.
void ContextsDialog::showBand()
{
    m_band->setVisible(!m_said->isHidden() || !m_test->isHidden() || !m_testDetails->isHidden());
}

void ContextsDialog::tell(const QString &sentence, bool isBad)
{
    m_said->setText(sentence);
    m_said->setToken(isBad ? Token::Bad : Token::Text);
    m_said->setVisible(!sentence.isEmpty());
    showBand();
}

void ContextsDialog::showKept(const Result<Context> &context, TokenPlace place, const QString &why)
{
    if (!context) {
        tell(tr("%1 %2", "what is wrong, details").arg(Texts::error(context.error()), context.error().message), true);
        return;
    }
    if (const int row = m_presenter.model().rowOf(context->name); row >= 0)
        m_table->selectRow(row);
    switch (place) {
    case TokenPlace::Keychain:
        tell(tr("The token of %1 lies in the keychain.").arg(context->name), false);
        break;
    case TokenPlace::Memory:
        tell(why.isEmpty()
                 ? tr("The token of %1 is in memory only, until the console ends.").arg(context->name)
                 : tr("%1 So the token of %2 is in memory only, until the console ends.", "why, context").arg(why, context->name),
             !why.isEmpty());
        break;
    case TokenPlace::File:
        tell(tr("The token of %1 lies in its file, which only your account can read.").arg(context->name), false);
        break;
    }
}

void ContextsDialog::import(const QString &file, bool replace)
{
    m_presenter.importFile(file, replace, [this, file](const Result<Context> &context, TokenPlace place, const QString &why) {
        if (!context && context.error().code == ErrorCode::Conflict) {
            m_prompt.decide(this,
                            {tr("Replace the context %1?").arg(context.error().subject),
                             tr("There is one with this name. The file takes its place, its token too."), tr("Replace it")},
                            [this, file] { import(file, true); });
            return;
        }
        showKept(context, place, why);
    });
}

void ContextsDialog::add()
{
    auto *dialog = new AddContextDialog(m_theme, m_presenter, m_prompt, this);
    connect(dialog, &AddContextDialog::kept, this, &ContextsDialog::showKept);
    m_prompt.show(dialog);
}

void ContextsDialog::signIn()
{
    const ContextRow *row = m_presenter.row(current());
    if (!row)
        return;
    auto *dialog = new SignInDialog(m_theme, m_presenter, row->context, this);
    connect(dialog, &SignInDialog::signedIn, this, [this](const Context &context, TokenPlace place, const QString &why) {
        showKept(context, place, why);
        Q_EMIT tokenReplaced(context);
    });
    m_prompt.show(dialog);
}

void ContextsDialog::askRemove()
{
    const ContextRow *row = m_presenter.row(current());
    if (!row)
        return;
    const QString key = current();
    m_prompt.decide(this,
                    {tr("Remove the context %1?").arg(key),
                     tr("Its file and its token in the keychain go. Nothing changes on the server."), tr("Remove %1").arg(key)},
                    [this, key] {
                        if (const Result<void> result = m_presenter.remove(key); !result)
                            tell(result.error().message, true);
                        else
                            tell(tr("%1 is removed.").arg(key), false);
                    });
}

} // namespace oz0

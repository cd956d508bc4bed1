#include "ui/dialogs/AddContextDialog.h"

#include "core/wire/ErrorTable.h"
#include "models/Texts.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DialogBody.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"

#include <QBoxLayout>
#include <QFile>
#include <QGridLayout>

namespace oz0 {

namespace {
constexpr qint64 mostBytes = 256 * 1024;
constexpr int ring = size::focusRing + size::focusGap + 1; // room for it beside the fields
} // namespace

AddContextDialog::AddContextDialog(const Theme &theme, ContextsPresenter &presenter, Prompt &prompt, QWidget *parent)
    : QDialog(parent), m_theme(theme), m_presenter(presenter), m_prompt(prompt)
{
    setObjectName(QStringLiteral("addContextDialog"));
    setWindowTitle(tr("Add a context"));
    setWindowModality(Qt::WindowModal);
    setFixedWidth(size::dialog);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    auto *body = new DialogBody(theme);
    QVBoxLayout *column = body->column();
    column->setContentsMargins(size::dialogPadding, size::pageMargin, size::dialogPadding - ring, size::pageMargin);
    column->addWidget(makeFields());
    m_said = new Label(theme, FontRole::Text, Token::Text2, tr("Nothing is kept before you add it."));
    m_said->setObjectName(QStringLiteral("addContextSaid"));
    m_said->setWordWrap(true);
    column->addWidget(m_said);
    m_details = new Label(theme, FontRole::Fixed, Token::Text2);
    m_details->setObjectName(QStringLiteral("addContextDetails"));
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->hide();
    column->addWidget(m_details);
    column->addStretch(1);
    whole->addWidget(body, 1);
    whole->addWidget(makeButtons());
    new FocusRing(theme, this);
    new DialogFit(*this);
    m_name->setFocus();
}

QLineEdit *AddContextDialog::field(const char *name, const QString &label)
{
    auto *line = new QLineEdit;
    line->setObjectName(QLatin1String(name));
    line->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    return line;
}

QWidget *AddContextDialog::makeFields()
{
    auto *box = new QWidget;
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, ring, ring, ring);
    grid->setHorizontalSpacing(size::betweenGroups);
    grid->setVerticalSpacing(size::insideGroup);
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto put = [&](const QString &label, QWidget *widget, QWidget *buddy) {
        auto *text = new Label(m_theme, FontRole::Text, Token::Text, label);
        text->setBuddy(buddy);
        grid->addWidget(text, row, 0);
        grid->addWidget(widget, row++, 1);
    };
    m_name = field("contextName", tr("&Name"));
    m_name->setPlaceholderText(tr("as it stands in the header, such as prod-eu"));
    put(tr("&Name"), m_name, m_name);
    m_server = field("contextServer", tr("&Server"));
    m_server->setPlaceholderText(QStringLiteral("https://oz0.example.org:7443"));
    put(tr("&Server"), m_server, m_server);
    auto *file = new QWidget;
    auto *fileLine = new QHBoxLayout(file);
    fileLine->setContentsMargins(0, 0, 0, 0);
    fileLine->setSpacing(size::insideGroup);
    m_file = field("contextCertificates", tr("C&A file (PEM)"));
    QPushButton *browse = makeButton(m_theme, QStringLiteral("browseCertificates"), QStringLiteral("folder"), tr("&Browse…"),
                                     this);
    fileLine->addWidget(m_file, 1);
    fileLine->addWidget(browse);
    put(tr("C&A file (PEM)"), file, m_file);
    m_certificates = new Label(m_theme, FontRole::Text, Token::Text2, tr("Exactly its one or two certificates are trusted."));
    m_certificates->setObjectName(QStringLiteral("certificates"));
    m_certificates->setWordWrap(true);
    grid->addWidget(m_certificates, row++, 1);
    m_tenant = field("contextTenant", tr("Tenan&t"));
    m_tenant->setText(ContextDraft().tenant);
    put(tr("Tenan&t"), m_tenant, m_tenant);
    m_class = new QComboBox;
    m_class->setObjectName(QStringLiteral("contextClass"));
    m_class->setAccessibleName(tr("Class"));
    for (const ContextClass one : {ContextClass::Local, ContextClass::Test, ContextClass::Production})
        m_class->addItem(Texts::contextClass(one), int(one));
    m_class->setCurrentIndex(m_class->findData(int(ContextClass::Production)));
    m_class->setToolTip(tr("A production context opens read-only."));
    put(tr("C&lass"), m_class, m_class);
    m_token = field("contextToken", tr("To&ken"));
    m_token->setEchoMode(QLineEdit::Password);
    put(tr("To&ken"), m_token, m_token);
    m_place = new QComboBox;
    m_place->setObjectName(QStringLiteral("tokenPlace"));
    m_place->setAccessibleName(tr("Keep the token"));
    for (const TokenPlace place : {TokenPlace::Keychain, TokenPlace::Memory, TokenPlace::File})
        m_place->addItem(place == TokenPlace::File ? tr("In its file, readable by your account alone (0600)")
                                                   : ContextsModel::placeText(place),
                         int(place));
    put(tr("K&eep it"), m_place, m_place);
    connect(browse, &QPushButton::clicked, this, [this] {
        m_prompt.openFile(this, tr("CA file"), tr("Certificates (*.pem *.crt *.cer);;All files (*)"),
                          [this](const QString &chosen) { m_file->setText(chosen); });
    });
    connect(m_file, &QLineEdit::textChanged, this, &AddContextDialog::chooseCertificates);
    return box;
}

QWidget *AddContextDialog::makeButtons()
{
    auto *ground = new Ground(m_theme, Token::Window, Ground::Top);
    ground->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *line = new QHBoxLayout(ground);
    line->setContentsMargins(size::dialogPadding, size::betweenGroups, size::dialogPadding, size::pageMargin);
    line->setSpacing(size::insideGroup);
    m_test = makeButton(m_theme, QStringLiteral("testDraft"), QStringLiteral("live"), tr("Test &it"), this);
    QPushButton *cancel = makeButton(m_theme, QStringLiteral("cancelAdd"), {}, tr("Cancel"), this);
    m_add = makeButton(m_theme, QStringLiteral("confirmAdd"), {}, tr("A&dd context"), this);
    m_add->setProperty("primary", true);
    m_add->setDefault(true);
    m_why = new Label(m_theme, FontRole::Text, Token::Dis);
    m_why->setObjectName(QStringLiteral("addContextReason"));
    m_why->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    line->addWidget(m_test);
    line->addWidget(m_why, 1);
    line->addWidget(cancel);
    line->addWidget(m_add);
    connect(m_test, &QPushButton::clicked, this, &AddContextDialog::test);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &AddContextDialog::add);
    for (QLineEdit *each : {m_name, m_server})
        connect(each, &QLineEdit::textChanged, this, &AddContextDialog::refreshButtons);
    refreshButtons();
    return ground;
}

void AddContextDialog::refreshButtons()
{
    const ContextDraft typed = draft();
    const ActionState filled = typed.name.isEmpty() ? ActionState{false, tr("Give it a name first.")}
        : typed.server.isEmpty()                    ? ActionState{false, tr("Say first which server it talks to.")}
                                                    : ActionState{true, {}};
    applyState(m_test, m_tests ? ActionState{false, tr("The test runs.")} : filled);
    const ActionState mayAdd = m_adds ? ActionState{false, tr("Keeping the token")} : filled;
    applyState(m_add, mayAdd);
    m_why->setText(mayAdd.reason);
}

ContextDraft AddContextDialog::draft() const
{
    ContextDraft draft;
    draft.name = m_name->text().trimmed();
    draft.server = m_server->text().trimmed();
    draft.certificates = m_pem;
    draft.tenant = m_tenant->text().trimmed();
    draft.contextClass = ContextClass(m_class->currentData().toInt());
    draft.token = m_token->text().trimmed();
    draft.place = TokenPlace(m_place->currentData().toInt());
    return draft;
}

// What will be trusted is shown before it is.
void AddContextDialog::chooseCertificates(const QString &path)
{
    QFile file(path);
    m_pem = file.open(QIODevice::ReadOnly) ? file.read(mostBytes) : QByteArray();
    const QStringList lines = ContextsPresenter::certificateLines(m_pem);
    m_certificates->setFontRole(lines.isEmpty() ? FontRole::Text : FontRole::Fixed); // fingerprints
    m_certificates->setText(!lines.isEmpty()     ? lines.join(QLatin1Char('\n'))
                                : path.isEmpty() ? tr("Exactly its one or two certificates are trusted.")
                                                 : tr("There is no certificate in it."));
}

void AddContextDialog::say(const QString &sentence, Token token, const QString &details)
{
    m_said->setText(sentence);
    m_said->setToken(token);
    m_details->setText(details);
    m_details->setVisible(!details.isEmpty());
}

void AddContextDialog::test()
{
    const Result<Context> context = m_presenter.read(draft());
    if (!context) {
        say(context.error().message, Token::Bad);
        return;
    }
    say(tr("Asking %1").arg(context->server.toString()), Token::Text2);
    m_tests = true;
    refreshButtons();
    const QPointer<AddContextDialog> alive(this);
    m_presenter.test(*context, [alive](const Result<WhoAmI> &who) {
        if (!alive)
            return;
        alive->m_tests = false;
        alive->refreshButtons();
        if (who)
            alive->say(ContextsPresenter::testSentence(*who), Token::Good);
        else
            alive->say(Texts::error(who.error()), Token::Bad,
                       QStringLiteral("%1 — %2").arg(QString::fromLatin1(rowOf(who.error().code).name), who.error().message));
    });
}

void AddContextDialog::add()
{
    const QPointer<AddContextDialog> alive(this);
    m_adds = true;
    refreshButtons();
    say(tr("Keeping the token"), Token::Text2);
    m_presenter.add(draft(), [alive](const Result<Context> &context, TokenPlace place, const QString &why) {
        if (!alive)
            return;
        alive->m_adds = false;
        alive->refreshButtons();
        if (!context) {
            alive->say(context.error().message, Token::Bad);
            return;
        }
        Q_EMIT alive->kept(context, place, why);
        alive->accept();
    });
}

} // namespace oz0

#include "ui/dialogs/SignInDialog.h"

#include "core/wire/ErrorTable.h"
#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DialogBody.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"

#include <QBoxLayout>

namespace oz0 {

SignInDialog::SignInDialog(const Theme &theme, ContextsPresenter &presenter, const Context &context, QWidget *parent)
    : QDialog(parent), m_theme(theme), m_presenter(presenter), m_context(context)
{
    setObjectName(QStringLiteral("signInDialog"));
    setWindowTitle(tr("Sign in, %1, tenant %2").arg(context.name, context.tenant.text()));
    setWindowModality(Qt::WindowModal);
    setFixedWidth(size::dialog);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(new ClassStrip(theme, context.contextClass));
    auto *body = new DialogBody(theme);
    QVBoxLayout *column = body->column();
    column->addWidget(new Label(theme, FontRole::Title, Token::Text, tr("A new token for %1").arg(context.name)));
    auto *what = new Label(theme, FontRole::Text, Token::Text);
    what->setTextFormat(Qt::RichText);
    what->setText(tr("The server is %1. An admin makes a new token with %2.")
                      .arg(code(theme, context.server.toString()), code(theme, QStringLiteral("oz0 member add"))));
    what->setWordWrap(true);
    column->addWidget(what);
    auto *line = new QHBoxLayout;
    line->setSpacing(size::betweenGroups);
    auto *label = new Label(theme, FontRole::Text, Token::Text, tr("New to&ken"));
    m_token = new QLineEdit;
    m_token->setObjectName(QStringLiteral("newToken"));
    m_token->setAccessibleName(tr("New token"));
    m_token->setEchoMode(QLineEdit::Password);
    m_token->setMaxLength(4096);
    label->setBuddy(m_token);
    line->addWidget(label);
    line->addWidget(m_token, 1);
    column->addLayout(line);
    m_said = new Label(theme, FontRole::Text, Token::Text2, tr("It is tried at the server first."));
    m_said->setObjectName(QStringLiteral("signInSaid"));
    m_said->setWordWrap(true);
    column->addWidget(m_said);
    m_details = new Label(theme, FontRole::Fixed, Token::Text2);
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->hide();
    column->addWidget(m_details);
    column->addStretch(1);
    whole->addWidget(body, 1);
    auto *foot = new Ground(theme, Token::Window, Ground::Top);
    foot->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *buttons = new QHBoxLayout(foot);
    buttons->setContentsMargins(size::dialogPadding, size::betweenGroups, size::dialogPadding, size::pageMargin);
    buttons->setSpacing(size::insideGroup);
    m_why = new Label(theme, FontRole::Text, Token::Dis);
    m_why->setObjectName(QStringLiteral("signInReason"));
    m_why->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    QPushButton *cancel = makeButton(theme, QStringLiteral("cancelSignIn"), {}, tr("Cancel"), this);
    m_confirm = makeButton(theme, QStringLiteral("confirmSignIn"), {}, tr("&Sign in"), this);
    m_confirm->setProperty("primary", true);
    m_confirm->setDefault(true);
    buttons->addWidget(m_why, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_confirm);
    whole->addWidget(foot);
    connect(m_token, &QLineEdit::textChanged, this, [this] { allow(true); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_confirm, &QPushButton::clicked, this, &SignInDialog::signIn);
    allow(true);
    new FocusRing(theme, this);
    new DialogFit(*this);
    m_token->setFocus();
}

// The reason stands beside the button while it is off.
void SignInDialog::allow(bool mayAsk)
{
    const ActionState state = m_token->text().trimmed().isEmpty() ? ActionState{false, tr("Paste the new token first.")}
        : mayAsk                                                  ? ActionState{true, {}}
                                                                  : ActionState{false, tr("The server is being asked.")};
    applyState(m_confirm, state);
    m_why->setText(state.reason);
}

void SignInDialog::say(const QString &sentence, Token token, const QString &details)
{
    m_said->setText(sentence);
    m_said->setToken(token);
    m_details->setText(details);
    m_details->setVisible(!details.isEmpty());
}

void SignInDialog::signIn()
{
    Context context = m_context;
    context.token = m_token->text().trimmed();
    if (!ContextsPresenter::isToken(context.token)) {
        say(tr("This is no token: it has spaces or other characters that no token has."), Token::Bad);
        return;
    }
    allow(false);
    say(tr("Asking %1").arg(context.server.toString()), Token::Text2);
    const QPointer<SignInDialog> alive(this);
    m_presenter.test(context, [alive, token = context.token](const Result<WhoAmI> &who) {
        if (!alive)
            return;
        alive->allow(true);
        if (who)
            alive->keep(token);
        else
            alive->say(who.error().code == ErrorCode::NotSignedIn ? tr("The server does not know this token.")
                                                                  : Texts::error(who.error()),
                       Token::Bad,
                       QStringLiteral("%1 — %2").arg(QString::fromLatin1(rowOf(who.error().code).name), who.error().message));
    });
}

void SignInDialog::keep(const QString &token)
{
    const QPointer<SignInDialog> alive(this);
    Context whole = m_context;
    whole.token = token;
    m_presenter.replaceToken(m_context.name, token,
                             [alive, whole](const Result<Context> &context, TokenPlace place, const QString &why) {
                                 if (!alive)
                                     return;
                                 // A context that is not kept (from --context FILE) has it in this window only.
                                 Q_EMIT alive->signedIn(whole, context ? place : TokenPlace::Memory, why);
                                 alive->accept();
                             });
}

} // namespace oz0

#include "ui/dialogs/ChangeDialog.h"

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/Told.h"
#include "ui/dialogs/ChangeForm.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DialogBody.h"
#include "ui/widgets/EffectList.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"

#include <QBoxLayout>

namespace oz0 {

ChangeDialog::ChangeDialog(const Theme &theme, std::unique_ptr<ChangePresenter> presenter, ChangeForm *form, QWidget *parent)
    : QDialog(parent), m_theme(theme), m_presenter(std::move(presenter)), m_form(form)
{
    setObjectName(QStringLiteral("changeDialog"));
    setWindowModality(Qt::WindowModal);
    const Context &context = m_presenter->session().context();
    setFixedWidth(size::dialog);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(new ClassStrip(theme, context.contextClass));
    auto *body = new DialogBody(theme);
    QVBoxLayout *column = body->column();
    m_title = new Label(theme, FontRole::Title, Token::Text);
    m_title->setObjectName(QStringLiteral("changeTitle"));
    m_title->setWordWrap(true);
    column->addWidget(m_title);
    m_explanation = new Label(theme, FontRole::Text, Token::Text);
    m_explanation->setObjectName(QStringLiteral("changeExplanation"));
    m_explanation->setWordWrap(true);
    column->addWidget(m_explanation);
    if (form) {
        column->addWidget(form);
        connect(form, &ChangeForm::edited, m_presenter.get(), &ChangePresenter::describeAgain);
        connect(form, &ChangeForm::edited, this, &ChangeDialog::refreshButtons);
    }
    m_effects = new EffectList(theme);
    column->addWidget(m_effects);
    column->addWidget(makeTyped());
    column->addWidget(makeToken());
    column->addStretch(1);
    whole->addWidget(body, 1);
    whole->addWidget(makeButtons());
    connect(m_presenter.get(), &ChangePresenter::changed, this, &ChangeDialog::refresh);
    connect(m_presenter.get(), &ChangePresenter::done, this, &ChangeDialog::onDone);
    connect(&m_presenter->session(), &SessionPresenter::ticked, this, &ChangeDialog::refreshButtons);
    refresh();
    new FocusRing(theme, this);
    new DialogFit(*this);
    if (m_form)
        m_form->firstField()->setFocus();
    else
        m_cancel->setFocus();
}

ChangeDialog::~ChangeDialog()
{
    m_token->clear();
    m_presenter->forgetToken();
}

QWidget *ChangeDialog::makeTyped()
{
    m_typedLine = new QWidget;
    auto *line = new QHBoxLayout(m_typedLine);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(size::betweenGroups);
    m_typedLabel = new Label(m_theme, FontRole::Text, Token::Text);
    m_typedLabel->setTextFormat(Qt::RichText);
    m_typed = new QLineEdit;
    m_typed->setObjectName(QStringLiteral("typedName"));
    m_typed->setAccessibleName(tr("Type the name to confirm"));
    m_typed->setMaxLength(200);
    line->addWidget(m_typedLabel);
    line->addWidget(m_typed, 1);
    connect(m_typed, &QLineEdit::textChanged, this, &ChangeDialog::refreshButtons);
    return m_typedLine;
}

// The token is in this field alone; it is cleared with the dialog.
QWidget *ChangeDialog::makeToken()
{
    m_tokenBox = new QWidget;
    auto *column = new QVBoxLayout(m_tokenBox);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(size::insideGroup);
    auto *line = new QHBoxLayout;
    line->setSpacing(size::insideGroup);
    m_token = new QLineEdit;
    m_token->setObjectName(QStringLiteral("token"));
    m_token->setAccessibleName(tr("The token, shown once"));
    m_token->setReadOnly(true);
    m_token->setFont(m_theme.font(FontRole::Fixed));
    line->addWidget(m_token, 1);
    m_copyToken = makeButton(m_theme, QStringLiteral("copyToken"), QStringLiteral("copy"), tr("&Copy the token"), this);
    connect(m_copyToken, &QPushButton::clicked, this, [this] { Told::copy(this, m_presenter->token(), Told::What::Token); });
    line->addWidget(m_copyToken);
    column->addLayout(line);
    m_tokenNote = new Label(m_theme, FontRole::Text, Token::Text2);
    m_tokenNote->setWordWrap(true);
    column->addWidget(m_tokenNote);
    m_tokenBox->hide();
    return m_tokenBox;
}

QWidget *ChangeDialog::makeButtons()
{
    auto *ground = new Ground(m_theme, Token::Window, Ground::Top);
    auto *column = new QVBoxLayout(ground);
    column->setContentsMargins(size::dialogPadding, size::betweenGroups, size::dialogPadding, size::pageMargin);
    column->setSpacing(size::insideGroup);
    m_why = new Label(m_theme, FontRole::Text, Token::Text2);
    m_why->setObjectName(QStringLiteral("confirmReason"));
    m_why->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_why->setWordWrap(true);
    m_details = new Label(m_theme, FontRole::Small, Token::Text2);
    m_details->setObjectName(QStringLiteral("failureDetails"));
    m_details->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->setWordWrap(true);
    m_details->hide();
    column->addWidget(m_details);
    auto *line = new QHBoxLayout;
    line->setSpacing(size::insideGroup);
    m_copyCommand = makeButton(m_theme, QStringLiteral("copyChangeCommand"), QStringLiteral("terminal"), tr("Copy as co&mmand"),
                               this);
    connect(m_copyCommand, &QPushButton::clicked, this,
            [this] { Told::copy(this, m_presenter->change().command, Told::What::Command); });
    m_cancel = makeButton(m_theme, QStringLiteral("cancelChange"), {}, tr("Cancel"), this);
    m_confirm = makeButton(m_theme, QStringLiteral("confirmChange"), m_presenter->change().icon, {}, this);
    line->addWidget(m_copyCommand);
    line->addWidget(m_why, 1); // beside what it holds off, so that nothing moves when it goes
    line->addWidget(m_cancel);
    line->addWidget(m_confirm);
    column->insertLayout(0, line);
    connect(m_cancel, &QPushButton::clicked, this, &ChangeDialog::reject);
    connect(m_confirm, &QPushButton::clicked, this, &ChangeDialog::confirm);
    return ground;
}

void ChangeDialog::confirm()
{
    const bool has = m_form && m_form->hasSecret();
    if (!m_presenter->mayConfirm(m_typed->text(), has).allowed)
        return;
    QString secret = m_form ? m_form->takeSecret() : QString();
    m_presenter->confirm(m_typed->text(), secret);
    secret.fill(QLatin1Char('0'));
}

void ChangeDialog::onDone()
{
    Q_EMIT changeDone(m_presenter->outcome());
    if (!m_presenter->hasToken())
        accept();
}

void ChangeDialog::refresh()
{
    const Change &change = m_presenter->change();
    const bool done = m_presenter->phase() == ChangePresenter::Phase::Done;
    const bool open = !done && m_presenter->phase() != ChangePresenter::Phase::Sending;
    m_title->setText(done ? m_presenter->outcome() : change.title);
    m_explanation->setText(change.explanation);
    m_explanation->setVisible(!done);
    if (m_form) {
        m_form->setEnabled(open);
        m_form->setVisible(!done);
    }
    m_effects->setEffects(done ? QList<ChangeEffect>() : change.effects);
    m_typedLabel->setText(tr("Type %1 to confirm").arg(strong(change.typed)));
    m_typedLine->setVisible(!done && !change.typed.isEmpty());
    m_tokenBox->setVisible(m_presenter->hasToken());
    if (m_presenter->hasToken() && m_token->text().isEmpty()) {
        m_token->setText(m_presenter->token());
        m_token->setCursorPosition(0);
        m_tokenNote->setText(m_presenter->tokenNote());
        m_copyToken->setFocus();
    }
    const Context &context = m_presenter->session().context();
    setWindowTitle(tr("%1, %2, tenant %3", "what is done, context, tenant")
                       .arg(change.action.isEmpty() ? change.verb : change.action, context.name, context.tenant.text()));
    m_confirm->setDefault(m_form != nullptr);
    m_confirm->setProperty("primary", !change.destroys);
    m_confirm->setVisible(!done);
    m_confirm->setIcon(m_theme.icon(change.icon, change.destroys ? Token::Text : Token::OnAccent));
    m_confirm->update();
    m_confirm->setText(change.verb);
    m_confirm->setAccessibleName(change.verb);
    m_copyCommand->setVisible(!done);
    m_copyCommand->setToolTip(change.command);
    m_cancel->setText(done ? tr("Close") : tr("Cancel"));
    refreshButtons();
}

void ChangeDialog::refreshButtons()
{
    using Phase = ChangePresenter::Phase;
    const ActionState state = m_presenter->mayConfirm(m_typed->text(), m_form && m_form->hasSecret());
    applyState(m_confirm, state);
    const bool failed = m_presenter->phase() == Phase::Failed;
    m_why->setToken(failed ? Token::Bad : Token::Text2);
    const QString why = m_presenter->phase() == Phase::Done ? QString()
        : failed && state.allowed                           ? m_presenter->outcome()
                                                            : state.reason;
    if (m_why->text() != why)
        m_why->setText(why);
    m_details->setText(m_presenter->details());
    m_details->setVisible(failed);
}

} // namespace oz0

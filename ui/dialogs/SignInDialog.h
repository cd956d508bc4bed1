// Gives a context another token: after the old one has expired or was revoked, or when no keychain gave it.
#pragma once

#include "models/presenters/ContextsPresenter.h"
#include "ui/Theme.h"

#include <QDialog>
#include <QLineEdit>
#include <QPushButton>

namespace oz0 {

class Label;

/// The server is asked with the new token before it takes the old one's place. Nothing else of the window changes.
class SignInDialog : public QDialog
{
    Q_OBJECT
public:
    SignInDialog(const Theme &theme, ContextsPresenter &presenter, const Context &context, QWidget *parent);

Q_SIGNALS:
    void signedIn(const oz0::Context &context, oz0::TokenPlace place, const QString &why); ///< with the token

private:
    void signIn();
    void allow(bool mayAsk);
    void keep(const QString &token);
    void say(const QString &sentence, Token token, const QString &details = {});

    const Theme &m_theme;
    ContextsPresenter &m_presenter;
    Context m_context;
    QLineEdit *m_token;
    Label *m_said;
    Label *m_details;
    QPushButton *m_confirm;
    Label *m_why;
};

} // namespace oz0

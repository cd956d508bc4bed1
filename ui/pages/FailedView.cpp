#include "ui/pages/FailedView.h"

#include "models/Texts.h"
#include "ui/Html.h"

#include <QPushButton>

namespace oz0 {

FailedView::FailedView(const Theme &theme, const QString &objectName, const QString &retryName, QWidget *parent)
    : MessageView(theme, objectName, parent)
{
    m_retry = addButton(retryName, QStringLiteral("refresh"), tr("&Try again"));
    m_signIn = addButton(objectName + QStringLiteral("SignIn"), QStringLiteral("key"), tr("Sign in a&gain…"));
    m_signIn->hide();
    connect(m_retry, &QPushButton::clicked, this, &FailedView::retryAsked);
    connect(m_signIn, &QPushButton::clicked, this, &FailedView::signInAsked);
}

void FailedView::showFailure(const SessionPresenter &session, const QString &title, const Error &why)
{
    const bool signIn = session.needsSignIn();
    setTexts(title, signIn ? QString() : plain(Texts::error(why)));
    setDetails(signIn ? QString() : session.detailsText());
    m_retry->setVisible(!signIn);
    m_signIn->setVisible(signIn);
}

} // namespace oz0

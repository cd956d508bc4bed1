// What a page shows when it has nothing to show: why, and the way on.
#pragma once

#include "models/presenters/SessionPresenter.h"
#include "ui/widgets/StateView.h"

namespace oz0 {

/// Offers to sign in where that is the cause (the banner says so), else to try again.
class FailedView : public MessageView
{
    Q_OBJECT
public:
    FailedView(const Theme &theme, const QString &objectName, const QString &retryName, QWidget *parent = nullptr);
    void showFailure(const SessionPresenter &session, const QString &title, const Error &why);

Q_SIGNALS:
    void retryAsked();
    void signInAsked();

private:
    QPushButton *m_retry;
    QPushButton *m_signIn;
};

} // namespace oz0

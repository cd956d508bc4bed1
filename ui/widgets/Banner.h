// The strip under the header that says what broke and what holds now.
#pragma once

#include "ui/widgets/Labels.h"

class QPushButton;

namespace oz0 {

/// 40 px; pushes the page down once when it appears, and changes its text, not its height, for a second cause.
class Banner : public QWidget
{
    Q_OBJECT
public:
    explicit Banner(const Theme &theme, QWidget *parent = nullptr);
    void setTexts(const QString &what, const QString &holds, const QString &details);
    /// Offers to sign in again instead of to reconnect.
    void offerSignIn(bool offered);

Q_SIGNALS:
    void reconnectAsked();
    void signInAsked();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    Label *m_text;
    Label *m_details;
    QPushButton *m_reconnect;
    QPushButton *m_signIn;
    QPushButton *m_fold;
};

} // namespace oz0

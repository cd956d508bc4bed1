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

Q_SIGNALS:
    void reconnectAsked();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    Label *m_text;
    Label *m_details;
    QPushButton *m_fold;
};

} // namespace oz0

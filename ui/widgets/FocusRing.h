// The ring of 2 px, 1 px outside the control that has the focus.
#pragma once

#include "ui/Theme.h"

#include <QFocusFrame>
#include <QPointer>

namespace oz0 {

/// One for each window. Rings buttons, chips and fields; views and tab bars draw their own, inside. Owned by the window.
class FocusRing : public QFocusFrame
{
    Q_OBJECT
public:
    FocusRing(const Theme &theme, QWidget *window);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void follow(QWidget *focused);

    const Theme &m_theme;
    QPointer<QWidget> m_window;
};

} // namespace oz0

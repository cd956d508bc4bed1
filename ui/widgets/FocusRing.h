// The ring of 2 px, 1 px outside the control that has the focus.
#pragma once

#include "ui/Theme.h"

#include <QPointer>
#include <QWidget>

namespace oz0 {

/// One for each window and owned by it. Rings buttons, chips and fields, of a check box what is ticked; views and tab bars draw their
/// own, inside. It lies over the whole window, so that no container cuts it but a scroll area that has scrolled its control away.
class FocusRing : public QWidget
{
    Q_OBJECT
public:
    FocusRing(const Theme &theme, QWidget *window);

    QWidget *ringed() const { return m_target; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void follow(QWidget *focused);
    void place();

    const Theme &m_theme;
    QPointer<QWidget> m_window;
    QPointer<QWidget> m_target;
    QList<QPointer<QWidget>> m_watched; ///< the target and what it lies in
    QRect m_shown;                      ///< of the ring, what scroll areas leave
};

} // namespace oz0

// The parts that every dialog has: the strip of its context's class on top, a body that scrolls on a small screen, and its height.
#pragma once

#include "ui/widgets/Ground.h"

#include <QDialog>
#include <QScrollArea>

class QVBoxLayout;

namespace oz0 {

/// The strip in the colour of a context's class. It stands above everything else that is a dialog's own.
class ClassStrip : public Ground
{
    Q_OBJECT
public:
    ClassStrip(const Theme &theme, ContextClass contextClass, QWidget *parent = nullptr);
};

/// What stands between strip and buttons: as high as its content, or lower and scrolled where the screen has no room for it.
class DialogBody : public QScrollArea
{
    Q_OBJECT
public:
    explicit DialogBody(const Theme &theme, QWidget *parent = nullptr);

    QVBoxLayout *column() const { return m_column; } ///< with a dialog's margins
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QVBoxLayout *m_column;
};

/// Keeps a dialog as high as what it holds, and never higher than its screen or its maximum, when it is shown and whenever what it
/// holds changes; between the changes its height is the person's.
class DialogFit : public QObject
{
    Q_OBJECT
public:
    /// `spare` is more than its parts ask for, in px, where there is room.
    explicit DialogFit(QDialog &dialog, int spare = 0);
    void fit();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int mostHeight() const;

    QDialog &m_dialog;
    int m_spare;
    int m_wanted = 0;
    int m_most = 0;
};

} // namespace oz0

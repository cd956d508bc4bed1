// What the window knows of a page: its name, its state, what it counts, and how it is told to act.
#pragma once

#include "models/Roles.h"

#include <QAction>
#include <QList>
#include <QWidget>

namespace oz0 {

/// A page is always in one of the five states and says which. It keeps its layout in the settings of its context.
class PageWidget : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual QString title() const = 0;
    virtual QString iconName() const = 0;
    virtual QString countText() const = 0;  ///< beside its name in the rail
    virtual QString totalsText() const = 0; ///< in the status line
    virtual PageState state() const = 0;

    virtual void focusFilter() { }
    /// Actions for the menu that is named after the page's objects.
    virtual QList<QAction *> objectActions() const { return {}; }
    virtual QList<QAction *> exportActions() const { return {}; }
    virtual QList<QAction *> editActions() const { return {}; }
    virtual QString menuTitle() const = 0;

    /// Work that the person asked for and that is not done: shown in the status line; closing waits until it has been sent.
    virtual QString workText() const { return {}; }
    virtual bool canUndo() const { return false; }
    virtual void undo() { }
    virtual bool hasUnsent() const { return false; }
    virtual void sendUnsent() { }

Q_SIGNALS:
    void stateChanged();
    void workChanged();
    void allSent();
};

} // namespace oz0

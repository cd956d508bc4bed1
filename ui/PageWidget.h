// What the window knows of a page: its name, its state, what it counts, and how it is told to act.
#pragma once

#include "models/ConsoleLink.h"
#include "models/Roles.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <any>

namespace oz0 {

/// A page is always in one of the five states and says which. It keeps its layout in the settings of its context.
class PageWidget : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual ConsolePlace place() const = 0; ///< the links that are its own
    virtual QString title() const = 0;
    virtual QString iconName() const = 0;
    virtual QString countText() const = 0;            ///< beside its name in the rail
    virtual QString unseenText() const { return {}; } ///< in the rail's badge instead of the count: what needs a look
    virtual QString totalsText() const = 0;           ///< in the status line
    virtual PageState state() const = 0;

    /// Selects and shows what the link names, now or as soon as the data is there; a link without an object is the page itself.
    virtual void openLink(const ConsoleLink &link) { Q_UNUSED(link) }
    /// What is shown now, so that it can be copied and found again; the window adds context and tenant.
    virtual ConsoleLink here() const { return {{}, {}, place(), {}, std::nullopt}; }
    /// What the link names was there and is not any more.
    virtual bool isGone(const ConsoleLink &link) const
    {
        Q_UNUSED(link)
        return false;
    }
    /// What the page is filtered by, so that somebody who comes back finds it so.
    virtual std::any filters() const { return {}; }
    /// What filters() gave; true: other rows are shown than before, now or soon, and stateChanged() follows.
    virtual bool setFilters(const std::any &filters)
    {
        Q_UNUSED(filters)
        return false;
    }
    virtual void focusFilter() { }
    /// Every action of the page, for the command palette and the list of shortcuts.
    virtual QList<QAction *> actions() const { return objectActions() + editActions() + exportActions(); }
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
    /// Asks the window to open another page there; pages reach each other only so. An empty context or tenant is the window's own.
    void linkActivated(const oz0::ConsoleLink &link);
    /// Asks the window to take another page's action, by its object name, once what the link names is shown there.
    void actionAsked(const oz0::ConsoleLink &link, const QString &action);
    void backAsked();   ///< to where one came from; a page that was opened first shows itself whole
    void retryAsked();  ///< the failed state's "Try again": the stream is asked again at once
    void signInAsked(); ///< the failed state's, when the token is not accepted
    void stateChanged();
    void workChanged();
    void allSent();
};

} // namespace oz0

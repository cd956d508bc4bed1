// The actions of a window as one list: what the command palette finds and the overview of shortcuts shows.
#pragma once

#include "models/ConsoleLink.h"
#include "models/Roles.h"

#include <QAction>
#include <QList>
#include <QString>

#include <optional>

namespace oz0 {

class PageWidget;

struct Command
{
    QString group; ///< the menu it stands in
    QAction *action;
    PageWidget *page = nullptr; ///< whose it is; null: the window's own
};

/// "Remove", without the mnemonic's mark and the dots.
QString commandText(const QAction &action);
/// Why it is off, from its status tip; empty while it is on.
QString commandReason(const QAction &action);

/// Says that the action is done to one object of a page. `offer` tells whether the person may do it to any at all, so that it can be
/// offered before one is selected; the action itself tells whether it can be done to the selected one.
void setObjectOf(QAction &action, ConsolePlace place, const ActionState &offer = {true, {}});
std::optional<ConsolePlace> objectOf(const QAction &action);
ActionState offerOf(const QAction &action);

/// Further words that the command palette finds it by.
void setWords(QAction &action, const QString &words);
QString wordsOf(const QAction &action);

} // namespace oz0

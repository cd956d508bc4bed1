// The actions of a window as one list: what the command palette finds and the overview of shortcuts shows.
#pragma once

#include <QAction>
#include <QList>
#include <QString>

namespace oz0 {

struct Command
{
    QString group; ///< the menu it stands in
    QAction *action;
};

/// "Remove", without the mnemonic's mark and the dots.
QString commandText(const QAction &action);
/// Why it is off, from its status tip; empty while it is on.
QString commandReason(const QAction &action);

} // namespace oz0

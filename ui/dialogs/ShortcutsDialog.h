// F1: every command of the window with its keys, made from the actions themselves.
#pragma once

#include "ui/Commands.h"
#include "ui/Theme.h"

#include <QDialog>

namespace oz0 {

/// A table of groups, commands and keys that can be filtered and copied; commands without keys are found by the palette.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT
public:
    ShortcutsDialog(const Theme &theme, const QList<Command> &commands, QWidget *parent);
};

} // namespace oz0

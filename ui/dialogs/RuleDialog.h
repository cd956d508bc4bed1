// Explains the rule that refused: why it is there, what it says, who may, and what to do next.
#pragma once

#include "models/RefusalView.h"
#include "ui/Theme.h"

#include <QDialog>

namespace oz0 {

/// Deletes itself when it is closed.
class RuleDialog : public QDialog
{
    Q_OBJECT
public:
    RuleDialog(const Theme &theme, const RefusalView &view, QWidget *parent);
};

} // namespace oz0

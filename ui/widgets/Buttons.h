// Push buttons with our icons, and actions that say why they are off.
#pragma once

#include "models/Roles.h"
#include "ui/Theme.h"

#include <QPushButton>
#include <QToolButton>

namespace oz0 {

QPushButton *makeButton(const Theme &theme, const QString &objectName, const QString &icon, const QString &text, QWidget *parent);
/// Flat, icon alone: needs its name as tooltip and for screen readers.
QToolButton *makeIconButton(const Theme &theme, const QString &objectName, const QString &icon, const QString &name,
                            QWidget *parent);
/// Enabled or not; the reason is its tooltip and its accessible description.
void applyState(QAbstractButton *button, const ActionState &state);

} // namespace oz0

#include "ui/widgets/Buttons.h"

namespace oz0 {

QPushButton *makeButton(const Theme &theme, const QString &objectName, const QString &icon, const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(objectName);
    if (!icon.isEmpty())
        button->setIcon(theme.icon(icon));
    button->setAutoDefault(false);
    button->setAccessibleName(QString(text).remove(QLatin1Char('&')));
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return button;
}

QToolButton *makeIconButton(const Theme &theme, const QString &objectName, const QString &icon, const QString &name,
                            QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(objectName);
    button->setIcon(theme.icon(icon));
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setIconSize(QSize(size::iconButton, size::iconButton));
    return button;
}

void applyState(QAbstractButton *button, const ActionState &state)
{
    button->setEnabled(state.allowed);
    button->setToolTip(state.reason);
    button->setAccessibleDescription(state.reason);
}

} // namespace oz0

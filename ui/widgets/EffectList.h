// "What happens": a line for each effect of a change, with its icon, its count and the names that it concerns.
#pragma once

#include "models/presenters/Change.h"
#include "ui/Theme.h"

#include <QGridLayout>
#include <QWidget>

namespace oz0 {

/// Rebuilt only when its words change, so that a repeated change keeps reading positions. Hidden while there is nothing to tell.
class EffectList : public QWidget
{
    Q_OBJECT
public:
    explicit EffectList(const Theme &theme, QWidget *parent = nullptr);
    void setEffects(const QList<ChangeEffect> &effects);

private:
    const Theme &m_theme;
    QGridLayout *m_grid;
    QList<ChangeEffect> m_shown;
};

} // namespace oz0

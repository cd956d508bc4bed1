// Says that a plugin.yaml can be mended, and offers the mended file and the patch.
#pragma once

#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"

class QAction;
class QHBoxLayout;
class QPushButton;

namespace oz0 {

/// Hidden while there is no remedy. The buttons do what the actions do.
class RemedyStrip : public Ground
{
    Q_OBJECT
public:
    RemedyStrip(const Theme &theme, QAction *save, QAction *copyPatch, QWidget *parent = nullptr);

    void setChanges(int changes); ///< of the remedy; 0: there is none

private:
    Label *m_text;
    QPushButton *m_save;
    QPushButton *m_copy;
};

} // namespace oz0

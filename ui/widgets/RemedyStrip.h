// Says that a plugin.yaml can be mended, shows the lines that change, and offers the mended file and the patch.
#pragma once

#include "models/RemedyDiff.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"

class QAction;
class QPushButton;

namespace oz0 {

/// Hidden while there is no remedy. The buttons do what the actions do, and are off for their reason.
class RemedyStrip : public Ground
{
    Q_OBJECT
public:
    RemedyStrip(const Theme &theme, QAction *save, QAction *copyPatch, QWidget *parent = nullptr);

    /// `changes` of the remedy, 0: there is none; `checks` that pass with it.
    void setRemedy(int changes, int checks, const RemedyDiff &diff);

private:
    QString html(const QList<RemedyLine> &lines) const;
    void look();

    const Theme &m_theme;
    Label *m_text;
    Label *m_lines;
    Label *m_note;
    QList<RemedyLine> m_shown;
};

} // namespace oz0

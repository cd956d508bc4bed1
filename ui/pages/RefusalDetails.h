// One refused attempt: the verdict above, what may be done, what a check of now says, each refusal, and what if.
#pragma once

#include "models/presenters/RefusalsPresenter.h"
#include "ui/ViewSettings.h"
#include "ui/widgets/RefusalCards.h"
#include "ui/widgets/RemedyStrip.h"
#include "ui/widgets/VerdictHead.h"

#include <QAction>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>

class QVBoxLayout;

namespace oz0 {

class RefusalWhatIfPane;

/// What if stands beside the refusals where there is room, else below them with less height than they; in a short pane all below the
/// verdict scrolls as one.
class RefusalDetails : public QWidget
{
    Q_OBJECT
public:
    RefusalDetails(const Theme &theme, RefusalsPresenter &presenter, ViewSettings settings, QWidget *parent = nullptr);

    /// The buttons do what the page's actions do.
    void setActions(QAction *recheck, QAction *diff, QAction *command);
    void setRemedyActions(QAction *save, QAction *copyPatch);
    void focusBody();

Q_SIGNALS:
    void placeAsked(int line); ///< of the refused plugin.yaml; 0: the diff, wherever it opens
    void newestAsked();        ///< instead of a record that is not there

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class WhatIfPlace { Unknown, Beside, Below, Within };

    QWidget *makeSide();
    void arrange();
    void share();
    void refresh();
    void refreshNothing();
    void refreshRecheck();

    const Theme &m_theme;
    RefusalsPresenter &m_presenter;
    ViewSettings m_settings;
    QStackedWidget *m_stack;
    QVBoxLayout *m_column; ///< of the record
    VerdictHead *m_head;
    QPushButton *m_recheck = nullptr;
    bool m_hadFocus = false; ///< the button, before it was off
    QPushButton *m_diff = nullptr;
    RemedyStrip *m_remedy = nullptr;
    QPushButton *m_command = nullptr;
    Ground *m_strip;
    IconLabel *m_stripIcon;
    Label *m_stripText;
    QPushButton *m_stop;
    QSplitter *m_sides; ///< refusals, and what if: beside each other where there is room
    QScrollArea *m_scroll;
    QVBoxLayout *m_list; ///< in it
    QScrollArea *m_side;
    RefusalWhatIfPane *m_whatIf;
    WhatIfPlace m_place = WhatIfPlace::Unknown;
    bool m_isShared = false; ///< as the person did it
    RefusalCards *m_cards;
    Label *m_linesNote;
    Label *m_nothingTitle;
    Label *m_nothing;
    QPushButton *m_newest;
    ElidedLabel *m_why = nullptr; ///< a button is off
    RecordId m_shown;
};

} // namespace oz0

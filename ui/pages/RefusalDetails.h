// One refused attempt: the verdict above, what may be done, what a check of now says, and each refusal below.
#pragma once

#include "models/presenters/RefusalsPresenter.h"
#include "ui/widgets/RefusalCards.h"
#include "ui/widgets/RemedyStrip.h"
#include "ui/widgets/VerdictHead.h"

#include <QAction>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>

namespace oz0 {

class RefusalWhatIfPane;

class RefusalDetails : public QWidget
{
    Q_OBJECT
public:
    RefusalDetails(const Theme &theme, RefusalsPresenter &presenter, QWidget *parent = nullptr);

    /// The buttons do what the page's actions do.
    void setActions(QAction *recheck, QAction *diff, QAction *command);
    void setRemedyActions(QAction *save, QAction *copyPatch);
    void focusBody();

Q_SIGNALS:
    void diffAsked();
    void newestAsked(); ///< instead of a record that is not there

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeSide();
    void refresh();
    void refreshNothing();
    void refreshRecheck();

    const Theme &m_theme;
    RefusalsPresenter &m_presenter;
    QStackedWidget *m_stack;
    VerdictHead *m_head;
    QPushButton *m_recheck = nullptr;
    QPushButton *m_diff = nullptr;
    RemedyStrip *m_remedy = nullptr;
    QPushButton *m_command = nullptr;
    Ground *m_strip;
    IconLabel *m_stripIcon;
    Label *m_stripText;
    QPushButton *m_stop;
    QSplitter *m_sides; ///< refusals, and what if: beside each other where there is room
    RefusalWhatIfPane *m_whatIf;
    QScrollArea *m_scroll;
    RefusalCards *m_cards;
    Label *m_linesNote;
    Label *m_nothingTitle;
    Label *m_nothing;
    QPushButton *m_newest;
    Label *m_why = nullptr; ///< a button is off
    RecordId m_shown;
};

} // namespace oz0

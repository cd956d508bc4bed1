// The diff of two sides of one plugin: Meaning, Text and Reach over one outcome, with its choosers, states and actions.
#pragma once

#include "models/presenters/DiffPresenter.h"
#include "ui/Prompt.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/SegmentedSwitch.h"
#include "ui/widgets/StateView.h"
#include "ui/widgets/diff/DiffSizes.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>

#include <functional>

namespace oz0 {

class ElidedCombo;
class MeaningView;
class ReachPane;
class TextPane;

/// Shown inside another page. Keeps which view is open, its splitters and what was reviewed in the settings, which outlive it.
class DiffPage : public QWidget
{
    Q_OBJECT
public:
    enum class View { Meaning, Text, Reach };

    DiffPage(DiffPresenter &presenter, const Theme &theme, Prompt &prompt, QSettings &settings, QWidget *parent = nullptr);
    ~DiffPage() override;

    using QWidget::show;
    void show(const PluginName &plugin, const DiffSide &from, const DiffSide &to);

    View view() const { return View(m_switch->current()); }
    void setView(View view);
    bool isUnified() const { return m_layout->current() == 1; }
    void setUnified(bool unified); ///< as the person would; a narrow window is unified by itself
    /// Opens Text at a line of plugin.yaml, 1-based.
    void showLine(int line, int installedLine = 0);

    // Its actions, for menus and the palette, are QWidget::actions().

    PageState state() const { return m_presenter.state(); }
    DiffPresenter &presenter() { return m_presenter; }

Q_SIGNALS:
    void stateChanged();
    void closeAsked(); ///< Escape, or the head's way back
    void retryAsked(); ///< the stream is asked again at once

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeSecondLine();
    QWidget *makeNews();
    QWidget *makeBare();
    void makeMessages();
    void makeActions();
    QAction *makeAction(const char *name, const QString &text, const QList<QKeySequence> &keys, const std::function<void()> &act);
    void refresh();
    void refreshChoices();
    void refreshPlace();
    void refreshLayout();
    void fitHead();
    void fitSecondLine();
    void takeSide(QComboBox *box, bool isAfter);
    void chooseFolder(bool isAfter);
    void step(int by);
    void savePatch();
    void keepLayout();

    DiffPresenter &m_presenter;
    const Theme &m_theme;
    Prompt &m_prompt;
    QSettings &m_settings;
    QWidget *m_head;
    QPushButton *m_back;
    ElidedLabel *m_title;
    ElidedCombo *m_fromBox;
    ElidedCombo *m_toBox;
    SegmentedSwitch *m_switch;
    QPushButton *m_copyPatch;
    QPushButton *m_savePatch;
    IconLabel *m_verdictIcon;
    Label *m_verdict;
    SegmentedSwitch *m_layout;
    QPushButton *m_previous;
    QPushButton *m_next;
    Label *m_place;
    QWidget *m_bare;
    Label *m_bareText;
    QWidget *m_news;
    Label *m_newsText;
    QPushButton *m_showNews;
    QStackedWidget *m_body;
    MeaningView *m_meaning;
    TextPane *m_text;
    ReachPane *m_reach;
    QWidget *m_loadingBox; ///< the message below a line that moves
    MessageView *m_loading;
    MessageView *m_failed;
    MessageView *m_same;
    QTimer m_late; ///< a quick answer shows nothing in between
    QList<SideChoice> m_choices;
    QString m_patchFile; ///< where the patch that is made goes; empty: to the clipboard
    bool m_wantsUnified = false;
};

} // namespace oz0

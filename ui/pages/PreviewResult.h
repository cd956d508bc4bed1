// What came of a preview: the verdict above, then reasons, contract changes, and what differs from the preview before.
#pragma once

#include "models/presenters/PreviewPresenter.h"
#include "ui/widgets/Gauge.h"
#include "ui/widgets/ProgressLine.h"
#include "ui/widgets/RefusalCards.h"
#include "ui/widgets/Table.h"
#include "ui/widgets/VerdictHead.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

namespace oz0 {

/// The steps of the preview that runs, or those of the one that is shown, and the way to each of its checks.
class PreviewSteps : public Ground
{
    Q_OBJECT
public:
    PreviewSteps(const Theme &theme, PreviewPresenter &presenter, QWidget *parent = nullptr);
    void setChecksShown(bool shown);

Q_SIGNALS:
    void checksAsked(bool shown);

private:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void refresh();
    void fit();
    void setGaps(int gap);
    void point();

    const Theme &m_theme;
    PreviewPresenter &m_presenter;
    QSpacerItem *m_gaps[2]; ///< behind each step but the last
    QString m_names[3];
    QString m_facts[3];
    IconLabel *m_icons[3];
    Label *m_words[3];
    QPushButton *m_checks;
};

/// What the install would let the plugin reach beyond what is installed, for each process.
class PreviewReachPart : public QWidget
{
    Q_OBJECT
public:
    PreviewReachPart(const Theme &theme, PreviewPresenter &presenter, QWidget *parent = nullptr);
    void refresh();

Q_SIGNALS:
    void diffAsked();

private:
    PreviewPresenter &m_presenter;
    Label *m_sentence;
    NoticeList *m_gains;
    QPushButton *m_diff;
};

/// Contract changes, breaking ones first.
class PreviewContractsPart : public QWidget
{
    Q_OBJECT
public:
    PreviewContractsPart(const Theme &theme, PreviewPresenter &presenter, QWidget *parent = nullptr);
    void refresh();

Q_SIGNALS:
    void diffAsked(int line); ///< of plugin.yaml; 0: none

private:
    PreviewPresenter &m_presenter;
    IconLabel *m_mark; ///< the changes are warnings
    Label *m_counts;
    Table *m_table;
};

/// Every check with its rule and what it came to.
class PreviewChecksPart : public QWidget
{
    Q_OBJECT
public:
    PreviewChecksPart(const Theme &theme, PreviewPresenter &presenter, QWidget *parent = nullptr);
    void refresh();

private:
    PreviewPresenter &m_presenter;
    Label *m_title;
    Label *m_note;
    Table *m_table;
};

/// The middle of the page. While a preview runs the verdict's place shows the step and Cancel; the rest keeps its place.
class PreviewResult : public QWidget
{
    Q_OBJECT
public:
    PreviewResult(const Theme &theme, PreviewPresenter &presenter, QWidget *parent = nullptr);

    /// A button beside a good verdict; gone while the action is off. The action is lent.
    void setInstallAction(QAction *action);
    void showJson(bool json);
    void showChecks(bool shows);
    void focusBody();

Q_SIGNALS:
    void placeAsked(int line); ///< in the diff or, where the preview has none, the file itself; 0: no line
    void checksAsked(bool shown);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitTop();
    void scrollToChecks();
    QWidget *makeRunning();
    QWidget *makeJson();
    QWidget *makeComparison();
    void refresh();
    void refreshHead(const PreviewEntry *entry);
    void refreshProgress();
    void refreshComparison();

    const Theme &m_theme;
    PreviewPresenter &m_presenter;
    PreviewSteps *m_steps;
    QStackedWidget *m_top;
    VerdictHead *m_head;
    ElidedLabel *m_stepText;
    ProgressLine *m_bar;
    QPushButton *m_cancel;
    QStackedWidget *m_bottom;
    QScrollArea *m_scroll;
    RefusalCards *m_cards;
    PreviewReachPart *m_reach;
    PreviewContractsPart *m_contracts;
    PreviewChecksPart *m_checks;
    QWidget *m_comparison;
    Label *m_comparisonTitle;
    NoticeList *m_differences;
    Label *m_jsonOf;
    QPlainTextEdit *m_json;
    bool m_showsChecks = false;
};

/// The pane beside it: limits as gauges, names, digest.
class PreviewSide : public QScrollArea
{
    Q_OBJECT
public:
    PreviewSide(const Theme &theme, PreviewPresenter &presenter, QWidget *parent = nullptr);

private:
    void refresh();

    const Theme &m_theme;
    PreviewPresenter &m_presenter;
    Label *m_hint; ///< what comes here
    Label *m_of;   ///< which of two it belongs to
    QWidget *m_all;
    Label *m_limitsTitle;
    Label *m_limits;
    Gauge *m_agents;
    Gauge *m_queues;
    Table *m_names;
    Label *m_digest;
};

} // namespace oz0

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

/// The steps of the preview that runs, or those of the one that is shown.
class PreviewSteps : public Ground
{
    Q_OBJECT
public:
    PreviewSteps(const Theme &theme, PreviewPresenter &presenter, QWidget *parent = nullptr);

private:
    void resizeEvent(QResizeEvent *event) override;
    void refresh();
    void fit();

    PreviewPresenter &m_presenter;
    QString m_names[3];
    QString m_facts[3];
    IconLabel *m_icons[3];
    Label *m_words[3];
};

/// The middle of the page. While a preview runs the verdict's place shows the step and Cancel; the rest keeps its place.
class PreviewResult : public QWidget
{
    Q_OBJECT
public:
    PreviewResult(const Theme &theme, PreviewPresenter &presenter, QWidget *parent = nullptr);

    void showJson(bool json);
    void focusBody();

Q_SIGNALS:
    void diffAsked(); ///< or, where the preview has none, the file itself

private:
    QWidget *makeRunning();
    QWidget *makeContracts();
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
    Label *m_stepText;
    ProgressLine *m_bar;
    QPushButton *m_cancel;
    QStackedWidget *m_bottom;
    QScrollArea *m_scroll;
    RefusalCards *m_cards;
    QWidget *m_contracts;
    Label *m_contractCounts;
    Table *m_contractTable;
    QWidget *m_comparison;
    Label *m_comparisonTitle;
    NoticeList *m_differences;
    QPlainTextEdit *m_json;
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
    QWidget *m_all;
    Label *m_limitsTitle;
    Label *m_limits;
    Gauge *m_agents;
    Gauge *m_queues;
    Table *m_names;
    Label *m_digest;
};

} // namespace oz0

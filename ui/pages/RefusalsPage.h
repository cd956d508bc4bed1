// The Refusals page: a review queue at the left, the record that is looked at beside it (console.md).
#pragma once

#include "models/presenters/RefusalsPresenter.h"
#include "ui/PageWidget.h"
#include "ui/Prompt.h"
#include "ui/ViewSettings.h"
#include "ui/widgets/StateView.h"
#include "ui/widgets/TwoLineList.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

namespace oz0 {

class Chip;
class RefusalDetails;

class RefusalsPage : public PageWidget
{
    Q_OBJECT
public:
    RefusalsPage(const Theme &theme, RefusalsPresenter &presenter, Prompt &prompt, ViewSettings settings,
                 QWidget *parent = nullptr);
    ~RefusalsPage() override;

    ConsolePlace place() const override { return ConsolePlace::Refusals; }
    QString title() const override;
    QString iconName() const override { return QStringLiteral("refusals"); }
    QString countText() const override { return {}; }
    QString unseenText() const override;
    QString totalsText() const override { return m_presenter.foot(); }
    PageState state() const override { return m_presenter.state(); }
    QString menuTitle() const override;
    void openLink(const ConsoleLink &link) override;
    ConsoleLink here() const override { return {{}, {}, place(), m_presenter.selection().text(), std::nullopt}; }
    std::any filters() const override { return m_presenter.query(); }
    bool setFilters(const std::any &filters) override;
    void focusFilter() override;
    QList<QAction *> objectActions() const override;
    QList<QAction *> exportActions() const override { return {m_exportJson, m_exportHtml, m_exportPdf}; }
    QList<QAction *> editActions() const override { return {m_copyId, m_copyCommand}; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeActions();
    QWidget *makeHead();
    QWidget *makeList();
    void makeOverlay();
    Chip *makeChip(const QString &objectName, const QString &word, bool RefusalQuery::*facet);
    void refresh();
    void refreshActions();
    void takeCurrent();
    void showSelected();
    void openDiff(int line);
    void goToUnseen();
    void goToNewest();
    void exportTo(const QString &title, const QString &name, const QString &filter, const QByteArray &content);

    const Theme &m_theme;
    RefusalsPresenter &m_presenter;
    Prompt &m_prompt;
    ViewSettings m_settings;
    ElidedLabel *m_summary = nullptr;
    QLineEdit *m_field = nullptr;
    Chip *m_lastWeek = nullptr;
    Chip *m_unseen = nullptr;
    Chip *m_mine = nullptr;
    TwoLineList *m_list = nullptr;
    QStackedWidget *m_overlay = nullptr;
    LoadingLines *m_loading = nullptr;
    MessageView *m_filteredEmpty = nullptr;
    QStackedWidget *m_body = nullptr;
    MessageView *m_empty = nullptr;
    MessageView *m_failed = nullptr;
    QPushButton *m_older = nullptr;
    ElidedLabel *m_note = nullptr;
    ElidedLabel *m_foot = nullptr;
    QToolButton *m_allSeen = nullptr;
    QSplitter *m_splitter = nullptr;
    RefusalDetails *m_details = nullptr;
    QAction *m_recheck = nullptr;
    QAction *m_diff = nullptr;
    QAction *m_copyCommand = nullptr;
    QAction *m_copyTry = nullptr;
    QAction *m_copyId = nullptr;
    QAction *m_markSeen = nullptr;
    QAction *m_markAll = nullptr;
    QAction *m_next = nullptr;
    QAction *m_exportJson = nullptr;
    QAction *m_exportHtml = nullptr;
    QAction *m_exportPdf = nullptr;
    QPushButton *m_export = nullptr;
    QAction *m_saveMended = nullptr;
    QAction *m_copyPatch = nullptr;
    QAction *m_copyJsonPatch = nullptr;
    bool m_hasSelected = false; ///< the first record was selected by itself
};

} // namespace oz0

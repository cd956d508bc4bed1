// The Preview page: what an install would do, without doing it (console.md).
#pragma once

#include "models/presenters/PreviewPresenter.h"
#include "ui/PageWidget.h"
#include "ui/Prompt.h"
#include "ui/ViewSettings.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/TwoLineList.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>

namespace oz0 {

class PreviewResult;
class PreviewSide;

class PreviewPage : public PageWidget
{
    Q_OBJECT
public:
    PreviewPage(const Theme &theme, PreviewPresenter &presenter, Prompt &prompt, ViewSettings settings,
                QWidget *parent = nullptr);
    ~PreviewPage() override;

    ConsolePlace place() const override { return ConsolePlace::Preview; }
    QString title() const override;
    QString iconName() const override { return QStringLiteral("preview"); }
    QString countText() const override { return {}; }
    QString totalsText() const override { return {}; }
    PageState state() const override { return m_presenter.state(); }
    QString menuTitle() const override;
    void openLink(const ConsoleLink &link) override; ///< of a candidate: previews what it holds
    void focusFilter() override;
    QList<QAction *> objectActions() const override;
    QList<QAction *> exportActions() const override { return {m_saveHtml, m_savePdf, m_saveJson}; }
    QList<QAction *> editActions() const override { return {m_copyCommand, m_copyJson, m_copyDigest}; }
    QString workText() const override;

Q_SIGNALS:
    void installAsked(const QString &folder);
    void contentInstallAsked(const oz0::Digest &digest, const QString &name);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeActions();
    QWidget *makeHead();
    QWidget *makeHistory();
    QWidget *makePanes();
    void refresh();
    void fitPanes();
    void openPlace(int line); ///< of plugin.yaml; 0: none
    void openDiff(int line);
    ActionState mayInstall() const;
    void askInstall();
    void takeSource();
    void showChoices();
    void takeSelection();
    void selectShown();
    void exportTo(const QString &title, const QString &extension, const QString &filter, const QByteArray &content);

    const Theme &m_theme;
    PreviewPresenter &m_presenter;
    Prompt &m_prompt;
    ViewSettings m_settings;
    ElidedLabel *m_summary = nullptr;
    QLineEdit *m_folder = nullptr;
    QPushButton *m_choose = nullptr;
    QCheckBox *m_watch = nullptr;
    QPushButton *m_run = nullptr;
    Label *m_reason = nullptr;
    TwoLineList *m_history = nullptr;
    Label *m_historyNote = nullptr;
    Label *m_historyEmpty = nullptr;
    QPushButton *m_showJson = nullptr;
    QPushButton *m_save = nullptr;
    QAction *m_mark = nullptr;    ///< in the field: a folder or a candidate
    QAction *m_choices = nullptr; ///< in the field: what may be chosen
    PreviewSource m_shownSource;  ///< the presenter's, as the field last took it
    QSplitter *m_splitter = nullptr;
    PreviewResult *m_result = nullptr;
    PreviewSide *m_side = nullptr;
    QAction *m_preview = nullptr;
    QAction *m_cancel = nullptr;
    QAction *m_watchAction = nullptr;
    QAction *m_diff = nullptr;
    QAction *m_install = nullptr; ///< what is shown, when it is good and the person may
    QAction *m_checks = nullptr;
    QAction *m_copyCommand = nullptr;
    QAction *m_copyJson = nullptr;
    QAction *m_copyDigest = nullptr;
    QAction *m_saveHtml = nullptr;
    QAction *m_savePdf = nullptr;
    QAction *m_saveJson = nullptr;
    QAction *m_forget = nullptr;
    bool m_isPlaced = false;  ///< the panes have their widths
    bool m_selecting = false; ///< the list follows the presenter, not the other way round
};

} // namespace oz0

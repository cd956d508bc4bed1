// The view Text: the bundle's files and the refusals beside the lines of the open file, with what is said of it below.
#pragma once

#include "models/presenters/DiffPresenter.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/StateView.h"
#include "ui/widgets/Table.h"
#include "ui/widgets/diff/TextDiffView.h"

#include <QSplitter>
#include <QStackedWidget>

namespace oz0 {

class FileSyntax;
class RefusalPanel;

class TextPane : public QWidget
{
    Q_OBJECT
public:
    TextPane(const Theme &theme, DiffPresenter &presenter, QWidget *parent = nullptr);
    ~TextPane() override;

    TextDiffView *view() { return m_view; }
    QSplitter *filesSplitter() { return m_filesSplitter; }
    QByteArray panelState() const;
    void restorePanel(const QByteArray &state) { m_panelSplitter->restoreState(state); }
    void setUnified(bool unified);
    bool stepChange(int by);
    bool canStepChange(int by) const;
    bool stepRefusal(int by);
    /// A line of plugin.yaml, 1-based; the one after first, 0 is none.
    void showManifestLine(int line, int installedLine);
    QString placeText() const; ///< "3 of 4"

Q_SIGNALS:
    void placeChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct SideHead
    {
        ElidedLabel *title;
        ElidedLabel *detail;
    };

    QWidget *makeFiles();
    QWidget *makeRefusals();
    QWidget *makeHeads();
    void fitRefusals();
    void fitPanel();
    void refresh();
    void refreshFile();
    void fitMargins();
    void selectRefusal(int index);
    void openFileOfRow(int row);

    const Theme &m_theme;
    DiffPresenter &m_presenter;
    QSplitter *m_filesSplitter;
    QSplitter *m_panelSplitter;
    ElidedLabel *m_filesHead;
    Chip *m_hide;
    Table *m_files;
    QWidget *m_refusalsBox;
    ElidedLabel *m_refusalsHead;
    Table *m_refusals;
    QWidget *m_heads;
    SideHead m_headLeft;
    SideHead m_headRight;
    Label *m_note;
    QStackedWidget *m_body;
    TextDiffView *m_view;
    MessageView *m_message;
    MessageView *m_binary;
    RefusalPanel *m_panel;
    std::unique_ptr<FileSyntax> m_syntax;
    int m_waitingLine = 0; ///< to go to, once plugin.yaml is open
    int m_waitingInstalledLine = 0;
    int m_refusal = -1;
    bool m_isPreselected = false; ///< nobody chose it: a step goes to it first
    bool m_wantsRefusal = false;  ///< its line is gone to, once plugin.yaml is open
    bool m_isPanelMoved = false;  ///< by the person, who then knows best
    QByteArray m_tallPanel;       ///< the panel's place where there is room for it; empty while there is
};

} // namespace oz0

// The tab Diff of a candidate's details: the installed version against it, in short, and the way to the whole.
#pragma once

#include "models/presenters/DiffPresenter.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/StateView.h"

#include <QAction>
#include <QBoxLayout>
#include <QPushButton>
#include <QStackedWidget>

namespace oz0 {

class DiffTree;

/// Asks for nothing until it is visible. The presenter is its own, and is lent.
class CandidateDiff : public Ground
{
    Q_OBJECT
public:
    CandidateDiff(const Theme &theme, DiffPresenter &presenter, QWidget *parent = nullptr);

    void setCandidate(const PluginName &plugin, const CandidateId &id);
    /// Those of its nodes that have no sandbox: what plugin.yaml declares holds nothing back there (S3).
    void setBareNodes(const QStringList &nodes);

    /// The button beside "Open diff"; the action is lent.
    void setPreviewAction(QAction *action);

Q_SIGNALS:
    void linkActivated(const oz0::ConsoleLink &link);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void ask();
    void refresh();
    void giveRoom();

    const Theme &m_theme;
    DiffPresenter &m_presenter;
    PluginName m_plugin;
    CandidateId m_candidate;
    QStringList m_bareNodes;
    IconLabel *m_icon;
    Label *m_verdict;
    Label *m_note;
    IconLabel *m_bareIcon;
    Label *m_bare;
    Label *m_news;
    QPushButton *m_open;
    QPushButton *m_again;
    QHBoxLayout *m_buttons;
    QStackedWidget *m_body;
    DiffTree *m_tree;
    MessageView *m_message;
};

} // namespace oz0

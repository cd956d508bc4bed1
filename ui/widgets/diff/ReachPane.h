// What one process, or all of them, reach before and after: the verdict in a sentence, then hosts, secrets, tools and grants.
#pragma once

#include "models/presenters/DiffPresenter.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/diff/DiffTree.h"

class QComboBox;

namespace oz0 {

class ReachPane : public Ground
{
    Q_OBJECT
public:
    ReachPane(const Theme &theme, DiffPresenter &presenter, ReachModel &reach, const QString &objectName,
              QWidget *parent = nullptr);

    DiffTree *tree() { return m_tree; }

Q_SIGNALS:
    void lineAsked(int line, int installedLine);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();

    DiffPresenter &m_presenter;
    ReachModel &m_reach;
    QComboBox *m_process;
    IconLabel *m_icon;
    Label *m_verdict;
    DiffTree *m_tree;
};

} // namespace oz0

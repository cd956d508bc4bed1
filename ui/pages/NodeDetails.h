// What is known of the selected node, and what may be done with it.
#pragma once

#include "models/presenters/NodesPresenter.h"
#include "ui/widgets/Fields.h"

#include <QAction>

class QHBoxLayout;

namespace oz0 {

class NodeDetails : public QWidget
{
    Q_OBJECT
public:
    NodeDetails(const Theme &theme, NodesPresenter &presenter, QWidget *parent = nullptr);
    /// A button for each; they are lent.
    void setActions(const QList<QAction *> &actions);
    void tellGone(const QString &name); ///< a link named it, and it is not there; empty: none did

Q_SIGNALS:
    void candidateAsked();

private:
    void refresh();
    void refreshHint();

    const Theme &m_theme;
    NodesPresenter &m_presenter;
    Label *m_title;
    Label *m_hint;
    QString m_gone;
    FieldGrid *m_facts;
    NoticeList *m_reasons;
    QHBoxLayout *m_actions;
    QList<QWidget *> m_buttons;
};

} // namespace oz0

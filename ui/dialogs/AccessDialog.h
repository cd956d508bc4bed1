// Members, API keys and nodes of the tenant, for an admin: the lists, and what may be done with each.
#pragma once

#include "models/presenters/AccessPresenter.h"
#include "ui/Prompt.h"
#include "ui/Theme.h"

#include <QDialog>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>

namespace oz0 {

class ChangeForm;
class Label;
class MessageView;
class PaneTabs;
class Table;

/// Escape and Close leave. Changes open dialogs of their own over it; what became of the last one is told at its foot.
class AccessDialog : public QDialog
{
    Q_OBJECT
public:
    enum Tab { Members, Keys, Nodes };

    AccessDialog(const Theme &theme, AccessPresenter &presenter, Prompt &prompt, QWidget *parent);
    ~AccessDialog() override;

    void setCurrentTab(Tab tab);
    QDialog *openChange() const { return m_change; } ///< null: none
    void addMember();
    void changeMember();
    void removeMember();
    void addKey();
    void revokeKey();
    void changeLabels();
    void removeNode();
    void addJoinToken();

private:
    struct Pane
    {
        Table *table = nullptr;
        MessageView *message = nullptr; ///< in the table's place while it has no rows
        QList<QPushButton *> always;    ///< need no selection
        QList<QPushButton *> ofSelected;
    };

    QWidget *makePane(Pane &pane, QAbstractItemModel &model, const QString &name, const QString &accessibleName);
    QPushButton *addButton(Pane &pane, QList<QPushButton *> &list, const QString &name, const QString &icon, const QString &text,
                           void (AccessDialog::*act)());
    void refresh();
    int selectedRow(const Pane &pane) const; ///< of the source model; -1: none
    void show(std::function<Change()> describe, ChangeForm *form);

    const Theme &m_theme;
    AccessPresenter &m_presenter;
    Prompt &m_prompt;
    PaneTabs *m_tabs;
    QStackedWidget *m_body;
    Pane m_panes[3];
    Label *m_outcome;
    Label *m_why;
    QPointer<QDialog> m_change;
};

} // namespace oz0

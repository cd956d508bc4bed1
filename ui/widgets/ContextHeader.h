// The header across the window: class of the context, lock, who one is, and how fresh the data is.
#pragma once

#include "models/presenters/SessionPresenter.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"

#include <QPushButton>
#include <QToolButton>

class QMenu;

namespace oz0 {

class SearchField;

/// The block at its left: class colour, lock icon, class word, lock state.
class ClassBlock : public QWidget
{
    Q_OBJECT
public:
    explicit ClassBlock(const Theme &theme, QWidget *parent = nullptr);
    void setTexts(ContextClass contextClass, const QString &lock, bool open);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    ContextClass m_class = ContextClass::Local;
    QString m_lock;
    bool m_open = true;
};

class ContextHeader : public Ground
{
    Q_OBJECT
public:
    explicit ContextHeader(const Theme &theme, QWidget *parent = nullptr);
    /// Null: no context. The session outlives this or is taken away before it goes.
    void setSession(SessionPresenter *session);
    void setContextMenu(QMenu *menu);
    void setShort(bool isShort);                              ///< a narrow window: texts shorten
    static QString liveIcon(const SessionPresenter &session); ///< one for the header and the status line

Q_SIGNALS:
    void unlockAsked();
    void searchAsked();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void refreshAge();
    void fit();
    void giveUp(int things);
    QWidget *line();
    /// Things that stand and go together, near each other.
    QWidget *group(std::initializer_list<QWidget *> parts);

    const Theme &m_theme;
    SessionPresenter *m_session = nullptr;
    bool m_short = false;
    ClassBlock *m_block;
    QPushButton *m_lock;
    QToolButton *m_context;
    Label *m_noContext;
    QWidget *m_notConnected = nullptr;
    QWidget *m_lines[3];
    QWidget *m_tenantGroup;
    Label *m_tenantWord;
    Label *m_tenant;
    QWidget *m_whoGroup;
    Label *m_principal;
    Label *m_role;
    QWidget *m_liveGroup;
    IconLabel *m_liveIcon;
    Label *m_live;
    Label *m_age;
    SearchField *m_search;
};

} // namespace oz0

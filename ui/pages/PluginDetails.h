// The pane beside the list of plugins: the selected one's name, state and actions above, its tabs below.
#pragma once

#include "models/presenters/PluginsPresenter.h"
#include "ui/widgets/PaneBody.h"
#include "ui/widgets/PaneTabs.h"
#include "ui/widgets/Table.h"

#include <QAction>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

namespace oz0 {

class Badge;
class ElidedLabel;
class IconLabel;
class Label;
class PluginOverview;

/// The actions are the page's; buttons here trigger them.
class PluginDetails : public QWidget
{
    Q_OBJECT
public:
    enum Tab { Overview, Secrets, Candidates, ManifestText };

    struct Actions
    {
        QAction *uninstall;
        QAction *secrets;
        QAction *setSecret;
        QAction *bindings;
        QAction *copyManifest;
        QList<QAction *> more;
    };

    PluginDetails(const Theme &theme, PluginsPresenter &presenter, const Actions &actions, QWidget *parent = nullptr);

    int currentTab() const { return m_tabs->currentIndex(); }
    void setCurrentTab(int tab) { m_tabs->setCurrentIndex(tab); }
    void focusBody();
    Table *candidates() const { return m_candidates; }
    /// Of the selected secret; empty: none.
    QString selectedSecret() const;
    void tellGone(const QString &name); ///< a link named it, and it is not there; empty: none did

Q_SIGNALS:
    void candidateAsked(const oz0::CandidateId &id);

private:
    QWidget *makeHead();
    QWidget *makeSecrets();
    QWidget *makeCandidates();
    QWidget *makeManifest();
    QPushButton *buttonFor(QAction *action, const QString &name);
    void refresh();
    void refreshHint();
    void refreshManifest();
    bool hideEmptyAlsoIn();

    const Theme &m_theme;
    PluginsPresenter &m_presenter;
    Actions m_actions;
    QWidget *m_head = nullptr;
    Badge *m_badge = nullptr;
    ElidedLabel *m_title = nullptr;
    Label *m_digest = nullptr;
    ElidedLabel *m_installedBy = nullptr;
    QToolButton *m_more = nullptr;
    QWidget *m_reasonLine = nullptr;
    IconLabel *m_reasonIcon = nullptr;
    Label *m_reason = nullptr;
    PaneTabs *m_tabs = nullptr;
    PaneBody *m_body = nullptr;
    PluginOverview *m_overview = nullptr;
    Table *m_secrets = nullptr;
    Label *m_secretsNote = nullptr;
    Label *m_hint = nullptr;
    QString m_gone;
    Label *m_bindingsReason = nullptr;
    Label *m_bindings = nullptr;
    Table *m_candidates = nullptr;
    Label *m_candidatesNote = nullptr;
    QPlainTextEdit *m_manifest = nullptr;
    Label *m_manifestNote = nullptr;
    QWidget *m_nothing = nullptr;
};

} // namespace oz0

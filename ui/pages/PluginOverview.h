// What an installed plugin declares, who else declares the same, and what it reaches.
#pragma once

#include "models/presenters/PluginsPresenter.h"
#include "ui/widgets/Fields.h"

#include <QScrollArea>

namespace oz0 {

struct ProcessUse;

class PluginOverview : public QScrollArea
{
    Q_OBJECT
public:
    PluginOverview(const Theme &theme, PluginsPresenter &presenter, QWidget *parent = nullptr);
    void show(const Plugin &plugin);

private:
    QList<Notice> notices(const Plugin &plugin) const;
    QList<Field> facts(const Plugin &plugin) const;
    QList<Field> declared(const Plugin &plugin) const;
    Field process(const ProcessUse &use) const;
    QList<Field> reach(const Manifest &manifest, const Plugin &plugin) const;
    Field names(const QString &label, const QString &icon, const QStringList &names) const;

    const Theme &m_theme;
    PluginsPresenter &m_presenter;
    NoticeList *m_notices;
    FieldGrid *m_facts;
    Label *m_declaredTitle;
    FieldGrid *m_declared;
    Label *m_reachTitle;
    FieldGrid *m_reach;
    Label *m_reachNote;
};

} // namespace oz0

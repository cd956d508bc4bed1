#include "ui/pages/PluginOverview.h"

#include "models/PluginReach.h"
#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/widgets/Ground.h"

#include <QBoxLayout>

namespace oz0 {

PluginOverview::PluginOverview(const Theme &theme, PluginsPresenter &presenter, QWidget *parent)
    : QScrollArea(parent), m_theme(theme), m_presenter(presenter)
{
    setObjectName(QStringLiteral("pluginOverview"));
    setAccessibleName(tr("Overview"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *body = new Ground(theme, Token::Base);
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::pageMargin);
    column->setSpacing(size::betweenGroups);
    m_notices = new NoticeList(theme);
    m_notices->setObjectName(QStringLiteral("pluginNotices"));
    column->addWidget(m_notices);
    m_facts = new FieldGrid(theme, false);
    m_facts->setObjectName(QStringLiteral("pluginFacts"));
    column->addWidget(m_facts);
    m_declaredTitle = new Label(theme, FontRole::Text, Token::Text);
    m_declaredTitle->setTextFormat(Qt::RichText);
    m_declaredTitle->setWordWrap(true);
    column->addWidget(m_declaredTitle);
    m_declared = new FieldGrid(theme, false);
    m_declared->setObjectName(QStringLiteral("pluginDeclares"));
    column->addWidget(m_declared);
    m_reachTitle = new Label(theme, FontRole::Text, Token::Text);
    m_reachTitle->setTextFormat(Qt::RichText);
    m_reachTitle->setWordWrap(true);
    column->addWidget(m_reachTitle);
    m_reach = new FieldGrid(theme, false);
    m_reach->setObjectName(QStringLiteral("pluginReach"));
    column->addWidget(m_reach);
    m_reachNote = new Label(theme, FontRole::Text, Token::Text2);
    m_reachNote->setWordWrap(true);
    column->addWidget(m_reachNote);
    column->addStretch();
    setWidget(body);
}

void PluginOverview::show(const Plugin &plugin)
{
    m_notices->setNotices(notices(plugin));
    m_facts->setFields(facts(plugin));
    m_declaredTitle->setText(strong(tr("Declares")) + QStringLiteral("&nbsp; ")
                             + soft(m_theme, tr("a name is declared once in the tenant")));
    m_declared->setFields(declared(plugin));
    m_reachTitle->setText(strong(tr("Reaches")) + QStringLiteral("&nbsp; ")
                          + soft(m_theme, tr("what its manifest asks for, within the tenant’s lists")));
    const Manifest *manifest = m_presenter.manifest();
    m_reach->setFields(manifest ? reach(*manifest, plugin) : QList<Field>());
    m_reach->setVisible(manifest);
    const QString note = m_presenter.manifestNote();
    m_reachNote->setText(note);
    m_reachNote->setVisible(!note.isEmpty());
}

QList<Notice> PluginOverview::notices(const Plugin &plugin) const
{
    QList<Notice> list;
    const PluginRow *row = m_presenter.shownRow();
    if (plugin.state == PluginState::FirstGate)
        list.append({QStringLiteral("gate"), Token::Busy,
                     plain(tr("Its first version waits at the quality gate. It has grants, and no installed version yet."))});
    if (plugin.state == PluginState::GateStopped)
        list.append({QStringLiteral("failed"), Token::Bad, plain(tr("The gate of its first version stopped."))});
    if (plugin.rollout)
        list.append({QStringLiteral("rollout"), Token::Busy,
                     plain(tr("A rollout runs. While it does, no candidate of it is placed or reloaded."))});
    if (!plugin.gateNodes.isEmpty())
        list.append({QStringLiteral("gate"), Token::Busy,
                     plain(tr("Its quality gate is tested on %1.").arg(Texts::joined(plugin.gateNodes)))});
    if (row && !row->failedOn.isEmpty())
        list.append({QStringLiteral("failed"), Token::Bad, strong(tr("It failed on %1.").arg(Texts::joined(row->failedOn)))});
    if (row && row->serving.isEmpty() && row->failedOn.isEmpty() && plugin.state == PluginState::Installed)
        list.append({QStringLiteral("warning"), Token::Warn,
                     strong(tr("No node serves it.")) + QLatin1Char(' ') + plain(tr("Its jobs wait."))});
    if (row && row->requires_ && row->available() < row->required())
        list.append({QStringLiteral("eyeoff"), Token::Warn,
                     plain(tr("%1 of the %2 secrets that it requires are not made available.")
                               .arg(row->required() - row->available())
                               .arg(row->required()))});
    return list;
}

QList<Field> PluginOverview::facts(const Plugin &plugin) const
{
    QList<Field> list;
    const PluginRow *row = m_presenter.shownRow();
    list.append({tr("Digest"), code(m_theme, shortDigest(plugin.digest))});
    list.append(
        {tr("Installed"),
         plain(Texts::dateAndTime(plugin.installedAt)) + soft(m_theme, tr(" by ")) + code(m_theme, plugin.installedBy.text())});
    if (row) {
        list.append({tr("Serving nodes"),
                     row->serving.isEmpty() ? plain(tr("none")) : code(m_theme, row->serving.join(QStringLiteral(", ")))});
    }
    if (const Manifest *manifest = m_presenter.manifest(); manifest && !manifest->description.isEmpty())
        list.append({tr("Says of itself"), plain(manifest->description)});
    return list;
}

Field PluginOverview::names(const QString &label, const QString &icon, const QStringList &names) const
{
    QStringList lines;
    for (const QString &name : names) {
        QString line = code(m_theme, name);
        const QStringList others = m_presenter.alsoDeclared(name);
        if (!others.isEmpty())
            line += soft(m_theme, tr(", also %1", "who else declares it").arg(Texts::joined(others)));
        lines.append(line);
    }
    Field field{label, lines.isEmpty() ? plain(tr("none")) : lines.join(QStringLiteral("<br>"))};
    field.icon = lines.isEmpty() ? QString() : icon;
    field.token = Token::Text2;
    return field;
}

QList<Field> PluginOverview::declared(const Plugin &plugin) const
{
    const Manifest *manifest = m_presenter.manifest();
    QList<Field> list{names(tr("Tools"), QStringLiteral("tool"), plugin.tools)};
    const QStringList functions = manifest ? qualifiedFunctions(*manifest) : QStringList();
    if (!functions.isEmpty())
        list.append(names(tr("Functions"), QStringLiteral("tool"), functions));
    list.append(names(tr("Agents"), QStringLiteral("agent"), plugin.agents));
    list.append(names(tr("Flows"), QStringLiteral("flow"), plugin.flows));
    return list;
}

// Hosts, secrets and tools, a line each.
Field PluginOverview::process(const ProcessUse &use) const
{
    const auto line = [this](const QString &what, const QString &html) { return soft(m_theme, what) + QLatin1Char(' ') + html; };
    const auto codes = [this](const QStringList &texts) {
        return texts.isEmpty() ? plain(tr("none")) : code(m_theme, texts.join(QStringLiteral(", ")));
    };
    QString hosts = use.isLikeTools ? plain(tr("those of the tools")) : codes(use.allowed);
    if (!use.isLikeTools && !use.denied.isEmpty())
        hosts += soft(m_theme, tr(", but not ")) + codes(use.denied);
    QStringList secrets;
    for (const SecretUse &secret : use.secrets) {
        const QString name = code(m_theme, secret.secret);
        if (secret.as == SecretUse::As::Withheld)
            secrets.append(name + soft(m_theme, tr(" withheld", "a secret")));
        else if (secret.as == SecretUse::As::Value)
            secrets.append(name + soft(m_theme, tr(" as value", "a secret")));
        else
            secrets.append(name + soft(m_theme, tr(" as placeholder, filled for ")) + codes(secret.hosts));
    }
    QStringList tools;
    for (const ToolUse &tool : use.tools)
        tools.append(tool.host.isEmpty() ? code(m_theme, tool.tool)
                                         : code(m_theme, tool.tool) + soft(m_theme, tr(" at ")) + code(m_theme, tool.host));
    const auto listed = [](const QStringList &parts) {
        return parts.isEmpty() ? plain(tr("none")) : parts.join(plain(QStringLiteral(", ")));
    };
    Field field;
    field.label = use.agent.isEmpty() ? tr("Tools") : tr("Agent %1").arg(use.agent);
    field.html = QStringList{line(tr("Hosts"), hosts), line(tr("Secrets"), listed(secrets)), line(tr("Tools"), listed(tools))}
                     .join(QStringLiteral("<br>"));
    return field;
}

QList<Field> PluginOverview::reach(const Manifest &manifest, const Plugin &plugin) const
{
    const auto codes = [this](const QStringList &texts) {
        return texts.isEmpty() ? plain(tr("none")) : code(m_theme, texts.join(QStringLiteral(", ")));
    };
    QList<Field> list;
    for (const ProcessUse &use : processUses(manifest, plugin))
        list.append(process(use));
    QStringList connections;
    for (const Connection &connection : manifest.connections) {
        QString line = code(m_theme, connection.name) + soft(m_theme, tr(" with the secret ")) + code(m_theme, connection.secret);
        const QStringList others = m_presenter.alsoDeclared(connection.name);
        if (!others.isEmpty())
            line += soft(m_theme, tr(", also %1", "who else declares it").arg(Texts::joined(others)));
        connections.append(line);
    }
    if (!connections.isEmpty())
        list.append({tr("Connections"), connections.join(QStringLiteral("<br>"))});
    QStringList models;
    for (const ModelRequest &model : manifest.requires_.models)
        models.append(model.gateway.isEmpty() ? model.alias : QStringLiteral("%1 (%2)").arg(model.alias, model.gateway));
    list.append({tr("Models"), codes(models)});
    list.append({tr("Uses"), codes(manifest.uses)});
    if (const QStringList users = m_presenter.usedBy(); !users.isEmpty())
        list.append({tr("Used by"), codes(users)});
    list.append({tr("Reads"), codes(manifest.reads)});
    list.append({tr("Mail"), codes(manifest.mail)});
    return list;
}

} // namespace oz0

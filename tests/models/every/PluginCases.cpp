// Plugins and what stands about one of them.
#include "models/presenters/PluginsPresenter.h"
#include "tests/models/every/ModelCase.h"

#include <QTest>

namespace oz0::every {

namespace {

struct PluginsCase : StoreCase
{
    QAbstractItemModel &model() override { return plugins; }
    void step() override
    {
        StoreCase::step();
        if (number(20) == 0) // what candidates and nodes change is gathered first
            (void)QTest::qWaitFor([this] { return countsHold(); }, 2000);
    }
    bool countsHold() const
    {
        int counted = 0;
        for (const auto &entry : plugins.entries())
            counted += entry.row->candidates;
        int there = 0;
        for (const Candidate &candidate : store.candidates())
            there += candidate.phase != CandidatePhase::Ended && plugins.contains(candidate.plugin) ? 1 : 0;
        return counted == there;
    }
    FakeApiClient client;
    ManifestShelf shelf{client, store};
    PluginModel plugins{store, shelf};
};

struct FilterCase : PluginsCase
{
    QAbstractItemModel &model() override { return filter; }
    void step() override
    {
        PluginsCase::step();
        PluginQuery query;
        query.text = *rc::gen::element(QString(), QStringLiteral("plugin-1"), QStringLiteral("zzz"));
        query.facet[number(pluginFacets)] = number(3) == 0;
        filter.setQuery(query);
        filter.sort(number(PluginModel::columns), number(2) ? Qt::AscendingOrder : Qt::DescendingOrder);
    }
    PluginFilter filter{plugins};
};

struct CandidatesCase : StoreCase
{
    QAbstractItemModel &model() override { return shown; }
    void step() override
    {
        StoreCase::step();
        shown.setPlugin(PluginName(QStringLiteral("plugin-%1").arg(number(6))));
    }
    CandidateModel candidates{store};
    CandidatesOfPlugin shown{candidates};
};

struct SecretsCase : ModelCase
{
    QAbstractItemModel &model() override { return secrets; }
    void step() override
    {
        QList<PluginSecretRow> rows;
        for (const int n : some(20)) {
            PluginSecretRow row;
            row.name = QStringLiteral("KEY_%1").arg(n);
            row.available = number(2);
            row.value = PluginSecretRow::Value(number(3));
            row.asFile = number(2);
            for (QStringList *list : {&row.hosts, &row.agents, &row.connections, &row.arguments, &row.alsoIn}) {
                if (number(3) == 0)
                    list->append(QStringLiteral("thing-%1").arg(number(3)));
            }
            rows.append(row);
        }
        secrets.setRows(rows);
    }
    SecretRowsModel secrets;
};

} // namespace

QList<NamedCase> pluginCases()
{
    return {{"PluginModel", make<PluginsCase>},
            {"PluginFilter", make<FilterCase>},
            {"CandidatesOfPlugin", make<CandidatesCase>},
            {"SecretRowsModel", make<SecretsCase>}};
}

} // namespace oz0::every

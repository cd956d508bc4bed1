// Filters and sorts the plugins; a handful of hundreds, so on the spot.
#pragma once

#include "models/PluginModel.h"

#include <QSortFilterProxyModel>

namespace oz0 {

enum class PluginFacet { Candidates, Course, Withheld, NoNode };
constexpr int pluginFacets = 4;

struct PluginQuery
{
    QString text; ///< words that must all occur, in name, version or declared names
    bool facet[pluginFacets] = {};

    bool isEmpty() const;
    friend bool operator==(const PluginQuery &, const PluginQuery &) = default;
};

class PluginFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit PluginFilter(PluginModel &model, QObject *parent = nullptr);

    const PluginQuery &query() const { return m_query; }
    void setQuery(const PluginQuery &query);
    int count(PluginFacet facet) const; ///< of all plugins
    PluginName nameAt(int row) const;
    int rowOf(const PluginName &name) const;

Q_SIGNALS:
    void queryChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    static bool has(const PluginRow &row, PluginFacet facet);

    PluginModel &m_model;
    PluginQuery m_query;
    QStringList m_words;
};

} // namespace oz0

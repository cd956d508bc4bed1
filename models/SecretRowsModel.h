// The secrets that one installed plugin requires: whether it gets each, how, and whether the tenant has a value. Never a value.
#pragma once

#include "models/KeyedTableModel.h"

#include <QStringList>

namespace oz0 {

struct PluginSecretRow
{
    enum class Value { Unknown, Missing, Set };

    QString name;
    bool required = true; ///< false: the edge alone has it
    bool available = false;
    Value value = Value::Unknown;
    bool asFile = false;
    QStringList hosts;       ///< that it is bound to: there the proxy fills a placeholder
    QStringList agents;      ///< outside agents whose auth names it
    QStringList connections; ///< that are made with it
    QStringList arguments;   ///< that the tenant fills with it
    QStringList alsoIn;      ///< other installed plugins that require it

    friend bool operator==(const PluginSecretRow &, const PluginSecretRow &) = default;
};

class SecretRowsModel : public KeyedTableModel<QString, PluginSecretRow>
{
    Q_OBJECT
public:
    enum class Column { Name, State, Value, AlsoIn, Reaches };
    static constexpr int columns = int(Column::Reaches) + 1;

    using KeyedTableModel::KeyedTableModel;
    void setRows(const QList<PluginSecretRow> &rows);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    static QString display(const PluginSecretRow &row, Column column);
    static QString reaches(const PluginSecretRow &row);
};

} // namespace oz0

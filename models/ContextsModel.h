// The contexts of this account as a table: where each leads, where its token lies, and what a test of it said.
#pragma once

#include "core/client/CredentialStore.h"
#include "models/KeyedTableModel.h"
#include "models/Roles.h"

namespace oz0 {

struct ContextRow
{
    enum class Test { None, Running, Good, Bad };

    Context context; ///< without its token
    QString problem; ///< why its file cannot be used; then only the file is known
    TokenPlace place = TokenPlace::Keychain;
    bool isCurrent = false;
    bool isStored = true; ///< false: of a file elsewhere, which this window was opened with
    Test test = Test::None;
    QString testText;    ///< one sentence
    QString testDetails; ///< for the fold: code, certificate and fingerprint

    friend bool operator==(const ContextRow &, const ContextRow &) = default;
};

/// The key is the name, or the file of one that cannot be used.
class ContextsModel : public KeyedTableModel<QString, ContextRow>
{
    Q_OBJECT
public:
    enum class Column { Name, Class, Server, Tenant, Token, Test };
    static constexpr int columns = int(Column::Test) + 1;

    using KeyedTableModel::KeyedTableModel;
    void setRows(const QList<ContextRow> &rows);
    void change(const ContextRow &row);
    static QString keyOf(const ContextRow &row);

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : columns; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static QString placeText(TokenPlace place);

private:
    QString display(const ContextRow &row, Column column) const;
    static std::optional<StateName> testState(const ContextRow &row); ///< absent: not tested
};

} // namespace oz0

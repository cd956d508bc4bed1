// What the command palette offers for what was typed: pages, actions, candidates, nodes, plugins.
#pragma once

#include "core/client/TenantStore.h"
#include "models/ConsoleLink.h"

#include <QAbstractListModel>

#include <functional>

namespace oz0 {

struct PaletteEntry
{
    enum class Kind { Page, Action, Candidate, Node, Plugin };
    Kind kind = Kind::Page;
    QString text;
    QString detail; ///< the menu it stands in, the owner, the kind of thing
    QString keys;   ///< as they are written on this keyboard
    QString reason; ///< why it cannot be done now; empty: it can
    QString icon;
    ConsoleLink link{}; ///< of pages and objects
    int action = -1;    ///< number of an action in the caller's list
    bool enabled = true;
    int score = 0;
};

/// The objects of a tenant that fit best; nothing without words.
QList<PaletteEntry> objectEntries(const TenantStore &store, const QString &typed, int most);

/// Follows what was typed; the best first, equal ones in the order given; an action that is off counts half.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT
public:
    using ObjectSearch = std::function<QList<PaletteEntry>(const QString &typed)>;
    static constexpr int most = 100;

    PaletteModel(QList<PaletteEntry> fixed, ObjectSearch objects, QObject *parent = nullptr);

    void setTyped(const QString &typed);
    const PaletteEntry &at(int row) const { return m_shown[row]; }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_shown.size()); }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    QList<PaletteEntry> m_fixed;
    ObjectSearch m_objects;
    QList<PaletteEntry> m_shown;
};

} // namespace oz0

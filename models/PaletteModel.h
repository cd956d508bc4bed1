// What the command palette offers for what was typed: pages, actions, candidates, nodes, plugins.
#pragma once

#include "core/client/TenantStore.h"
#include "models/ConsoleLink.h"

#include <QAbstractListModel>

#include <functional>
#include <optional>

namespace oz0 {

struct PaletteEntry
{
    enum class Kind { Page, Action, Candidate, Node, Plugin, Refusal };
    Kind kind = Kind::Page;
    QString text;
    QString detail; ///< the menu it stands in, the owner, the kind of thing
    QString keys;   ///< as they are written on this keyboard
    QString reason; ///< why it cannot be done now; empty: it can
    QString words;  ///< that it is found by besides; not shown
    QString icon;
    ConsoleLink link{}; ///< of pages and objects
    int action = -1;    ///< number of an action in the caller's list
    bool enabled = true;
    int score = 0;
};

/// The objects of a tenant that fit best, by any part of their name, ID, owner, version or labels. Nothing without words, unless it
/// is `only` those of one page that are asked for.
QList<PaletteEntry> objectEntries(const TenantStore &store, const QString &typed, int most,
                                  std::optional<ConsolePlace> only = std::nullopt);

/// The records that fit best, all of them while nothing is typed.
QList<PaletteEntry> refusalEntries(const QList<RefusalRecord> &records, const QString &typed, int most);

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

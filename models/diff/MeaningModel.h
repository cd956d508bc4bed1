// What a working copy means otherwise, by section: what widens reach first; what is treated as equal last (U13, U15).
#pragma once

#include "core/domain/Refusal.h"
#include "models/diff/DiffRoles.h"
#include "models/diff/DiffWords.h"
#include "models/diff/GroupTree.h"

namespace oz0 {

class ReviewTicks;

struct MeaningSection
{
    std::optional<DiffSection> section; ///< no value: what is treated as equal
    DiffCounts counts;
    int declared = 0;
    int equated = 0;
    QStringList firstEquated; ///< "my-plugin, labels (other order)", the first of them
    int refused = 0;
    bool isReviewed = false;

    bool hasChanges() const { return counts.all() > 0; }
    friend bool operator==(const MeaningSection &, const MeaningSection &) = default;
};

struct MeaningRow
{
    DiffEntry entry;
    QList<int> refusals; ///< indexes into the refusals and warnings of the side
    bool isRefused = false;
    QString declared = {}; ///< of an unchanged section: a name that stays; there is no change then

    friend bool operator==(const MeaningRow &, const MeaningRow &) = default;
};

class MeaningModel : public GroupTree<MeaningSection, MeaningRow>
{
    Q_OBJECT
public:
    enum class Column { What, Before, After, Reach, Checks };
    static constexpr int columns = int(Column::Checks) + 1;

    using GroupTree::GroupTree;

    /// May be null: then nothing can be ticked. Outlives this.
    void setTicks(ReviewTicks *ticks);
    void setHeads(const QString &before, const QString &after);
    /// Bindings of one secret and host that went and came are one row.
    void setDiff(const DiffSummary &engine, const QList<Refusal> &refusals);
    void clear() { setBranches({}); }

    DiffCounts counts() const; ///< of the rows
    int sectionsWithChanges() const;
    int reviewedSections() const;
    int refusedRows() const;
    bool isTickable() const { return m_ticks != nullptr; }

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void reviewedChanged();

private:
    QString sectionText(const MeaningSection &section, Column column) const;
    QString sectionNote(const MeaningSection &section) const;
    QString rowText(const MeaningRow &row, Column column) const;
    QVariant sectionData(const QModelIndex &index, int role) const;
    QVariant rowData(const QModelIndex &index, int role) const;
    QVariant declaredData(const MeaningRow &entry, Column column, int role) const;

    ReviewTicks *m_ticks = nullptr;
    QString m_before;
    QString m_after;
};

} // namespace oz0

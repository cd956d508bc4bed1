// What the rules would say of a refused record's code under which circumstances (rows) and as whom (columns).
#pragma once

#include "core/domain/Access.h"
#include "core/domain/Refusal.h"

#include <QAbstractTableModel>

#include <memory>

namespace oz0 {

/// One row: other nodes, or the same ones with or without a secret.
struct WhatIfCircumstance
{
    enum class Kind { ItsNodes, OpenNodes, AllNodes, WithSecret, WithoutSecret };
    Kind kind = Kind::ItsNodes;
    Labels select;
    QString secret = {}; ///< of the last two kinds

    friend bool operator==(const WhatIfCircumstance &, const WhatIfCircumstance &) = default;
};

struct WhatIfCell
{
    enum class State { NotAsked, Asking, Answered, Failed };
    State state = State::NotAsked;
    std::shared_ptr<const Verdict> verdict = {}; ///< of an answer; while Asking: the one before
    QString failure = {};                        ///< a sentence

    friend bool operator==(const WhatIfCell &, const WhatIfCell &) = default;
};

/// The first column names the circumstance, the others are who asks. Nothing is asked here, and nothing is kept but what the cells show.
class WhatIfGridModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Asker { AsOperator, AsAdmin, RemedyIn }; ///< RemedyIn: as an operator, with the verdict's remedy in plugin.yaml
    static constexpr int askers = 3;                    ///< at most
    /// RefusedRole is of no value while no verdict is known; OldRole: it is being asked again.
    enum Role { SecondLineRole = Qt::UserRole + 100, CellStateRole, RefusedRole, OldRole };

    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_circumstances.size()); }
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// Rows that are the same as before, from the first on, keep their answers.
    void setCircumstances(const QList<WhatIfCircumstance> &circumstances);
    const QList<WhatIfCircumstance> &circumstances() const { return m_circumstances; }
    /// Whether there is a remedy to ask about, and so its column.
    void setHasRemedy(bool has);
    bool hasRemedy() const { return m_hasRemedy; }
    /// Of a circumstance, by its index.
    void setCell(Asker asker, int circumstance, const WhatIfCell &cell);
    const WhatIfCell &cell(Asker asker, int circumstance) const { return m_cells[circumstance][int(asker)]; }
    void forgetAnswers();
    void forgetAnswers(Asker asker);
    static ::oz0::Role roleOf(Asker asker) { return asker == Asker::AsAdmin ? ::oz0::Role::Admin : ::oz0::Role::Operator; }
    static QString nameOf(const WhatIfCircumstance &circumstance); ///< "Without VENDOR_KEY"
    static QString nameOf(Asker asker);                            ///< "As operator"

private:
    struct Answers
    {
        WhatIfCell cells[askers];
        WhatIfCell &operator[](int asker) { return cells[asker]; }
        const WhatIfCell &operator[](int asker) const { return cells[asker]; }
    };

    QString word(const WhatIfCell &cell) const;
    QString secondLine(const WhatIfCell &cell) const;
    QString rules(const WhatIfCell &cell) const;
    QString toolTip(const WhatIfCell &cell) const;
    QVariant named(const WhatIfCircumstance &circumstance, int role) const; ///< in its row's head

    bool m_hasRemedy = false;
    QList<WhatIfCircumstance> m_circumstances;
    QList<Answers> m_cells; ///< one for each circumstance
};

} // namespace oz0

// One model with what feeds it, for EveryModelTest: a new model joins by one line in the list of its neighbours' file.
#pragma once

#include "core/client/TenantStore.h"
#include "tests/support/FakeApiClient.h"

#include <QAbstractItemModel>
#include <QSet>

#include <rapidcheck.h>

namespace oz0::every {

/// step() changes the model at random.
struct ModelCase
{
    virtual ~ModelCase() = default;
    virtual QAbstractItemModel &model() = 0;
    virtual void step() = 0;
    /// True once nothing more is to come of the steps so far.
    virtual bool isSettled() { return true; }
    /// A tree of two levels; else a table.
    virtual bool isTree() const { return false; }
};

/// One that follows a tenant's store.
struct StoreCase : ModelCase
{
    StoreCase() : store(clocks) { }
    void step() override;

    FakeClocks clocks;
    TenantStore store;
};

struct NamedCase
{
    const char *model; ///< the class
    std::unique_ptr<ModelCase> (*make)();
};

template <class T>
std::unique_ptr<ModelCase> make()
{
    return std::make_unique<T>();
}

inline int number(int below)
{
    return *rc::gen::inRange(0, below);
}
/// Different ones, in any order.
QList<int> some(int below);

QList<NamedCase> accessCases();
QList<NamedCase> auditCases();
QList<NamedCase> candidateCases();
QList<NamedCase> diffCases();
QList<NamedCase> fleetCases();
QList<NamedCase> pluginCases();
QList<NamedCase> verdictCases();

} // namespace oz0::every

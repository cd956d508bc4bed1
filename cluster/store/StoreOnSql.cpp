#include "cluster/store/StoreOnSql.h"

#include "cluster/store/Judge.h"
#include "cluster/store/LeaseBook.h"
#include "cluster/store/LongQuestion.h"
#include "cluster/store/Schema.h"

#include <QFile>

namespace oz0 {

namespace {

Result<std::unique_ptr<StoreOnSql>> openStore(StoreOptions options)
{
    if (!options.clock || !options.randomness)
        return Failure(ErrorCode::Internal, QStringLiteral("a store needs a clock and randomness"));
    if (!options.leases)
        options.leases = makeLeaseBook();
    options.leases->countFrom(options.serverStart);
    Result<SecretBox> box = SecretBox::open(options.databaseFile + QStringLiteral(".key"));
    if (!box)
        return Failure(box.error());
    Result<std::unique_ptr<Database>> database = Database::open(options.databaseFile);
    if (!database)
        return Failure(database.error());
    if (const Result<void> brought = bringUpToDate(**database, options.clock->now()); !brought)
        return Failure(brought.error());
    return std::make_unique<StoreOnSql>(std::move(*database), std::move(*box), options);
}

} // namespace

std::shared_ptr<LeaseBook> makeLeaseBook()
{
    return std::make_shared<LeaseBook>();
}

Result<std::unique_ptr<Store>> openSqlStore(const StoreOptions &options)
{
    if (!QFile::exists(options.databaseFile))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("there is no database; `init` makes one"), options.databaseFile);
    Result<std::unique_ptr<StoreOnSql>> store = openStore(options);
    if (!store)
        return Failure(store.error());
    return std::unique_ptr<Store>(std::move(*store));
}

Result<IssuedToken> initTenant(const StoreOptions &options, const TenantId &tenant, const PrincipalId &admin)
{
    if (tenant.isEmpty() || admin.isEmpty() || !options.randomness)
        return Failure(ErrorCode::InvalidInput, QStringLiteral("a tenant and its first admin need names"));
    if (const Result<void> made = SecretBox::makeKey(options.databaseFile + QStringLiteral(".key"), *options.randomness); !made)
        return Failure(made.error());
    Result<std::unique_ptr<StoreOnSql>> store = openStore(options);
    if (!store)
        return Failure(store.error());
    for (const char *suffix : {"", "-wal", "-shm"}) {
        QFile file(options.databaseFile + QLatin1String(suffix));
        if (file.exists())
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    return (*store)->makeTenant(tenant, admin);
}

StoreOnSql::~StoreOnSql()
{
    if (m_session.inGroup)
        m_session.db().run("ROLLBACK");
    endRead();
}

Result<void> StoreOnSql::beginGroup()
{
    if (m_session.inGroup || m_session.inRead)
        return Failure(ErrorCode::Internal, QStringLiteral("a group or a read is open already"));
    m_session.db().run("BEGIN IMMEDIATE");
    if (m_session.db().hasFault())
        return Failure(m_session.db().takeFault());
    m_session.inGroup = true;
    m_session.group = Operation{};
    m_trouble.reset();
    return {};
}

Result<void> StoreOnSql::commitGroup()
{
    if (!m_session.inGroup)
        return Failure(ErrorCode::Internal, QStringLiteral("no group is open"));
    m_session.inGroup = false;
    Database &db = m_session.db();
    std::optional<Error> error = std::exchange(m_trouble, std::nullopt);
    if (!error) {
        db.run("COMMIT");
        if (!db.hasFault()) {
            m_session.options().leases->apply(m_session.group.leases);
            m_session.committed.tenants.unite(m_session.group.touched.tenants);
            m_session.committed.nodes.unite(m_session.group.touched.nodes);
            m_session.group = Operation{};
            return {};
        }
        error = db.takeFault();
    }
    db.run("ROLLBACK");
    if (db.hasFault())
        db.takeFault();
    m_session.group = Operation{};
    m_session.forget();
    return Failure(*error);
}

Touched StoreOnSql::takeTouched()
{
    return std::exchange(m_session.committed, Touched{});
}

Result<void> StoreOnSql::beginRead()
{
    if (m_session.inGroup || m_session.inRead)
        return Failure(ErrorCode::Internal, QStringLiteral("a group or a read is open already"));
    m_session.db().run("BEGIN");
    if (m_session.db().hasFault())
        return Failure(m_session.db().takeFault());
    m_session.inRead = true;
    return {};
}

void StoreOnSql::endRead()
{
    if (!m_session.inRead)
        return;
    m_session.inRead = false;
    m_session.db().run("COMMIT");
    if (m_session.db().hasFault())
        m_session.db().takeFault();
}

// A LongJudging comes from no other store than one of these.
void StoreOnSql::lend(std::shared_ptr<LongJudging> &elsewhere)
{
    if (!elsewhere)
        elsewhere = std::make_shared<LongQuestion>();
    m_session.elsewhere = std::static_pointer_cast<LongQuestion>(elsewhere);
    if (const std::optional<LongAnswer> &answer = m_session.elsewhere->answered())
        m_session.keepRead(answer->question.digest, answer->question.workingCopy);
}

Result<void> StoreOnSql::gather(LongJudging &elsewhere)
{
    auto &question = static_cast<LongQuestion &>(elsewhere);
    return look([&]() -> Result<void> {
        if (question.isAsked())
            Judge(m_session).gather(question);
        return {};
    });
}

void StoreOnSql::enter()
{
    m_session.begin();
    m_session.db().run("SAVEPOINT operation");
}

std::optional<Error> StoreOnSql::leave(bool succeeded)
{
    Database &db = m_session.db();
    Operation done;
    if (succeeded && !db.hasFault())
        done = m_session.take();
    if (succeeded && !db.hasFault()) {
        db.run("RELEASE operation");
        if (!db.hasFault()) {
            m_session.group.touched.tenants.unite(done.touched.tenants);
            m_session.group.touched.nodes.unite(done.touched.nodes);
            m_session.group.leases.insert(done.leases);
            return std::nullopt;
        }
    }
    std::optional<Error> fault;
    if (db.hasFault())
        fault = db.takeFault();
    db.run("ROLLBACK TO operation");
    db.run("RELEASE operation");
    if (db.hasFault()) {
        // A full disk and the like undo the whole transaction, and its savepoints with it.
        const Error failure = db.takeFault();
        m_trouble = fault.value_or(failure);
    }
    m_session.forget();
    return fault;
}

} // namespace oz0

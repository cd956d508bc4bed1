#include "cluster/store/Schema.h"

#include "cluster/store/Database.h"

#include <QFile>

// Q_INIT_RESOURCE must stand outside of every namespace.
static void loadSqlResource()
{
    Q_INIT_RESOURCE(sql);
}

namespace oz0 {

namespace {

QString stepFile(int number)
{
    return QStringLiteral(":/sql/%1.sql").arg(number, 4, 10, QLatin1Char('0'));
}

Result<void> runStep(Database &database, int number, Instant now)
{
    QFile file(stepFile(number));
    if (!file.open(QIODevice::ReadOnly))
        return Failure(ErrorCode::Internal, QStringLiteral("a step of the schema is missing"), file.fileName());
    database.runOnce(QStringLiteral("BEGIN IMMEDIATE"));
    if (schemaOf(database) < number) {
        const QStringList statements = QString::fromUtf8(file.readAll()).split(QLatin1Char(';'), Qt::SkipEmptyParts);
        for (const QString &statement : statements) {
            if (!statement.trimmed().isEmpty())
                database.runOnce(statement);
        }
        database.runOnce(QStringLiteral("INSERT INTO schema_steps (number, applied) VALUES (?, ?)"), {number, column(now)});
    }
    if (database.hasFault()) {
        const Error error = database.takeFault();
        database.runOnce(QStringLiteral("ROLLBACK"));
        return Failure(error);
    }
    database.runOnce(QStringLiteral("COMMIT"));
    if (database.hasFault())
        return Failure(database.takeFault());
    return {};
}

} // namespace

int newestSchema()
{
    loadSqlResource();
    int number = 0;
    while (QFile::exists(stepFile(number + 1)))
        ++number;
    return number;
}

int schemaOf(Database &database)
{
    database.runOnce(
        QStringLiteral("CREATE TABLE IF NOT EXISTS schema_steps (number INTEGER PRIMARY KEY, applied BIGINT NOT NULL)"));
    int number = 0;
    database.runOnce(QStringLiteral("SELECT COALESCE(MAX(number), 0) FROM schema_steps"), {},
                     [&](const Row &row) { number = int(row.integer(0)); });
    return number;
}

Result<void> bringUpToDate(Database &database, Instant now)
{
    const int newest = newestSchema();
    const int standing = schemaOf(database);
    if (database.hasFault())
        return Failure(database.takeFault());
    if (standing > newest) {
        return Failure(ErrorCode::StoreFailed,
                       QStringLiteral("the database has schema %1, this program knows %2").arg(standing).arg(newest));
    }
    for (int number = standing + 1; number <= newest; ++number) {
        if (const Result<void> step = runStep(database, number, now); !step)
            return step;
    }
    return {};
}

} // namespace oz0

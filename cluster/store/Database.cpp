#include "cluster/store/Database.h"

#include <QJsonDocument>
#include <QSqlDatabase>
#include <QSqlError>
#include <QUuid>

namespace oz0 {

QJsonArray Row::array(int column) const
{
    return QJsonDocument::fromJson(text(column).toUtf8()).array();
}

QJsonObject Row::object(int column) const
{
    return QJsonDocument::fromJson(text(column).toUtf8()).object();
}

QStringList Row::texts(int column) const
{
    const QString json = text(column);
    QStringList texts;
    if (json.size() <= 2)
        return texts;
    for (const QJsonValue &value : QJsonDocument::fromJson(json.toUtf8()).array())
        texts.append(value.toString());
    return texts;
}

Result<std::unique_ptr<Database>> Database::open(const QString &file)
{
    const QString connection = QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<Database> database(new Database(connection));
    {
        QSqlDatabase sql = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        sql.setDatabaseName(file);
        sql.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=10000"));
        if (!sql.open())
            return Failure(ErrorCode::StoreFailed, sql.lastError().text(), file);
    }
    for (const char *pragma : {"PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON"})
        database->runOnce(QLatin1String(pragma));
    if (database->hasFault())
        return Failure(database->takeFault());
    return database;
}

Database::~Database()
{
    m_prepared.clear();
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

QSqlQuery *Database::prepared(const char *sql)
{
    if (m_faulted)
        return nullptr;
    std::shared_ptr<QSqlQuery> &query = m_prepared[sql];
    if (!query) {
        query = std::make_shared<QSqlQuery>(QSqlDatabase::database(m_connection, false));
        query->setForwardOnly(true);
        if (!query->prepare(QLatin1String(sql))) {
            fault(query->lastError().text() + QStringLiteral(" in ") + QLatin1String(sql));
            query.reset();
            return nullptr;
        }
    }
    return query.get();
}

bool Database::execute(QSqlQuery &query, const QVariantList &values)
{
    for (int at = 0; at < values.size(); ++at)
        query.bindValue(at, values.at(at));
    if (query.exec())
        return true;
    fault(query.lastError().text() + QStringLiteral(" in ") + query.lastQuery());
    query.finish();
    return false;
}

int Database::run(const char *sql, const QVariantList &values)
{
    QSqlQuery *query = prepared(sql);
    if (!query || !execute(*query, values))
        return 0;
    const int changed = query->numRowsAffected();
    query->finish();
    return changed;
}

void Database::each(const char *sql, const QVariantList &values, const std::function<void(const Row &)> &take)
{
    QSqlQuery *query = prepared(sql);
    if (!query || !execute(*query, values))
        return;
    while (query->next())
        take(Row(*query));
    if (query->lastError().isValid())
        fault(query->lastError().text());
    query->finish();
}

bool Database::first(const char *sql, const QVariantList &values, const std::function<void(const Row &)> &take)
{
    QSqlQuery *query = prepared(sql);
    if (!query || !execute(*query, values))
        return false;
    const bool found = query->next();
    if (found)
        take(Row(*query));
    else if (query->lastError().isValid())
        fault(query->lastError().text());
    query->finish();
    return found;
}

qint64 Database::number(const char *sql, const QVariantList &values)
{
    qint64 number = 0;
    first(sql, values, [&](const Row &row) { number = row.integer(0); });
    return number;
}

void Database::runOnce(const QString &sql, const QVariantList &values, const std::function<void(const Row &)> &take)
{
    if (m_faulted)
        return;
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    if (!query.prepare(sql)) {
        fault(query.lastError().text());
        return;
    }
    if (!execute(query, values))
        return;
    while (take && query.next())
        take(Row(query));
}

void Database::fault(const QString &what)
{
    if (m_faulted)
        return;
    m_faulted = true;
    m_fault = Error{ErrorCode::StoreFailed, what, {}, {}, 0, 0};
}

Error Database::takeFault()
{
    m_faulted = false;
    return m_fault;
}

QString column(const QJsonArray &array)
{
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QString column(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QString column(const QStringList &texts)
{
    return texts.isEmpty() ? QStringLiteral("[]") : column(QJsonArray::fromStringList(texts));
}

QString column(const QMap<QString, QString> &map)
{
    QJsonObject object;
    for (auto it = map.begin(); it != map.end(); ++it)
        object.insert(it.key(), it.value());
    return column(object);
}

QMap<QString, QString> mapFromColumn(const QJsonObject &object)
{
    QMap<QString, QString> map;
    for (auto it = object.begin(); it != object.end(); ++it)
        map.insert(it.key(), it.value().toString());
    return map;
}

} // namespace oz0

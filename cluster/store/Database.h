// One SQLite connection: prepared statements, savepoints, and one sticky fault for a whole operation.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Id.h"
#include "core/base/Result.h"

#include <QByteArray>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>
#include <memory>

namespace oz0 {

/// The current row of a statement; columns by position, from 0.
class Row
{
public:
    explicit Row(const QSqlQuery &query) : m_query(query) { }

    bool isNull(int column) const { return m_query.isNull(column); }
    QString text(int column) const { return m_query.value(column).toString(); }
    qint64 integer(int column) const { return m_query.value(column).toLongLong(); }
    bool flag(int column) const { return integer(column) != 0; }
    double number(int column) const { return m_query.value(column).toDouble(); }
    Instant instant(int column) const { return Instant(Milliseconds(integer(column))); }
    QJsonArray array(int column) const;
    QJsonObject object(int column) const;
    QStringList texts(int column) const; ///< a JSON array of strings
    template <class Tag>
    void read(int column, Id<Tag> &id) const
    {
        id = Id<Tag>(text(column));
    }

private:
    const QSqlQuery &m_query;
};

/// Belongs to the thread that opened it. After a statement failed, later ones do nothing until takeFault; so an operation looks
/// once, at its end, and is rolled back.
class Database
{
public:
    static Result<std::unique_ptr<Database>> open(const QString &file);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    /// The number of rows that changed. `sql` must be a literal, or live as long: it is the key of the prepared statement.
    int run(const char *sql, const QVariantList &values = {});
    void each(const char *sql, const QVariantList &values, const std::function<void(const Row &)> &take);
    /// The first row; false when there is none.
    bool first(const char *sql, const QVariantList &values, const std::function<void(const Row &)> &take);
    qint64 number(const char *sql, const QVariantList &values = {}); ///< the first column of the first row, else 0
    /// A statement that is used once (schema steps, filters whose text is made).
    void runOnce(const QString &sql, const QVariantList &values = {}, const std::function<void(const Row &)> &take = {});

    bool hasFault() const { return m_faulted; }
    Error takeFault();

private:
    explicit Database(QString connection) : m_connection(std::move(connection)) { }
    QSqlQuery *prepared(const char *sql);
    bool execute(QSqlQuery &query, const QVariantList &values);
    void fault(const QString &what);

    QString m_connection;
    QHash<const char *, std::shared_ptr<QSqlQuery>> m_prepared;
    Error m_fault;
    bool m_faulted = false;
};

// Values as columns hold them.
inline qint64 column(Instant instant)
{
    return instant.time_since_epoch().count();
}
inline qint64 column(Milliseconds duration)
{
    return duration.count();
}
inline int column(bool flag)
{
    return flag ? 1 : 0;
}
QString column(const QJsonArray &array);
QString column(const QJsonObject &object);
QString column(const QStringList &texts);
QString column(const QMap<QString, QString> &map);
QMap<QString, QString> mapFromColumn(const QJsonObject &object);
template <class Tag>
QString column(const Id<Tag> &id)
{
    return id.isEmpty() ? QStringLiteral("") : id.text();
}
/// Never NULL: an empty text is written as one.
inline QString column(const QString &text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

} // namespace oz0

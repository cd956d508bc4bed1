// Answers kept for an Idempotency-Key; sealed, because an answer may hold a token that is told once.
#include "cluster/store/StoreOnSql.h"

#include <QCryptographicHash>

namespace oz0 {

namespace {

// A caller's own keys: two principals never meet on one key, and a key of any length fits.
QString keyColumn(const QString &key)
{
    return QString::fromLatin1(QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha256).toHex());
}

QString place(const Caller &caller, const QString &key)
{
    return QStringLiteral("answers/%1/%2/%3").arg(caller.tenant.text(), caller.principal.text(), key);
}

} // namespace

Result<std::optional<KeptAnswer>> StoreOnSql::keptAnswer(const Caller &caller, const QString &key)
{
    return look([&]() -> Result<std::optional<KeptAnswer>> {
        KeptAnswer answer;
        QString sealed;
        const Instant oldest = m_session.now() - m_session.times().answersKept;
        const bool found = m_session.db().first(
            "SELECT body_digest, status, sealed FROM answers WHERE tenant = ? AND principal = ? AND request_key = ? AND at >= ?",
            {column(caller.tenant), column(caller.principal), keyColumn(key), column(oldest)}, [&](const Row &row) {
                answer.bodyDigest = QByteArray::fromBase64(row.text(0).toLatin1());
                answer.status = int(row.integer(1));
                sealed = row.text(2);
            });
        if (!found)
            return std::optional<KeptAnswer>();
        Result<QByteArray> body = m_session.box().unseal(sealed, place(caller, key));
        if (!body)
            return Failure(body.error());
        answer.body = *body;
        return std::optional(answer);
    });
}

Result<void> StoreOnSql::keepAnswer(const Caller &caller, const QString &key, const KeptAnswer &answer)
{
    return change([&]() -> Result<void> {
        const Result<QString> sealed = m_session.box().seal(answer.body, place(caller, key), m_session.random());
        if (!sealed)
            return Failure(sealed.error());
        static const QByteArray upsert = upsertText("answers",
                                                    {QStringLiteral("tenant"), QStringLiteral("principal"),
                                                     QStringLiteral("request_key"), QStringLiteral("body_digest"),
                                                     QStringLiteral("status"), QStringLiteral("sealed"), QStringLiteral("at")},
                                                    3);
        m_session.db().run(upsert.constData(),
                           {column(caller.tenant), column(caller.principal), keyColumn(key),
                            column(QString::fromLatin1(answer.bodyDigest.toBase64())), answer.status, *sealed,
                            column(m_session.now())});
        return {};
    });
}

} // namespace oz0

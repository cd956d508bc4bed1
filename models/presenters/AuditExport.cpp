#include "models/presenters/AuditExport.h"

#include "core/client/Await.h"
#include "core/wire/AuditCsv.h"
#include "core/wire/Codec.h"

#include <QJsonDocument>

namespace oz0 {

namespace {
constexpr int rowsPerPage = 1000;
}

AuditExport::AuditExport(ApiClient &client, Plan plan, QObject *parent)
    : QObject(parent), m_client(client), m_plan(std::move(plan)), m_file(m_plan.file)
{ }

void AuditExport::start()
{
    if (!m_file.open(QIODevice::WriteOnly)) {
        end(Phase::Failed, Error{ErrorCode::UnreadableFile, m_file.errorString(), m_plan.file, {}, 0, 0});
        return;
    }
    if (m_plan.form == Form::Csv)
        m_file.write(auditCsvHead());
    ask({});
}

void AuditExport::ask(const QString &after)
{
    PageRequest request;
    request.limit = rowsPerPage;
    request.after = after;
    request.newestFirst = m_plan.newestFirst;
    request.filter = m_plan.newest > 0 ? upTo(m_plan.query.filter(), m_plan.newest) : m_plan.query.filter();
    await(m_client.audit(m_scope, request), this, [this](const Result<Page<AuditEntry>> &answer) {
        if (m_phase == Phase::Running)
            take(answer);
    });
}

void AuditExport::take(const Result<Page<AuditEntry>> &answer)
{
    if (!answer)
        return end(Phase::Failed, answer.error());
    for (const AuditEntry &entry : answer->items) {
        m_file.write(m_plan.form == Form::Csv ? auditCsvLine(entry)
                                              : QJsonDocument(toJson(entry)).toJson(QJsonDocument::Compact) + '\n');
    }
    if (m_file.error() != QFileDevice::NoError)
        return end(Phase::Failed, Error{ErrorCode::UnreadableFile, m_file.errorString(), m_plan.file, {}, 0, 0});
    m_written += answer->items.size();
    m_total = answer->total;
    Q_EMIT progressed();
    if (!answer->next.isEmpty() && !answer->items.isEmpty())
        return ask(answer->next);
    if (!m_file.commit())
        return end(Phase::Failed, Error{ErrorCode::UnreadableFile, m_file.errorString(), m_plan.file, {}, 0, 0});
    end(Phase::Done);
}

void AuditExport::cancel()
{
    if (m_phase == Phase::Running)
        end(Phase::Cancelled);
}

void AuditExport::end(Phase phase, const Error &error)
{
    m_phase = phase;
    m_error = error;
    m_scope.abort();
    if (phase != Phase::Done)
        m_file.cancelWriting();
    Q_EMIT finished();
}

} // namespace oz0

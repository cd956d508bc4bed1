// Writes the filtered entries of the audit into a file, page by page.
#pragma once

#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"
#include "core/wire/AuditQuery.h"

#include <QObject>
#include <QSaveFile>

namespace oz0 {

/// The file appears whole or not at all. It holds what was listed when it began: entries up to `newest`, in the list's order.
class AuditExport : public QObject
{
    Q_OBJECT
public:
    enum class Form { Csv, JsonLines };
    enum class Phase { Running, Done, Cancelled, Failed };
    struct Plan
    {
        AuditQuery query;
        bool newestFirst = true;
        qint64 newest = 0; ///< number of the newest entry; 0: whatever is there
        Form form = Form::Csv;
        QString file;
    };

    AuditExport(ApiClient &client, Plan plan, QObject *parent = nullptr);
    void start();
    void cancel();

    Phase phase() const { return m_phase; }
    qint64 written() const { return m_written; }
    qint64 total() const { return m_total; }
    const Error &error() const { return m_error; }
    const QString &fileName() const { return m_plan.file; }

Q_SIGNALS:
    void progressed();
    void finished();

private:
    void ask(const QString &after);
    void take(const Result<Page<AuditEntry>> &answer);
    void end(Phase phase, const Error &error = {});

    ApiClient &m_client;
    Plan m_plan;
    QSaveFile m_file;
    RequestScope m_scope;
    Phase m_phase = Phase::Running;
    qint64 m_written = 0;
    qint64 m_total = 0;
    Error m_error;
};

} // namespace oz0

// Entries of the audit, page by page, as far as somebody asked for them.
#pragma once

#include "app/oz0/Session.h"
#include "core/wire/AuditQuery.h"

namespace oz0 {

/// A child of its run, which it finishes. With --csv and --jsonl each page is written when it comes and then forgotten.
class AuditListing : public QObject
{
    Q_OBJECT
public:
    enum class Form { Table, Csv, JsonLines };

    AuditListing(CommandRun &run, Session &session, Form form, PageRequest first, qint64 most);
    void start() { ask(m_next); }

private:
    void ask(const PageRequest &page);
    void take(const Page<AuditEntry> &page);
    void tell(const QList<AuditEntry> &entries);
    void finish(const Page<AuditEntry> &last);

    CommandRun &m_run;
    Session &m_session;
    Form m_form;
    PageRequest m_next;
    qint64 m_most;
    qint64 m_told = 0;
    QList<AuditEntry> m_entries; ///< of a table or a JSON object
};

} // namespace oz0

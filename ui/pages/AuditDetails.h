// One entry of the audit, whole (U23): who, as what, by which key, what, before and after, why, and how it stands in the chain.
#pragma once

#include "models/presenters/AuditPresenter.h"
#include "ui/widgets/Fields.h"

namespace oz0 {

class AuditDetails : public QWidget
{
    Q_OBJECT
public:
    AuditDetails(const Theme &theme, AuditPresenter &presenter, QWidget *parent = nullptr);

Q_SIGNALS:
    void objectAsked(const QString &object); ///< "nodes/dev-1"
    void recordAsked(const QString &record);

private:
    void refresh();
    QList<Field> bundleFields(const AuditEntry &entry) const;
    Field digestField(const QString &label, const Digest &digest) const;

    const Theme &m_theme;
    AuditPresenter &m_presenter;
    Label *m_title;
    Label *m_hint;
    NoticeList *m_chain;
    FieldGrid *m_fields;
    Label *m_links;
};

} // namespace oz0

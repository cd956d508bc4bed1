// The Overview tab of a candidate: what needs a look, how to run it, and what it is.
#pragma once

#include "models/presenters/CandidatesPresenter.h"
#include "ui/pages/CandidateEdge.h"
#include "ui/pages/CandidateRenewal.h"
#include "ui/widgets/Fields.h"

#include <QLineEdit>
#include <QScrollArea>

namespace oz0 {

class CandidateOverview : public QScrollArea
{
    Q_OBJECT
public:
    CandidateOverview(const Theme &theme, CandidatesPresenter &presenter, QWidget *parent = nullptr);
    void show(const Candidate &candidate);

private:
    QList<Notice> notices(const Candidate &candidate) const;
    QList<Field> fields(const Candidate &candidate) const;

    const Theme &m_theme;
    CandidatesPresenter &m_presenter;
    CandidateRenewal *m_renewal;
    NoticeList *m_notices;
    QLineEdit *m_runLine;
    FieldGrid *m_fields;
    CandidateEdge *m_edge;
};

} // namespace oz0

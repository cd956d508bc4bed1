// What the next renewal of the shown candidate would say, and because of which change by whom: the first thing in its overview.
#pragma once

#include "models/presenters/CandidatesPresenter.h"
#include "ui/widgets/AskingLine.h"

namespace oz0 {

class CandidateRenewal : public QWidget
{
    Q_OBJECT
public:
    CandidateRenewal(const Theme &theme, CandidatesPresenter &presenter, QWidget *parent = nullptr);
    void refresh(); ///< also as time passes

private:
    QString told() const; ///< rich text

    const Theme &m_theme;
    CandidatesPresenter &m_presenter;
    IconLabel *m_icon;
    Label *m_text;
    AskingLine *m_asking;
};

} // namespace oz0

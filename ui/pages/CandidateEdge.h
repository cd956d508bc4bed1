// What the calls of the shown candidate get: each secret as a value, placeholder or withheld, bound arguments and tokens, and why.
#pragma once

#include "models/presenters/EdgePresenter.h"
#include "ui/widgets/AskingLine.h"
#include "ui/widgets/Fields.h"

namespace oz0 {

/// Ways are told by icon and word. What is not known says so; it never says that there is none.
class CandidateEdge : public QWidget
{
    Q_OBJECT
public:
    CandidateEdge(const Theme &theme, EdgePresenter &presenter, QWidget *parent = nullptr);
    void setOld(bool old); ///< it tells how things were

private:
    struct Section
    {
        Label *title = nullptr;
        FieldGrid *rows = nullptr;
    };

    Section addSection(const QString &objectName);
    void refresh();
    void fill(const Section &section, const QString &title, const QString &aside, const QList<EdgeRow> &rows);
    Field fieldOf(const EdgeRow &row) const;

    const Theme &m_theme;
    EdgePresenter &m_presenter;
    bool m_isOld = false;
    AskingLine *m_asking;
    Section m_secrets;
    Section m_arguments;
    Section m_tokens;
};

} // namespace oz0

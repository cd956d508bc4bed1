// Beside a refused record: what the rules would say as another role, on other nodes, with or without a secret.
#pragma once

#include "models/presenters/RefusalWhatIf.h"
#include "ui/widgets/AskingLine.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/WhatIfGrid.h"

namespace oz0 {

/// The cell that is current tells its verdict below; its command is copied from there.
class RefusalWhatIfPane : public Ground
{
    Q_OBJECT
public:
    RefusalWhatIfPane(const Theme &theme, RefusalWhatIf &presenter, QWidget *parent = nullptr);

    void addAbove(QWidget *widget); ///< before the questions

private:
    void refresh();

    RefusalWhatIf &m_presenter;
    WhatIfGrid *m_grid;
    AskingLine *m_asking;
    Label *m_sentence;
    Label *m_reasons;
    QPushButton *m_command;
};

} // namespace oz0

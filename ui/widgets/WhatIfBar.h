// What if a candidate took it: whose code, as whom; and below, the verdict in a sentence.
#pragma once

#include "models/presenters/WhatIfPresenter.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"

#include <QComboBox>
#include <QPushButton>

namespace oz0 {

/// "What if [my-plugin 0.4.0 9b41c7e02d5f] took it, as [Operator|Admin]".
class WhatIfChooser : public QWidget
{
    Q_OBJECT
public:
    WhatIfChooser(const Theme &theme, WhatIfPresenter &presenter, QWidget *parent = nullptr);
    int usualLineWidth() const; ///< whatever the choices are: they may elide, and come later than the page

private:
    void listChoices();
    void showChosen();
    void refreshState();

    WhatIfPresenter &m_presenter;
    QComboBox *m_choice;
    QPushButton *m_operator;
    QPushButton *m_admin;
};

/// The first thing under the filters: icon, sentence, why not the others, and of when the answer is.
class WhatIfVerdict : public Ground
{
    Q_OBJECT
public:
    WhatIfVerdict(const Theme &theme, WhatIfPresenter &presenter, QWidget *parent = nullptr);

private:
    void refresh();

    WhatIfPresenter &m_presenter;
    IconLabel *m_icon;
    Label *m_sentence;
    Label *m_details;
    Label *m_answeredAt;
};

} // namespace oz0

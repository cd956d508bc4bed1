// What a change needs from the person beside a yes: the fields inside a ChangeDialog.
#pragma once

#include <QWidget>

namespace oz0 {

/// Its fields write into the input from which the change is described; `edited` says that they did. A secret's value is given out
/// when it is sent, and cleared.
class ChangeForm : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;
    virtual QWidget *firstField() = 0;
    virtual bool hasSecret() const { return false; }
    virtual QString takeSecret() { return {}; }

Q_SIGNALS:
    void edited();
};

} // namespace oz0

// The line below: the revision seen, the age of the data, the work in progress, totals and the time zone.
#pragma once

#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"

#include <QPushButton>

namespace oz0 {

class StatusLine : public Ground
{
    Q_OBJECT
public:
    explicit StatusLine(const Theme &theme, QWidget *parent = nullptr);

    void setStream(const QString &text, const QString &icon, const QString &age);
    void setWork(const QString &text, bool canUndo);
    void setTotals(const QString &text);

Q_SIGNALS:
    void undoAsked();

private:
    IconLabel *m_icon;
    Label *m_stream;
    Label *m_age;
    Label *m_work;
    QPushButton *m_undo;
    ElidedLabel *m_totals;
};

} // namespace oz0

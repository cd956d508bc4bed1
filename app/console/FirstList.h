// Says when the console has painted its first list, for measurements of its start.
#pragma once

#include <QObject>

namespace oz0 {

class Console;

/// Once the page of the open context is not loading any more and has been painted so: writes a line and ends the application.
class FirstList : public QObject
{
    Q_OBJECT
public:
    explicit FirstList(Console &console, QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Console &m_console;
    bool m_painted = false;
};

} // namespace oz0

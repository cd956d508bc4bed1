// That something is being asked of the server, with a way to stop it; or why it is not known, with a way to ask again.
#pragma once

#include "ui/widgets/Labels.h"

#include <QPushButton>
#include <QTimer>

namespace oz0 {

class ProgressLine;

/// Takes no room while there is nothing to say. The bar comes after 300 ms, so that a quick answer shows none.
class AskingLine : public QWidget
{
    Q_OBJECT
public:
    /// The name goes before those of its parts: "edgeStop", "edgeAgain", "edgeNote". `what` is what is asked, for a screen reader.
    AskingLine(const Theme &theme, const QString &objectName, const QString &what, QWidget *parent = nullptr);

    void setAsking(bool asking);
    void setNote(const QString &note, bool mayAskAgain);

Q_SIGNALS:
    void stopAsked();
    void againAsked();

private:
    void arrange();

    ProgressLine *m_bar;
    QPushButton *m_stop;
    Label *m_note;
    QPushButton *m_again;
    QTimer m_late;
    bool m_isLate = false;
    bool m_mayAskAgain = false;
};

} // namespace oz0

#include "ui/widgets/AskingLine.h"

#include "ui/widgets/Buttons.h"
#include "ui/widgets/ProgressLine.h"

#include <QBoxLayout>

namespace oz0 {

AskingLine::AskingLine(const Theme &theme, const QString &objectName, const QString &what, QWidget *parent) : QWidget(parent)
{
    setObjectName(objectName);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(size::insideGroup);
    m_bar = new ProgressLine(theme);
    m_bar->setRange(0, 0);
    m_bar->setAccessibleName(what);
    m_stop = makeButton(theme, objectName + QStringLiteral("Stop"), QStringLiteral("stop"), tr("Stop"), this);
    m_note = new Label(theme, FontRole::Text, Token::Text2);
    m_note->setObjectName(objectName + QStringLiteral("Note"));
    m_note->setWordWrap(true);
    m_again = makeButton(theme, objectName + QStringLiteral("Again"), QStringLiteral("refresh"), tr("Ask again"), this);
    m_stop->setAccessibleDescription(what);
    m_again->setAccessibleDescription(what);
    line->addWidget(m_bar, 1);
    line->addWidget(m_stop);
    line->addWidget(m_note, 1);
    line->addWidget(m_again, 0, Qt::AlignLeading);
    m_late.setSingleShot(true);
    m_late.setInterval(size::spinnerAfterMs);
    connect(&m_late, &QTimer::timeout, this, [this] {
        m_isLate = true;
        arrange();
    });
    connect(m_stop, &QPushButton::clicked, this, &AskingLine::stopAsked);
    connect(m_again, &QPushButton::clicked, this, &AskingLine::againAsked);
    arrange();
}

void AskingLine::setAsking(bool asking)
{
    if (asking && !m_isLate && !m_late.isActive())
        m_late.start();
    if (!asking) {
        m_late.stop();
        m_isLate = false;
    }
    arrange();
}

void AskingLine::setNote(const QString &note, bool mayAskAgain)
{
    if (m_note->text() != note)
        m_note->setText(note);
    m_mayAskAgain = mayAskAgain;
    arrange();
}

void AskingLine::arrange()
{
    const bool hasNote = !m_note->text().isEmpty() && !m_isLate;
    m_bar->setVisible(m_isLate);
    m_stop->setVisible(m_isLate);
    m_note->setVisible(hasNote);
    m_again->setVisible(m_mayAskAgain && !m_isLate);
    setVisible(m_isLate || hasNote || m_mayAskAgain);
}

} // namespace oz0

#include "ui/widgets/StatusLine.h"

#include "ui/widgets/Buttons.h"
#include "ui/widgets/LeadingMargins.h"

#include <QBoxLayout>
#include <QDateTime>

namespace oz0 {

namespace {

QString zoneText()
{
    const int minutes = QDateTime::currentDateTime().offsetFromUtc() / 60;
    if (minutes == 0)
        return StatusLine::tr("Local time, UTC");
    const QString sign = minutes < 0 ? QStringLiteral("−") : QStringLiteral("+");
    const QString offset = minutes % 60 == 0
        ? QString::number(qAbs(minutes) / 60)
        : QStringLiteral("%1:%2").arg(qAbs(minutes) / 60).arg(qAbs(minutes) % 60, 2, 10, QLatin1Char('0'));
    return StatusLine::tr("Local time, UTC%1%2").arg(sign, offset);
}

} // namespace

StatusLine::StatusLine(const Theme &theme, QWidget *parent) : Ground(theme, Token::Header, Top, parent)
{
    setObjectName(QStringLiteral("statusLine"));
    setFixedHeight(size::statusLine);
    auto *row = new QHBoxLayout(this);
    setLeadingMargins(*row, {size::betweenGroups, 0, size::pageMargin, 0});
    row->setSpacing(size::pageMargin);
    auto *stream = new QHBoxLayout;
    stream->setSpacing(size::iconToWord);
    m_icon = new IconLabel(theme, QStringLiteral("offline"), Token::Text2, size::iconTiny);
    m_stream = new Label(theme, FontRole::Small, Token::Text2);
    m_stream->setObjectName(QStringLiteral("stream"));
    stream->addWidget(m_icon);
    stream->addWidget(m_stream);
    row->addLayout(stream);
    m_age = new Label(theme, FontRole::Small, Token::Text2);
    row->addWidget(m_age);
    m_work = new Label(theme, FontRole::SmallStrong, Token::Text);
    m_work->setObjectName(QStringLiteral("work"));
    row->addWidget(m_work);
    m_undo = makeButton(theme, QStringLiteral("undo"), {}, tr("Undo"), this);
    m_undo->setFixedHeight(size::statusLine - 2);
    m_undo->hide();
    connect(m_undo, &QPushButton::clicked, this, &StatusLine::undoAsked);
    row->addWidget(m_undo);
    row->addStretch(1);
    m_totals = new ElidedLabel(theme, FontRole::Small, Token::Text2, Qt::ElideRight);
    m_totals->setObjectName(QStringLiteral("totals"));
    row->addWidget(m_totals);
    row->addWidget(new Label(theme, FontRole::Small, Token::Text2, zoneText()));
}

void StatusLine::setStream(const QString &text, const QString &icon, const QString &age)
{
    m_icon->setIcon(icon, Token::Text2);
    m_stream->setText(text);
    m_age->setText(age);
    m_age->setVisible(!age.isEmpty());
}

void StatusLine::setWork(const QString &text, bool canUndo)
{
    m_work->setText(text);
    m_work->setVisible(!text.isEmpty());
    m_undo->setVisible(canUndo);
}

void StatusLine::setTotals(const QString &text)
{
    if (m_totals->text() != text)
        m_totals->setText(text);
}

} // namespace oz0

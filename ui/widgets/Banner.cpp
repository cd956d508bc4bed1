#include "ui/widgets/Banner.h"

#include "ui/Html.h"
#include "ui/widgets/Buttons.h"

#include <QBoxLayout>
#include <QPainter>

namespace oz0 {

Banner::Banner(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("banner"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(size::pageMargin, 2, size::pageMargin, 2);
    line->setSpacing(size::insideGroup);
    line->addWidget(new IconLabel(theme, QStringLiteral("offline"), Token::Bad, size::iconRail));
    m_text = new Label(theme, FontRole::Text, Token::Text);
    m_text->setObjectName(QStringLiteral("bannerText"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    line->addWidget(m_text, 1);
    m_reconnect = makeButton(theme, QStringLiteral("reconnect"), QStringLiteral("refresh"), tr("Reconnect &now"), this);
    connect(m_reconnect, &QPushButton::clicked, this, &Banner::reconnectAsked);
    line->addWidget(m_reconnect);
    m_signIn = makeButton(theme, QStringLiteral("signIn"), QStringLiteral("key"), tr("Sign in a&gain…"), this);
    connect(m_signIn, &QPushButton::clicked, this, &Banner::signInAsked);
    m_signIn->hide();
    line->addWidget(m_signIn);
    m_fold = makeButton(theme, QStringLiteral("bannerDetails"), {}, tr("&Details"), this);
    m_fold->setCheckable(true);
    line->addWidget(m_fold);
    auto *fixed = new QWidget(this);
    fixed->setMinimumHeight(size::banner); // two lines of text fit
    fixed->setLayout(line);
    column->addWidget(fixed);
    m_details = new Label(theme, FontRole::Fixed, Token::Text);
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setContentsMargins(size::pageMargin + size::iconRail + size::insideGroup, 0, size::pageMargin, size::insideGroup);
    m_details->hide();
    column->addWidget(m_details);
    connect(m_fold, &QPushButton::toggled, m_details, &QWidget::setVisible);
}

void Banner::setTexts(const QString &what, const QString &holds, const QString &details)
{
    const QString whole = what + QLatin1Char(' ') + holds;
    if (m_text->accessibleName() != whole) {
        m_text->setText(strong(what) + QLatin1Char(' ') + plain(holds));
        m_text->setAccessibleName(whole);
        m_text->setToolTip(whole);
    }
    m_details->setText(details);
}

void Banner::offerSignIn(bool offered)
{
    m_signIn->setVisible(offered);
    m_reconnect->setVisible(!offered);
}

void Banner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(Token::BadBg));
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.color(m_theme.isHighContrast() ? Token::Bad : Token::Hair));
}

} // namespace oz0

#include "ui/widgets/Gauge.h"

#include "models/Texts.h"
#include "ui/Html.h"

#include <QBoxLayout>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace oz0 {

namespace {
constexpr int barHeight = 8;
constexpr int leastUsed = 2;
} // namespace

GaugeBar::GaugeBar(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setFixedHeight(barHeight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void GaugeBar::setUse(const LimitUse &use)
{
    m_use = use;
    update();
}

// Used and added stand beside each other; what goes beyond the limit fills the bar in the refusing colour.
void GaugeBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(Token::Grid));
    const int most = std::max({m_use.limit, m_use.after, m_use.now, 1});
    const auto width = [&](int value) {
        return value <= 0 ? 0 : std::max(leastUsed, int(qint64(rect().width()) * value / most));
    };
    const int kept = width(std::min(m_use.now, m_use.after));
    const int after = width(std::max(m_use.now, m_use.after));
    const auto fill = [&](int from, int to, Token token) {
        painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), QRect(from, 0, to - from, height())),
                         m_theme.color(token));
    };
    fill(0, kept, Token::SerA);
    const bool grows = m_use.after > m_use.now;
    if (after > kept || grows)
        fill(kept, std::max(after, kept + leastUsed),
             m_use.after > m_use.limit ? Token::Bad
                 : grows               ? Token::Accent
                                       : Token::Band);
    if (m_theme.isHighContrast()) {
        painter.setPen(m_theme.color(Token::Border));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

Gauge::Gauge(const Theme &theme, const QString &name, QWidget *parent) : QWidget(parent), m_theme(theme), m_name(name)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(size::iconToWord);
    const auto line = [column](QWidget *left, QWidget *right) {
        auto *row = new QHBoxLayout;
        row->addWidget(left);
        row->addStretch();
        row->addWidget(right);
        column->addLayout(row);
    };
    m_after = new Label(theme, FontRole::Text, Token::Text2);
    m_after->setTextFormat(Qt::RichText);
    line(new Label(theme, FontRole::Text, Token::Text, name), m_after);
    m_bar = new GaugeBar(theme);
    column->addWidget(m_bar);
    m_now = new Label(theme, FontRole::Small, Token::Text2);
    m_now->setTextFormat(Qt::RichText);
    m_limit = new Label(theme, FontRole::Small, Token::Text2);
    line(m_now, m_limit);
}

void Gauge::setUse(const LimitUse &use)
{
    m_bar->setUse(use);
    const QString after = Texts::number(use.after);
    const QString limit = Texts::number(use.limit);
    m_after->setText(tr("%1 of %2", "afterwards, limit").arg(strong(after), limit));
    const int added = use.after - use.now;
    const QString change = added == 0 ? tr("no change")
        : added > 0                   ? tr("+%1 after", "number").arg(Texts::number(added))
                                      : tr("−%1 after", "number").arg(Texts::number(-added));
    const Token token = use.after > use.limit ? Token::Bad : added == 0 ? Token::Text2 : Token::Accent;
    m_now->setText(tr("%1 used now", "number").arg(Texts::number(use.now))
                   + QStringLiteral("&nbsp; <span style=\"color:%1\">%2</span>").arg(m_theme.color(token).name(), plain(change)));
    m_limit->setText(tr("limit %1").arg(limit));
    setAccessibleName(tr("%1: %2 of %3 afterwards, %4 now", "name, numbers").arg(m_name, after, limit, Texts::number(use.now)));
}

} // namespace oz0

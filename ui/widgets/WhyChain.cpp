#include "ui/widgets/WhyChain.h"

#include "ui/Html.h"

#include <QBoxLayout>
#include <QFocusEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QStyle>

namespace oz0 {

namespace {

constexpr int ring = size::focusRing + size::focusGap;
constexpr int beforeLink = size::insideGroup + size::iconTiny + size::insideGroup; // an arrow with its spacing

int heightOf(const QWidget *link, int width)
{
    return link->hasHeightForWidth() ? link->heightForWidth(width) : link->sizeHint().height();
}

} // namespace

WhyChain::WhyChain(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("whyChain"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::TabFocus);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void WhyChain::setLinks(const QList<ChainLink> &links)
{
    while (m_links.size() < links.size()) {
        if (!m_links.isEmpty())
            m_arrows.append(new IconLabel(m_theme, QStringLiteral("right"), Token::Text2, size::iconTiny, this));
        auto *link = new QWidget(this);
        auto *column = new QVBoxLayout(link);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(2);
        m_labels.append(new Label(m_theme, FontRole::Small, Token::Text2, {}, link));
        m_values.append(new Label(m_theme, FontRole::Text, Token::Text, {}, link));
        m_values.last()->setWordWrap(true);
        m_values.last()->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(m_labels.last());
        column->addWidget(m_values.last());
        column->addStretch();
        m_links.append(link);
    }
    QStringList spoken;
    for (int at = 0; at < m_links.size(); ++at) {
        const bool used = at < links.size();
        m_links[at]->setVisible(used);
        if (!used)
            continue;
        m_labels[at]->setText(links[at].label);
        m_values[at]->setText(breakableWords(links[at].value));
        spoken.append(tr("%1: %2", "label, value").arg(links[at].label, links[at].value));
    }
    m_used = int(links.size());
    setAccessibleName(spoken.join(QStringLiteral(". ")));
    updateGeometry();
    arrange();
}

int WhyChain::linkWidth(int width) const
{
    const int room = qMax(0, width - ring);
    return isList(width) || m_used == 0 ? room : qMax(0, (room - (m_used - 1) * beforeLink) / m_used);
}

int WhyChain::heightForWidth(int width) const
{
    const int wide = linkWidth(width);
    int sum = 0;
    int highest = 0;
    for (int at = 0; at < m_used; ++at) {
        const int high = heightOf(m_links[at], wide);
        sum += high + (at > 0 ? size::iconToWord : 0);
        highest = qMax(highest, high);
    }
    return ring + (isList(width) ? sum : highest) + ring;
}

QSize WhyChain::sizeHint() const
{
    return {listBelow, heightForWidth(listBelow)};
}

QSize WhyChain::minimumSizeHint() const
{
    int widest = 0;
    for (int at = 0; at < m_used; ++at)
        widest = qMax(widest, m_links[at]->minimumSizeHint().width());
    return {widest + ring, 0};
}

// A link that became higher or lower asks for it.
bool WhyChain::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
        arrange();
    }
    return QWidget::event(event);
}

void WhyChain::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void WhyChain::paintEvent(QPaintEvent *)
{
    if (!hasFocus())
        return;
    QPainter painter(this);
    QPen pen(m_theme.color(Token::Focus));
    pen.setWidth(size::focusRing);
    painter.setPen(pen);
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void WhyChain::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void WhyChain::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

// Below each other the order says what arrows would.
void WhyChain::arrange()
{
    const bool list = isList(width());
    const int wide = linkWidth(width());
    const auto place = [this](QWidget *widget, const QRect &where) {
        widget->setGeometry(QStyle::visualRect(layoutDirection(), rect(), where));
    };
    int x = 0;
    int y = ring;
    for (int at = 0; at < m_used; ++at) {
        if (at > 0 && !list) {
            place(m_arrows[at - 1], {QPoint(x + size::insideGroup, y), m_arrows[at - 1]->sizeHint()});
            x += beforeLink;
        }
        const int high = heightOf(m_links[at], wide);
        place(m_links[at], {x, y, wide, high});
        (list ? y : x) += list ? high + size::iconToWord : wide;
    }
    for (qsizetype at = 0; at < m_arrows.size(); ++at)
        m_arrows[at]->setVisible(!list && at + 1 < m_used);
}

} // namespace oz0

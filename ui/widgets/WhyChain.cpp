#include "ui/widgets/WhyChain.h"

#include "ui/Html.h"

#include <QFocusEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QStyle>

namespace oz0 {

namespace {

constexpr int ring = size::focusRing + size::focusGap;
constexpr int beforeLink = size::insideGroup + size::iconTiny + size::insideGroup; // an arrow with its spacing
constexpr int belowLabel = 2;
constexpr int leastLabel = 108; // as in a FieldGrid

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
    while (m_values.size() < links.size()) {
        if (!m_values.isEmpty())
            m_arrows.append(new IconLabel(m_theme, QStringLiteral("right"), Token::Text2, size::iconTiny, this));
        m_labels.append(new Label(m_theme, FontRole::Small, Token::Text2, {}, this));
        m_values.append(new Label(m_theme, FontRole::Text, Token::Text, {}, this));
        m_values.last()->setWordWrap(true);
        m_values.last()->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QStringList spoken;
    for (int at = 0; at < m_values.size(); ++at) {
        const bool used = at < links.size();
        m_labels[at]->setVisible(used);
        m_values[at]->setVisible(used);
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

// Its labels are those of the fields there, so the columns of both are one.
int WhyChain::labelsWidth() const
{
    const QFontMetrics metrics(m_theme.font(FontRole::Text));
    int widest = leastLabel;
    for (int at = 0; at < m_used; ++at)
        widest = qMax(widest, metrics.horizontalAdvance(m_labels[at]->text()));
    return widest + size::betweenGroups;
}

int WhyChain::valueWidth(int width) const
{
    const int room = qMax(0, width - ring);
    if (m_used == 0)
        return room;
    return qMax(0, isList(width) ? room - labelsWidth() : (room - (m_used - 1) * beforeLink) / m_used);
}

int WhyChain::linkHeight(int at, int width) const
{
    const int value = m_values[at]->heightForWidth(valueWidth(width));
    const int label = QFontMetrics(m_theme.font(isList(width) ? FontRole::Text : FontRole::Small)).height();
    return isList(width) ? qMax(value, label) : label + belowLabel + value;
}

int WhyChain::heightForWidth(int width) const
{
    int sum = 0;
    int highest = 0;
    for (int at = 0; at < m_used; ++at) {
        const int high = linkHeight(at, width);
        sum += high + (at > 0 ? size::insideGroup : 0);
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
        widest = qMax(widest, m_values[at]->minimumSizeHint().width());
    return {labelsWidth() + widest + ring, 0};
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
    const int wide = valueWidth(width());
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
        m_labels[at]->setFontRole(list ? FontRole::Text : FontRole::Small);
        const int high = linkHeight(at, width());
        const int label = m_labels[at]->sizeHint().height();
        if (list) {
            place(m_labels[at], {x, y, labelsWidth() - size::betweenGroups, label});
            place(m_values[at], {x + labelsWidth(), y, wide, high});
            y += high + size::insideGroup;
        } else {
            place(m_labels[at], {x, y, wide, label});
            place(m_values[at], {x, y + label + belowLabel, wide, high - label - belowLabel});
            x += wide;
        }
    }
    for (qsizetype at = 0; at < m_arrows.size(); ++at)
        m_arrows[at]->setVisible(!list && at + 1 < m_used);
}

} // namespace oz0

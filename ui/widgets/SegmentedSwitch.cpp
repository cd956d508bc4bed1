#include "ui/widgets/SegmentedSwitch.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QStyleOptionButton>

namespace oz0 {

namespace {

/// One part of the switch: paints its piece of the frame that all parts have together.
class Segment : public QPushButton
{
public:
    Segment(const Theme &theme, const QString &text, QWidget *parent) : QPushButton(text, parent), m_theme(theme) { }

    // As wide as when it is chosen, so that nothing moves.
    QSize sizeHint() const override
    {
        const QFontMetrics strong(m_theme.font(FontRole::Strong));
        const int icon = this->icon().isNull() ? 0 : size::iconButton + size::insideGroup;
        return {strong.size(Qt::TextShowMnemonic, text()).width() + icon + 2 * size::controlPadding + 2, size::control};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStyleOptionButton option;
        initStyleOption(&option);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool on = isChecked();
        const QRectF frame = QRectF(parentWidget()->rect()).translated(-pos()).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setClipRect(rect());
        painter.setPen(m_theme.color(!isEnabled() ? Token::Hair : on ? Token::Accent : Token::Border));
        painter.setBrush(m_theme.color(!isEnabled()                                 ? Token::Window
                                           : on || isDown()                         ? Token::Sel
                                           : option.state & QStyle::State_MouseOver ? Token::Hover
                                                                                    : Token::Btn));
        painter.drawRoundedRect(frame, size::radius, size::radius);
        painter.setRenderHint(QPainter::Antialiasing, false);
        // One line between two parts, of the one that is chosen.
        if (x() > 0 && !isChosen(x() - 1))
            painter.fillRect(QRect(0, 0, 1, height()), painter.pen().color());
        if (on && geometry().right() < parentWidget()->width() - 1)
            painter.fillRect(QRect(width() - 1, 0, 1, height()), painter.pen().color());
        painter.setFont(m_theme.font(on ? FontRole::Strong : FontRole::Text));
        style()->drawControl(QStyle::CE_PushButtonLabel, &option, &painter, this);
    }

private:
    bool isChosen(int x) const
    {
        const auto *beside = qobject_cast<const QPushButton *>(parentWidget()->childAt(x, height() / 2));
        return beside && beside->isChecked();
    }

    const Theme &m_theme;
};

} // namespace

SegmentedSwitch::SegmentedSwitch(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(0);
    m_group.setExclusive(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&m_group, &QButtonGroup::idClicked, this, &SegmentedSwitch::currentChanged);
    connect(&m_group, &QButtonGroup::idToggled, this, [this] {
        for (QAbstractButton *button : m_group.buttons()) // also who stands beside the chosen one
            button->update();
    });
}

QPushButton *SegmentedSwitch::addSegment(const QString &objectName, const QString &icon, const QString &text)
{
    auto *button = new Segment(m_theme, text, this);
    button->setObjectName(objectName);
    if (!icon.isEmpty())
        button->setIcon(*m_icons.insert(button, m_theme.icon(icon)));
    button->setAutoDefault(false);
    button->setAccessibleName(QString(text).remove(QLatin1Char('&')));
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    button->setCheckable(true);
    m_group.addButton(button, int(m_group.buttons().size()));
    m_row->addWidget(button);
    if (m_group.buttons().size() == 1)
        button->setChecked(true);
    return button;
}

void SegmentedSwitch::showIcons(bool shown)
{
    for (auto icon = m_icons.cbegin(); icon != m_icons.cend(); ++icon)
        icon.key()->setIcon(shown ? *icon : QIcon());
    updateGeometry();
}

void SegmentedSwitch::setCurrent(int segment)
{
    if (QAbstractButton *button = m_group.button(segment))
        button->setChecked(true);
}

} // namespace oz0

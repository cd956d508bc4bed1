#include "ui/widgets/SegmentedSwitch.h"

#include "ui/widgets/Buttons.h"

#include <QHBoxLayout>

namespace oz0 {

SegmentedSwitch::SegmentedSwitch(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(0);
    m_group.setExclusive(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&m_group, &QButtonGroup::idClicked, this, &SegmentedSwitch::currentChanged);
}

QPushButton *SegmentedSwitch::addSegment(const QString &objectName, const QString &icon, const QString &text)
{
    QPushButton *button = makeButton(m_theme, objectName, icon, text, this);
    button->setCheckable(true);
    m_group.addButton(button, int(m_group.buttons().size()));
    m_row->addWidget(button);
    if (m_group.buttons().size() == 1)
        button->setChecked(true);
    return button;
}

void SegmentedSwitch::setCurrent(int segment)
{
    if (QAbstractButton *button = m_group.button(segment))
        button->setChecked(true);
}

} // namespace oz0

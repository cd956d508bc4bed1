// Two or more words without a gap between them, of which one is on.
#pragma once

#include "ui/Theme.h"

#include <QButtonGroup>
#include <QHash>
#include <QIcon>
#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace oz0 {

class SegmentedSwitch : public QWidget
{
    Q_OBJECT
public:
    explicit SegmentedSwitch(const Theme &theme, QWidget *parent = nullptr);

    QPushButton *addSegment(const QString &objectName, const QString &icon, const QString &text);
    void showIcons(bool shown); ///< those that the segments were given
    int current() const { return m_group.checkedId(); }
    void setCurrent(int segment); ///< without currentChanged()

Q_SIGNALS:
    void currentChanged(int segment); ///< by the person

private:
    const Theme &m_theme;
    QHBoxLayout *m_row;
    QButtonGroup m_group;
    QHash<QPushButton *, QIcon> m_icons;
};

} // namespace oz0

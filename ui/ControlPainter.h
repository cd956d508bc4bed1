// How the console's controls look: faces, fields, ticks, thumbs and the words on them, in every scheme.
#pragma once

#include <QRect>

class QPainter;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionProgressBar;
class QStyleOptionSpinBox;
class QStyleOptionToolButton;

namespace oz0 {

class Theme;

/// Paints by the style's options alone; the theme outlives it.
class ControlPainter
{
public:
    explicit ControlPainter(const Theme &theme) : m_theme(theme) { }

    void button(QPainter *painter, const QStyleOption &option, bool primary) const;
    /// Icon and word in one ink, 8 px apart, in the middle; the painter has the font.
    void buttonLabel(QPainter *painter, const QStyleOptionButton &option, bool primary) const;
    void toolPanel(QPainter *painter, const QStyleOption &option) const;
    /// False when the button wants what only the base style draws.
    bool toolLabel(QPainter *painter, const QStyleOptionToolButton &option) const;
    void field(QPainter *painter, const QStyleOption &option, bool readOnly) const;
    void tick(QPainter *painter, const QStyleOption &option) const;
    void combo(QPainter *painter, const QStyleOptionComboBox &option, const QRect &arrow) const;
    void comboLabel(QPainter *painter, const QStyleOptionComboBox &option, const QRect &text) const;
    void spin(QPainter *painter, const QStyleOptionSpinBox &option, const QRect &up, const QRect &down) const;
    /// No thumb where there is nothing to scroll.
    void scrollBar(QPainter *painter, const QStyleOption &option, const QRect &thumb, bool held) const;
    void progress(QPainter *painter, const QStyleOptionProgressBar &option) const;

private:
    void chevron(QPainter *painter, const QRect &rect, const char *name, bool enabled) const;

    const Theme &m_theme;
};

} // namespace oz0

// Fusion with the console's flat controls: hairlines, 28 px, radius 3, a focus ring that is seen.
#pragma once

#include <QProxyStyle>

namespace oz0 {

class Theme;

/// A button with the dynamic property "primary" is the page's one default button.
class ConsoleStyle : public QProxyStyle
{
    Q_OBJECT
public:
    explicit ConsoleStyle(const Theme &theme); ///< the theme outlives the style

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const override;

private:
    void drawButton(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawField(const QStyleOption *option, QPainter *painter, bool readOnly) const;

    const Theme &m_theme;
};

} // namespace oz0

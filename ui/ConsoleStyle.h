// Fusion with the console's flat controls: hairlines, 28 px, radius 3, a focus ring that is seen.
#pragma once

#include "ui/ControlPainter.h"

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
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const override;
    using QProxyStyle::polish;
    void polish(QWidget *widget) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Theme &m_theme;
    ControlPainter m_controls;
};

} // namespace oz0

// Our own SVG icons, tinted when they are painted.
#pragma once

#include "ui/Palettes.h"

#include <QIconEngine>

class QIcon;
class QPainter;

namespace oz0 {

class Theme;

/// Draws resources/icons/NAME.svg with its currentColor replaced, in the pixels of what is painted on, whether that is a window or a
/// picture of one; nothing for a name that does not exist.
void renderIcon(QPainter *painter, const QRectF &rect, const QString &name, const QColor &color);

/// Draws an icon in one colour, whatever colours of its own it has.
void paintTinted(QPainter *painter, const QRect &rect, const QIcon &icon, const QColor &color);

/// Asks the theme for the colour at each painting, so that an icon follows a change of scheme. The theme outlives it.
class IconEngine : public QIconEngine
{
public:
    IconEngine(const Theme &theme, QString name, Token token);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine *clone() const override;

private:
    const Theme &m_theme;
    QString m_name;
    Token m_token;
};

} // namespace oz0

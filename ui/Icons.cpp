#include "ui/Icons.h"

#include "ui/Theme.h"

#include <QFile>
#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <cmath>

// A static library's resources are linked in only when they are named; the macro must stand outside namespaces.
static void nameTheResources()
{
    Q_INIT_RESOURCE(icons);
}

namespace oz0 {

namespace {

QByteArray tinted(const QString &name, const QColor &color)
{
    nameTheResources();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("currentColor", color.name().toLatin1());
}

// Of the target and not of the widget that paints: a picture of a window may have more pixels than its screen.
double pixelsPerUnit(const QPainter &painter)
{
    const QTransform &to = painter.deviceTransform();
    return std::hypot(to.m11(), to.m12());
}

} // namespace

void renderIcon(QPainter *painter, const QRectF &rect, const QString &name, const QColor &color)
{
    const QSize pixels = (rect.size() * pixelsPerUnit(*painter)).toSize();
    const QString key = QStringLiteral("oz0/%1/%2/%3").arg(name, color.name()).arg(pixels.width());
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        const QByteArray svg = tinted(name, color);
        if (svg.isEmpty() || pixels.isEmpty())
            return;
        QSvgRenderer renderer(svg);
        pixmap = QPixmap(pixels);
        pixmap.fill(Qt::transparent);
        QPainter into(&pixmap);
        renderer.render(&into, QRectF(QPointF(), QSizeF(pixels)));
        into.end();
        QPixmapCache::insert(key, pixmap);
    }
    painter->drawPixmap(rect, pixmap, QRectF(QPointF(), QSizeF(pixels)));
}

void paintTinted(QPainter *painter, const QRect &rect, const QIcon &icon, const QColor &color)
{
    const double scale = pixelsPerUnit(*painter);
    QPixmap pixmap((QSizeF(rect.size()) * scale).toSize());
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    const QRect whole(QPoint(), rect.size());
    QPainter into(&pixmap);
    icon.paint(&into, whole);
    into.setCompositionMode(QPainter::CompositionMode_SourceIn);
    into.fillRect(whole, color);
    into.end();
    painter->drawPixmap(rect.topLeft(), pixmap);
}

IconEngine::IconEngine(const Theme &theme, QString name, Token token)
    : m_theme(theme), m_name(std::move(name)), m_token(token) { }

void IconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state)
{
    const bool isPlain = m_token == Token::Text || m_token == Token::Text2;
    const Token lit = state == QIcon::On && isPlain ? Token::SelText : m_token; // on the ground of what is on
    renderIcon(painter, rect, m_name, m_theme.color(mode == QIcon::Disabled ? Token::Dis : lit));
}

QPixmap IconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return pixmap;
}

QIconEngine *IconEngine::clone() const
{
    return new IconEngine(*this);
}

} // namespace oz0

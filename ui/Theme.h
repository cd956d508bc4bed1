// The only place that knows a colour, a gap or a font size.
#pragma once

#include "core/client/Context.h"
#include "models/Roles.h"
#include "ui/Palettes.h"

#include <QElapsedTimer>
#include <QFont>
#include <QIcon>
#include <QObject>
#include <QPalette>

class QApplication;
class QPainter;

namespace oz0 {

enum class SchemeChoice { System, Light, Dark, HighContrast };

enum class FontRole { Title, Section, Text, Strong, Small, SmallStrong, Fixed };

/// Pixels at 96 dpi; Qt scales them.
namespace size {
constexpr int pageMargin = 16, betweenGroups = 12, insideGroup = 8, iconToWord = 4, iconToWordInCell = 6;
constexpr int contextStrip = 4, menuBar = 28, header = 44, pageHead = 48, tabBar = 32;
constexpr int statusLine = 24, paneFoot = 28, banner = 40;
constexpr int rail = 144, railIcons = 48, railEntry = 32, railMark = 3;
constexpr int railIconsBelow = 1360, detailBelow = 1200, headerShortBelow = 1100;
constexpr int row = 28, rowComfortable = 34, rowTwoLines = 52;
constexpr int cellPadding = 8, firstCellPadding = 16;
constexpr int control = 28, controlPadding = 10, radius = 3, chip = 24, chipPadding = 8, badge = 20;
constexpr int expiryBar = 40, expiryBarHeight = 4;
constexpr int iconRail = 20, iconButton = 16, iconCell = 14, iconTiny = 12;
constexpr int detailPane = 416, refusalList = 320, previewHistory = 272, previewSide = 344,
              splitterLine = 1; // Qt makes the handle of a 1 px line 5 px wide
constexpr int focusRing = 2, focusGap = 1;
constexpr int dialog = 720, dialogPadding = 20;
constexpr int flashMs = 600, fadeMs = 120, spinnerAfterMs = 300, turnMs = 1200, frameMs = 40;
} // namespace size

/// Puts its palette on the application, follows the system's scheme unless told another, and says when it changed.
class Theme : public QObject
{
    Q_OBJECT
public:
    Theme(QApplication &application, SchemeChoice choice, QObject *parent = nullptr);

    QApplication &application() const { return m_application; }
    Scheme scheme() const { return m_scheme; }
    SchemeChoice choice() const { return m_choice; }
    void choose(SchemeChoice choice);

    QColor color(Token token) const { return paletteColor(m_scheme, token); }
    QFont font(FontRole role) const;
    bool isHighContrast() const { return m_scheme == Scheme::HighContrast; }
    /// False when the system or the person asks for reduced motion.
    bool mayMove() const { return m_mayMove && !m_reduced; }
    bool isMotionReduced() const { return m_reduced; } ///< by the person
    void reduceMotion(bool reduced);
    bool isComfortable() const { return m_comfortable; }
    void setComfortable(bool comfortable); ///< higher rows
    int rowHeight() const { return m_comfortable ? size::rowComfortable : size::row; }

    /// One of resources/icons in a token's colour: tinted when it is painted, so that it follows the scheme.
    QIcon icon(const QString &name, Token token = Token::Text) const;
    void paintIcon(QPainter *painter, const QRectF &rect, const QString &name, const QColor &color) const;

    /// The same, turning once in 1.2 s; it stands still when motion is reduced. Who paints it paints again each size::frameMs.
    void paintTurningIcon(QPainter *painter, const QRectF &rect, const QString &name, const QColor &color) const;

    static QString stateIcon(StateName state);
    static Token stateToken(StateName state);
    static Token stateGround(StateName state);
    static Token classToken(ContextClass contextClass);

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Scheme systemScheme() const;
    void apply();
    QPalette palette() const;

    QApplication &m_application;
    SchemeChoice m_choice;
    Scheme m_scheme = Scheme::Light;
    bool m_mayMove = true;
    bool m_reduced = false;
    bool m_comfortable = false;
    bool m_applying = false;
    QElapsedTimer m_clock; ///< of what turns
    QFont m_base;
    QFont m_fixed;
};

} // namespace oz0

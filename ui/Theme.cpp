#include "ui/Theme.h"

#include "ui/Icons.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QPainter>
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QStyleHints>
#endif

namespace oz0 {

Theme::Theme(QApplication &application, SchemeChoice choice, QObject *parent)
    : QObject(parent), m_application(application), m_choice(choice),
      m_base(QFontDatabase::systemFont(QFontDatabase::GeneralFont)), m_fixed(QFontDatabase::systemFont(QFontDatabase::FixedFont))
{
    m_mayMove = !qEnvironmentVariableIsSet("OZ0_REDUCED_MOTION")
        && qEnvironmentVariable("GTK_ENABLE_ANIMATIONS") != QLatin1String("0") && QApplication::isEffectEnabled(Qt::UI_General);
    m_clock.start();
    m_application.installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] { apply(); });
#endif
    apply();
}

void Theme::choose(SchemeChoice choice)
{
    m_choice = choice;
    apply();
}

void Theme::reduceMotion(bool reduced)
{
    m_reduced = reduced;
    Q_EMIT changed();
}

void Theme::setComfortable(bool comfortable)
{
    m_comfortable = comfortable;
    Q_EMIT changed();
}

// Before Qt 6.5 the platform's palette is all there is to see; it is looked at without our own on top.
Scheme Theme::systemScheme() const
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (QGuiApplication::styleHints()->colorScheme() != Qt::ColorScheme::Unknown)
        return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark ? Scheme::Dark : Scheme::Light;
#endif
    QApplication::setPalette(QPalette());
    const QPalette platform = QGuiApplication::palette();
    return platform.color(QPalette::Window).lightness() < platform.color(QPalette::WindowText).lightness() ? Scheme::Dark
                                                                                                           : Scheme::Light;
}

void Theme::apply()
{
    if (m_applying)
        return;
    m_applying = true;
    switch (m_choice) {
    case SchemeChoice::System:
        m_scheme = systemScheme();
        break;
    case SchemeChoice::Light:
        m_scheme = Scheme::Light;
        break;
    case SchemeChoice::Dark:
        m_scheme = Scheme::Dark;
        break;
    case SchemeChoice::HighContrast:
        m_scheme = Scheme::HighContrast;
        break;
    }
    QApplication::setPalette(palette());
    m_applying = false;
    Q_EMIT changed();
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_application && event->type() == QEvent::ThemeChange && m_choice == SchemeChoice::System)
        apply();
    return QObject::eventFilter(watched, event);
}

QPalette Theme::palette() const
{
    QPalette p;
    const auto all = [&](QPalette::ColorRole role, Token token) { p.setColor(role, color(token)); };
    all(QPalette::Window, Token::Window);
    all(QPalette::Base, Token::Base);
    all(QPalette::AlternateBase, Token::Alt);
    all(QPalette::Mid, Token::Hair);
    all(QPalette::Midlight, Token::Hair);
    all(QPalette::Light, Token::Btn);
    all(QPalette::Dark, Token::Border);
    all(QPalette::Shadow, Token::Border);
    all(QPalette::Button, Token::Btn);
    all(QPalette::WindowText, Token::Text);
    all(QPalette::Text, Token::Text);
    all(QPalette::ButtonText, Token::Text);
    all(QPalette::BrightText, Token::SelText);
    all(QPalette::PlaceholderText, isHighContrast() ? Token::Dis : Token::Text2); // else it would look like a value
    all(QPalette::Link, Token::Accent);
    all(QPalette::LinkVisited, Token::Accent);
    all(QPalette::Highlight, Token::Sel);
    all(QPalette::HighlightedText, Token::SelText);
    all(QPalette::ToolTipBase, Token::Base);
    all(QPalette::ToolTipText, Token::Text);
    p.setColor(QPalette::Inactive, QPalette::Highlight, color(Token::SelOff));
    p.setColor(QPalette::Inactive, QPalette::HighlightedText, color(Token::Text));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        p.setColor(QPalette::Disabled, role, color(Token::Dis));
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    all(QPalette::Accent, Token::Accent);
#endif
    return p;
}

QFont Theme::font(FontRole role) const
{
    QFont font = role == FontRole::Fixed ? m_fixed : m_base;
    const double base = m_base.pointSizeF();
    switch (role) {
    case FontRole::Title:
        font.setPointSizeF(base + 4);
        font.setWeight(QFont::DemiBold);
        break;
    case FontRole::Section:
        font.setPointSizeF(base + 1);
        font.setWeight(QFont::DemiBold);
        break;
    case FontRole::Text:
        break;
    case FontRole::Strong:
        font.setWeight(QFont::DemiBold);
        break;
    case FontRole::Small:
        font.setPointSizeF(base - 0.75);
        break;
    case FontRole::SmallStrong:
        font.setPointSizeF(base - 0.75);
        font.setWeight(QFont::Medium);
        break;
    case FontRole::Fixed:
        font.setPointSizeF(base - 0.75);
        break;
    }
    return font;
}

QIcon Theme::icon(const QString &name, Token token) const
{
    return QIcon(new IconEngine(*this, name, token));
}

void Theme::paintIcon(QPainter *painter, const QRectF &rect, const QString &name, const QColor &color) const
{
    renderIcon(painter, rect, name, color);
}

void Theme::paintTurningIcon(QPainter *painter, const QRectF &rect, const QString &name, const QColor &color) const
{
    if (!mayMove()) {
        paintIcon(painter, rect, name, color);
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->translate(rect.center());
    painter->rotate(360.0 * double(m_clock.elapsed() % size::turnMs) / size::turnMs);
    painter->translate(-rect.center());
    paintIcon(painter, rect, name, color);
    painter->restore();
}

QString Theme::stateIcon(StateName state)
{
    switch (state) {
    case StateName::Ready:
        return QStringLiteral("ready");
    case StateName::Building:
        return QStringLiteral("building");
    case StateName::RenewalLate:
        return QStringLiteral("late");
    case StateName::PartlyReady:
        return QStringLiteral("part");
    case StateName::NoNode:
        return QStringLiteral("warning");
    case StateName::Failed:
        return QStringLiteral("failed");
    case StateName::Ending:
        return QStringLiteral("ending");
    case StateName::Refused:
        return QStringLiteral("refusals");
    case StateName::WidensReach:
        return QStringLiteral("widen");
    case StateName::Offline:
        return QStringLiteral("offline");
    }
    return {};
}

Token Theme::stateToken(StateName state)
{
    switch (state) {
    case StateName::Ready:
        return Token::Good;
    case StateName::Building:
        return Token::Busy;
    case StateName::RenewalLate:
    case StateName::PartlyReady:
    case StateName::WidensReach:
        return Token::Warn;
    case StateName::NoNode:
    case StateName::Failed:
    case StateName::Refused:
        return Token::Bad;
    case StateName::Ending:
    case StateName::Offline:
        return Token::Mute;
    }
    return Token::Mute;
}

Token Theme::stateGround(StateName state)
{
    return Token(int(stateToken(state)) + 1); // each ground stands behind its state in the table
}

Token Theme::classToken(ContextClass contextClass)
{
    switch (contextClass) {
    case ContextClass::Local:
        return Token::Local;
    case ContextClass::Test:
        return Token::Test;
    case ContextClass::Production:
        return Token::Prod;
    }
    return Token::Prod;
}

} // namespace oz0

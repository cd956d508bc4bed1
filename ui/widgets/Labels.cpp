#include "ui/widgets/Labels.h"

#include "ui/widgets/Onward.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QTimer>

namespace oz0 {

namespace {

constexpr QChar breakMark(0x200b); // as breakable() puts it
constexpr QChar joinMark(0x2060);  // as unbroken() puts it
const QString linkStart = QStringLiteral("<a href=\"%1\" style=\"text-decoration:%2\"");

/// Underlines the link of a label that the pointer is on.
class LinkLine : public QObject
{
public:
    explicit LinkLine(QLabel &label) : QObject(&label), m_label(label) { label.installEventFilter(this); }

    void underline(const QString &target)
    {
        if (m_label.hasSelectedText())
            return; // another text would take the selection away
        const auto set = [](QString &html, const QString &href, const char *from, const char *to) {
            html.replace(linkStart.arg(href.toHtmlEscaped(), QLatin1String(from)),
                         linkStart.arg(href.toHtmlEscaped(), QLatin1String(to)));
        };
        QString html = m_label.text();
        if (!m_target.isEmpty())
            set(html, m_target, "underline", "none");
        if (!target.isEmpty())
            set(html, target, "none", "underline");
        m_target = target;
        if (html != m_label.text())
            m_label.setText(html);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Leave)
            underline({});
        return QObject::eventFilter(watched, event);
    }

private:
    QLabel &m_label;
    QString m_target;
};

} // namespace

Label::Label(const Theme &theme, FontRole font, Token token, const QString &text, QWidget *parent)
    : QLabel(parent), m_theme(theme), m_role(font), m_token(token)
{
    setTextFormat(Qt::PlainText); // a name that looks like markup is a name
    setText(text);
    connect(&theme, &Theme::changed, this, &Label::look);
    // Later: the label is in the middle of following the pointer, and another text takes that away from under it.
    connect(
        this, &QLabel::linkHovered, this,
        [this, line = static_cast<LinkLine *>(nullptr)](const QString &target) mutable {
            if (!line)
                line = new LinkLine(*this);
            line->underline(target);
        },
        Qt::QueuedConnection);
    look();
    align();
}

void Label::setToken(Token token)
{
    if (m_token == token)
        return;
    m_token = token;
    look();
}

void Label::setFontRole(FontRole role)
{
    if (m_role == role)
        return;
    m_role = role;
    look();
}

void Label::look()
{
    QPalette p = palette();
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        p.setColor(group, QPalette::WindowText, m_theme.color(m_token));
        p.setColor(group, QPalette::Link, m_theme.color(Token::Accent));
    }
    setPalette(p);
    setFont(m_theme.font(m_role));
    // A text takes the colour of its links when it is set.
    if (const QString html = text(); html.contains(QLatin1String("<a href"))) {
        setText({});
        setText(html);
    }
}

void Label::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    align();
}

// A QLabel would turn by the direction of its text instead.
void Label::align()
{
    QLabel::setAlignment(QStyle::visualAlignment(layoutDirection(), m_alignment));
}

void Label::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        align();
}

bool Label::hasBrokenWords() const
{
    return hasSelectedText() && (text().contains(breakMark) || text().contains(joinMark));
}

void Label::copySelection() const
{
    QString words = selectedText().remove(breakMark).remove(joinMark);
    words.replace(QChar::LineSeparator, QLatin1Char('\n')).replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
    QGuiApplication::clipboard()->setText(words.replace(QChar::Nbsp, QLatin1Char(' ')));
}

void Label::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy) && hasBrokenWords())
        copySelection();
    else
        QLabel::keyPressEvent(event);
}

void Label::contextMenuEvent(QContextMenuEvent *event)
{
    if (!hasBrokenWords()) {
        QLabel::contextMenuEvent(event);
        return;
    }
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("&Copy")), &QAction::triggered, this, &Label::copySelection);
    menu->popup(event->globalPos());
}

ElidedLabel::ElidedLabel(const Theme &theme, FontRole font, Token token, Qt::TextElideMode mode, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_role(font), m_token(token), m_mode(mode)
{
    setFont(theme.font(font));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // as high as its row, so that its words stand as a label's do
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ElidedLabel::setText(const QString &text, const QString &fixed)
{
    if (m_text == text && m_fixed == fixed)
        return;
    m_text = text;
    m_fixed = fixed;
    setToolTip(text);
    setAccessibleName(text);
    updateGeometry();
    update();
}

void ElidedLabel::setToken(Token token)
{
    m_token = token;
    update();
}

QList<std::pair<QString, QFont>> ElidedLabel::runs() const
{
    const qsizetype at = m_fixed.isEmpty() ? -1 : m_text.indexOf(m_fixed);
    if (at < 0)
        return {{m_text, font()}};
    return {{m_text.left(at), font()}, {m_fixed, m_theme.font(FontRole::Fixed)}, {m_text.mid(at + m_fixed.size()), font()}};
}

QSize ElidedLabel::sizeHint() const
{
    int width = 1;
    for (const auto &[words, font] : runs())
        width += QFontMetrics(font).horizontalAdvance(words);
    return {width, fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), fontMetrics().horizontalAdvance(QStringLiteral("mmmm…"))), fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(m_theme.color(m_token));
    if (m_fixed.isEmpty() || sizeHint().width() > width()) {
        painter.drawText(rect(), lineFlags(layoutDirection()), fontMetrics().elidedText(m_text, m_mode, width()));
        return;
    }
    const QSize whole(sizeHint().width(), height());
    QRect room = QStyle::alignedRect(layoutDirection(), Qt::AlignLeading | Qt::AlignVCenter, whole, rect());
    for (const auto &[words, font] : runs()) {
        painter.setFont(font);
        painter.drawText(room, int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, words);
        room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(words));
    }
}

IconLabel::IconLabel(const Theme &theme, QString name, Token token, int pixels, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_name(std::move(name)), m_token(token)
{
    setFixedSize(pixels, pixels);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void IconLabel::setIcon(const QString &name, Token token)
{
    m_name = name;
    m_token = token;
    update();
}

void IconLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QRect square(0, 0, qMin(width(), height()), qMin(width(), height()));
    square.moveCenter(rect().center());
    const QString name = m_name == QLatin1String("right") ? onward(layoutDirection()) : m_name;
    m_theme.paintIcon(&painter, square, name, m_theme.color(m_token));
}

Badge::Badge(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Badge::setState(StateName state, const QString &word, bool stale)
{
    m_state = state;
    m_word = word;
    m_stale = stale;
    setAccessibleName(word);
    updateGeometry();
    update();
}

QSize Badge::sizeHint() const
{
    return {badgeWidth(m_theme, m_word), size::badge};
}

void Badge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintBadge(&painter, m_theme, rect(), m_state, m_word, m_stale, layoutDirection());
    if (isTurning(m_theme, m_state, m_stale))
        QTimer::singleShot(size::frameMs, this, qOverload<>(&QWidget::update));
}

namespace {
constexpr int badgeLead = 5, badgeGap = 4, badgeTail = 8;
}

int badgeWidth(const Theme &theme, const QString &word)
{
    return badgeLead + size::iconCell + badgeGap + QFontMetrics(theme.font(FontRole::SmallStrong)).horizontalAdvance(word)
        + badgeTail;
}

int lineFlags(Qt::LayoutDirection direction, Qt::Alignment side)
{
    return int(QStyle::visualAlignment(direction, side | Qt::AlignVCenter)) | Qt::TextSingleLine;
}

bool isTurning(const Theme &theme, StateName state, bool stale)
{
    return state == StateName::Building && !stale && theme.mayMove();
}

void paintBadge(QPainter *painter, const Theme &theme, const QRect &rect, StateName state, const QString &word, bool stale,
                Qt::LayoutDirection direction)
{
    const int width = qMin(badgeWidth(theme, word), rect.width());
    const QRect pill(rect.left(), rect.top() + (rect.height() - size::badge) / 2, width, size::badge);
    const auto placed = [&](const QRect &part) { return QStyle::visualRect(direction, rect, part); };
    const QColor ink = theme.color(stale ? Token::Text2 : Theme::stateToken(state));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool outlined = stale || theme.isHighContrast();
    painter->setPen(outlined ? QPen(stale ? theme.color(Token::Border) : ink, 1) : QPen(Qt::NoPen));
    painter->setBrush(stale ? theme.color(Token::Base) : theme.color(Theme::stateGround(state)));
    const double inset = outlined ? 0.5 : 0;
    painter->drawRoundedRect(QRectF(placed(pill)).adjusted(inset, inset, -inset, -inset), size::badge / 2.0, size::badge / 2.0);
    const QRect icon(pill.left() + badgeLead, pill.top() + (size::badge - size::iconCell) / 2, size::iconCell, size::iconCell);
    if (isTurning(theme, state, stale))
        theme.paintTurningIcon(painter, QRectF(placed(icon)), Theme::stateIcon(state), ink);
    else
        theme.paintIcon(painter, placed(icon), Theme::stateIcon(state), ink);
    const QRect text(icon.right() + 1 + badgeGap, pill.top(), pill.right() - icon.right() - badgeGap - badgeTail + 2,
                     size::badge);
    painter->setFont(theme.font(FontRole::SmallStrong));
    painter->setPen(ink);
    const QString shown = painter->fontMetrics().elidedText(word, Qt::ElideRight, text.width());
    painter->drawText(placed(text), lineFlags(direction), shown);
    painter->restore();
}

} // namespace oz0

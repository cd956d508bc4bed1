#include "ui/widgets/ContextHeader.h"

#include "models/Texts.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/SearchField.h"

#include <QBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QStyle>

namespace oz0 {

namespace {

/// What the header gives up, one after the other.
enum Things { Nothing, RoleWords, Age, TenantWord, RoleWord, LongNames, LiveWord, Lines, Who };
constexpr int shortName = 88; // px

} // namespace

ClassBlock::ClassBlock(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("classBlock"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ClassBlock::setTexts(ContextClass contextClass, const QString &lock, bool open)
{
    m_class = contextClass;
    m_lock = lock;
    m_open = open;
    setAccessibleName(lock.isEmpty() ? Texts::contextClass(contextClass)
                                     : tr("%1, %2", "class, lock").arg(Texts::contextClass(contextClass), lock));
    updateGeometry();
    update();
}

QSize ClassBlock::sizeHint() const
{
    const QFontMetrics strong(m_theme.font(FontRole::Strong));
    const QFontMetrics text(m_theme.font(FontRole::Text));
    int width = 2 * size::betweenGroups + strong.horizontalAdvance(Texts::contextClass(m_class));
    if (!m_lock.isEmpty())
        width += size::iconButton + size::insideGroup + size::insideGroup + text.horizontalAdvance(m_lock);
    return {width, size::header};
}

void ClassBlock::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(Theme::classToken(m_class)));
    const QColor ink = m_theme.color(Token::OnProd);
    QRect left = rect().adjusted(size::betweenGroups, 0, -size::betweenGroups, 0);
    const auto placed = [this](const QRect &part) { return QStyle::visualRect(layoutDirection(), rect(), part); };
    if (!m_lock.isEmpty()) {
        const QRect icon(left.left(), (height() - size::iconButton) / 2, size::iconButton, size::iconButton);
        m_theme.paintIcon(&painter, placed(icon), m_open ? QStringLiteral("unlock") : QStringLiteral("lock"), ink);
        left.setLeft(icon.right() + 1 + size::insideGroup);
    }
    painter.setPen(ink);
    painter.setFont(m_theme.font(FontRole::Strong));
    const QString word = Texts::contextClass(m_class);
    painter.drawText(placed(left), lineFlags(layoutDirection()), word);
    left.setLeft(left.left() + painter.fontMetrics().horizontalAdvance(word) + size::insideGroup);
    painter.setFont(m_theme.font(FontRole::Text));
    painter.drawText(placed(left), lineFlags(layoutDirection()), m_lock);
}

ContextHeader::ContextHeader(const Theme &theme, QWidget *parent) : Ground(theme, Token::Header, Bottom, parent), m_theme(theme)
{
    setObjectName(QStringLiteral("header"));
    setFixedHeight(size::header);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0); // margins do not turn with the direction; spacings do
    row->setSpacing(size::betweenGroups);
    m_block = new ClassBlock(theme);
    row->addWidget(m_block);
    m_noContext = new Label(theme, FontRole::Strong, Token::Text, tr("No context"));
    m_noContext->setContentsMargins(size::pageMargin, 0, 0, 0);
    row->addWidget(m_noContext);
    m_notConnected = group({line(), new IconLabel(theme, QStringLiteral("offline"), Token::Text2, size::iconButton),
                            new Label(theme, FontRole::Text, Token::Text2, tr("Not connected"))});
    row->addWidget(m_notConnected);
    m_lock = makeButton(theme, QStringLiteral("unlock"), {}, {}, this);
    connect(m_lock, &QPushButton::clicked, this, [this] {
        if (m_session && m_session->isReadOnly())
            Q_EMIT unlockAsked();
        else if (m_session)
            m_session->lock();
    });
    row->addWidget(m_lock);
    m_context = new QToolButton;
    m_context->setObjectName(QStringLiteral("context"));
    m_context->setAccessibleName(tr("Context"));
    m_context->setFont(theme.font(FontRole::Strong));
    m_context->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_context->setIcon(theme.icon(QStringLiteral("down"), Token::Text2));
    m_context->setIconSize(QSize(size::iconTiny, size::iconTiny));
    // The arrow stands behind the word.
    m_context->setLayoutDirection(layoutDirection() == Qt::LeftToRight ? Qt::RightToLeft : Qt::LeftToRight);
    m_context->setFocusPolicy(Qt::StrongFocus);
    m_context->setAutoRaise(true);
    row->addWidget(m_context);
    m_lines[0] = line();
    row->addWidget(m_lines[0]);
    m_tenant = new Label(theme, FontRole::Strong, Token::Text);
    m_tenant->setObjectName(QStringLiteral("tenant"));
    m_tenantWord = new Label(theme, FontRole::Text, Token::Text2, tr("Tenant"));
    m_tenantGroup = group({m_tenantWord, m_tenant});
    row->addWidget(m_tenantGroup);
    m_lines[1] = line();
    row->addWidget(m_lines[1]);
    m_principal = new Label(theme, FontRole::Fixed, Token::Text);
    m_principal->setObjectName(QStringLiteral("principal"));
    m_role = new Label(theme, FontRole::Text, Token::Text2);
    m_role->setObjectName(QStringLiteral("role"));
    m_whoGroup = group({new IconLabel(theme, QStringLiteral("user"), Token::Text2, size::iconButton), m_principal, m_role});
    row->addWidget(m_whoGroup);
    m_lines[2] = line();
    row->addStretch(1);
    m_liveIcon = new IconLabel(theme, QStringLiteral("live"), Token::Good, size::iconButton);
    m_live = new Label(theme, FontRole::Strong, Token::Good);
    m_live->setObjectName(QStringLiteral("live"));
    m_liveGroup = group({m_liveIcon, m_live});
    m_age = new Label(theme, FontRole::Text, Token::Text2);
    m_age->setObjectName(QStringLiteral("age"));
    row->addWidget(m_liveGroup);
    row->addWidget(m_age);
    row->addWidget(m_lines[2]);
    m_search = new SearchField(theme);
    connect(m_search, &QAbstractButton::clicked, this, &ContextHeader::searchAsked);
    row->addWidget(m_search);
    row->addSpacing(size::pageMargin);
    setSession(nullptr);
}

QWidget *ContextHeader::line()
{
    auto *hair = new Ground(m_theme, Token::Hair);
    hair->setFixedSize(1, 20);
    return hair;
}

QWidget *ContextHeader::group(std::initializer_list<QWidget *> parts)
{
    auto *together = new QWidget;
    auto *row = new QHBoxLayout(together);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(size::iconToWordInCell);
    for (QWidget *part : parts)
        row->addWidget(part);
    return together;
}

void ContextHeader::setSession(SessionPresenter *session)
{
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    if (session) {
        connect(session, &SessionPresenter::changed, this, &ContextHeader::refresh);
        connect(session, &SessionPresenter::ticked, this, &ContextHeader::refreshAge);
    }
    for (QWidget *widget : {static_cast<QWidget *>(m_block), static_cast<QWidget *>(m_context), m_lines[0], m_tenantGroup,
                            m_liveGroup, static_cast<QWidget *>(m_age)})
        widget->setVisible(session);
    for (QWidget *widget : {static_cast<QWidget *>(m_noContext), m_notConnected})
        widget->setVisible(!session);
    refresh();
}

void ContextHeader::setContextMenu(QMenu *menu)
{
    connect(m_context, &QToolButton::clicked, menu,
            [this, menu] { menu->popup(m_context->mapToGlobal(QPoint(0, m_context->height()))); });
}

void ContextHeader::setShort(bool isShort)
{
    m_short = isShort;
    refresh();
}

// The class is always whole. All else gives way one after the other: the words about the role; by its own size the search field;
// what the status line says as well; and what a tooltip can say.
void ContextHeader::fit()
{
    if (!m_session)
        return;
    giveUp(Nothing);
    if (m_short || layout()->sizeHint().width() > width())
        giveUp(RoleWords);
    for (int things = Age; things <= Who && layout()->minimumSize().width() > width(); ++things)
        giveUp(things);
}

void ContextHeader::giveUp(int things)
{
    const auto name = [things](const QFont &font, const QString &whole) {
        return things >= LongNames ? QFontMetrics(font).elidedText(whole, Qt::ElideMiddle, shortName) : whole;
    };
    const auto put = [&name](auto *widget, const QString &whole) {
        widget->setText(name(widget->font(), whole));
        widget->setToolTip(widget->text() == whole ? QString() : whole);
    };
    put(m_context, m_session->context().name);
    put(m_tenant, m_session->context().tenant.text());
    if (const auto &who = m_session->who()) {
        put(m_principal, m_session->me().text());
        m_role->setText(things >= RoleWords ? Texts::role(who->role) : m_session->roleText());
        m_principal->setAccessibleDescription(m_session->roleText());
    }
    m_age->setVisible(things < Age);
    m_tenantWord->setVisible(things < TenantWord);
    m_role->setVisible(things < RoleWord);
    m_live->setVisible(things < LiveWord);
    m_liveGroup->setToolTip(things < LiveWord ? QString() : m_live->text());
    const bool isKnown = m_session->who().has_value();
    for (QWidget *hair : m_lines)
        hair->setVisible(things < Lines && (hair != m_lines[1] || isKnown));
    m_whoGroup->setVisible(things < Who && isKnown);
    for (QWidget *group : {m_tenantGroup, m_whoGroup, m_liveGroup})
        group->updateGeometry();
}

void ContextHeader::resizeEvent(QResizeEvent *event)
{
    fit();
    Ground::resizeEvent(event);
}

void ContextHeader::refresh()
{
    const bool known = m_session && m_session->who();
    m_lines[1]->setVisible(known);
    m_whoGroup->setVisible(known);
    m_lines[2]->setVisible(m_session);
    m_lock->setVisible(m_session && m_session->isLockable());
    if (m_session) {
        const bool shut = m_session->isReadOnly();
        m_lock->setText(shut ? tr("&Unlock…") : tr("&Lock now"));
        m_lock->setIcon(m_theme.icon(shut ? QStringLiteral("unlock") : QStringLiteral("lock")));
        applyState(m_lock,
                   shut && m_session->isStale() ? ActionState{false, tr("The data is old: unlocking is off.")}
                                                : ActionState{true, {}});
    }
    refreshAge();
    fit();
}

QString ContextHeader::liveIcon(const SessionPresenter &session)
{
    if (session.isStale())
        return QStringLiteral("offline");
    return session.liveness() == Liveness::Loading ? QStringLiteral("building") : QStringLiteral("live");
}

void ContextHeader::refreshAge()
{
    if (!m_session)
        return;
    const Liveness liveness = m_session->liveness();
    const bool broken = m_session->isStale();
    const Token token = broken       ? Token::Bad
        : liveness == Liveness::Live ? Token::Good
        : liveness == Liveness::Slow ? Token::Warn
                                     : Token::Text2;
    m_liveIcon->setIcon(liveIcon(*m_session), token);
    m_live->setText(m_session->liveText());
    m_live->setToken(token);
    m_age->setText(m_session->ageText());
    m_age->setToken(broken ? Token::Bad : Token::Text2);
    m_block->setTexts(m_session->context().contextClass, m_session->lockText(), !m_session->isReadOnly());
    if (layout()->minimumSize().width() > width())
        fit();
}

} // namespace oz0

#include "ui/widgets/AuditFilterBar.h"

#include "models/AuditTexts.h"
#include "ui/widgets/FilterField.h"

#include <QDateTime>
#include <QSignalBlocker>

namespace oz0 {

namespace {

Instant instantOf(const QDateTime &time)
{
    return Instant(Milliseconds(time.toMSecsSinceEpoch()));
}

QDateTime timeOf(Instant instant)
{
    return QDateTime::fromMSecsSinceEpoch(instant.time_since_epoch().count());
}

} // namespace

AuditFilterBar::AuditFilterBar(const Theme &theme, AuditPresenter &presenter, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_presenter(presenter), m_layout(new FlowLayout(size::insideGroup, this))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_field = makeFilterField(theme, tr("Words, or actor:user:dana"),
                              tr("Filter the entries by words, or by actor:, action:, plugin:, candidate:, node: and object:"));
    m_field->setToolTip(m_field->accessibleName());
    m_layout->addWidget(m_field);
    connect(m_field, &QLineEdit::textChanged, this,
            [this](const QString &text) { change([&text](AuditQuery &query) { query.text = text; }); });
    m_action = new QComboBox;
    m_action->setObjectName(QStringLiteral("auditAction"));
    m_action->setAccessibleName(tr("Only this action"));
    m_action->addItem(tr("Any action"), QString());
    for (const QString &action : AuditTexts::knownActions())
        m_action->addItem(AuditTexts::actionWord(action), action);
    m_layout->addWidget(m_action);
    connect(m_action, &QComboBox::activated, this,
            [this] { change([this](AuditQuery &query) { query.action = m_action->currentData().toString(); }); });
    addTimes();
    m_mine = addChip(QStringLiteral("chipMyEntries"), tr("Mine"),
                     [this](AuditQuery &query, bool on) { query.actor = on ? m_presenter.session().me() : PrincipalId(); });
    m_refused = addChip(QStringLiteral("chipRefusedEntries"), tr("Refused"),
                        [](AuditQuery &query, bool on) { query.outcome = on ? QStringLiteral("refused") : QString(); });
    m_outcome = addChip(QStringLiteral("chipOutcome"), {}, [](AuditQuery &query, bool) { query.outcome.clear(); });
    m_actionChip = addChip(QStringLiteral("chipAction"), {}, [](AuditQuery &query, bool) { query.action.clear(); });
    m_time = addChip(QStringLiteral("chipTime"), {}, [](AuditQuery &query, bool) { query.since = query.until = Instant{}; });
    m_actor = addChip(QStringLiteral("chipActor"), {}, [](AuditQuery &query, bool) { query.actor = {}; });
    m_plugin = addChip(QStringLiteral("chipAuditPlugin"), {}, [](AuditQuery &query, bool) { query.plugin = {}; });
    m_candidate = addChip(QStringLiteral("chipAuditCandidate"), {}, [](AuditQuery &query, bool) { query.candidate = {}; });
    m_node = addChip(QStringLiteral("chipAuditNode"), {}, [](AuditQuery &query, bool) { query.node = NodeName(); });
    m_object = addChip(QStringLiteral("chipAuditObject"), {}, [](AuditQuery &query, bool) { query.object.clear(); });
    connect(&presenter, &AuditPresenter::queryChanged, this, &AuditFilterBar::showQuery);
    connect(&presenter.session(), &SessionPresenter::changed, this, &AuditFilterBar::showQuery);
    showQuery();
}

void AuditFilterBar::addTimes()
{
    m_span = new QComboBox;
    m_span->setObjectName(QStringLiteral("auditSpan"));
    m_span->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_span->setAccessibleName(tr("Only this time"));
    m_span->addItems({tr("Any time"), tr("Last hour"), tr("Last 24 hours"), tr("Last 7 days"), tr("From … to …")});
    m_layout->addWidget(m_span);
    const auto edit = [this](const QString &name, const QString &label) {
        auto *time = new QDateTimeEdit;
        time->setObjectName(name);
        time->setAccessibleName(label);
        time->setToolTip(label);
        time->setCalendarPopup(true);
        time->setDisplayFormat(QStringLiteral("yyyy-MM-dd HH:mm"));
        time->setVisible(false);
        m_layout->addWidget(time);
        connect(time, &QDateTimeEdit::editingFinished, this, &AuditFilterBar::takeRange);
        return time;
    };
    m_since = edit(QStringLiteral("auditSince"), tr("From this time on"));
    m_until = edit(QStringLiteral("auditUntil"), tr("Up to this time"));
    connect(m_span, &QComboBox::activated, this, [this](int at) {
        if (AuditSpan(at) == AuditSpan::Own) {
            const QDateTime now = QDateTime::currentDateTime();
            m_until->setDateTime(now);
            m_since->setDateTime(now.addDays(-1));
            takeRange();
        } else {
            m_presenter.setSpan(AuditSpan(at));
        }
    });
}

void AuditFilterBar::takeRange()
{
    if (m_since->dateTime() < m_until->dateTime())
        m_presenter.setRange(instantOf(m_since->dateTime()), instantOf(m_until->dateTime()));
}

Chip *AuditFilterBar::addChip(const QString &objectName, const QString &word, std::function<void(AuditQuery &, bool)> edit)
{
    auto *chip = new Chip(m_theme, word);
    chip->setObjectName(objectName);
    m_layout->addWidget(chip);
    connect(chip, &QAbstractButton::clicked, this,
            [this, edit = std::move(edit)](bool on) { change([&](AuditQuery &query) { edit(query, on); }); });
    return chip;
}

void AuditFilterBar::change(const std::function<void(AuditQuery &)> &edit)
{
    AuditQuery query = m_presenter.query();
    edit(query);
    m_presenter.setQuery(query);
}

void AuditFilterBar::showQuery()
{
    const AuditQuery &query = m_presenter.query();
    if (m_field->text() != query.text) {
        const QSignalBlocker blocker(m_field);
        m_field->setText(query.text);
    }
    int action = m_action->findData(query.action);
    if (action < 0) {
        m_action->addItem(query.action, query.action);
        action = m_action->count() - 1;
    }
    m_action->setCurrentIndex(action);
    m_span->setCurrentIndex(int(m_presenter.span()));
    const bool own = m_presenter.span() == AuditSpan::Own;
    m_since->setVisible(own);
    m_until->setVisible(own);
    if (own && query.since != Instant{})
        m_since->setDateTime(timeOf(query.since));
    if (own && query.until != Instant{})
        m_until->setDateTime(timeOf(query.until));
    const bool mine = !query.actor.isEmpty() && query.actor == m_presenter.session().me();
    m_mine->setChecked(mine);
    m_refused->setChecked(query.outcome == QLatin1String("refused"));
    const auto showValue = [](Chip *chip, const QString &label, const QString &value) {
        chip->setText(label.arg(value));
        chip->setChecked(true);
        chip->setVisible(!value.isEmpty());
        chip->updateGeometry();
    };
    showValue(m_outcome, tr("Outcome %1"), m_refused->isChecked() ? QString() : AuditTexts::outcome(query.outcome));
    showValue(m_actionChip, QStringLiteral("%1"), AuditTexts::actionWord(query.action));
    showValue(m_time, QStringLiteral("%1"), m_presenter.timeText());
    showValue(m_actor, tr("Who %1"), mine ? QString() : query.actor.text());
    showValue(m_plugin, tr("Plugin %1"), query.plugin.text());
    showValue(m_candidate, tr("Candidate %1"), query.candidate.text());
    showValue(m_object, tr("Object %1"), query.object);
    showValue(m_node, tr("Node %1"), query.node.text());
    m_layout->invalidate();
}

void AuditFilterBar::focusField()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void AuditFilterBar::clear()
{
    m_presenter.setSpan(AuditSpan::Any);
    m_presenter.setQuery({});
}

} // namespace oz0

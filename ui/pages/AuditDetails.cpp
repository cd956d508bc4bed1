#include "ui/pages/AuditDetails.h"

#include "core/domain/Candidate.h"
#include "core/wire/Codec.h"
#include "models/AuditTexts.h"
#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/widgets/Ground.h"

#include <QBoxLayout>
#include <QScrollArea>

namespace oz0 {

AuditDetails::AuditDetails(const Theme &theme, AuditPresenter &presenter, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_presenter(presenter)
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    // What it is, how it stands and where it leads stay in view while the rest scrolls.
    auto *head = new Ground(theme, Token::Base);
    auto *headColumn = new QVBoxLayout(head);
    headColumn->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, 0);
    headColumn->setSpacing(size::insideGroup);
    outer->addWidget(head);
    auto *scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("auditDetails"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *ground = new Ground(theme, Token::Base);
    auto *column = new QVBoxLayout(ground);
    column->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::betweenGroups);
    column->setSpacing(size::betweenGroups);
    m_title = new Label(theme, FontRole::Section, Token::Text);
    m_title->setObjectName(QStringLiteral("auditTitle"));
    m_title->setWordWrap(true);
    headColumn->addWidget(m_title);
    m_hint = new Label(theme, FontRole::Text, Token::Text2,
                       tr("Select an entry to see who did what, why, and how it stands in the chain."));
    m_hint->setWordWrap(true);
    headColumn->addWidget(m_hint);
    m_chain = new NoticeList(theme);
    headColumn->addWidget(m_chain);
    m_fields = new FieldGrid(theme, false);
    column->addWidget(m_fields);
    m_links = new Label(theme, FontRole::Text, Token::Text);
    m_links->setObjectName(QStringLiteral("auditLinks"));
    m_links->setTextFormat(Qt::RichText);
    m_links->setTextInteractionFlags(Qt::TextBrowserInteraction);
    headColumn->addWidget(m_links);
    column->addStretch(1);
    scroll->setWidget(ground);
    outer->addWidget(scroll);
    connect(m_links, &QLabel::linkActivated, this, [this](const QString &target) {
        const QString what = target.section(QLatin1Char(':'), 1);
        if (target.startsWith(QLatin1String("object:")))
            Q_EMIT objectAsked(what);
        else
            Q_EMIT recordAsked(what);
    });
    connect(&presenter, &AuditPresenter::selectionChanged, this, &AuditDetails::refresh);
    connect(&theme, &Theme::changed, this, &AuditDetails::refresh);
    refresh();
}

Field AuditDetails::digestField(const QString &label, const Digest &digest) const
{
    return {label, digest.isEmpty() ? soft(m_theme, tr("none", "digest")) : code(m_theme, breakable(digest.text()))};
}

// Which version it is about: one, or the one before and the one afterwards; and where the same bytes ran already.
QList<Field> AuditDetails::bundleFields(const AuditEntry &entry) const
{
    const auto field = [this](const QString &label, const AuditBundle &bundle) -> Field {
        if (bundle.isNone())
            return {label, soft(m_theme, tr("none", "version"))};
        const QString note = bundle.digest.isEmpty() ? QString()
                                                     : tr("bundle %1").arg(code(m_theme, breakable(bundle.digest.text())));
        return {label, plain(bundle.version), {}, Token::Text, note};
    };
    QList<Field> fields;
    if (entry.from.isNone() && entry.to.isNone())
        return fields;
    if (entry.from == entry.to) {
        fields.append(field(tr("Version"), entry.to));
    } else {
        const bool isDone = entry.outcome == QLatin1String("done");
        fields.append(field(tr("Version before"), entry.from));
        fields.append(field(isDone ? tr("Version after") : tr("Version asked for"), entry.to));
    }
    QStringList candidates;
    for (const CandidateId &id : entry.candidates)
        candidates.append(code(m_theme, id.text()));
    if (!candidates.isEmpty())
        fields.append({tr("Same bytes as"), candidates.join(QStringLiteral(", ")), {}, Token::Text, tr("candidates of then")});
    return fields;
}

void AuditDetails::refresh()
{
    const std::optional<AuditEntry> &entry = m_presenter.shown();
    m_title->setVisible(entry.has_value());
    m_fields->setVisible(entry.has_value());
    m_links->setVisible(entry.has_value());
    m_hint->setVisible(!entry);
    if (!entry) {
        m_chain->setNotices({});
        return;
    }
    m_title->setText(
        tr("%1, number %2", "action, number of the entry").arg(AuditTexts::action(*entry), Texts::number(entry->seq)));
    const ChainState chain = m_presenter.shownChain();
    const bool broken = chain == ChainState::Broken;
    m_chain->setNotices({{broken ? QStringLiteral("failed") : QStringLiteral("link"),
                          broken                          ? Token::Bad
                              : chain == ChainState::Fits ? Token::Good
                                                          : Token::Text2,
                          plain(AuditTexts::chain(chain))}});
    QList<Field> fields;
    const auto add = [&fields](const QString &label, const QString &html, const QString &note = {}) {
        if (!html.isEmpty())
            fields.append({label, html, {}, Token::Text, note});
    };
    add(tr("When"), plain(Texts::dateAndTime(entry->at)), plain(Texts::utc(entry->at)));
    add(tr("Outcome"), plain(AuditTexts::outcome(entry->outcome)));
    add(tr("Who"), code(m_theme, entry->actor.text()),
        entry->role == Role::None ? QString() : plain(tr("as %1 then", "role").arg(Texts::role(entry->role))));
    add(tr("By way of"), entry->via.isEmpty() ? QString() : code(m_theme, entry->via));
    add(tr("Action"), code(m_theme, entry->action));
    add(tr("Object"), entry->object.isEmpty() ? QString() : code(m_theme, entry->object));
    add(tr("Plugin"), plain(entry->plugin.text()));
    add(tr("Owner"), entry->owner.isEmpty() ? QString() : code(m_theme, entry->owner.text()));
    add(tr("Nodes"), plain(AuditTexts::nodes(entry->nodes, int(entry->nodes.size()))));
    add(tr("Cause"), plain(AuditTexts::cause(entry->cause)));
    add(tr("Reason"), plain(breakableWords(entry->reason)));
    if (entry->outcome != QLatin1String("done"))
        add(tr("Refused because"), plain(m_presenter.whyRefused(entry->record)));
    fields += bundleFields(*entry);
    for (const auto &[label, digest] : {std::pair(tr("Before"), entry->before), std::pair(tr("After"), entry->after)}) {
        fields.append(digestField(label, digest));
        if (entry->object.startsWith(QLatin1String("plugins/")))
            fields.last().help = tr("The digest of all that is kept of the plugin: its version, secrets, bindings and gates.");
    }
    add(tr("Record"), entry->record.isEmpty() ? QString() : code(m_theme, entry->record.text()));
    add(tr("Revision"), plain(Texts::number(entry->revision)));
    fields.append(digestField(tr("Entry before"), entry->previous));
    fields.append(digestField(tr("This entry"), entry->digest));
    m_fields->setFields(fields);
    QStringList links;
    const QString kind = entry->object.section(QLatin1Char('/'), 0, 0);
    if (kind == QLatin1String("candidates"))
        links.append(link(QStringLiteral("object:") + entry->object, tr("Show the candidate")));
    else if (kind == QLatin1String("nodes"))
        links.append(link(QStringLiteral("object:") + entry->object, tr("Show the node")));
    else if (kind == QLatin1String("plugins"))
        links.append(link(QStringLiteral("object:") + entry->object, tr("Show the plugin")));
    if (entry->candidates.size() == 1)
        links.append(link(QStringLiteral("object:candidates/") + entry->candidates.first().text(), tr("Show the candidate")));
    if (!entry->record.isEmpty())
        links.append(link(QStringLiteral("record:") + entry->record.text(), tr("Show the refusal")));
    m_links->setText(links.join(QStringLiteral(" · ")));
    m_links->setVisible(!links.isEmpty());
}

} // namespace oz0

#include "models/NodeTexts.h"
#include "models/diff/DiffWords.h"
#include "models/presenters/DiffPresenter.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

namespace oz0 {

namespace {

QString quoted(const QString &word)
{
    static const QRegularExpression plainWord(QStringLiteral("^[A-Za-z0-9_./:@%+=,-]+$"));
    if (plainWord.match(word).hasMatch())
        return word;
    return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
}

} // namespace

// Version and digest of what was read; before that of what the tenant says.
QString DiffPresenter::sideName(const DiffSide &side) const
{
    QString version;
    for (const Side *shown : {&m_from, &m_to}) {
        if (shown->side == side && shown->content)
            version = shown->content->version;
    }
    const QString kind = DiffWords::side(side.kind);
    switch (side.kind) {
    case DiffSide::Kind::Installed: {
        const auto found = m_store.plugins().find(m_plugin);
        if (version.isEmpty() && found != m_store.plugins().end() && found->state == PluginState::Installed)
            version = found->version;
        if (version.isEmpty() && m_store.age().count() < 0)
            return kind;
        return version.isEmpty() ? tr("Nothing installed") : tr("%1 %2", "kind of side, version").arg(kind, version);
    }
    case DiffSide::Kind::Candidate: {
        const auto found = m_store.candidates().find(CandidateId(side.id));
        if (version.isEmpty() && found != m_store.candidates().end())
            version = found->version;
        return tr("%1 %2 %3", "kind of side, version, ID").arg(kind, version, side.id).simplified();
    }
    case DiffSide::Kind::Refusal: {
        QString digest;
        for (const RefusalRecord &record : m_records) {
            if (record.id.text() == side.id) {
                version = record.version;
                digest = shortDigest(record.digest);
            }
        }
        return tr("%1 %2 %3", "kind of side, version, ID").arg(kind, version, digest.isEmpty() ? side.id : digest).simplified();
    }
    case DiffSide::Kind::Folder:
        return tr("%1 %2", "kind of side, its path").arg(kind, QDir::toNativeSeparators(side.id));
    }
    return {};
}

QString DiffPresenter::sideHead(bool isAfter) const
{
    const auto head = [this](const Side &side) {
        const QString version = side.content ? side.content->version : QString();
        return version.isEmpty() ? sideName(side.side)
                                 : tr("%1 %2", "kind of side, version").arg(DiffWords::side(side.side.kind), version);
    };
    const QString shown = head(isAfter ? m_to : m_from);
    return shown == head(isAfter ? m_from : m_to) ? sideName((isAfter ? m_to : m_from).side) : shown;
}

QString DiffPresenter::sideTitle(bool isAfter) const
{
    return DiffWords::side((isAfter ? m_to : m_from).side.kind);
}

QString DiffPresenter::sideDetail(bool isAfter) const
{
    const Side &side = isAfter ? m_to : m_from;
    if (!side.content)
        return {};
    if (!side.content->isThere)
        return tr("nothing is installed");
    return side.content->version.isEmpty()
        ? tr("digest %1").arg(shortDigest(side.content->digest))
        : tr("%1, digest %2", "version").arg(side.content->version, shortDigest(side.content->digest));
}

QString DiffPresenter::failureText() const
{
    if (!m_failure)
        return isCutOff() ? Texts::error(m_store.lastError()) : QString();
    const DiffSide &side = m_failedAfter ? m_to.side : m_from.side;
    const QString name = sideName(side);
    const auto plugin = m_store.plugins().find(m_plugin);
    const bool isInstalled = plugin != m_store.plugins().end() && plugin->state == PluginState::Installed;
    if (side.kind == DiffSide::Kind::Installed && m_failure->code == ErrorCode::NotFound && !isInstalled)
        return tr("Nothing of %1 is installed in this tenant.", "a plugin").arg(m_plugin.text());
    if (side.kind == DiffSide::Kind::Folder && !QFileInfo(side.id).isDir())
        return tr("%1 is not there. Choose a folder that is.", "a folder").arg(name);
    if (side.kind == DiffSide::Kind::Folder)
        return tr("%1 cannot be read, or changed while it was read. Try again once it is still.", "a folder").arg(name);
    if (m_failure->code == ErrorCode::NotPermitted || m_failure->code == ErrorCode::NotFound)
        return tr("%1 is not there, or you may not read its code.", "a side").arg(name);
    return tr("%1 could not be read. %2", "a side, why").arg(name, Texts::error(*m_failure));
}

QString DiffPresenter::stepText() const
{
    if (m_isWaiting)
        return tr("Waiting for the tenant’s data");
    QStringList waiting;
    for (const Side *side : {&m_from, &m_to}) {
        if (side->loader->isRunning())
            waiting.append(sideName(side->side));
    }
    return waiting.isEmpty() ? tr("Comparing") : tr("Reading %1").arg(Texts::joined(waiting));
}

QString DiffPresenter::news() const
{
    return m_news;
}

QString DiffPresenter::verdict() const
{
    if (!m_outcome)
        return {};
    const int refused = m_refusals.refused();
    if (refused > 0) {
        QSet<QString> codes;
        bool adminMayTry = true;
        for (const Refusal &refusal : m_refusals.refusals()) {
            if (refusal.severity != Severity::Refusal)
                continue;
            codes.insert(refusal.code);
            adminMayTry = adminMayTry && refusal.adminMayTry;
        }
        const QString said = m_to.content->checks > 0
            ? tr("%n of %1 check(s) refuse this save", nullptr, int(codes.size())).arg(m_to.content->checks)
            : tr("%n check(s) refuse this save", nullptr, int(codes.size()));
        return adminMayTry ? tr("%1; an admin may try it.", "a verdict").arg(said)
                           : tr("%1; an admin may not try it either.", "a verdict").arg(said);
    }
    if (m_outcome->unreadable)
        return tr("plugin.yaml of %1 cannot be read, so its meaning is not known.")
            .arg(sideName(m_outcome->unreadableIsAfter ? m_to.side : m_from.side));
    if (m_outcome->isSame())
        return tr("Both sides are the same, byte for byte.");
    const DiffCounts counts = m_meaning.counts();
    if (counts.all() == 0) {
        const int equated = int(m_outcome->summary.equated.size());
        return equated > 0 ? tr("No change that any rule looks at. %n difference(s) are treated as equal.", nullptr, equated)
                           : tr("No change that any rule looks at.");
    }
    return counts.widens > 0 ? tr("%n change(s) widen reach.", nullptr, counts.widens) : tr("Nothing widens reach.");
}

QString DiffPresenter::bareNote() const
{
    if (m_to.side.kind != DiffSide::Kind::Candidate)
        return {};
    const auto candidate = m_store.candidates().constFind(CandidateId(m_to.side.id));
    return candidate == m_store.candidates().constEnd() ? QString() : NodeTexts::bare(NodeTexts::bareNodes(*candidate));
}

QString DiffPresenter::note() const
{
    if (!m_outcome)
        return {};
    QStringList parts;
    if (m_outcome->unreadable) {
        const Error &why = *m_outcome->unreadable;
        const Error &first = why.details.isEmpty() ? why : why.details.first();
        parts.append(first.line > 0 ? tr("Line %1, column %2: %3").arg(first.line).arg(first.column).arg(first.message)
                                    : first.message);
    } else if (m_meaning.counts().all() > 0) {
        parts.append(isRefused() ? DiffWords::total(m_meaning.counts()) + QLatin1Char('.')
                                 : tr("%n change(s) in plugin.yaml.", nullptr, m_meaning.counts().all()));
    }
    if (!m_outcome->isSame())
        parts.append(tr("%n file(s) differ.", nullptr, m_files.differing()));
    const DiffContent &after = *m_to.content;
    if (after.at != Instant{} && after.isThere) {
        const QString when = Texts::dateAndTime(after.at);
        parts.append(after.side.kind == DiffSide::Kind::Installed ? tr("Installed %1 by %2.").arg(when, after.by.text())
                                                                  : tr("Saved %1 by %2.").arg(when, after.by.text()));
    }
    return parts.join(QLatin1Char(' '));
}

QString DiffPresenter::reviewedText() const
{
    const int sections = m_meaning.sectionsWithChanges();
    if (sections == 0 || !m_meaning.isTickable() || !m_to.content)
        return {};
    return tr("%1 of %n section(s) reviewed; the ticks hold for digest %2", nullptr, sections)
        .arg(m_meaning.reviewedSections())
        .arg(shortDigest(m_to.content->digest));
}

ConsoleLink DiffPresenter::link() const
{
    ConsoleLink link;
    link.context = m_session.context().name;
    link.tenant = m_session.context().tenant.text();
    link.place = ConsolePlace::Plugins;
    link.object = m_plugin.text();
    link.diff = std::make_pair(m_from.side, m_to.side);
    return link;
}

QString DiffPresenter::command() const
{
    if (m_plugin.isEmpty())
        return {};
    return QStringLiteral("oz0 plugin diff %1 --from %2 --to %3")
        .arg(m_plugin.text(), quoted(sideWord(m_from.side)), quoted(sideWord(m_to.side)));
}

} // namespace oz0

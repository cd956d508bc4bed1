#include "models/diff/DiffWords.h"

#include "core/base/HiddenCharacters.h"
#include "core/manifest/ManifestShape.h"

#include <QHash>
#include <QJsonArray>
#include <QLocale>

namespace oz0 {

namespace {

constexpr qsizetype shownValue = 400;

bool isPlain(const QJsonValue &value)
{
    return !value.isObject() && !value.isArray();
}

} // namespace

QString DiffWords::section(DiffSection section)
{
    switch (section) {
    case DiffSection::Secrets:
        return tr("Secrets and bindings");
    case DiffSection::Network:
        return tr("Network access");
    case DiffSection::Connections:
        return tr("Connections");
    case DiffSection::Tools:
        return tr("Tools");
    case DiffSection::Harnesses:
        return tr("Harnesses");
    case DiffSection::Agents:
        return tr("Agents and flows");
    case DiffSection::Models:
        return tr("Models");
    case DiffSection::Grants:
        return tr("Uses, reads, mail");
    case DiffSection::Contracts:
        return tr("Contracts");
    case DiffSection::Identity:
        return tr("Identity");
    }
    return {};
}

QString DiffWords::kind(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Added:
        return tr("Added");
    case ChangeKind::Removed:
        return tr("Removed");
    case ChangeKind::Changed:
        return tr("Changed");
    case ChangeKind::Equated:
        return tr("Equal");
    }
    return {};
}

QString DiffWords::kindIcon(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Added:
        return QStringLiteral("plus");
    case ChangeKind::Removed:
        return QStringLiteral("minus");
    case ChangeKind::Changed:
        return QStringLiteral("changed");
    case ChangeKind::Equated:
        return QStringLiteral("tie");
    }
    return {};
}

// The manifest's own names stay as they are written, so that they can be found in it.
QString DiffWords::what(const ManifestChange &change)
{
    const QStringList &where = change.where;
    if (change.section == QLatin1String("egress") && where.size() > 1) {
        const QString host = where.size() > 2 ? where.last() : QString();
        const QString list = where[1] == QLatin1String("deny") ? tr("Denied host") : tr("Allowed host");
        return host.isEmpty() ? list : tr("%1 %2", "kind of entry, its name").arg(list, host);
    }
    if (change.section == QLatin1String("requires") && where.size() > 1) {
        const QString last = where.size() > 2 ? where.mid(2).join(QLatin1Char(' ')) : QString();
        if (where[1] == QLatin1String("inject"))
            return last.isEmpty() ? tr("Bindings") : tr("Binding of %1").arg(last);
        if (where[1] == QLatin1String("secrets_from"))
            return last.isEmpty() ? tr("How secrets are handed over") : tr("How %1 is handed over").arg(last);
        if (where[1] == QLatin1String("secrets"))
            return last.isEmpty() ? tr("Secrets") : tr("Secret %1").arg(last);
        if (where[1] == QLatin1String("models"))
            return last.isEmpty() ? tr("Models") : tr("Model %1").arg(last);
    }
    if (where.size() == 1) {
        if (change.section == QLatin1String("version"))
            return tr("Version");
        if (change.section == QLatin1String("description"))
            return tr("Description");
        if (change.section == QLatin1String("name"))
            return tr("Name");
        return change.section;
    }
    const QString rest = where.mid(2).join(QLatin1Char(' '));
    return rest.isEmpty() ? where[1] : tr("%1, %2", "an entry of the manifest, what of it").arg(where[1], rest);
}

QString DiffWords::value(const QJsonValue &value)
{
    if (value.isUndefined() || value.isNull())
        return QStringLiteral("–");
    QString text;
    const QJsonArray array = value.toArray();
    if (value.isArray() && std::all_of(array.begin(), array.end(), isPlain)) {
        QStringList parts;
        for (const QJsonValue &part : array)
            parts.append(scalarText(part));
        text = parts.isEmpty() ? QStringLiteral("[]") : parts.join(QStringLiteral(", "));
    } else {
        text = scalarText(value);
    }
    text = withHiddenShown(text.replace(QLatin1Char('\n'), QLatin1Char(' '))).simplified();
    return text.size() > shownValue ? text.left(shownValue) + QStringLiteral("…") : text;
}

QString DiffWords::counts(const DiffCounts &counts)
{
    QStringList parts;
    if (counts.added > 0)
        parts.append(tr("%n added", nullptr, counts.added));
    if (counts.removed > 0)
        parts.append(tr("%n removed", nullptr, counts.removed));
    if (counts.changed > 0)
        parts.append(tr("%n changed", nullptr, counts.changed));
    return parts.join(QStringLiteral(", "));
}

QString DiffWords::total(const DiffCounts &counts)
{
    const QString changes = tr("%n change(s)", nullptr, counts.all());
    return counts.widens == 0
        ? tr("%1, none widens reach", "count of changes").arg(changes)
        : tr("%1, %2", "count of changes, how many widen reach").arg(changes, tr("%n widen(s) reach", nullptr, counts.widens));
}

QString DiffWords::likeness(const ManifestChange &change)
{
    switch (change.likeness) {
    case Likeness::Order:
        return tr("another order, or repeats");
    case Likeness::Empty:
        return tr("empty against absent, or the default");
    case Likeness::Spelling:
        return tr("the same in other words");
    case Likeness::None:
        break;
    }
    return {};
}

// A word that a newer engine says is shown as it is.
QString DiffWords::widens(const QStringList &reasons)
{
    static const QHash<QString, const char *> words{
        {QStringLiteral("host_added"), QT_TR_NOOP("lets a new host in")},
        {QStringLiteral("deny_removed"), QT_TR_NOOP("denies less")},
        {QStringLiteral("secret_added"), QT_TR_NOOP("asks for another secret")},
        {QStringLiteral("binding_added"), QT_TR_NOOP("fills a secret in at a new place")},
        {QStringLiteral("binding_removed"), QT_TR_NOOP("gives the code the value instead of a placeholder")},
        {QStringLiteral("secret_argument_added"), QT_TR_NOOP("marks an argument that a secret may fill")},
        {QStringLiteral("connection_added"), QT_TR_NOOP("adds a connection")},
        {QStringLiteral("connection_changed"), QT_TR_NOOP("changes what a connection may")},
        {QStringLiteral("remote_tool_added"), QT_TR_NOOP("adds a remote tool")},
        {QStringLiteral("tool_location"), QT_TR_NOOP("moves a tool out of the sandbox, or into it")},
        {QStringLiteral("tool_address"), QT_TR_NOOP("calls a tool at another address")},
        {QStringLiteral("tool_headers"), QT_TR_NOOP("sends a tool other headers")},
        {QStringLiteral("tool_connection"), QT_TR_NOOP("calls a tool with another connection")},
        {QStringLiteral("tool_model"), QT_TR_NOOP("lets a tool use another model")},
        {QStringLiteral("outside_harness"), QT_TR_NOOP("runs a program outside the sandbox")},
        {QStringLiteral("remote_harness"), QT_TR_NOOP("runs an agent on another machine")},
        {QStringLiteral("outside_agent"), QT_TR_NOOP("hands a secret to an outside program")},
        {QStringLiteral("grant_added"), QT_TR_NOOP("asks for another grant")},
    };
    QStringList said;
    for (const QString &reason : reasons)
        said.append(words.contains(reason) ? tr(words.value(reason)) : reason);
    return said.join(QStringLiteral(", "));
}

QString DiffWords::fileKind(const FileChange &change)
{
    switch (change.kind) {
    case FileChange::Kind::Same:
        return tr("Unchanged");
    case FileChange::Kind::Changed:
        return change.before && change.after && change.before->sha256 == change.after->sha256 ? tr("Mode") : tr("Changed");
    case FileChange::Kind::Added:
        return tr("Added");
    case FileChange::Kind::Removed:
        return tr("Removed");
    case FileChange::Kind::Renamed:
        return tr("Renamed");
    }
    return {};
}

QString DiffWords::fileIcon(const FileChange &change)
{
    switch (change.kind) {
    case FileChange::Kind::Same:
        return QStringLiteral("file");
    case FileChange::Kind::Changed:
        return QStringLiteral("changed");
    case FileChange::Kind::Added:
        return QStringLiteral("plus");
    case FileChange::Kind::Removed:
        return QStringLiteral("minus");
    case FileChange::Kind::Renamed:
        return QStringLiteral("arrow");
    }
    return {};
}

QString DiffWords::side(DiffSide::Kind kind)
{
    switch (kind) {
    case DiffSide::Kind::Installed:
        return tr("Installed");
    case DiffSide::Kind::Candidate:
        return tr("Candidate");
    case DiffSide::Kind::Refusal:
        return tr("Refused save");
    case DiffSide::Kind::Folder:
        return tr("Folder");
    }
    return {};
}

QString DiffWords::bytes(qint64 size)
{
    return QLocale().formattedDataSize(size);
}

} // namespace oz0

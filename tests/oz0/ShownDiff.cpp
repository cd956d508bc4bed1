#include "tests/oz0/ShownDiff.h"

#include "models/Texts.h"

#include <QJsonArray>

namespace oz0::test {

namespace {

const auto nothing = QStringLiteral("–");

QString rowLine(const QString &what, const QString &before, const QString &after, int line, int installedLine, bool widens)
{
    return QStringLiteral("  %1 | %2 | %3 | lines %4 and %5%6")
        .arg(what, before, after)
        .arg(line)
        .arg(installedLine)
        .arg(widens ? QStringLiteral(" | widens") : QString());
}

QStringList texts(const QJsonValue &array)
{
    QStringList list;
    for (const QJsonValue &value : array.toArray())
        list.append(value.toString());
    return list;
}

int number(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toInt();
}

QString text(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString();
}

ManifestChange changeOf(const QJsonObject &json)
{
    ManifestChange change;
    for (const ChangeKind kind : {ChangeKind::Added, ChangeKind::Removed, ChangeKind::Changed}) {
        if (text(json, "kind") == word(kind))
            change.kind = kind;
    }
    for (const Likeness likeness : {Likeness::Order, Likeness::Empty, Likeness::Spelling}) {
        if (text(json, "likeness") == word(likeness)) {
            change.kind = ChangeKind::Equated;
            change.likeness = likeness;
        }
    }
    change.section = text(json, "key");
    change.subject = text(json, "subject");
    change.where = texts(json.value(QLatin1String("where")));
    change.path = text(json, "path");
    change.installedPath = text(json, "installedPath");
    change.before = json.value(QLatin1String("before"));
    change.after = json.value(QLatin1String("after"));
    return change;
}

QString whatOf(const ManifestChange &change)
{
    return DiffWords::kind(change.kind) + QStringLiteral(": ") + DiffWords::what(change);
}

// A row of a group of the reach, from an object with before and after, each said by a function of what stands there.
template <class F>
QString sidesLine(const QString &what, const QJsonObject &row, F said)
{
    const QJsonObject before = row.value(QLatin1String("before")).toObject();
    const QJsonObject after = row.value(QLatin1String("after")).toObject();
    return rowLine(what, before.isEmpty() ? nothing : said(before), after.isEmpty() ? nothing : said(after),
                   number(after, "line"), number(before, "line"), row.value(QLatin1String("widens")).toBool());
}

QString hostWord(const QString &state)
{
    return state == QLatin1String("absent") ? nothing : state;
}

QString toolPlace(const QJsonObject &tool)
{
    const QString where = text(tool, "where");
    return where == QLatin1String("connected") ? text(tool, "address") + QStringLiteral(" as ") + text(tool, "connection")
        : where == QLatin1String("remote")     ? text(tool, "address")
                                               : where;
}

// Where the words of both sides are the same and it changed all the same, the later side says only that it did.
QString withoutChangeWord(const QString &before, const QString &after)
{
    return after == QLatin1String("otherwise") || after == QLatin1String("elsewhere") ? before : after;
}

// The console shows a binding with another header or format as one change; the JSON compares bindings as a set.
struct BindingPair
{
    QJsonObject gone;
    QJsonObject come;

    QString line() const
    {
        const auto words = [](const QJsonObject &row, const char *side) {
            const QJsonObject binding = row.value(QLatin1String(side)).toObject();
            return text(binding, "header") + QStringLiteral(": ") + text(binding, "format");
        };
        ManifestChange change = changeOf(come);
        const QStringList place = change.where.value(2).split(QLatin1Char(' '));
        change.kind = ChangeKind::Changed;
        change.where = change.where.mid(0, 2) + place.mid(0, 2);
        const bool widens = !come.value(QLatin1String("widens")).toArray().isEmpty()
            || !gone.value(QLatin1String("widens")).toArray().isEmpty();
        return rowLine(whatOf(change), words(gone, "before"), words(come, "after"), number(come, "line"),
                       number(gone, "installedLine"), widens);
    }
};

QList<BindingPair> bindingPairs(const QJsonArray &changes)
{
    const auto place = [](const QJsonObject &row) {
        const QJsonArray where = row.value(QLatin1String("where")).toArray();
        return where.at(1).toString() == QLatin1String("inject") ? where.at(2).toString().split(QLatin1Char(' ')).mid(0, 2)
                                                                 : QStringList();
    };
    QList<BindingPair> pairs;
    for (const QJsonValue &value : changes) {
        const QJsonObject come = value.toObject();
        if (text(come, "kind") != QLatin1String("added") || place(come).size() < 2)
            continue;
        for (const QJsonValue &other : changes) {
            const QJsonObject gone = other.toObject();
            const bool isTaken = std::any_of(pairs.begin(), pairs.end(),
                                             [&](const BindingPair &pair) { return pair.gone == gone; });
            if (text(gone, "kind") == QLatin1String("removed") && place(gone) == place(come) && !isTaken) {
                pairs.append({gone, come});
                break;
            }
        }
    }
    return pairs;
}

} // namespace

QStringList shownMeaning(const MeaningModel &meaning)
{
    using Column = MeaningModel::Column;
    QStringList lines;
    for (int group = 0; group < meaning.rowCount(); ++group) {
        const QModelIndex head = meaning.index(group, 0);
        const bool widens = !head.siblingAtColumn(int(Column::Reach)).data().toString().isEmpty();
        lines.append(head.data(IdRole).toString() + QStringLiteral(": ") + head.data(NoteRole).toString()
                     + (widens ? QStringLiteral(" | ") + head.siblingAtColumn(int(Column::Reach)).data().toString() : QString()));
        for (int row = 0; row < meaning.rowCount(head); ++row) {
            const auto at = [&](Column column) { return meaning.index(row, int(column), head); };
            if (at(Column::What).data(IsDeclaredRole).toBool())
                continue; // a name that stays, of which the JSON has the count
            const QString reach = at(Column::Reach).data().toString();
            const bool isMarked = at(Column::Reach).data(BadgeRole).toBool();
            // Of what is treated as equal the JSON has no values.
            const bool isEquated = head.data(IdRole).toString() == QLatin1String("equated");
            lines.append(rowLine(at(Column::What).data().toString(), isEquated ? QString() : at(Column::Before).data().toString(),
                                 isEquated ? QString() : at(Column::After).data().toString(),
                                 at(Column::What).data(LineRole).toInt(), at(Column::What).data(InstalledLineRole).toInt(),
                                 isMarked)
                         + (isMarked || reach.isEmpty() ? QString() : QStringLiteral(" | ") + reach));
        }
    }
    return lines;
}

QStringList expectedMeaning(const QJsonObject &diff)
{
    QStringList lines;
    for (const QJsonValue &value : diff.value(QLatin1String("sections")).toArray()) {
        const QJsonObject section = value.toObject();
        const QJsonObject told = section.value(QLatin1String("counts")).toObject();
        DiffCounts counts{number(told, "added"), number(told, "removed"), number(told, "changed"), number(told, "widens")};
        const QList<BindingPair> pairs = bindingPairs(section.value(QLatin1String("changes")).toArray());
        counts.added -= int(pairs.size());
        counts.removed -= int(pairs.size());
        counts.changed += int(pairs.size());
        lines.append(text(section, "section") + QStringLiteral(": ")
                     + (counts.all() > 0 ? DiffWords::counts(counts)
                                         : QStringLiteral("%1 declared, unchanged").arg(number(section, "declared")))
                     + (counts.widens > 0 ? QStringLiteral(" | %1 widen(s) reach").arg(counts.widens) : QString()));
        for (const QJsonValue &row : section.value(QLatin1String("changes")).toArray()) {
            const auto pair = std::find_if(pairs.begin(), pairs.end(), [&](const BindingPair &each) {
                return each.gone == row.toObject() || each.come == row.toObject();
            });
            if (pair != pairs.end()) {
                if (pair->come == row.toObject())
                    lines.append(pair->line());
                continue;
            }
            const ManifestChange change = changeOf(row.toObject());
            lines.append(rowLine(whatOf(change), DiffWords::value(change.before), DiffWords::value(change.after),
                                 number(row.toObject(), "line"), number(row.toObject(), "installedLine"),
                                 !row.toObject().value(QLatin1String("widens")).toArray().isEmpty()));
        }
    }
    const QJsonArray equated = diff.value(QLatin1String("treatedAsEqual")).toArray();
    QStringList named;
    QStringList rows;
    for (const QJsonValue &row : equated) {
        const ManifestChange change = changeOf(row.toObject());
        named.append(QStringLiteral("%1 (%2)").arg(DiffWords::what(change), DiffWords::likeness(change)));
        rows.append(
            rowLine(whatOf(change), {}, {}, number(row.toObject(), "line"), number(row.toObject(), "installedLine"), false)
            + QStringLiteral(" | ") + DiffWords::likeness(change));
    }
    if (!equated.isEmpty()) {
        if (named.size() > 3)
            named = named.mid(0, 3) + QStringList{QStringLiteral("…")};
        lines.append(QStringLiteral("equated: %1: %2").arg(equated.size()).arg(named.join(QStringLiteral(", "))));
    }
    return lines + rows;
}

QStringList shownReach(const ReachModel &reach)
{
    using Column = ReachModel::Column;
    QStringList lines;
    for (int group = 0; group < reach.rowCount(); ++group) {
        const QModelIndex head = reach.index(group, 0);
        lines.append(head.data(IdRole).toString());
        for (int row = 0; row < reach.rowCount(head); ++row) {
            const auto at = [&](Column column) { return reach.index(row, int(column), head); };
            const bool isMarked = at(Column::After).data(IconRole).toString() == QLatin1String("widen");
            const bool isSpoken
                = at(Column::What).data(Qt::AccessibleTextRole).toString().contains(QLatin1String("widens reach"));
            lines.append(rowLine(at(Column::What).data().toString(), at(Column::Before).data().toString(),
                                 withoutChangeWord(at(Column::Before).data().toString(), at(Column::After).data().toString()),
                                 at(Column::What).data(LineRole).toInt(), at(Column::What).data(InstalledLineRole).toInt(),
                                 isMarked && isSpoken));
        }
    }
    return lines;
}

QStringList expectedReach(const QJsonObject &diff)
{
    const QJsonObject reach = diff.value(QLatin1String("reach")).toObject();
    QStringList lines;
    const auto rows = [](const QJsonObject &object, const char *key) { return object.value(QLatin1String(key)).toArray(); };
    for (const QJsonValue &value : rows(reach, "processes")) {
        const QJsonObject process = value.toObject();
        lines.append(QStringLiteral("hosts/") + text(process, "process"));
        for (const QJsonValue &host : rows(process, "hosts")) {
            const QJsonObject row = host.toObject();
            const QString newly = text(row, "newly");
            lines.append(rowLine(text(row, "entry"), hostWord(text(row, "before")),
                                 newly.isEmpty() ? hostWord(text(row, "after")) : QStringLiteral("reached in part: ") + newly,
                                 number(row, "line"), number(row, "installedLine"), row.value(QLatin1String("widens")).toBool()));
        }
    }
    const auto group = [&](const char *key, const auto &line) {
        lines.append(QLatin1String(key));
        for (const QJsonValue &row : rows(reach, key))
            lines.append(line(row.toObject()));
    };
    group("secrets", [](const QJsonObject &row) {
        return sidesLine(text(row, "secret"), row, [](const QJsonObject &side) { return Texts::delivery(text(side, "as")); });
    });
    group("tools", [](const QJsonObject &row) { return sidesLine(text(row, "tool"), row, toolPlace); });
    group("harnesses", [](const QJsonObject &row) {
        const QString kind = text(row, "kind") == QLatin1String("outside_agent") ? QStringLiteral("agent ")
                                                                                 : QStringLiteral("harness ");
        return rowLine(kind + text(row, "name"), row.contains(QLatin1String("before")) ? text(row, "before") : nothing,
                       row.contains(QLatin1String("after")) ? text(row, "after") : nothing, number(row, "line"),
                       number(row, "installedLine"), row.value(QLatin1String("widens")).toBool());
    });
    group("grants", [](const QJsonObject &row) {
        const auto granted = [&row](const char *key) {
            return row.value(QLatin1String(key)).toBool() ? QStringLiteral("granted") : nothing;
        };
        return rowLine(text(row, "kind") + QLatin1Char(' ') + text(row, "name"), granted("before"), granted("after"),
                       number(row, "line"), number(row, "installedLine"), row.value(QLatin1String("widens")).toBool());
    });
    return lines;
}

} // namespace oz0::test

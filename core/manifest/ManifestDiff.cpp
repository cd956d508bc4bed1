#include "core/manifest/ManifestDiff.h"

#include "core/base/JsonNumbers.h"
#include "core/manifest/ManifestShape.h"
#include "core/manifest/SchemaMeaning.h"
#include "core/manifest/SchemaWords.h"
#include "core/manifest/YamlJson.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {

// One place in both manifests.
struct Spot
{
    QStringList where;
    QString installedPath;
    QString path;

    Spot at(const QString &key) const
    {
        const QString token = QLatin1Char('/') + pointerToken(key);
        return {where + QStringList{key}, installedPath + token, path + token};
    }
    Spot at(const QString &name, qsizetype installedIndex, qsizetype index) const
    {
        return {where + QStringList{name}, installedPath + QLatin1Char('/') + QString::number(installedIndex),
                path + QLatin1Char('/') + QString::number(index)};
    }
};

bool isEmpty(const QJsonValue &value)
{
    return value.isUndefined() || value.isNull() || (value.isArray() && value.toArray().isEmpty())
        || (value.isObject() && value.toObject().isEmpty()) || (value.isString() && value.toString().isEmpty());
}

// An element of a set: what it is compared by, and where it stands first.
struct Element
{
    QString key;
    QString subject;
    QString path; ///< below the list
    QJsonValue value;
};

class Diff
{
public:
    Diff(const Manifest &installed, const Manifest &workingCopy) : m_installed(installed), m_workingCopy(workingCopy) { }

    ManifestDiff run()
    {
        compareRecord(manifestShape(), m_installed.raw, m_workingCopy.raw, {});
        return std::move(m_diff);
    }

private:
    void compare(const ManifestShape &shape, const QJsonValue &before, const QJsonValue &after, const Spot &spot)
    {
        if (before == after)
            return;
        if (isEmpty(before) && isEmpty(after)) {
            note(ChangeKind::Equated, spot, before, after, Likeness::Empty);
            return;
        }
        switch (shape.kind) {
        case ManifestShape::Kind::Text:
            return compareText(shape, before, after, spot);
        case ManifestShape::Kind::Record:
            return compareRecord(shape, before.toObject(), after.toObject(), spot);
        case ManifestShape::Kind::Keyed:
            return compareKeyed(shape, before.toArray(), after.toArray(), spot);
        case ManifestShape::Kind::Set:
            return compareSets(elements(shape, before.toArray()), elements(shape, after.toArray()), before, after, spot);
        case ManifestShape::Kind::Bindings:
            return compareSets(bindings(before.toArray()), bindings(after.toArray()), before, after, spot);
        case ManifestShape::Kind::Models:
            return compareSets(models(before.toArray()), models(after.toArray()), before, after, spot);
        case ManifestShape::Kind::Map:
            return compareMap(shape, before.toObject(), after.toObject(), spot);
        case ManifestShape::Kind::Sequence:
            return noteValue(isEmpty(before) ? QJsonValue::Undefined : before, isEmpty(after) ? QJsonValue::Undefined : after,
                             spot);
        case ManifestShape::Kind::Steps:
            return compareSteps(before.toArray(), after.toArray(), spot);
        case ManifestShape::Kind::Contract:
            m_isLimited = limitsUnevaluatedWithin(before) || limitsUnevaluatedWithin(after);
            return compareSchema(before, after, spot);
        }
    }

    void compareText(const ManifestShape &shape, const QJsonValue &before, const QJsonValue &after, const Spot &spot)
    {
        const auto meaning = [&](const QJsonValue &value) {
            return isEmpty(value) ? QString::fromLatin1(shape.fallback) : normalised(scalarText(value), shape.spelling);
        };
        if (meaning(before) != meaning(after))
            noteValue(isEmpty(before) ? QJsonValue::Undefined : before, isEmpty(after) ? QJsonValue::Undefined : after, spot);
        else
            note(ChangeKind::Equated, spot, before, after,
                 isEmpty(before) || isEmpty(after) ? Likeness::Empty : Likeness::Spelling);
    }

    void compareRecord(const ManifestShape &shape, const QJsonObject &before, const QJsonObject &after, const Spot &spot)
    {
        for (const ManifestField &field : shape.fields) {
            const QLatin1String key(field.key);
            compare(*field.shape, before.value(key), after.value(key), spot.at(key));
        }
    }

    void compareKeyed(const ManifestShape &shape, const QJsonArray &before, const QJsonArray &after, const Spot &spot)
    {
        const QLatin1String key(shape.key);
        const auto nameOf = [&](const QJsonValue &entry) { return entry.toObject().value(key).toString(); };
        // Most entries stand where they stood, written alike: only the others are looked up by name.
        QHash<QString, qsizetype> others;
        const qsizetype common = std::min(before.size(), after.size());
        QList<bool> isSettled(common, false);
        for (qsizetype i = 0; i < before.size(); ++i) {
            if (i < common && before.at(i) == after.at(i))
                isSettled[i] = true;
            else
                others.insert(nameOf(before.at(i)), i);
        }
        bool isMoved = false;
        qsizetype last = -1;
        for (qsizetype i = 0; i < after.size(); ++i) {
            if (i < common && isSettled[i]) {
                isMoved = isMoved || i < last;
                last = i;
                continue;
            }
            const QString name = nameOf(after.at(i));
            const auto found = others.constFind(name);
            if (found == others.constEnd()) {
                note(ChangeKind::Added, {spot.where + QStringList{name}, {}, spot.path + QLatin1Char('/') + QString::number(i)},
                     QJsonValue::Undefined, after.at(i));
                continue;
            }
            const qsizetype at = *found;
            others.erase(found);
            isMoved = isMoved || at < last;
            last = at;
            if (before.at(at) != after.at(i))
                compareRecord(shape, before.at(at).toObject(), after.at(i).toObject(), spot.at(name, at, i));
        }
        QList<qsizetype> gone = others.values();
        std::sort(gone.begin(), gone.end());
        for (const qsizetype i : gone)
            note(ChangeKind::Removed,
                 {spot.where + QStringList{nameOf(before.at(i))}, spot.installedPath + QLatin1Char('/') + QString::number(i), {}},
                 before.at(i), QJsonValue::Undefined);
        if (isMoved)
            note(ChangeKind::Equated, spot, before, after, Likeness::Order);
    }

    static QList<Element> elements(const ManifestShape &shape, const QJsonArray &list)
    {
        QList<Element> found;
        found.reserve(list.size());
        for (qsizetype i = 0; i < list.size(); ++i) {
            const QString key = normalised(list.at(i).toString(), shape.spelling);
            found.append({key, key, QLatin1Char('/') + QString::number(i), list.at(i)});
        }
        return found;
    }

    static QList<Element> bindings(const QJsonArray &list)
    {
        QList<Element> found;
        for (qsizetype i = 0; i < list.size(); ++i) {
            const QJsonObject entry = list.at(i).toObject();
            const QString secret = entry.value(QLatin1String("secret")).toString();
            const QString header = entry.value(QLatin1String("header")).toString();
            const QString format = entry.value(QLatin1String("format")).toString();
            const QJsonArray hosts = entry.value(QLatin1String("hosts")).toArray();
            for (qsizetype k = 0; k < hosts.size(); ++k) {
                const QString host = normalised(hosts.at(k).toString(), ManifestShape::Spelling::AllowedHost);
                found.append({QStringList{secret, host, header.toLower(), format}.join(QChar(0)), secret,
                              QStringLiteral("/%1/hosts/%2").arg(i).arg(k),
                              QJsonObject{{QStringLiteral("secret"), secret},
                                          {QStringLiteral("host"), hosts.at(k)},
                                          {QStringLiteral("header"), header},
                                          {QStringLiteral("format"), format}}});
            }
        }
        return found;
    }

    static QList<Element> models(const QJsonArray &list)
    {
        QList<Element> found;
        for (qsizetype i = 0; i < list.size(); ++i) {
            const QJsonObject entry = list.at(i).toObject();
            const QString alias = entry.value(QLatin1String("alias")).toString();
            const QString sampling = entry.value(QLatin1String("sampling")).toBool() ? QStringLiteral("sampling") : QString();
            found.append({QStringList{alias, sampling, entry.value(QLatin1String("gateway")).toString()}.join(QChar(0)), alias,
                          QLatin1Char('/') + QString::number(i), entry});
        }
        return found;
    }

    void compareSets(const QList<Element> &before, const QList<Element> &after, const QJsonValue &listBefore,
                     const QJsonValue &listAfter, const Spot &spot)
    {
        QHash<QString, bool> known; // key → seen in the working copy too
        known.reserve(before.size());
        for (const Element &element : before)
            known.insert(element.key, false);
        bool isChanged = false;
        QHash<QString, bool> isAdded;
        for (const Element &element : after) {
            if (const auto found = known.find(element.key); found != known.end()) {
                *found = true;
            } else if (!std::exchange(isAdded[element.key], true)) {
                note(ChangeKind::Added, {spot.where + QStringList{element.key}, {}, spot.path + element.path},
                     QJsonValue::Undefined, element.value, Likeness::None, element.subject);
                isChanged = true;
            }
        }
        for (const Element &element : before) {
            if (std::exchange(known[element.key], true))
                continue;
            note(ChangeKind::Removed, {spot.where + QStringList{element.key}, spot.installedPath + element.path, {}},
                 element.value, QJsonValue::Undefined, Likeness::None, element.subject);
            isChanged = true;
        }
        if (!isChanged)
            note(ChangeKind::Equated, spot, listBefore, listAfter,
                 isEmpty(listBefore) || isEmpty(listAfter) ? Likeness::Empty : likenessOf(before, after));
    }

    // Of two lists that are one set: written alike but for the order, or in other words.
    static Likeness likenessOf(const QList<Element> &before, const QList<Element> &after)
    {
        QHash<QString, QJsonValue> written;
        for (const Element &element : before)
            written.insert(element.key, element.value);
        const bool isSame = std::all_of(after.begin(), after.end(),
                                        [&](const Element &element) { return written.value(element.key) == element.value; });
        return isSame ? Likeness::Order : Likeness::Spelling;
    }

    void compareMap(const ManifestShape &shape, const QJsonObject &before, const QJsonObject &after, const Spot &spot)
    {
        struct Entry
        {
            QString key;
            QJsonValue before{QJsonValue::Undefined};
            QJsonValue after{QJsonValue::Undefined};
            QString writtenBefore;
            QString writtenAfter;
        };
        QMap<QString, Entry> entries;
        for (auto it = before.begin(); it != before.end(); ++it) {
            Entry &entry = entries[normalised(it.key(), shape.spelling)];
            entry.before = it.value();
            entry.writtenBefore = it.key();
        }
        for (auto it = after.begin(); it != after.end(); ++it) {
            Entry &entry = entries[normalised(it.key(), shape.spelling)];
            entry.after = it.value();
            entry.writtenAfter = it.key();
        }
        const QString fallback = QString::fromLatin1(shape.fallback ? shape.fallback : "");
        for (auto it = entries.constBegin(); it != entries.constEnd(); ++it) {
            const Spot at{spot.where + QStringList{it.key()},
                          spot.installedPath + QLatin1Char('/') + pointerToken(it->writtenBefore),
                          spot.path + QLatin1Char('/') + pointerToken(it->writtenAfter)};
            const bool wasThere = !it->before.isUndefined();
            const bool isThere = !it->after.isUndefined();
            const QString textBefore = wasThere ? scalarText(it->before) : fallback;
            const QString textAfter = isThere ? scalarText(it->after) : fallback;
            if (textBefore != textAfter || (!shape.fallback && wasThere != isThere))
                note(!wasThere      ? ChangeKind::Added
                         : !isThere ? ChangeKind::Removed
                                    : ChangeKind::Changed,
                     at, it->before, it->after);
            else if (wasThere != isThere)
                note(ChangeKind::Equated, at, it->before, it->after, Likeness::Empty);
            else if (it->before != it->after || it->writtenBefore != it->writtenAfter)
                note(ChangeKind::Equated, at, it->before, it->after, Likeness::Spelling);
        }
    }

    void compareSteps(const QJsonArray &before, const QJsonArray &after, const Spot &spot)
    {
        for (qsizetype i = 0; i < std::max(before.size(), after.size()); ++i) {
            const QJsonValue a = i < before.size() ? before.at(i) : QJsonValue(QJsonValue::Undefined);
            const QJsonValue b = i < after.size() ? after.at(i) : QJsonValue(QJsonValue::Undefined);
            if (a == b)
                continue;
            const QJsonObject x = a.toObject();
            const QJsonObject y = b.toObject();
            const Spot at = spot.at(QString::number(i));
            const bool isSame = !a.isUndefined() && !b.isUndefined()
                && x.value(QLatin1String("tool")).toString() == y.value(QLatin1String("tool")).toString()
                && x.value(QLatin1String("arguments")).toObject() == y.value(QLatin1String("arguments")).toObject();
            if (isSame)
                note(ChangeKind::Equated, at, a, b, Likeness::Empty);
            else
                note(a.isUndefined() ? ChangeKind::Added : b.isUndefined() ? ChangeKind::Removed : ChangeKind::Changed, at, a, b);
        }
    }

    void compareSchema(const QJsonValue &before, const QJsonValue &after, const Spot &spot)
    {
        const bool areMappings = (before.isObject() || before.isNull() || before.isUndefined())
            && (after.isObject() || after.isNull() || after.isUndefined());
        if (!areMappings) {
            noteValue(before, after, spot);
            return;
        }
        const QJsonObject a = before.toObject();
        const QJsonObject b = after.toObject();
        QStringList keys = a.keys();
        for (auto it = b.begin(); it != b.end(); ++it) {
            if (!a.contains(it.key()))
                keys.append(it.key());
        }
        for (const QString &key : std::as_const(keys)) {
            const QJsonValue x = a.value(key);
            const QJsonValue y = b.value(key);
            if (x == y && a.contains(key) == b.contains(key))
                continue;
            const bool saysNothing = saysNothingWhenEmpty(key) || (!m_isLimited && saysNothingWhenOpen(key));
            if (!saysNothing && (x.isUndefined() || y.isUndefined()))
                noteValue(x, y, spot.at(key)); // what its parts say hangs on its being there
            else
                compareKeyword(schemaKeyword(key), x, y, spot.at(key));
        }
    }

    void compareKeyword(SchemaKeyword keyword, const QJsonValue &before, const QJsonValue &after, const Spot &spot)
    {
        const auto fits = [&](QJsonValue::Type type) {
            return (before.isUndefined() || before.type() == type) && (after.isUndefined() || after.type() == type);
        };
        const bool areEmpty = isEmpty(before) && isEmpty(after);
        if (keyword == SchemaKeyword::Schema && fits(QJsonValue::Object))
            return areEmpty ? note(ChangeKind::Equated, spot, before, after, Likeness::Empty)
                            : compareSchema(before, after, spot);
        if (keyword == SchemaKeyword::Set && fits(QJsonValue::Array)) {
            if (areEmpty)
                return note(ChangeKind::Equated, spot, before, after, Likeness::Empty);
            return compareSets(values(before.toArray()), values(after.toArray()), before, after, spot);
        }
        if ((keyword == SchemaKeyword::SchemaMap || keyword == SchemaKeyword::SetMap) && fits(QJsonValue::Object)) {
            if (areEmpty)
                return note(ChangeKind::Equated, spot, before, after, Likeness::Empty);
            return keyword == SchemaKeyword::SetMap ? compareSetMap(before.toObject(), after.toObject(), spot)
                                                    : compareSchemaMap(before.toObject(), after.toObject(), spot);
        }
        if (keyword == SchemaKeyword::SchemaList && before.isArray() && after.isArray()
            && before.toArray().size() == after.toArray().size()) {
            const QJsonArray a = before.toArray();
            const QJsonArray b = after.toArray();
            for (qsizetype i = 0; i < a.size(); ++i) {
                if (a.at(i) != b.at(i))
                    compareSchema(a.at(i), b.at(i), spot.at(QString::number(i)));
            }
            return;
        }
        noteValue(before, after, spot);
    }

    // A property that is named is there, however empty its schema is.
    void compareSchemaMap(const QJsonObject &before, const QJsonObject &after, const Spot &spot)
    {
        for (auto it = before.begin(); it != before.end(); ++it) {
            const auto other = after.constFind(it.key());
            if (other == after.constEnd())
                note(ChangeKind::Removed, spot.at(it.key()), it.value(), QJsonValue::Undefined);
            else if (QJsonValue(it.value()) != QJsonValue(other.value()))
                compareSchema(it.value(), other.value(), spot.at(it.key()));
        }
        for (auto it = after.begin(); it != after.end(); ++it) {
            if (!before.contains(it.key()))
                note(ChangeKind::Added, spot.at(it.key()), QJsonValue::Undefined, it.value());
        }
    }

    void compareSetMap(const QJsonObject &before, const QJsonObject &after, const Spot &spot)
    {
        QStringList names = before.keys() + after.keys();
        names.removeDuplicates();
        for (const QString &name : std::as_const(names)) {
            const QJsonValue a = before.value(name);
            const QJsonValue b = after.value(name);
            if (a != b)
                compareKeyword(SchemaKeyword::Set, a, b, spot.at(name));
        }
    }

    static QList<Element> values(const QJsonArray &list)
    {
        QList<Element> found;
        for (qsizetype i = 0; i < list.size(); ++i) {
            found.append({QString::fromUtf8(jsonText(list.at(i))), {}, QLatin1Char('/') + QString::number(i), list.at(i)});
        }
        return found;
    }

    void noteValue(const QJsonValue &before, const QJsonValue &after, const Spot &spot)
    {
        note(before.isUndefined()      ? ChangeKind::Added
                 : after.isUndefined() ? ChangeKind::Removed
                                       : ChangeKind::Changed,
             spot, before, after);
    }

    void note(ChangeKind kind, const Spot &spot, const QJsonValue &before, const QJsonValue &after,
              Likeness likeness = Likeness::None, const QString &subject = {})
    {
        ManifestChange change;
        change.kind = kind;
        change.likeness = likeness;
        change.where = spot.where;
        change.section = spot.where.value(0);
        change.subject = subject;
        if (subject.isEmpty() && spot.where.size() > 1)
            change.subject = spot.where[change.section == QLatin1String("requires") || change.section == QLatin1String("egress")
                                            ? spot.where.size() - 1
                                            : 1];
        if (!before.isUndefined()) {
            change.installedPath = spot.installedPath;
            change.installedLines = m_installed.places.value(spot.installedPath).value;
        }
        if (!after.isUndefined()) {
            change.path = spot.path;
            change.lines = m_workingCopy.places.value(spot.path).value;
        }
        change.before = before;
        change.after = after;
        (kind == ChangeKind::Equated ? m_diff.equated : m_diff.changes).append(change);
    }

    const Manifest &m_installed;
    const Manifest &m_workingCopy;
    ManifestDiff m_diff;
    bool m_isLimited = false; ///< the contract at hand limits what its words have not seen
};

} // namespace

ManifestDiff diffManifests(const Manifest &installed, const Manifest &workingCopy)
{
    return Diff(installed, workingCopy).run();
}

} // namespace oz0

#include "core/manifest/JsonPatch.h"
#include "core/manifest/YamlJson.h"

#include <QHash>

#include <algorithm>

namespace oz0 {

namespace {

// Two lists with more pairs of entries than this between their common begin and end are not compared entry by entry.
constexpr qsizetype maxPairs = 1 << 20;

QString identityOf(const QJsonValue &entry)
{
    const QJsonObject object = entry.toObject();
    for (const char *key : {"name", "id", "secret", "alias"}) {
        const QJsonValue value = object.value(QLatin1String(key));
        if (value.isString())
            return QLatin1String(key) + QChar(0) + value.toString();
    }
    return {};
}

// A list's entries that are left when what is common is taken away, as numbers: equal entries have equal numbers.
struct Middle
{
    QList<int> before;
    QList<int> after;
};

// lengths[i * (columns + 1) + j]: of the longest common subsequence of what begins at i and at j.
QList<qint32> commonLengths(const Middle &middle)
{
    const qsizetype rows = middle.before.size();
    const qsizetype columns = middle.after.size();
    QList<qint32> lengths((rows + 1) * (columns + 1), 0);
    for (qsizetype i = rows - 1; i >= 0; --i) {
        for (qsizetype j = columns - 1; j >= 0; --j) {
            qint32 *cell = &lengths[i * (columns + 1) + j];
            *cell = middle.before[i] == middle.after[j] ? cell[columns + 2] + 1 : std::max(cell[columns + 1], cell[1]);
        }
    }
    return lengths;
}

class Comparison
{
public:
    void values(const QString &path, const QJsonValue &before, const QJsonValue &after);
    void objects(const QString &path, const QJsonObject &before, const QJsonObject &after);
    void lists(const QString &path, const QJsonArray &before, const QJsonArray &after);

    void add(const QString &path, const QJsonValue &value) { append("add", path, value); }
    void replace(const QString &path, const QJsonValue &value) { append("replace", path, value); }
    void remove(const QString &path) { append("remove", path, QJsonValue(QJsonValue::Undefined)); }

    QList<QJsonObject> operations;

private:
    void append(const char *word, const QString &path, const QJsonValue &value)
    {
        QJsonObject operation{{QStringLiteral("op"), QLatin1String(word)}, {QStringLiteral("path"), path}};
        if (!value.isUndefined())
            operation.insert(QStringLiteral("value"), value);
        operations.append(operation);
    }

    // Nothing of the old value stays: then one operation says it better than many.
    void summarize(qsizetype from, const QString &path, const QJsonValue &after)
    {
        if (operations.size() - from < 2)
            return;
        operations.resize(from);
        replace(path, after);
    }
};

// Walks along a list as it is being patched.
class ListPatch
{
public:
    ListPatch(Comparison &comparison, QString path, const QJsonArray &before, const QJsonArray &after, qsizetype at)
        : m_comparison(comparison), m_path(std::move(path)), m_before(before), m_after(after), m_at(at)
    { }

    void keep() { ++m_at; }

    // The entries [b, pastB) become [a, pastA); those that mean the same thing are compared in depth.
    void change(qsizetype b, qsizetype pastB, qsizetype a, qsizetype pastA)
    {
        QStringList names;
        for (qsizetype i = a; i < pastA && b < pastB; ++i)
            names.append(identityOf(m_after.at(i)));
        const qsizetype firstName = a;
        for (qsizetype i = b; i < pastB && a < pastA; ++i) {
            if (!m_before.at(i).isObject())
                continue;
            const QString name = identityOf(m_before.at(i));
            for (qsizetype j = a; j < pastA; ++j) {
                if (!m_after.at(j).isObject() || names[j - firstName] != name || (name.isEmpty() && i - b != j - a))
                    continue;
                exchange(b, i, a, j);
                m_comparison.values(here(), m_before.at(i), m_after.at(j));
                m_foundAlike = true;
                ++m_at;
                b = i + 1;
                a = j + 1;
                break;
            }
        }
        exchange(b, pastB, a, pastA);
    }

    bool hasFoundAlike() const { return m_foundAlike; }

private:
    QString here() const { return m_path + QLatin1Char('/') + QString::number(m_at); }

    void exchange(qsizetype b, qsizetype pastB, qsizetype a, qsizetype pastA)
    {
        for (; b < pastB && a < pastA; ++b, ++a, ++m_at)
            m_comparison.replace(here(), m_after.at(a));
        for (; b < pastB; ++b)
            m_comparison.remove(here());
        for (; a < pastA; ++a, ++m_at)
            m_comparison.add(here(), m_after.at(a));
    }

    Comparison &m_comparison;
    const QString m_path;
    const QJsonArray &m_before;
    const QJsonArray &m_after;
    qsizetype m_at;
    bool m_foundAlike = false;
};

void Comparison::values(const QString &path, const QJsonValue &before, const QJsonValue &after)
{
    if (before == after)
        return;
    if (before.isObject() && after.isObject())
        objects(path, before.toObject(), after.toObject());
    else if (before.isArray() && after.isArray())
        lists(path, before.toArray(), after.toArray());
    else
        replace(path, after);
}

void Comparison::objects(const QString &path, const QJsonObject &before, const QJsonObject &after)
{
    const qsizetype from = operations.size();
    bool hasCommonKey = path.isEmpty();
    for (auto it = before.begin(); it != before.end(); ++it) {
        const QString where = path + QLatin1Char('/') + pointerToken(it.key());
        const auto other = after.find(it.key());
        if (other == after.end()) {
            remove(where);
            continue;
        }
        hasCommonKey = true;
        values(where, it.value(), other.value());
    }
    for (auto it = after.begin(); it != after.end(); ++it) {
        if (!before.contains(it.key()))
            add(path + QLatin1Char('/') + pointerToken(it.key()), it.value());
    }
    if (!hasCommonKey)
        summarize(from, path, after);
}

void Comparison::lists(const QString &path, const QJsonArray &before, const QJsonArray &after)
{
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = 0;
    while (head < shorter && before.at(head) == after.at(head))
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head && before.at(before.size() - 1 - tail) == after.at(after.size() - 1 - tail))
        ++tail;
    const qsizetype rows = before.size() - head - tail;
    const qsizetype columns = after.size() - head - tail;
    if (rows > 0 && columns > maxPairs / rows)
        return replace(path, after);

    Middle middle;
    QHash<QJsonValue, int> numbers;
    const auto number = [&](const QJsonValue &entry) {
        const auto known = numbers.constFind(entry);
        return known != numbers.constEnd() ? *known : *numbers.insert(entry, int(numbers.size()));
    };
    for (qsizetype i = 0; i < rows; ++i)
        middle.before.append(number(before.at(head + i)));
    for (qsizetype j = 0; j < columns; ++j)
        middle.after.append(number(after.at(head + j)));
    const QList<qint32> lengths = commonLengths(middle);

    const qsizetype from = operations.size();
    ListPatch walk(*this, path, before, after, head);
    qsizetype doneBefore = 0;
    qsizetype doneAfter = 0;
    for (qsizetype i = 0, j = 0; i < rows && j < columns;) {
        if (middle.before[i] == middle.after[j]) {
            walk.change(head + doneBefore, head + i, head + doneAfter, head + j);
            walk.keep();
            doneBefore = ++i;
            doneAfter = ++j;
        } else if (lengths[(i + 1) * (columns + 1) + j] >= lengths[i * (columns + 1) + j + 1]) {
            ++i;
        } else {
            ++j;
        }
    }
    walk.change(head + doneBefore, head + rows, head + doneAfter, head + columns);
    if (head + tail + lengths[0] == 0 && !walk.hasFoundAlike())
        summarize(from, path, after);
}

} // namespace

QJsonArray jsonPatchBetween(const QJsonObject &before, const QJsonObject &after)
{
    Comparison comparison;
    comparison.objects(QString(), before, after);
    QJsonArray patch;
    for (const QJsonObject &operation : comparison.operations)
        patch.append(operation);
    return patch;
}

} // namespace oz0

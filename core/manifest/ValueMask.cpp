#include "core/manifest/ValueMask.h"

#include "core/manifest/HiddenRanges.h"
#include "core/manifest/ManifestShape.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <future>

namespace oz0 {

namespace {

struct Line
{
    QByteArray text;
    QByteArray end; ///< the break behind it; empty: the last one
};

// By every break that YAML knows, as its reader counts lines.
QList<Line> linesOf(const QByteArray &value)
{
    QList<Line> lines;
    qsizetype from = 0;
    for (qsizetype at = 0; at < value.size();) {
        const qsizetype length = value[at] == '\n' ? 1 : value[at] != '\r' ? 0 : value.mid(at, 2) == "\r\n" ? 2 : 1;
        if (length > 0) {
            lines.append({value.mid(from, at - from), value.mid(at, length)});
            from = at + length;
        }
        at += std::max(qsizetype(1), length);
    }
    lines.append({value.mid(from), {}});
    return lines;
}

// tools, ID, remote, headers, NAME
bool isHeaderValue(const QStringList &where)
{
    return where.size() == 5 && where[0] == QLatin1String("tools") && where[2] == QLatin1String("remote")
        && where[3] == QLatin1String("headers");
}

} // namespace

ValueMask::ValueMask(const QByteArray &before, const QByteArray &after, const Manifest *readBefore, const Manifest *readAfter)
{
    std::future<QList<HiddenRange>> rangesAfter = std::async(std::launch::async, [&] { return hiddenRanges(after, readAfter); });
    m_before = {before, masked(before, hiddenRanges(before, readBefore))};
    m_after = {after, masked(after, rangesAfter.get())};
}

QByteArray ValueMask::manifestText(const QByteArray &text)
{
    if (text == m_before.text)
        return m_before.masked;
    if (text == m_after.text)
        return m_after.masked;
    return masked(text, hiddenRanges(text, nullptr));
}

QByteArray ValueMask::masked(const QByteArray &text, const QList<HiddenRange> &ranges)
{
    QByteArray out;
    qsizetype at = 0;
    for (const HiddenRange &range : ranges) {
        out += QByteArrayView(text).sliced(at, range.begin - at);
        at = range.end;
        // Each line of a value gets its own, so that no line goes.
        const QList<Line> lines = linesOf(text.mid(range.begin, range.end - range.begin));
        for (const Line &line : lines) {
            const QByteArray ink = line.text.trimmed();
            const qsizetype first = ink.isEmpty() ? line.text.size() : line.text.indexOf(ink);
            out += line.text.left(first);
            if (!ink.isEmpty())
                out += placeholder(lines.size() == 1 ? range.value : range.value + QLatin1Char('\n') + QString::fromUtf8(ink))
                           .toUtf8();
            out += line.text.mid(first + ink.size()) + line.end;
        }
    }
    return out + text.mid(at);
}

QJsonValue ValueMask::value(const QStringList &where, const QJsonValue &value)
{
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            *it = this->value(where + QStringList{it.key()}, it.value());
        return object;
    }
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i)
            array[i] = this->value(where + QStringList{QString::number(i)}, array.at(i));
        return array;
    }
    if (value.isUndefined() || value.isNull())
        return value;
    if (isHeaderValue(where))
        return placeholder(scalarText(value));
    return value.isString() ? QJsonValue(urls(value.toString())) : value;
}

QString ValueMask::urls(const QString &text)
{
    QString out;
    qsizetype at = 0;
    for (const HiddenRange &range : hiddenInUrls(text)) {
        out += QStringView(text).mid(at, range.begin - at);
        out += placeholder(range.value);
        at = range.end;
    }
    return out + text.mid(at);
}

QString ValueMask::placeholder(const QString &value)
{
    const auto known = m_numbers.constFind(value);
    const int number = known != m_numbers.constEnd() ? *known : int(m_numbers.size()) + 1;
    if (known == m_numbers.constEnd())
        m_numbers.insert(value, number);
    return QStringLiteral("\u2039hidden %1\u203a").arg(number);
}

} // namespace oz0

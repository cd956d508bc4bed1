#include "core/manifest/YamlWriter.h"

#include "core/base/Decimal.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace oz0 {

namespace {

bool isNested(const QJsonValue &value)
{
    return (value.isObject() && !value.toObject().isEmpty()) || (value.isArray() && !value.toArray().isEmpty());
}

bool hasNested(const QJsonValue &value)
{
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        return std::any_of(list.begin(), list.end(), [](const QJsonValue &entry) { return isNested(entry); });
    }
    const QJsonObject object = value.toObject();
    return std::any_of(object.begin(), object.end(), [](const QJsonValue &entry) { return isNested(entry); });
}

// What no YAML text may hold as it is, and what breaks or joins lines.
bool mustBeEscaped(char32_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029 || c == 0xfeff || c == 0xfffe || c == 0xffff;
}

bool hasEscapes(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return mustBeEscaped(c.unicode()); });
}

QByteArray escaped(char32_t c)
{
    switch (c) {
    case '\n':
        return "\\n";
    case '\t':
        return "\\t";
    case '\r':
        return "\\r";
    default:
        return c < 0x100 ? "\\x" + QByteArray::number(uint(c), 16).rightJustified(2, '0')
                         : "\\u" + QByteArray::number(uint(c), 16).rightJustified(4, '0');
    }
}

QByteArray inDoubleQuotes(const QString &text)
{
    QByteArray quoted("\"");
    qsizetype from = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        if (c != '"' && c != '\\' && !mustBeEscaped(c))
            continue;
        quoted += QStringView(text).mid(from, i - from).toUtf8();
        quoted += c == '"' ? QByteArray("\\\"") : c == '\\' ? QByteArray("\\\\") : escaped(c);
        from = i + 1;
    }
    return quoted + QStringView(text).mid(from).toUtf8() + '"';
}

// Also what older readers take for something else: yes and no, numbers with underscores, times.
bool looksLikeOther(const QString &text)
{
    static const QStringList words{QStringLiteral("null"), QStringLiteral("true"), QStringLiteral("false"), QStringLiteral("yes"),
                                   QStringLiteral("no"),   QStringLiteral("on"),   QStringLiteral("off"),   QStringLiteral("~"),
                                   QStringLiteral("<<"),   QStringLiteral("=")};
    if (text.size() <= 5 && words.contains(text.toLower()))
        return true;
    const QChar first = text[0];
    const bool mayBeNumber = (first >= QLatin1Char('0') && first <= QLatin1Char('9')) || first == QLatin1Char('-')
        || first == QLatin1Char('+') || first == QLatin1Char('.');
    if (!mayBeNumber)
        return false;
    const QString lower = text.toLower();
    const QStringView bare = first == QLatin1Char('-') || first == QLatin1Char('+') ? QStringView(lower).mid(1)
                                                                                    : QStringView(lower);
    if (bare == QLatin1String(".inf") || bare == QLatin1String(".nan"))
        return true;
    const auto isAllOf = [](QStringView view, const char *characters) {
        return !view.isEmpty()
            && std::all_of(view.begin(), view.end(), [&](QChar c) { return QLatin1String(characters).contains(c); });
    };
    if (bare.startsWith(QLatin1String("0x")) || bare.startsWith(QLatin1String("0o")) || bare.startsWith(QLatin1String("0b")))
        return isAllOf(bare.mid(2), "0123456789abcdef_");
    return isAllOf(bare, "0123456789_:") || (isAllOf(bare, "0123456789_.e+-") && bare.count(QLatin1Char('.')) <= 1);
}

bool isPlain(const QString &text, bool isInFlow)
{
    if (text.isEmpty() || looksLikeOther(text) || hasEscapes(text) || text[0].isSpace() || text[text.size() - 1].isSpace())
        return false;
    if (QLatin1String("-?:,[]{}#&*!|>'\"%@`").contains(text[0])
        && !(text[0] == QLatin1Char('-') && text.size() > 1 && text[1].isLetterOrNumber()))
        return false;
    if (text.startsWith(QLatin1String("...")) || text.endsWith(QLatin1Char(':')) || text.contains(QLatin1String(": "))
        || text.contains(QLatin1String(" #")))
        return false;
    return !isInFlow || std::none_of(text.begin(), text.end(), [](QChar c) { return QLatin1String(",[]{}?").contains(c); });
}

QByteArray textAsYaml(const QString &text, YamlQuotes quotes, bool isInFlow)
{
    if (quotes == YamlQuotes::None && isPlain(text, isInFlow))
        return text.toUtf8();
    if (quotes == YamlQuotes::Single && !hasEscapes(text))
        return '\'' + QString(text).replace(QLatin1Char('\''), QLatin1String("''")).toUtf8() + '\'';
    return inDoubleQuotes(text);
}

QByteArray numberAsYaml(const QJsonValue &value)
{
    const double number = value.toDouble();
    const qint64 whole = value.toInteger();
    if (value.toVariant().typeId() == QMetaType::LongLong)
        return QByteArray::number(whole);
    if (double(whole) == number && !(whole == 0 && std::signbit(number)) && std::abs(number) < 9.2e18)
        return QByteArray::number(whole);
    if (number == 0)
        return "-0.0";
    return QByteArray::number(number, 'g', QLocale::FloatingPointShortest);
}

// "|" or "|-" for a text that reads well as a literal; empty otherwise.
QByteArray literalHead(const QString &text)
{
    const qsizetype last = text.size() - 1;
    if (text.indexOf(QLatin1Char('\n')) < 0 || text[0].isSpace() || text.endsWith(QLatin1String("\n\n")))
        return {};
    const QStringList lines = text.split(QLatin1Char('\n'));
    const bool isReadable = std::all_of(lines.begin(), lines.end(), [](const QString &line) {
        return !hasEscapes(line) && (line.isEmpty() || !line[line.size() - 1].isSpace());
    });
    return !isReadable ? QByteArray() : text[last] == QLatin1Char('\n') ? QByteArray("|") : QByteArray("|-");
}

QStringList orderedKeys(const QJsonObject &object, const QStringList &firstKeys)
{
    QStringList order = firstKeys
        + QStringList{QStringLiteral("name"), QStringLiteral("id"), QStringLiteral("secret"), QStringLiteral("alias"),
                      QStringLiteral("type")};
    order.removeDuplicates();
    QStringList keys = object.keys();
    std::stable_sort(keys.begin(), keys.end(), [&](const QString &a, const QString &b) {
        const auto place = [&](const QString &key) { return quint64(order.indexOf(key)); }; // what is not there comes last
        return place(a) < place(b);
    });
    return keys;
}

void appendIndented(YamlLines &lines, const YamlLines &below, qsizetype column)
{
    lines.append(QByteArray(column, ' ') + below.first());
    lines.append(below.mid(1));
}

YamlLines blockMapping(const QJsonObject &object, const YamlStyle &style, qsizetype column, const QStringList &firstKeys)
{
    YamlLines lines;
    for (const QString &key : orderedKeys(object, firstKeys)) {
        const QJsonValue value = object.value(key);
        const QByteArray indent = lines.isEmpty() ? QByteArray() : QByteArray(column, ' ');
        const QByteArray head = indent + yamlKey(key, style.quotes, false) + ':';
        if (isWrittenInline(value, style)) {
            const YamlLines inlined = yamlInline(value, style, column, style.step);
            lines.append(head + ' ' + inlined.first());
            lines.append(inlined.mid(1));
            continue;
        }
        const qsizetype inner = column + (value.isArray() ? style.listStep : style.step);
        lines.append(head);
        appendIndented(lines, yamlBlock(value, style, inner), inner);
    }
    return lines;
}

YamlLines blockSequence(const QJsonArray &list, const YamlStyle &style, qsizetype column)
{
    YamlLines lines;
    for (const QJsonValue &value : list) {
        const QByteArray head = (lines.isEmpty() ? QByteArray() : QByteArray(column, ' ')) + "- ";
        const YamlLines entry = isWrittenInline(value, style) ? yamlInline(value, style, column, 2)
                                                              : yamlBlock(value, style, column + 2);
        lines.append(head + entry.first());
        lines.append(entry.mid(1));
    }
    return lines;
}

} // namespace

QByteArray yamlScalar(const QJsonValue &value, YamlQuotes quotes, bool isInFlow)
{
    switch (value.type()) {
    case QJsonValue::String:
        if (isLongNumber(value))
            return decimalOf(value).text();
        return textAsYaml(value.toString(), quotes, isInFlow);
    case QJsonValue::Double:
        return numberAsYaml(value);
    case QJsonValue::Bool:
        return value.toBool() ? "true" : "false";
    case QJsonValue::Array:
        return "[]";
    case QJsonValue::Object:
        return "{}";
    default:
        return "null";
    }
}

QByteArray yamlKey(const QString &key, YamlQuotes quotes, bool isInFlow)
{
    return textAsYaml(key, quotes, isInFlow);
}

QByteArray yamlFlow(const QJsonValue &value, YamlQuotes quotes)
{
    if (!isNested(value))
        return yamlScalar(value, quotes, true);
    QByteArray text;
    if (value.isArray()) {
        for (const QJsonValue &entry : value.toArray())
            text += (text.isEmpty() ? QByteArray() : QByteArray(", ")) + yamlFlow(entry, quotes);
        return '[' + text + ']';
    }
    const QJsonObject object = value.toObject();
    for (const QString &key : orderedKeys(object, {})) {
        text += (text.isEmpty() ? QByteArray() : QByteArray(", ")) + yamlKey(key, quotes, true) + ": "
            + yamlFlow(object.value(key), quotes);
    }
    return '{' + text + '}';
}

YamlLines yamlInline(const QJsonValue &value, const YamlStyle &style, qsizetype column, int indent)
{
    if (isNested(value))
        return {yamlFlow(value, style.quotes)};
    const QByteArray head = value.isString() && style.allowsLiterals ? literalHead(value.toString()) : QByteArray();
    if (head.isEmpty())
        return {yamlScalar(value, style.quotes, false)};
    YamlLines lines{head};
    QStringList content = value.toString().split(QLatin1Char('\n'));
    if (content.last().isEmpty())
        content.removeLast();
    for (const QString &line : std::as_const(content))
        lines.append(line.isEmpty() ? QByteArray() : QByteArray(column + indent, ' ') + line.toUtf8());
    return lines;
}

YamlLines yamlBlock(const QJsonValue &value, const YamlStyle &style, qsizetype column, const QStringList &firstKeys)
{
    return value.isArray() ? blockSequence(value.toArray(), style, column)
                           : blockMapping(value.toObject(), style, column, firstKeys);
}

bool isEmptyBranch(const QJsonValue &value)
{
    return (value.isObject() || value.isArray()) && !isNested(value);
}

bool isWrittenInline(const QJsonValue &value, const YamlStyle &style)
{
    if (!isNested(value))
        return true;
    const bool isHabit = value.isArray() ? style.hasFlowLists : style.hasFlowMaps;
    return isHabit && !hasNested(value) && yamlFlow(value, style.quotes).size() <= yamlMaxFlowWidth;
}

} // namespace oz0

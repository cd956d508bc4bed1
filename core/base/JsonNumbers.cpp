#include "core/base/JsonNumbers.h"

#include "core/base/Decimal.h"

#include <QJsonArray>
#include <QMetaType>
#include <QVariant>

#include <algorithm>
#include <cstring>

namespace oz0 {

namespace {

constexpr char markedText[] = "\"\xef\xb7\x90"; // a quote and U+FDD0
constexpr qsizetype shortestLong = 16;

// Behind the quote that ends the text that begins at `from`, or behind the whole when none does.
qsizetype pastText(const QByteArray &json, qsizetype from)
{
    qsizetype i = from + 1;
    while (i < json.size() && json[i] != '"')
        i += json[i] == '\\' ? 2 : 1;
    return std::min(i + 1, json.size());
}

bool isOfNumber(char c)
{
    return (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+' || c == 'e' || c == 'E';
}

bool isKey(const QByteArray &json, qsizetype past)
{
    while (past < json.size() && std::strchr(" \t\r\n", json[past]))
        ++past;
    return past < json.size() && json[past] == ':';
}

QByteArray withPlainNumbers(const QByteArray &json)
{
    QByteArray plain;
    qsizetype copied = 0;
    for (qsizetype i = json.indexOf(markedText); i >= 0; i = json.indexOf(markedText, i + 1)) {
        if (i > 0 && json[i - 1] == '\\')
            continue; // a quote within a text
        const qsizetype past = pastText(json, i);
        const QString text = QString::fromUtf8(json.mid(i + 1, past - i - 2));
        if (isKey(json, past) || !isLongNumberText(text))
            continue;
        plain += json.mid(copied, i - copied);
        plain += decimalOf(QJsonValue(text)).text();
        copied = past;
    }
    return copied == 0 ? json : plain + json.mid(copied);
}

QByteArray withLongNumbers(const QByteArray &json)
{
    QByteArray kept;
    qsizetype copied = 0;
    for (qsizetype i = 0; i < json.size();) {
        if (json[i] == '"') {
            i = pastText(json, i);
            continue;
        }
        const qsizetype from = i;
        bool hasExponent = false;
        for (; i < json.size() && isOfNumber(json[i]); ++i)
            hasExponent = hasExponent || json[i] == 'e' || json[i] == 'E';
        if (i == from)
            ++i;
        if (i - from < shortestLong && !hasExponent)
            continue;
        const std::optional<Decimal> number = decimalFrom(QString::fromLatin1(json.constData() + from, i - from));
        const QJsonValue value = number ? jsonNumber(*number) : QJsonValue();
        const bool isLong = value.isString();
        const bool isWhole = value.toVariant().typeId() == QMetaType::LongLong;
        if (!isLong && !isWhole)
            continue;
        kept += json.mid(copied, from - copied);
        kept += isLong ? '"' + value.toString().toUtf8() + '"' : QByteArray::number(value.toInteger());
        copied = i;
    }
    return copied == 0 ? json : kept + json.mid(copied);
}

} // namespace

QByteArray jsonText(const QJsonDocument &document, QJsonDocument::JsonFormat format)
{
    return withPlainNumbers(document.toJson(format));
}

QByteArray jsonText(const QJsonValue &value)
{
    return jsonText(QJsonDocument(QJsonArray{value}), QJsonDocument::Compact).chopped(1).mid(1);
}

QJsonDocument jsonFrom(const QByteArray &text, QJsonParseError *error)
{
    QJsonParseError problem;
    QJsonDocument document = QJsonDocument::fromJson(withLongNumbers(text), &problem);
    if (problem.error != QJsonParseError::NoError) // the place of the fault is to be one of the text as it came
        document = QJsonDocument::fromJson(text, &problem);
    if (error)
        *error = problem;
    return document;
}

} // namespace oz0

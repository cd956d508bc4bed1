#include "core/wire/Codec.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace oz0 {

namespace {

void appendString(QByteArray &out, const QString &text)
{
    static const char hex[] = "0123456789abcdef";
    out += '"';
    for (const char c : text.toUtf8()) {
        switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\b':
            out += "\\b";
            break;
        case '\f':
            out += "\\f";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        default:
            if (static_cast<unsigned char>(c) < 0x20) {
                out += "\\u00";
                out += hex[c >> 4];
                out += hex[c & 15];
            } else {
                out += c;
            }
        }
    }
    out += '"';
}

// ECMAScript's Number::toString: the shortest digits that read back as the same double, laid out by their exponent.
void appendNumber(QByteArray &out, double number)
{
    if (!std::isfinite(number)) {
        out += "null";
        return;
    }
    if (number == 0) {
        out += '0';
        return;
    }
    if (number < 0)
        out += '-';
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, std::fabs(number), std::chars_format::scientific).ptr;
    const QByteArray text(buffer, int(end - buffer));
    const qsizetype e = text.indexOf('e');
    QByteArray digits = text.left(e);
    digits.replace(".", "");
    const int point = text.mid(e + 1).toInt() + 1; // the decimal point stands after this many digits
    const int count = int(digits.size());
    if (count <= point && point <= 21) {
        out += digits + QByteArray(point - count, '0');
    } else if (0 < point && point <= 21) {
        out += digits.left(point) + '.' + digits.mid(point);
    } else if (-6 < point && point <= 0) {
        out += "0." + QByteArray(-point, '0') + digits;
    } else {
        out += digits.left(1);
        if (count > 1)
            out += '.' + digits.mid(1);
        out += point - 1 < 0 ? "e-" : "e+";
        out += QByteArray::number(std::abs(point - 1));
    }
}

void append(QByteArray &out, const QJsonValue &value);

void appendObject(QByteArray &out, const QJsonObject &object)
{
    QStringList keys = object.keys();
    std::sort(keys.begin(), keys.end()); // by UTF-16 code unit
    out += '{';
    for (qsizetype i = 0; i < keys.size(); ++i) {
        if (i > 0)
            out += ',';
        appendString(out, keys.at(i));
        out += ':';
        append(out, object.value(keys.at(i)));
    }
    out += '}';
}

void appendArray(QByteArray &out, const QJsonArray &array)
{
    out += '[';
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (i > 0)
            out += ',';
        append(out, array.at(i));
    }
    out += ']';
}

void append(QByteArray &out, const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        out += value.toBool() ? "true" : "false";
        break;
    case QJsonValue::Double:
        appendNumber(out, value.toDouble());
        break;
    case QJsonValue::String:
        appendString(out, value.toString());
        break;
    case QJsonValue::Array:
        appendArray(out, value.toArray());
        break;
    case QJsonValue::Object:
        appendObject(out, value.toObject());
        break;
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        out += "null";
        break;
    }
}

} // namespace

QByteArray canonicalJson(const QJsonValue &value)
{
    QByteArray out;
    append(out, value);
    return out;
}

} // namespace oz0

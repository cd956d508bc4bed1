#include "core/bundle/PatchNames.h"

namespace oz0 {

namespace {

/// A name as git quotes it; no value when it is not one. `rest` gets what follows.
std::optional<QByteArray> unquoted(QByteArrayView text, QByteArrayView *rest)
{
    QByteArray name;
    for (qsizetype at = 1; at < text.size(); ++at) {
        if (text[at] == '"') {
            *rest = text.sliced(at + 1);
            return name;
        }
        if (text[at] != '\\') {
            name += text[at];
            continue;
        }
        if (++at >= text.size())
            break;
        static constexpr char letters[] = "abtnvfr\"\\";
        static constexpr char bytes[] = "\a\b\t\n\v\f\r\"\\";
        if (const qsizetype letter = QByteArrayView(letters).indexOf(text[at]); letter >= 0) {
            name += bytes[letter];
            continue;
        }
        bool isOctal = false;
        const int code = text.sliced(at).first(qMin<qsizetype>(3, text.size() - at)).toByteArray().toInt(&isOctal, 8);
        if (!isOctal || code < 0 || code > 255 || text.size() - at < 3)
            break;
        name += char(code);
        at += 2;
    }
    return std::nullopt;
}

} // namespace

std::optional<QByteArray> sideName(QByteArrayView text, char side)
{
    QByteArray name = text.toByteArray();
    if (text.startsWith('"')) {
        QByteArrayView rest;
        const std::optional<QByteArray> plain = unquoted(text, &rest);
        if (!plain || !rest.isEmpty())
            return std::nullopt;
        name = *plain;
    }
    if (name.size() < 3 || name[0] != side || name[1] != '/')
        return std::nullopt;
    return name.mid(2);
}

std::optional<QByteArray> commonName(QByteArrayView text)
{
    QByteArrayView first = text;
    QByteArrayView second;
    if (text.startsWith('"')) {
        if (!unquoted(text, &second) || !second.startsWith(' '))
            return std::nullopt;
        first = text.first(text.size() - second.size());
        second = second.sliced(1);
    } else {
        const qsizetype half = (text.size() - 1) / 2; // both are equally long
        if (text.size() % 2 == 0 || text.size() < 7 || text[half] != ' ')
            return std::nullopt;
        first = text.first(half);
        second = text.sliced(half + 1);
    }
    const std::optional<QByteArray> before = sideName(first, 'a');
    const std::optional<QByteArray> after = sideName(second, 'b');
    return before && before == after ? before : std::nullopt;
}

} // namespace oz0

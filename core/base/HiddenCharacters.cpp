#include "core/base/HiddenCharacters.h"

#include <QChar>

#include <algorithm>
#include <iterator>

namespace oz0 {

namespace {

constexpr char32_t colouredForm = 0xfe0f;

struct Range
{
    char32_t first;
    char32_t last;
};

bool isIn(const Range *begin, const Range *end, char32_t code)
{
    return std::any_of(begin, end, [code](const Range &range) { return code >= range.first && code <= range.last; });
}

// Of the class of format characters, and yet drawn: signs that stand around or over numbers.
constexpr Range drawnFormats[] = {{0x600, 0x605}, {0x6dd, 0x6dd},     {0x70f, 0x70f},    {0x890, 0x891},
                                  {0x8e2, 0x8e2}, {0x110bd, 0x110bd}, {0x110cd, 0x110cd}};

// Letters and marks that are drawn as nothing; for the last plane also what has no meaning yet.
constexpr Range emptyOthers[] = {{0x34f, 0x34f},   {0x115f, 0x1160}, {0x17b4, 0x17b5},  {0x180b, 0x180f},
                                 {0x2065, 0x2065}, {0x2800, 0x2800}, {0x3164, 0x3164},  {0xfe00, 0xfe0f},
                                 {0xffa0, 0xffa0}, {0xfff0, 0xfff8}, {0xe0000, 0xe0fff}};

bool isHidden(char32_t code)
{
    if (code < 0x7f)
        return code < 0x20 && code != '\t';
    switch (QChar::category(code)) {
    case QChar::Other_Control:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    case QChar::Separator_Space:
        return code != 0x1680; // drawn as a stroke
    case QChar::Other_Format:
        return !isIn(std::begin(drawnFormats), std::end(drawnFormats), code);
    default:
        return isIn(std::begin(emptyOthers), std::end(emptyOthers), code);
    }
}

bool isSymbol(char32_t code)
{
    const QChar::Category category = QChar::category(code);
    return category == QChar::Symbol_Other || category == QChar::Symbol_Math;
}

} // namespace

QList<HiddenCharacter> hiddenCharacters(QStringView line)
{
    QList<HiddenCharacter> found;
    char32_t before = 0;
    for (qsizetype at = 0; at < line.size(); ++at) {
        char32_t code = line[at].unicode();
        const bool isPair = QChar::isHighSurrogate(code) && at + 1 < line.size() && line[at + 1].isLowSurrogate();
        if (isPair)
            code = QChar::surrogateToUcs4(line[at], line[at + 1]);
        if (isHidden(code) && !(code == colouredForm && isSymbol(before)))
            found.append({at, isPair ? 2 : 1, code});
        before = code;
        at += isPair ? 1 : 0;
    }
    return found;
}

QString codePointName(char32_t code)
{
    return QStringLiteral("U+%1").arg(QString::number(uint(code), 16).toUpper(), 4, QLatin1Char('0'));
}

QString withHiddenShown(const QString &line)
{
    const QList<HiddenCharacter> hidden = hiddenCharacters(line);
    if (hidden.isEmpty())
        return line;
    QString shown;
    qsizetype from = 0;
    for (const HiddenCharacter &one : hidden) {
        shown.append(QStringView(line).mid(from, one.at - from));
        shown.append(QLatin1Char('[') + codePointName(one.code) + QLatin1Char(']'));
        from = one.at + one.units;
    }
    return shown.append(QStringView(line).mid(from));
}

} // namespace oz0

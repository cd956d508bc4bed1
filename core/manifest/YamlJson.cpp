#include "core/manifest/YamlJson.h"

#include "core/base/Decimal.h"
#include "core/manifest/ShownNames.h"
#include "core/manifest/YamlTree.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <optional>
#include <tuple>

namespace oz0 {

namespace {

bool isOneOf(const QString &text, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(), [&](const char *word) { return text == QLatin1String(word); });
}

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

// [-+]?[0-9]+
bool isDecimal(QStringView text)
{
    if (!text.isEmpty() && (text[0] == QLatin1Char('-') || text[0] == QLatin1Char('+')))
        text = text.mid(1);
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isDigit);
}

// [-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?
bool isFloat(QStringView text)
{
    qsizetype i = 0;
    const auto digits = [&] {
        const qsizetype from = i;
        while (i < text.size() && isDigit(text[i]))
            ++i;
        return i - from;
    };
    const auto sign = [&] {
        if (i < text.size() && (text[i] == QLatin1Char('-') || text[i] == QLatin1Char('+')))
            ++i;
    };
    sign();
    const qsizetype whole = digits();
    if (i < text.size() && text[i] == QLatin1Char('.')) {
        ++i;
        if (digits() == 0 && whole == 0)
            return false;
    } else if (whole == 0) {
        return false;
    }
    if (i < text.size() && (text[i] == QLatin1Char('e') || text[i] == QLatin1Char('E'))) {
        ++i;
        sign();
        if (digits() == 0)
            return false;
    }
    return i == text.size();
}

// 8 or 16 for 0o… and 0x… of the core schema; 0 when the text is neither.
int baseOf(QStringView text)
{
    const int base = text.startsWith(QLatin1String("0x")) ? 16 : text.startsWith(QLatin1String("0o")) ? 8 : 0;
    const auto isDigitOfBase = [&](QChar c) {
        return (isDigit(c) && c.unicode() < u'0' + base)
            || (base == 16 && c.toLower() >= QLatin1Char('a') && c.toLower() <= QLatin1Char('f'));
    };
    return text.size() > 2 && std::all_of(text.begin() + 2, text.end(), isDigitOfBase) ? base : 0;
}

// Undefined when the text has a number's form but the number is out of range.
QJsonValue numberFrom(const QString &text)
{
    constexpr qsizetype exactlyDouble = 15; // so many digits, without an exponent, are what their double says
    const int base = baseOf(text);
    bool isExact = false;
    const qint64 whole = base != 0 ? text.mid(2).toLongLong(&isExact, base) : text.toLongLong(&isExact);
    if (isExact)
        return whole;
    if (base == 0 && text.size() <= exactlyDouble && !text.contains(QLatin1Char('e'), Qt::CaseInsensitive)) {
        const double number = text.toDouble();
        return number == 0 ? QJsonValue(0) : QJsonValue(number);
    }
    const std::optional<Decimal> number = base != 0 ? decimalFrom(QStringView(text).mid(2), base) : decimalFrom(text);
    return number ? jsonNumber(*number) : QJsonValue(QJsonValue::Undefined);
}

bool isEndless(const QString &text)
{
    const QString bare = text.startsWith(QLatin1Char('-')) || text.startsWith(QLatin1Char('+')) ? text.mid(1) : text;
    return isOneOf(bare, {".inf", ".Inf", ".INF"}) || isOneOf(text, {".nan", ".NaN", ".NAN"});
}

class Converter
{
public:
    Converter(const YamlTree &tree, qsizetype pointerBudget, LongNumberTexts longNumbers)
        : m_tree(tree), m_pointerBudget(pointerBudget), m_longNumbers(longNumbers)
    { }

    ParsedYaml convert()
    {
        m_parsed.problems = m_tree.problems;
        m_parsed.isComplete = m_tree.isComplete;
        if (m_tree.isComplete && !m_tree.nodes.isEmpty()) {
            m_parsed.document.places.reserve(m_tree.nodes.size());
            m_parsed.document.root = value(0, QString(), m_tree.nodes[0].span);
        }
        return std::move(m_parsed);
    }

private:
    bool isOverBudget() const { return m_pointerBudget < 0; }

    QJsonValue value(qint32 index, const QString &pointer, const Span &key)
    {
        const YamlNode &node = m_tree.nodes[index];
        m_pointerBudget -= pointer.size();
        if (isOverBudget()) {
            if (m_parsed.isComplete)
                complain(QStringLiteral("long keys are nested too deep"), node.span, {});
            m_parsed.isComplete = false;
            return {};
        }
        m_parsed.document.places.insert(pointer, Place{key, node.span});
        switch (node.kind) {
        case YamlNode::Kind::Mapping:
            return mapping(index, pointer);
        case YamlNode::Kind::Sequence:
            return sequence(index, pointer);
        case YamlNode::Kind::Scalar:
            return scalar(node, pointer);
        case YamlNode::Kind::Damaged:
            break;
        }
        m_parsed.damaged.insert(pointer);
        return QJsonValue(QJsonValue::Null);
    }

    QJsonValue sequence(qint32 index, const QString &pointer)
    {
        QJsonArray array;
        for (qint32 i = index + 1; i < m_tree.nodes[index].end && !isOverBudget(); i = m_tree.nodes[i].end) {
            const YamlNode &entry = m_tree.nodes[i];
            const QString path = pointer + QLatin1Char('/') + QString::number(array.size());
            array.append(value(i, path, entry.dash.line ? entry.dash : entry.span));
        }
        return array;
    }

    QJsonValue mapping(qint32 index, const QString &pointer)
    {
        QList<qint32> keys;
        for (qint32 i = index + 1; i < m_tree.nodes[index].end; i = m_tree.nodes[m_tree.nodes[i].end].end) {
            if (m_tree.nodes[i].kind == YamlNode::Kind::Scalar)
                keys.append(i);
            else if (m_tree.nodes[i].kind != YamlNode::Kind::Damaged)
                complain(QStringLiteral("a key must be a text"), m_tree.nodes[i].span, pointer);
        }
        // Sorted keys go to the object's end one by one: no insertion moves what is there already.
        std::stable_sort(keys.begin(), keys.end(),
                         [this](qint32 a, qint32 b) { return m_tree.nodes[a].text < m_tree.nodes[b].text; });
        QJsonObject object;
        qint32 previous = -1;
        for (const qint32 i : keys) {
            if (isOverBudget())
                break;
            const YamlNode &key = m_tree.nodes[i];
            const QString path = pointer + QLatin1Char('/') + pointerToken(key.text);
            if (previous >= 0 && m_tree.nodes[previous].text == key.text) {
                const bool isHidden = shownPointer(path).endsWith(QLatin1Char('/') + hiddenWord());
                complain(QStringLiteral("the key %1 stands here a second time; first in line %2")
                             .arg(isHidden ? hiddenWord() : shownWord(key.text))
                             .arg(m_tree.nodes[previous].span.line),
                         key.span, path);
                continue;
            }
            previous = i;
            object.insert(key.text, value(key.end, path, key.span));
        }
        return object;
    }

    QJsonValue scalar(const YamlNode &node, const QString &pointer)
    {
        const QString &text = node.text;
        const bool guess = node.tag == YamlNode::Tag::None && node.plain;
        if (guess && isEndless(text))
            return refuse(node, pointer, QStringLiteral("%1 is no number that JSON knows").arg(text));
        if ((guess || node.tag == YamlNode::Tag::Null) && (text.isEmpty() || isOneOf(text, {"null", "Null", "NULL", "~"})))
            return QJsonValue(QJsonValue::Null);
        if (guess || node.tag == YamlNode::Tag::Boolean) {
            if (isOneOf(text, {"true", "True", "TRUE"}))
                return true;
            if (isOneOf(text, {"false", "False", "FALSE"}))
                return false;
        }
        if (guess || node.tag == YamlNode::Tag::Integer || node.tag == YamlNode::Tag::Number) {
            const bool isWhole = isDecimal(text) || baseOf(text) != 0;
            if (isWhole || (node.tag != YamlNode::Tag::Integer && isFloat(text))) {
                const QJsonValue number = numberFrom(text);
                return number.isUndefined() ? refuse(node, pointer, QStringLiteral("a number out of range")) : number;
            }
        }
        if (m_longNumbers == LongNumberTexts::Refused && isLongNumberText(text))
            return refuse(node, pointer, QStringLiteral("the text begins with U+FDD0, which is no character"));
        if (guess || node.tag == YamlNode::Tag::None || node.tag == YamlNode::Tag::Text)
            return text;
        return refuse(node, pointer, QStringLiteral("the value does not fit its tag"));
    }

    QJsonValue refuse(const YamlNode &node, const QString &pointer, const QString &message)
    {
        complain(message, node.span, pointer);
        m_parsed.damaged.insert(pointer);
        return QJsonValue(QJsonValue::Null);
    }

    void complain(const QString &message, const Span &span, const QString &pointer)
    {
        if (m_parsed.problems.size() < yamlMaxProblems)
            m_parsed.problems.append(Error{ErrorCode::InvalidInput, message, shownPointer(pointer), {}, span.line, span.column});
    }

    const YamlTree &m_tree;
    qsizetype m_pointerBudget;
    const LongNumberTexts m_longNumbers;
    ParsedYaml m_parsed;
};

} // namespace

QString pointerToken(const QString &key)
{
    if (!key.contains(QLatin1Char('~')) && !key.contains(QLatin1Char('/')))
        return key;
    QString token = key;
    token.replace(QLatin1Char('~'), QLatin1String("~0"));
    token.replace(QLatin1Char('/'), QLatin1String("~1"));
    return token;
}

ParsedYaml parseYaml(const QByteArray &text, qsizetype maxBytes)
{
    return parseYaml(readYamlTree(text, maxBytes), maxBytes);
}

ParsedYaml parseYaml(const YamlTree &tree, qsizetype maxBytes, LongNumberTexts longNumbers)
{
    // A JSON pointer repeats the keys above it: a megabyte of long nested keys could ask for gigabytes of pointers.
    const qsizetype pointerBudget = 64 * qMax(maxBytes, qsizetype(1024));
    return Converter(tree, pointerBudget, longNumbers).convert();
}

Error gatherProblems(ErrorCode code, QList<Error> problems)
{
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Error &a, const Error &b) { return std::tie(a.line, a.column) < std::tie(b.line, b.column); });
    for (Error &problem : problems)
        problem.code = code;
    Error all = problems.isEmpty() ? Error{code, {}, {}, {}, 0, 0} : problems.first();
    if (problems.size() > 1)
        all.message += QStringLiteral(" (and %1 more)").arg(problems.size() - 1);
    all.details = std::move(problems);
    return all;
}

Result<YamlDocument> readYaml(const QByteArray &text, qsizetype maxBytes)
{
    ParsedYaml parsed = parseYaml(readYamlTree(text, maxBytes), maxBytes, LongNumberTexts::Read);
    if (!parsed.problems.isEmpty())
        return Failure(gatherProblems(ErrorCode::InvalidInput, std::move(parsed.problems)));
    return std::move(parsed.document);
}

} // namespace oz0

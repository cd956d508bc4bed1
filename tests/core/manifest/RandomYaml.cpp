#include "RandomYaml.h"

#include "core/manifest/YamlJson.h"

#include <QJsonArray>

#include <algorithm>

namespace oz0::test {

namespace {

const QStringList &plainTexts()
{
    static const QStringList texts{
        QStringLiteral("x"),     QStringLiteral("api.example.com"),         QStringLiteral("two words"),
        QStringLiteral("1.2.0"), QStringLiteral("https://h.example.com/x"), QString::fromUtf8("h\xc3\xa4user \xf0\x9f\x98\x80"),
        QStringLiteral("a:b#c"), QStringLiteral("three plain words")};
    return texts;
}

const QStringList &awkwardTexts()
{
    static const QStringList texts{QString(),
                                   QStringLiteral("1"),
                                   QStringLiteral("true"),
                                   QStringLiteral("null"),
                                   QStringLiteral("- x"),
                                   QStringLiteral("a: b"),
                                   QStringLiteral("a #b"),
                                   QStringLiteral("it's"),
                                   QStringLiteral("say \"x\" \\"),
                                   QStringLiteral(" x "),
                                   QStringLiteral("[x], {y}"),
                                   QStringLiteral("a\tb"),
                                   QStringLiteral("#"),
                                   QStringLiteral("*.h.example.com:8443"),
                                   QString(QChar(0x2028)),
                                   QStringLiteral("---")};
    return texts;
}

const QStringList &longTexts()
{
    static const QStringList texts{QStringLiteral("a\nb\n"),  QStringLiteral("a\n\n# b\nc"), QStringLiteral("a: 1\n  - b\n"),
                                   QStringLiteral("a\n\n\n"), QStringLiteral("\na"),         QStringLiteral("a \nb")};
    return texts;
}

const QStringList &keys()
{
    static const QStringList texts{QStringLiteral("a"),   QStringLiteral("b"),   QStringLiteral("name"),
                                   QStringLiteral("id"),  QStringLiteral("x y"), QStringLiteral("x/y~z"),
                                   QStringLiteral("- k"), QStringLiteral(""),    QString::fromUtf8("\xc3\xa4"),
                                   QStringLiteral("1"),   QStringLiteral("k: l")};
    return texts;
}

QString one(const QStringList &texts, QRandomGenerator &random)
{
    return texts[random.bounded(int(texts.size()))];
}

bool isNested(const QJsonValue &value)
{
    return (value.isObject() && !value.toObject().isEmpty()) || (value.isArray() && !value.toArray().isEmpty());
}

QByteArray spaces(int count)
{
    return QByteArray(count, ' ');
}

class Writer
{
public:
    explicit Writer(QRandomGenerator &random) : m_random(random)
    {
        m_step = 1 + random.bounded(4);
        m_listStep = random.bounded(2) == 0 ? 0 : m_step;
    }

    WrittenYaml write(const QJsonObject &document)
    {
        m_written.lineBreak = coin(4) ? "\r\n" : "\n";
        m_written.hasLastBreak = !coin(4);
        m_written.hasMark = coin(6);
        while (coin())
            freeLine("# head", QString());
        if (coin(3))
            freeLine("", QString());
        if (coin(3))
            freeLine(coin() ? "---" : "--- # start", QString());
        if (document.isEmpty() || coin(12)) {
            m_line.wholes.append(QString());
            flow(document, 0, QString());
            flush();
        } else {
            mapping(document, 0, QString());
        }
        if (m_written.hasLastBreak && !m_keeps && coin(3))
            freeLine("# foot", QString());
        return m_written;
    }

private:
    bool coin(int of = 2) { return m_random.bounded(of) == 0; }

    void flush()
    {
        m_written.lines.append(m_line);
        m_line = {};
    }

    void freeLine(const QByteArray &text, const QString &within) { m_written.lines.append({text, {}, {}, within}); }

    QByteArray comment() { return "# c" + QByteArray::number(m_comments++); }

    void trailing()
    {
        if (coin(4))
            m_line.text += spaces(1 + m_random.bounded(2)) + comment();
    }

    // What may stand above an entry: blank lines, comments of nobody, its own comments.
    void above(int column, const QString &pointer, const QString &within)
    {
        if (!m_keeps && coin(5))
            freeLine(coin() ? "" : spaces(m_keepsIndent ? 0 : m_random.bounded(3)), within);
        if (!m_keeps && coin(8)) {
            freeLine("", within);
            freeLine(spaces(column) + comment(), within);
            freeLine("", within);
        }
        while (coin(5))
            m_written.lines.append({spaces(column) + comment(), {pointer}, {}, {}});
        m_keeps = false;
        m_keepsIndent = false;
    }

    void begin(int column, const QString &pointer, const QString &within, bool isBehindDash)
    {
        if (isBehindDash) {
            m_written.behindDash.insert(pointer);
        } else {
            above(column, pointer, within);
            m_line.text = spaces(column);
        }
        m_line.entries.append(pointer);
    }

    void mapping(const QJsonObject &object, int column, const QString &pointer, bool isBehindDash = false)
    {
        m_written.blocks.insert(pointer);
        QStringList order = object.keys();
        std::shuffle(order.begin(), order.end(), m_random);
        for (const QString &key : std::as_const(order)) {
            const QString inner = pointer + QLatin1Char('/') + pointerToken(key);
            begin(column, inner, pointer, isBehindDash);
            isBehindDash = false;
            m_line.text += keyText(key) + (coin(10) ? " :" : ":");
            const QJsonValue value = object.value(key);
            if (!isNested(value) || coin(3)) {
                scalarOrFlow(value, column, inner, m_step);
                continue;
            }
            trailing();
            flush();
            if (value.isArray())
                sequence(value.toArray(), column + m_listStep, inner);
            else
                mapping(value.toObject(), column + m_step, inner);
        }
    }

    void sequence(const QJsonArray &list, int column, const QString &pointer, bool isBehindDash = false)
    {
        m_written.blocks.insert(pointer);
        for (qsizetype i = 0; i < list.size(); ++i) {
            const QString inner = pointer + QLatin1Char('/') + QString::number(i);
            begin(column, inner, pointer, isBehindDash);
            isBehindDash = false;
            m_line.text += '-';
            const QJsonValue value = list.at(i);
            if (!isNested(value) || coin(3)) {
                scalarOrFlow(value, column, inner, 2);
            } else if (coin(6)) {
                trailing();
                flush();
                nested(value, column + 2, inner, false);
            } else {
                const int gap = coin(4) ? 3 : 1;
                m_line.text += spaces(gap);
                nested(value, column + 1 + gap, inner, true);
            }
        }
    }

    void nested(const QJsonValue &value, int column, const QString &pointer, bool isBehindDash)
    {
        if (value.isArray())
            sequence(value.toArray(), column, pointer, isBehindDash);
        else
            mapping(value.toObject(), column, pointer, isBehindDash);
    }

    void scalarOrFlow(const QJsonValue &value, int column, const QString &pointer, int indent)
    {
        m_line.wholes.append(pointer);
        if (value.isNull() && coin()) {
            trailing();
            flush();
            return;
        }
        const bool isText = value.isString() && !value.toString().isEmpty();
        if (isText && coin() && isLiteral(value.toString())) {
            literal(value.toString(), column + indent, pointer);
            return;
        }
        if (isText && coin(8)) {
            trailing();
            nextLine(pointer);
            m_line.text = spaces(column + indent);
        } else {
            m_line.text += spaces(coin(6) ? 3 : 1);
        }
        flow(value, column + indent, pointer, false);
        trailing();
        flush();
    }

    void nextLine(const QString &whole)
    {
        flush();
        m_line.wholes.append(whole);
    }

    static bool isLiteral(const QString &text)
    {
        return text.contains(QLatin1Char('\n')) && !text.startsWith(QLatin1Char('\n')) && !text.contains(QChar(0x2028));
    }

    void literal(const QString &text, int column, const QString &pointer)
    {
        const bool ends = text.endsWith(QLatin1Char('\n'));
        const bool keeps = text.endsWith(QLatin1String("\n\n"));
        m_line.text += keeps ? " |+" : ends ? " |" : " |-";
        trailing();
        QStringList lines = text.split(QLatin1Char('\n'));
        if (ends)
            lines.removeLast();
        for (const QString &line : std::as_const(lines)) {
            nextLine(pointer);
            m_line.text = line.isEmpty() ? QByteArray() : spaces(column) + line.toUtf8();
        }
        flush();
        m_keeps = keeps;
        m_keepsIndent = true;
        // Without its last line break the text would be another one.
        m_written.hasLastBreak = true;
    }

    static QByteArray quoted(QString text)
    {
        text.replace(QLatin1Char('\\'), QLatin1String("\\\\")).replace(QLatin1Char('"'), QLatin1String("\\\""));
        text.replace(QLatin1Char('\n'), QLatin1String("\\n")).replace(QLatin1Char('\t'), QLatin1String("\\t"));
        return '"' + text.replace(QChar(0x2028), QLatin1String("\\u2028")).toUtf8() + '"';
    }

    QByteArray keyText(const QString &key)
    {
        static const QStringList plain{QStringLiteral("a"),     QStringLiteral("b"),          QStringLiteral("name"),
                                       QStringLiteral("id"),    QStringLiteral("x y"),        QStringLiteral("1"),
                                       QStringLiteral("x/y~z"), QString::fromUtf8("\xc3\xa4")};
        if (plain.contains(key) && !coin(6))
            return key.toUtf8();
        return coin() ? '\'' + key.toUtf8() + '\'' : quoted(key);
    }

    void text(const QString &text, int column, const QString &pointer, bool isInFlow)
    {
        const bool isPlain = plainTexts().contains(text);
        const bool isSimple = isPlain || (!text.contains(QLatin1Char('\n')) && !text.contains(QLatin1Char('\t')));
        const bool folds = text.contains(QLatin1Char(' ')) && isPlain && coin(4);
        QByteArray written = isPlain && !coin(3) ? text.toUtf8()
            : isSimple && (isPlain || coin())
            ? '\'' + QString(text).replace(QLatin1Char('\''), QLatin1String("''")).toUtf8() + '\''
            : quoted(text);
        if (!folds) {
            m_line.text += written;
            return;
        }
        const qsizetype space = written.indexOf(' ');
        m_line.text += written.left(space);
        nextLine(pointer);
        m_line.text = spaces(column + (isInFlow ? 1 : 0)) + written.mid(space + 1);
    }

    void flow(const QJsonValue &value, int column, const QString &pointer, bool isInFlow = true)
    {
        switch (value.type()) {
        case QJsonValue::String:
            return text(value.toString(), column, pointer, isInFlow);
        case QJsonValue::Double:
            m_line.text += QByteArray::number(value.toDouble());
            return;
        case QJsonValue::Bool:
            m_line.text += value.toBool() ? "true" : coin() ? "false" : "False";
            return;
        case QJsonValue::Array:
        case QJsonValue::Object:
            return brackets(value, column, pointer);
        default:
            m_line.text += coin() ? "null" : "~";
        }
    }

    void brackets(const QJsonValue &value, int column, const QString &pointer)
    {
        const bool isList = value.isArray();
        const QJsonArray list = value.toArray();
        const QJsonObject object = value.toObject();
        const QStringList order = object.keys();
        const qsizetype count = isList ? list.size() : object.size();
        const bool isTall = count > 0 && coin(3);
        m_line.text += isList ? '[' : '{';
        for (qsizetype i = 0; i < count; ++i) {
            if (isTall || coin(12))
                newLine(column + 1);
            else if (i > 0 || coin(6))
                m_line.text += ' ';
            if (!isList) {
                m_line.text += keyText(order[i]) + ':';
                if (object.value(order[i]).isNull() && coin()) {
                    m_line.text += ' ';
                    comma(i, count);
                    continue;
                }
                m_line.text += ' ';
            }
            flow(isList ? list.at(i) : object.value(order[i]), column + 1, pointer);
            comma(i, count);
        }
        if (isTall)
            newLine(column);
        m_line.text += isList ? ']' : '}';
    }

    void comma(qsizetype index, qsizetype count)
    {
        if (index + 1 < count || coin(4))
            m_line.text += coin(10) ? " ," : ",";
    }

    void newLine(int column)
    {
        trailing();
        const QStringList wholes = m_line.wholes;
        flush();
        m_line.wholes = wholes;
        while (coin(8)) {
            m_line.text = spaces(column) + comment();
            flush();
            m_line.wholes = wholes;
        }
        m_line.text = spaces(column);
    }

    QRandomGenerator &m_random;
    WrittenYaml m_written;
    YamlLine m_line;
    int m_step = 2;
    int m_listStep = 2;
    int m_comments = 0;
    bool m_keeps = false;       // a block scalar above takes blank lines for its own
    bool m_keepsIndent = false; // a block scalar above
};

void collect(const QJsonValue &value, const QString &pointer, QStringList &pointers)
{
    if (!pointer.isEmpty())
        pointers.append(pointer);
    const QJsonArray list = value.toArray();
    for (qsizetype i = 0; i < list.size(); ++i)
        collect(list.at(i), pointer + QLatin1Char('/') + QString::number(i), pointers);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        collect(it.value(), pointer + QLatin1Char('/') + pointerToken(it.key()), pointers);
}

void collectAdditions(const QJsonValue &value, const QString &pointer, QRandomGenerator &random, QStringList &pointers)
{
    const QJsonArray list = value.toArray();
    if (value.isArray())
        pointers.append(pointer + QLatin1Char('/')
                        + (random.bounded(3) == 0 ? QStringLiteral("-") : QString::number(random.bounded(int(list.size()) + 1))));
    for (qsizetype i = 0; i < list.size(); ++i)
        collectAdditions(list.at(i), pointer + QLatin1Char('/') + QString::number(i), random, pointers);
    const QJsonObject object = value.toObject();
    if (value.isObject())
        pointers.append(pointer + QLatin1Char('/') + pointerToken(one(keys(), random)));
    for (auto it = object.begin(); it != object.end(); ++it)
        collectAdditions(it.value(), pointer + QLatin1Char('/') + pointerToken(it.key()), random, pointers);
}

} // namespace

QByteArray WrittenYaml::text() const
{
    QByteArray whole = hasMark ? QByteArray("\xef\xbb\xbf") : QByteArray();
    for (const YamlLine &line : lines)
        whole += line.text + lineBreak;
    return hasLastBreak ? whole : whole.chopped(lineBreak.size());
}

QJsonValue randomValue(QRandomGenerator &random, int depth)
{
    switch (random.bounded(8 + 3 * depth)) {
    case 0:
        return QJsonValue(QJsonValue::Null);
    case 1:
        return random.bounded(2) == 0;
    case 2:
        return random.bounded(100) - 20;
    case 3:
        return 0.25 * random.bounded(20);
    case 4:
        return one(awkwardTexts(), random);
    case 5:
        return one(longTexts(), random);
    case 6:
    case 7:
        return one(plainTexts(), random);
    case 8:
    case 9:
    case 12:
    case 15: {
        QJsonArray list;
        for (int i = random.bounded(4); i > 0; --i)
            list.append(randomValue(random, depth - 1));
        return list;
    }
    default: {
        QJsonObject object;
        for (int i = random.bounded(4); i > 0; --i)
            object.insert(one(keys(), random), randomValue(random, depth - 1));
        return object;
    }
    }
}

QJsonObject randomDocument(QRandomGenerator &random)
{
    QJsonObject document;
    for (int i = random.bounded(6); i >= 0; --i)
        document.insert(one(keys(), random), randomValue(random, 4));
    return document;
}

WrittenYaml randomlyWritten(const QJsonObject &document, QRandomGenerator &random)
{
    return Writer(random).write(document);
}

QJsonObject randomOperation(const QJsonObject &document, QRandomGenerator &random)
{
    QStringList there;
    collect(document, QString(), there);
    QStringList additions;
    collectAdditions(document, QString(), random, additions);
    const int kind = there.isEmpty() ? 2 : random.bounded(3);
    const QString word = kind == 0 ? QStringLiteral("remove") : kind == 1 ? QStringLiteral("replace") : QStringLiteral("add");
    QJsonObject operation{{QStringLiteral("op"), word}, {QStringLiteral("path"), one(kind == 2 ? additions : there, random)}};
    if (kind > 0)
        operation.insert(QStringLiteral("value"), randomValue(random, 3));
    return operation;
}

} // namespace oz0::test

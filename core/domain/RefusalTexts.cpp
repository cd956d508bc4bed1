#include "core/domain/RefusalTexts.h"

#include "core/domain/RefusalTextTables.h"

#include <QHash>
#include <QJsonArray>

#include <vector>

namespace oz0 {

namespace {

struct Catalogue
{
    std::vector<const RefusalText *> rows;
    QHash<QString, int> byCode;
};

const Catalogue &catalogue()
{
    static const Catalogue all = [] {
        Catalogue joined;
        for (const auto part : {admissionTexts(), reachTexts(), lifecycleTexts(), installTexts(), warningTexts()}) {
            for (const RefusalText &text : part) {
                joined.byCode.insert(QLatin1String(text.code), int(joined.rows.size()));
                joined.rows.push_back(&text);
            }
        }
        return joined;
    }();
    return all;
}

QString spoken(const QJsonValue &value, const QString &conjunction)
{
    if (value.isDouble())
        return QString::number(value.toInteger());
    if (!value.isArray())
        return value.toString();
    QStringList words;
    for (const QJsonValue &item : value.toArray())
        words.append(spoken(item, conjunction));
    if (words.size() < 2)
        return words.join(QString());
    const QString last = words.takeLast();
    return QStringLiteral("%1 %2 %3").arg(words.join(QStringLiteral(", ")), conjunction, last);
}

} // namespace

const RefusalText *textFor(const QString &code)
{
    const auto found = catalogue().byCode.constFind(code);
    return found == catalogue().byCode.constEnd() ? nullptr : catalogue().rows[size_t(found.value())];
}

int catalogueRow(const QString &code)
{
    return catalogue().byCode.value(code, int(catalogue().rows.size()));
}

QStringList catalogueCodes()
{
    QStringList codes;
    for (const RefusalText *text : catalogue().rows)
        codes.append(QLatin1String(text->code));
    return codes;
}

QString filled(const QString &text, const Refusal &refusal, const QString &conjunction)
{
    QString out;
    qsizetype from = 0;
    while (true) {
        const qsizetype open = text.indexOf(QLatin1Char('{'), from);
        const qsizetype close = open < 0 ? -1 : text.indexOf(QLatin1Char('}'), open);
        if (close < 0)
            return out + text.mid(from);
        const QString word = text.mid(open + 1, close - open - 1);
        out += text.mid(from, open - from);
        QString value = word == QLatin1String("subject") ? refusal.subject.name
                                                         : spoken(refusal.parameters.value(word), conjunction);
        out += value.isEmpty() ? QStringLiteral("?") : value;
        from = close + 1;
    }
}

QString messageFor(const Refusal &refusal)
{
    if (const RefusalText *text = textFor(refusal.code))
        return filled(QString::fromUtf8(text->title), refusal);
    return refusal.subject.name.isEmpty() ? refusal.code : refusal.code + QStringLiteral(": ") + refusal.subject.name;
}

} // namespace oz0

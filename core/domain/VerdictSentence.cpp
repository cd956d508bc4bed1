#include "core/domain/VerdictSentence.h"

#include "core/base/JsonNumbers.h"
#include "core/domain/VerdictCounts.h"

#include <QJsonObject>

namespace oz0 {

namespace {

constexpr char verdicts[] = "oz0::VerdictTexts";
constexpr char operations[] = "oz0::RefusalViews";

constexpr Phrase nothingRefuses{verdicts,
                                {QT_TRANSLATE_N_NOOP("oz0::VerdictTexts", "Nothing refuses this; %n check(s) passed."), nullptr},
                                "Nothing refuses this; %n check passed.",
                                "Nothing refuses this; %n checks passed."};
constexpr Phrase refuse{verdicts,
                        {QT_TRANSLATE_N_NOOP("oz0::VerdictTexts", "%n of %1 checks refuse this"), nullptr},
                        "%n of %1 checks refuses this",
                        "%n of %1 checks refuse this"};
constexpr Phrase adminMayTry{verdicts,
                             QT_TRANSLATE_NOOP3("oz0::VerdictTexts", "%1; an admin may try it.", "n of m checks refuse this")};
constexpr Phrase adminMayTrySome{
    verdicts, QT_TRANSLATE_NOOP3("oz0::VerdictTexts", "%1; an admin may try %2 of them.", "n of m checks refuse this, number")};
constexpr Phrase nobodyMay{verdicts,
                           QT_TRANSLATE_NOOP3("oz0::VerdictTexts", "%1; nobody may allow it.", "n of m checks refuse this")};
constexpr Phrase remove{operations, {QT_TRANSLATE_NOOP("oz0::RefusalViews", "Remove %1"), nullptr}};
constexpr Phrase add{operations, QT_TRANSLATE_NOOP3("oz0::RefusalViews", "Add %1: %2", "path: value")};
constexpr Phrase set{operations, QT_TRANSLATE_NOOP3("oz0::RefusalViews", "Set %1 to %2", "path, value")};

constexpr Phrase entry{operations,
                       QT_TRANSLATE_NOOP3("oz0::RefusalViews", "%1, entry %2", "a list of plugin.yaml, number from 1")};
constexpr Phrase newEntry{operations, QT_TRANSLATE_NOOP3("oz0::RefusalViews", "%1, a new entry", "a list of plugin.yaml")};
constexpr Phrase inside{operations, QT_TRANSLATE_NOOP3("oz0::RefusalViews", "%1: %2", "an entry of plugin.yaml, a key of it")};
constexpr Phrase atLine{operations, QT_TRANSLATE_NOOP3("oz0::RefusalViews", "%1 (line %2)", "a place of plugin.yaml, line")};
constexpr Phrase aroundLine{operations,
                            QT_TRANSLATE_NOOP3("oz0::RefusalViews", "%1 (around line %2)", "a place of plugin.yaml, line")};

} // namespace

QString inEnglish(const Phrase &phrase, int n)
{
    const char *source = n < 0 || !phrase.one ? phrase.text.first : n == 1 ? phrase.one : phrase.several;
    return QString::fromUtf8(source).replace(QLatin1String("%n"), QString::number(n));
}

QString verdictSentence(const Verdict &verdict, const Say &say)
{
    if (!verdict.isRefused())
        return say(nothingRefuses, verdict.checks);
    const VerdictCounts counts = countsOf(verdict);
    const QString said = say(refuse, counts.refusing).arg(counts.checks);
    if (counts.mayAdminTryAll())
        return say(adminMayTry, -1).arg(said);
    if (counts.adminMayTry > 0)
        return say(adminMayTrySome, -1).arg(said, QString::number(counts.adminMayTry));
    return say(nobodyMay, -1).arg(said);
}

QString placeText(const QString &pointer, const Say &say)
{
    QString text;
    const QStringList tokens = pointer.split(QLatin1Char('/')).mid(1);
    bool isBehindEntry = false;
    for (QString token : tokens) {
        bool isNumber = false;
        const int index = token.toInt(&isNumber);
        token.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
        if (isNumber)
            text = say(entry, -1).arg(text, QString::number(index + 1));
        else if (token == QLatin1String("-"))
            text = say(newEntry, -1).arg(text);
        else if (isBehindEntry)
            text = say(inside, -1).arg(text, token);
        else
            text += (text.isEmpty() ? QString() : QStringLiteral(".")) + token;
        isBehindEntry = isNumber;
    }
    return text.isEmpty() ? QStringLiteral("plugin.yaml") : text;
}

QString operationSentence(const QJsonObject &operation, const Refusal &refusal, const Say &say)
{
    const QString pointer = operation.value(QLatin1String("path")).toString();
    QString path = placeText(pointer, say);
    if (refusal.line > 0 && pointer == refusal.path)
        path = say(atLine, -1).arg(path, QString::number(refusal.line));
    else if (refusal.line > 0 && refusal.path.startsWith(pointer + QLatin1Char('/')))
        path = say(aroundLine, -1).arg(path, QString::number(refusal.line));
    const QString op = operation.value(QLatin1String("op")).toString();
    if (op == QLatin1String("remove"))
        return say(remove, -1).arg(path);
    const QString value = QString::fromUtf8(jsonText(operation.value(QLatin1String("value"))));
    return say(op == QLatin1String("add") ? add : set, -1).arg(path, value);
}

} // namespace oz0

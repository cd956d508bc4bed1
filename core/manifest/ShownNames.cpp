#include "core/manifest/ShownNames.h"

#include "core/manifest/HiddenRanges.h"
#include "core/manifest/ManifestNames.h"
#include "core/manifest/YamlJson.h"

#include <QStringList>

namespace oz0 {

namespace {

QString withoutCredentials(QString text)
{
    const QList<HiddenRange> ranges = hiddenInUrls(text);
    for (auto range = ranges.rbegin(); range != ranges.rend(); ++range)
        text.replace(range->begin, range->end - range->begin, hiddenWord());
    return text;
}

QString keyOf(QString token)
{
    return token.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
}

} // namespace

QString hiddenWord()
{
    return QStringLiteral("\u2039hidden\u203a");
}

QString shownWord(const QString &word, qsizetype most)
{
    return withoutCredentials(word).left(most);
}

QString shownPointer(const QString &pointer)
{
    if (!pointer.contains(QLatin1String("/headers/")) && !pointer.contains(QLatin1String("://"))
        && !pointer.contains(QLatin1String(":~1~1")))
        return pointer;
    QStringList tokens = pointer.split(QLatin1Char('/'));
    qsizetype headers = -1;
    bool isContract = false;
    for (qsizetype at = 1; at < tokens.size(); ++at) {
        const QString key = keyOf(tokens[at]);
        if (headers >= 0)
            tokens[at] = at == headers + 1 && checkHeader(key).isEmpty() ? tokens[at] : hiddenWord();
        else if (key == QLatin1String("headers") && !isContract)
            headers = at;
        else
            tokens[at] = pointerToken(withoutCredentials(key));
        isContract |= key == QLatin1String("input") || key == QLatin1String("output");
    }
    return tokens.join(QLatin1Char('/'));
}

} // namespace oz0

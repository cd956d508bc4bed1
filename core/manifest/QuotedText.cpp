#include "core/manifest/QuotedText.h"

#include "core/manifest/ManifestReader.h"
#include "core/manifest/ValueMask.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr int mostLinesOfASide = 8;
constexpr qsizetype mostShown = 400; // of one line

// Lines as the reader counts them, so that a place is in the line that it names.
QStringList readLines(const QString &text)
{
    QStringList lines;
    qsizetype from = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char16_t c = text[at].unicode();
        if (c != '\n' && c != '\r')
            continue;
        lines.append(text.mid(from, at - from));
        if (c == '\r' && at + 1 < text.size() && text[at + 1] == QLatin1Char('\n'))
            ++at;
        from = at + 1;
    }
    lines.append(text.mid(from));
    return lines;
}

QList<ExcerptLine> linesOf(const QuotedText &text, const QString &path, int line)
{
    QList<ExcerptLine> found;
    const auto place = path.isEmpty() ? text.places.constEnd() : text.places.constFind(path); // an empty pointer is the whole
    int first = line;
    int last = line;
    if (place != text.places.constEnd() && place->value.line > 0) {
        first = place->key.line > 0 ? place->key.line : place->value.line;
        last = place->value.endColumn > 1 ? place->value.endLine : place->value.endLine - 1;
    }
    for (int number = first; number > 0 && number <= std::max(first, last) && number <= text.lines.size(); ++number) {
        if (!text.lines.at(number - 1).trimmed().isEmpty())
            found.append({number, text.lines.at(number - 1).left(mostShown)});
    }
    return found;
}

// Of an entry of a list that stands in one line, the list; empty where the place is another one on the other side.
QString listInOneLine(const QuotedText &text, const QString &path)
{
    const QString list = path.left(path.lastIndexOf(QLatin1Char('/')));
    const auto entry = text.places.constFind(path);
    const auto whole = text.places.constFind(list);
    if (list.isEmpty() || entry == text.places.constEnd() || whole == text.places.constEnd() || whole->key.line < 1
        || whole->key.line != entry->value.line || whole->key.line != whole->value.endLine)
        return {};
    const QStringList steps = list.split(QLatin1Char('/'));
    const bool isCounted = std::any_of(steps.begin(), steps.end(), [](const QString &step) {
        bool isNumber = false;
        step.toInt(&isNumber);
        return isNumber;
    });
    return isCounted ? QString() : list;
}

void keepWhatDiffers(QList<ExcerptLine> &mine, const QList<ExcerptLine> &theirs)
{
    QList<ExcerptLine> kept;
    for (const ExcerptLine &line : mine) {
        const bool isThereToo = std::any_of(theirs.begin(), theirs.end(), [&line](const ExcerptLine &other) {
            return other.text.trimmed() == line.text.trimmed();
        });
        if (!isThereToo)
            kept.append(line);
    }
    if (!kept.isEmpty())
        mine = kept;
}

void trim(QList<ExcerptLine> &lines)
{
    lines = lines.mid(0, mostLinesOfASide);
    qsizetype indent = mostShown;
    for (const ExcerptLine &line : lines) {
        const auto begin = std::find_if(line.text.begin(), line.text.end(), [](QChar c) { return c != QLatin1Char(' '); });
        indent = std::min<qsizetype>(indent, begin - line.text.begin());
    }
    for (ExcerptLine &line : lines)
        line.text = line.text.mid(indent);
}

} // namespace

QuotedText quotedManifest(const QByteArray &text, ValueMask &mask)
{
    const Result<YamlDocument> document = readYaml(text);
    if (!document)
        return {};
    return {readLines(QString::fromUtf8(mask.manifestText(text))), document->places};
}

Excerpt excerptOf(const Refusal &refusal, const QuotedText &installed, const QuotedText &proposed)
{
    Excerpt excerpt;
    excerpt.installed = linesOf(installed, refusal.installedPath, refusal.installedLine);
    excerpt.proposed = linesOf(proposed, refusal.path, refusal.line);
    if (excerpt.installed.isEmpty() && refusal.installedPath.isEmpty()) {
        const QString list = listInOneLine(proposed, refusal.path);
        if (!listInOneLine(installed, list + QStringLiteral("/0")).isEmpty())
            excerpt.installed = linesOf(installed, list, 0);
    }
    const QList<ExcerptLine> before = excerpt.installed;
    keepWhatDiffers(excerpt.installed, excerpt.proposed);
    keepWhatDiffers(excerpt.proposed, before);
    trim(excerpt.installed);
    trim(excerpt.proposed);
    return excerpt;
}

} // namespace oz0

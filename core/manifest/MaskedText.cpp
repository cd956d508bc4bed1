#include "core/manifest/MaskedText.h"

#include "core/manifest/HiddenRanges.h"
#include "core/manifest/ManifestReader.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {

constexpr int mostLinesOfASide = 8;
constexpr qsizetype mostShown = 400; // of one line

QString maskOf(const QString &value, const QByteArray &key)
{
    const QByteArray digest = QMessageAuthenticationCode::hash(value.toUtf8(), key, QCryptographicHash::Sha256).toHex();
    return QStringLiteral("•••• %1").arg(QString::fromLatin1(digest.left(8)));
}

// The entry itself, not what may stand below it.
bool isHeaderValue(const QString &pointer)
{
    static const QLatin1String below("/headers/");
    const qsizetype at = pointer.indexOf(below);
    return at >= 0 && pointer.indexOf(QLatin1Char('/'), at + below.size()) < 0;
}

// Lines as the reader counts them: by every break that YAML knows, so that a place is in the line that it names.
QStringList readLines(const QString &text)
{
    QStringList lines;
    qsizetype from = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char16_t c = text[at].unicode();
        if (c != '\n' && c != '\r' && c != 0x85 && c != 0x2028 && c != 0x2029)
            continue;
        lines.append(text.mid(from, at - from));
        if (c == '\r' && at + 1 < text.size() && text[at + 1] == QLatin1Char('\n'))
            ++at;
        from = at + 1;
    }
    lines.append(text.mid(from));
    return lines;
}

// Columns count characters, not UTF-16 units.
QString cut(const QString &line, int from, int to)
{
    const QList<uint> characters = line.toUcs4();
    const qsizetype begin = std::clamp<qsizetype>(from, 0, characters.size());
    const qsizetype end = to < 0 ? characters.size() : std::clamp<qsizetype>(to, begin, characters.size());
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.constData() + begin), end - begin);
}

// A value may run over lines: its first keeps what stands before it, its last what stands behind.
void mask(QStringList &lines, const Span &span, const QByteArray &key)
{
    const int first = span.line - 1;
    const int last = std::min(span.endLine - 1, int(lines.size()) - 1);
    if (first < 0 || first > last)
        return;
    QStringList value;
    for (int at = first; at <= last; ++at)
        value.append(cut(lines[at], at == first ? span.column - 1 : 0, at == last ? span.endColumn - 1 : -1));
    const QString shown = maskOf(value.join(QLatin1Char('\n')), key);
    const QString before = cut(lines[first], 0, span.column - 1);
    const QString behind = cut(lines[last], span.endColumn - 1, -1);
    lines[first] = before + shown + (first == last ? behind : QString());
    for (int at = first + 1; at <= last; ++at) {
        const bool isBehind = at == last && !behind.trimmed().isEmpty();
        lines[at] = isBehind ? behind : QStringLiteral("••••");
    }
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

QString maskedLine(const QString &line, const QByteArray &key)
{
    static const QRegularExpression userPart(QStringLiteral("(\\b[A-Za-z][A-Za-z0-9+.-]*://)([^/\\s\"'@]+(?:@[^/\\s\"'@]+)*)@"));
    QList<HiddenRange> hidden;
    for (auto matches = userPart.globalMatch(line); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        hidden.append({match.capturedStart(2), match.capturedEnd(2), match.captured(2)});
    }
    // Values of queries and fragments, as in a diff; the user part stands there whole.
    const qsizetype users = hidden.size();
    for (const HiddenRange &range : hiddenInUrls(line)) {
        const bool isOfUser = std::any_of(hidden.begin(), hidden.begin() + users, [&range](const HiddenRange &user) {
            return range.begin < user.end && user.begin < range.end;
        });
        if (!isOfUser)
            hidden.append(range);
    }
    std::sort(hidden.begin(), hidden.end(),
              [](const HiddenRange &one, const HiddenRange &other) { return one.begin < other.begin; });
    QString masked;
    qsizetype at = 0;
    for (const HiddenRange &range : std::as_const(hidden)) {
        masked += line.mid(at, range.begin - at) + maskOf(range.value, key);
        at = range.end;
    }
    return masked + line.mid(at);
}

QuotedText quotedManifest(const QByteArray &text, const QByteArray &key)
{
    const Result<YamlDocument> document = readYaml(text);
    if (!document)
        return {};
    QuotedText quoted{readLines(QString::fromUtf8(text)), document->places};
    // From the back, so that the places of what is left to mask stay true.
    QList<Span> values;
    for (auto place = quoted.places.constBegin(); place != quoted.places.constEnd(); ++place) {
        if (isHeaderValue(place.key()))
            values.append(place->value);
    }
    std::sort(values.begin(), values.end(),
              [](const Span &a, const Span &b) { return a.line != b.line ? a.line > b.line : a.column > b.column; });
    for (const Span &span : values)
        mask(quoted.lines, span, key);
    for (QString &line : quoted.lines)
        line = maskedLine(line, key);
    return quoted;
}

QStringList maskedManifestLines(const QByteArray &text, const QByteArray &key)
{
    return quotedManifest(text, key).lines;
}

Excerpt excerptOf(const Refusal &refusal, const QuotedText &installed, const QuotedText &proposed)
{
    Excerpt excerpt;
    excerpt.installed = linesOf(installed, refusal.installedPath, refusal.installedLine);
    excerpt.proposed = linesOf(proposed, refusal.path, refusal.line);
    const QList<ExcerptLine> before = excerpt.installed;
    keepWhatDiffers(excerpt.installed, excerpt.proposed);
    keepWhatDiffers(excerpt.proposed, before);
    trim(excerpt.installed);
    trim(excerpt.proposed);
    return excerpt;
}

} // namespace oz0

#include "core/manifest/TextFolds.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr qsizetype mostHidden = 20;

// Follows plugin.yaml by its indentation, which is all that a fold's label needs; also of a manifest that is not valid.
class Keys
{
public:
    /// The line's key when it begins a mapping or list that spans lines, or a key of the document.
    std::optional<HiddenKey> next(QStringView line)
    {
        qsizetype indent = 0;
        while (indent < line.size() && line[indent] == QLatin1Char(' '))
            ++indent;
        QStringView rest = line.mid(indent);
        if (rest.isEmpty() || rest.startsWith(QLatin1Char('#')))
            return std::nullopt;
        if (indent == 0 && !rest.startsWith(QLatin1Char('-'))) {
            m_entry.clear();
            m_entryIndent = -1;
            const QStringView key = keyOf(rest);
            return key.isEmpty() ? std::nullopt : std::optional(HiddenKey{key.toString(), {}});
        }
        if (rest.startsWith(QLatin1String("- ")) && (m_entryIndent < 0 || indent <= m_dashIndent)) {
            m_dashIndent = indent;
            rest = rest.mid(2).trimmed();
            m_entryIndent = indent + 2 + leadingBlanks(line.mid(indent + 2));
            m_entry.clear();
            indent = m_entryIndent;
        }
        if (m_entryIndent < 0 || indent != m_entryIndent)
            return std::nullopt;
        const QStringView key = keyOf(rest);
        const QStringView value = key.isEmpty() ? QStringView() : rest.mid(key.size() + 1).trimmed();
        if (key == QLatin1String("id") || key == QLatin1String("name"))
            m_entry = unquoted(value);
        else if (!key.isEmpty() && (value.isEmpty() || value.startsWith(QLatin1Char('#'))) && !m_entry.isEmpty())
            return HiddenKey{key.toString(), m_entry};
        return std::nullopt;
    }

private:
    static qsizetype leadingBlanks(QStringView text)
    {
        qsizetype at = 0;
        while (at < text.size() && text[at] == QLatin1Char(' '))
            ++at;
        return at;
    }

    static QStringView keyOf(QStringView text)
    {
        qsizetype at = 0;
        while (at < text.size() && (text[at].isLetterOrNumber() || text[at] == QLatin1Char('_') || text[at] == QLatin1Char('-')))
            ++at;
        return at > 0 && at < text.size() && text[at] == QLatin1Char(':') ? text.left(at) : QStringView();
    }

    static QString unquoted(QStringView value)
    {
        const qsizetype comment = value.indexOf(QLatin1String(" #"));
        value = (comment < 0 ? value : value.left(comment)).trimmed();
        if (value.size() >= 2 && (value.front() == QLatin1Char('"') || value.front() == QLatin1Char('\''))
            && value.back() == value.front())
            value = value.mid(1, value.size() - 2);
        return value.left(80).toString();
    }

    QString m_entry;
    qsizetype m_entryIndent = -1;
    qsizetype m_dashIndent = -1;
};

void nameKeys(QList<TextFold> &folds, const TextDiff &diff)
{
    Keys keys;
    qsizetype at = 0;
    QList<HiddenKey> ofEntries;
    for (qint32 row = 0; row < diff.rows.size() && at < folds.size(); ++row) {
        // What a fold hides stands on both sides; the names around it are the working copy's.
        const qint32 line = diff.rows[row].after;
        const std::optional<HiddenKey> key = line >= 0 ? keys.next(diff.after.lines[line].text) : std::nullopt;
        TextFold &fold = folds[at];
        if (row < fold.row)
            continue;
        if (key && key->of.isEmpty() && fold.hides.size() < mostHidden)
            fold.hides.append(*key);
        else if (key && ofEntries.size() < mostHidden)
            ofEntries.append(*key);
        if (row + 1 == fold.row + fold.rows) {
            fold.hides += ofEntries.mid(0, mostHidden - fold.hides.size());
            ofEntries.clear();
            ++at;
        }
    }
}

} // namespace

QList<TextFold> foldsOf(const TextDiff &diff, int context, int least, bool isManifest)
{
    QList<TextFold> folds;
    qint32 from = 0;
    for (qsizetype i = 0; i <= diff.hunks.size(); ++i) {
        const bool isLast = i == diff.hunks.size();
        const auto end = isLast ? qint32(diff.rows.size()) : diff.hunks[i].row;
        const qint32 first = i == 0 ? 0 : from + context;
        const qint32 past = isLast ? end : end - context;
        if (past - first >= std::max(1, least))
            folds.append({first, past - first, {}});
        if (!isLast)
            from = diff.hunks[i].row + diff.hunks[i].rows;
    }
    if (isManifest)
        nameKeys(folds, diff);
    return folds;
}

} // namespace oz0

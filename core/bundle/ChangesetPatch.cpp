#include "core/bundle/ChangesetPatch.h"

#include "core/bundle/BundleLimits.h"
#include "core/bundle/BundlePath.h"
#include "core/bundle/PatchNames.h"

#include <QSet>

namespace oz0 {

namespace {

constexpr qint64 mostLines = 100000000;

Failure invalid(int line, const QString &what)
{
    return Failure(Error{ErrorCode::InvalidInput, what, {}, {}, line, 1});
}

/// The patch line by line; each still has its line break.
class Lines
{
public:
    explicit Lines(const QByteArray &text) : m_text(text) { }

    bool atEnd() const { return m_at >= m_text.size(); }
    int number() const { return m_number; }
    QByteArrayView peek() const { return QByteArrayView(m_text).sliced(m_at, end() - m_at); }
    bool begins(QByteArrayView with) const { return peek().startsWith(with); }
    QByteArrayView take()
    {
        const QByteArrayView line = peek();
        m_at += line.size();
        ++m_number;
        return line;
    }
    /// The line without its beginning and break.
    QByteArray takeRest(qsizetype from) { return take().sliced(from).toByteArray().chopped(1); }

private:
    qsizetype end() const
    {
        const qsizetype feed = m_text.indexOf('\n', m_at);
        return feed < 0 ? m_text.size() : feed + 1;
    }

    const QByteArray &m_text;
    qsizetype m_at = 0;
    int m_number = 1;
};

std::optional<bool> executableOf(const QByteArray &mode)
{
    if (mode == "100755")
        return true;
    return mode == "100644" ? std::optional(false) : std::nullopt;
}

/// "12,3" or "12", which is "12,1".
bool readRange(const QByteArray &text, qint64 *first, qint64 *count)
{
    const QList<QByteArray> parts = text.split(',');
    const auto isNumber = [](const QByteArray &part, qint64 *value) {
        bool isOne = !part.isEmpty() && part.size() < 10;
        for (const char digit : part)
            isOne = isOne && digit >= '0' && digit <= '9';
        *value = isOne ? part.toLongLong() : 0;
        return isOne;
    };
    *count = 1;
    return parts.size() <= 2 && isNumber(parts[0], first) && (parts.size() == 1 || isNumber(parts[1], count))
        && *first <= mostLines && *count <= mostLines;
}

class Reader
{
public:
    explicit Reader(const QByteArray &patch) : m_lines(patch) { }

    Result<QList<FilePatch>> read()
    {
        QList<FilePatch> files;
        QSet<QString> known;
        while (!m_lines.atEnd()) {
            const Result<FilePatch> file = readFile();
            if (!file)
                return Failure(file.error());
            if (known.contains(file->path))
                return invalid(file->line, QStringLiteral("a file is changed twice"));
            known.insert(file->path);
            files.append(*file);
            if (files.size() > bundleMaxFiles)
                return invalid(file->line, QStringLiteral("more files than a bundle may hold"));
        }
        return files;
    }

private:
    Result<FilePatch> readFile()
    {
        FilePatch file;
        file.line = m_lines.number();
        constexpr QByteArrayView head("diff --git ");
        if (!m_lines.begins(head))
            return invalid(file.line, QStringLiteral("a file of a patch begins with diff --git"));
        const std::optional<QByteArray> name = commonName(m_lines.takeRest(head.size()));
        const QString problem = name ? checkBundlePath(*name) : QStringLiteral("it names no file, or two");
        if (!problem.isEmpty())
            return invalid(file.line, QStringLiteral("the path cannot be used: %1").arg(problem));
        file.path = QString::fromUtf8(*name);
        if (isBuiltByNode(file.path))
            return invalid(file.line, QStringLiteral("what a node builds itself is in no bundle"));
        if (const Result<void> modes = readModes(file); !modes)
            return Failure(modes.error());
        if (const Result<void> names = readNames(file, *name); !names)
            return Failure(names.error());
        while (m_lines.begins("@@ ")) {
            const Result<PatchHunk> hunk = readHunk();
            if (!hunk)
                return Failure(hunk.error());
            file.hunks.append(*hunk);
        }
        if (m_named == file.hunks.isEmpty())
            return invalid(m_lines.number(), QStringLiteral("changed lines and the file's names belong together"));
        if (file.hunks.isEmpty() && file.kind == FilePatch::Kind::Changed && !file.executable)
            return invalid(file.line, QStringLiteral("nothing of the file changes"));
        return file;
    }

    Result<void> readModes(FilePatch &file)
    {
        const int at = m_lines.number();
        const auto takeMode = [&](QByteArrayView word) {
            const std::optional<bool> mode = executableOf(m_lines.takeRest(word.size()));
            m_isMode = m_isMode && mode.has_value();
            return mode;
        };
        m_isMode = true;
        if (m_lines.begins("new file mode ")) {
            file.kind = FilePatch::Kind::Added;
            file.executable = takeMode("new file mode ");
        } else if (m_lines.begins("deleted file mode ")) {
            file.kind = FilePatch::Kind::Removed;
            takeMode("deleted file mode ");
        } else if (m_lines.begins("old mode ")) {
            const std::optional<bool> before = takeMode("old mode ");
            m_isMode = m_isMode && m_lines.begins("new mode ");
            if (m_isMode)
                file.executable = takeMode("new mode ");
            m_isMode = m_isMode && before != file.executable;
        }
        if (!m_isMode)
            return invalid(at, QStringLiteral("a file's mode is 100644 or 100755"));
        if (m_lines.begins("index "))
            m_lines.take(); // names of Git's own
        return {};
    }

    Result<void> readNames(const FilePatch &file, const QByteArray &name)
    {
        m_named = m_lines.begins("--- ");
        if (!m_named)
            return {};
        const int at = m_lines.number();
        const auto fits = [&](const QByteArray &told, char side, FilePatch::Kind without) {
            return file.kind == without ? told == "/dev/null" : sideName(told, side) == name;
        };
        const bool fitsBefore = fits(m_lines.takeRest(4), 'a', FilePatch::Kind::Added);
        const bool fitsAfter = m_lines.begins("+++ ") && fits(m_lines.takeRest(4), 'b', FilePatch::Kind::Removed);
        if (!fitsBefore || !fitsAfter)
            return invalid(at, QStringLiteral("the names of the file do not fit each other"));
        return {};
    }

    Result<PatchHunk> readHunk()
    {
        const int at = m_lines.number();
        const QByteArray head = m_lines.takeRest(3);
        const qsizetype close = head.indexOf(" @@");
        const QList<QByteArray> ranges = head.left(qMax<qsizetype>(0, close)).split(' ');
        qint64 firstBefore = 0;
        qint64 before = 0;
        qint64 firstAfter = 0;
        qint64 after = 0;
        if (close < 0 || ranges.size() != 2 || !ranges[0].startsWith('-') || !ranges[1].startsWith('+')
            || !readRange(ranges[0].mid(1), &firstBefore, &before) || !readRange(ranges[1].mid(1), &firstAfter, &after)
            || (before == 0 && after == 0) || (before > 0 && firstBefore == 0) || (after > 0 && firstAfter == 0))
            return invalid(at, QStringLiteral("lines are named as @@ -12,3 +12,4 @@"));
        // An empty stretch is named by the line before it.
        PatchHunk hunk{before > 0 ? firstBefore - 1 : firstBefore, after > 0 ? firstAfter - 1 : firstAfter, {}};
        while (before > 0 || after > 0) {
            const int number = m_lines.number();
            const Result<PatchLine> line = readLine();
            if (!line)
                return Failure(line.error());
            before -= line->kind != PatchLine::Kind::Added ? 1 : 0;
            after -= line->kind != PatchLine::Kind::Removed ? 1 : 0;
            if (before < 0 || after < 0)
                return invalid(number, QStringLiteral("there are more lines than were counted"));
            hunk.lines.append(*line);
        }
        return hunk;
    }

    Result<PatchLine> readLine()
    {
        const int at = m_lines.number();
        const QByteArray line = m_lines.take().toByteArray();
        PatchLine read;
        if (line.startsWith('-'))
            read.kind = PatchLine::Kind::Removed;
        else if (line.startsWith('+'))
            read.kind = PatchLine::Kind::Added;
        else if (!line.startsWith(' '))
            return invalid(at, QStringLiteral("there are fewer lines than were counted"));
        read.text = line.mid(1);
        if (m_lines.begins("\\ No newline at end of file\n")) {
            m_lines.take();
            read.text.chop(1);
        }
        return read;
    }

    Lines m_lines;
    bool m_named = false;
    bool m_isMode = true;
};

QList<QByteArray> linesOf(const QByteArray &text)
{
    QList<QByteArray> lines;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype feed = text.indexOf('\n', at);
        const qsizetype end = feed < 0 ? text.size() : feed + 1;
        lines.append(text.mid(at, end - at));
        at = end;
    }
    return lines;
}

} // namespace

Result<QList<FilePatch>> readPatch(const QByteArray &patch)
{
    if (patch.size() > patchMaxBytes)
        return Failure(ErrorCode::TooLarge, QStringLiteral("the patch has more than %1 bytes").arg(patchMaxBytes));
    if (!patch.isEmpty() && !patch.endsWith('\n'))
        return invalid(int(patch.count('\n')) + 1, QStringLiteral("the last line has no end"));
    return Reader(patch).read();
}

Result<QByteArray> applyPatch(const FilePatch &patch, const QByteArray &before)
{
    const QList<QByteArray> old = linesOf(before);
    QByteArray made;
    qint64 taken = 0; // of the old lines
    qint64 lines = 0; // of the new ones
    const auto doesNotFit = [&] {
        return invalid(patch.line, QStringLiteral("the patch of %1 does not fit its file").arg(patch.path));
    };
    for (const PatchHunk &hunk : patch.hunks) {
        if (hunk.before < taken || hunk.before > old.size() || hunk.after != lines + hunk.before - taken)
            return doesNotFit();
        for (; taken < hunk.before; ++taken, ++lines)
            made += old[taken];
        for (const PatchLine &line : hunk.lines) {
            // Nothing follows a line without an end.
            if (!made.isEmpty() && !made.endsWith('\n') && line.kind != PatchLine::Kind::Removed)
                return doesNotFit();
            if (line.kind != PatchLine::Kind::Added) {
                if (taken >= old.size() || old[taken] != line.text)
                    return doesNotFit();
                ++taken;
            }
            if (line.kind != PatchLine::Kind::Removed) {
                made += line.text;
                ++lines;
            }
        }
    }
    if (taken < old.size() && !made.isEmpty() && !made.endsWith('\n'))
        return doesNotFit();
    for (; taken < old.size(); ++taken)
        made += old[taken];
    if (patch.kind == FilePatch::Kind::Removed && !made.isEmpty())
        return doesNotFit();
    return made;
}

} // namespace oz0

#include "core/manifest/LineRuns.h"

#include <git2.h>

#include <algorithm>

namespace oz0 {

namespace {

// libgit2 counts its users; the program is one of them until it ends.
class GitLibrary
{
public:
    GitLibrary() { git_libgit2_init(); }
    ~GitLibrary() { git_libgit2_shutdown(); }
    GitLibrary(const GitLibrary &) = delete;
    GitLibrary &operator=(const GitLibrary &) = delete;
};

int takeHunk(const git_diff_delta *, const git_diff_hunk *hunk, void *payload)
{
    auto *runs = static_cast<QList<LineRun> *>(payload);
    // git names the line before an empty stretch.
    const auto first = [](int start, int lines) { return qint32(lines > 0 ? start - 1 : start); };
    runs->append(
        {first(hunk->old_start, hunk->old_lines), hunk->old_lines, first(hunk->new_start, hunk->new_lines), hunk->new_lines});
    return 0;
}

int passLine(const git_diff_delta *, const git_diff_hunk *, const git_diff_line *, void *)
{
    return 0;
}

} // namespace

qint32 countLines(QByteArrayView text)
{
    const auto ends = qint32(std::count(text.begin(), text.end(), '\n'));
    return text.isEmpty() || text.back() == '\n' ? ends : ends + 1;
}

QList<LineRun> changedRuns(QByteArrayView before, QByteArrayView after, bool indents)
{
    if (before == after)
        return {};
    static const GitLibrary library;
    git_diff_options options = GIT_DIFF_OPTIONS_INIT;
    options.context_lines = 0;
    options.interhunk_lines = 0;
    options.flags = GIT_DIFF_FORCE_TEXT | GIT_DIFF_SKIP_BINARY_CHECK | (indents ? GIT_DIFF_INDENT_HEURISTIC : 0);
    QList<LineRun> runs;
    const int status = git_diff_buffers(before.data(), size_t(before.size()), nullptr, after.data(), size_t(after.size()),
                                        nullptr, &options, nullptr, nullptr, takeHunk, passLine, &runs);
    if (status != 0)
        return {{0, countLines(before), 0, countLines(after)}};
    return runs;
}

} // namespace oz0

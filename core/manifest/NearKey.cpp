#include "core/manifest/NearKey.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace oz0 {

namespace {

constexpr qsizetype mostLetters = 80;
constexpr int mostDiffering = 2;

QString plainKey(const QString &key)
{
    return key.toLower().replace(QLatin1Char('-'), QLatin1Char('_'));
}

// Letters put in, left out or written for another.
int distance(const QString &one, const QString &other)
{
    std::vector<int> row(size_t(other.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 1; i <= one.size(); ++i) {
        int diagonal = row[0];
        row[0] = int(i);
        for (qsizetype j = 1; j <= other.size(); ++j) {
            const int above = row[size_t(j)];
            const int replaced = diagonal + (one[i - 1] == other[j - 1] ? 0 : 1);
            row[size_t(j)] = std::min({above + 1, row[size_t(j) - 1] + 1, replaced});
            diagonal = above;
        }
    }
    return row.back();
}

} // namespace

QString nearKey(const QString &written, std::initializer_list<const char *> known)
{
    const QString key = plainKey(written.left(mostLetters));
    QString nearest;
    int least = mostDiffering + 1;
    for (const char *each : known) {
        const QString candidate = QLatin1String(each);
        const int differing = distance(key, candidate);
        if (differing < least && 2 * differing < std::min(key.size(), candidate.size())) {
            least = differing;
            nearest = candidate;
        }
    }
    return nearest;
}

} // namespace oz0

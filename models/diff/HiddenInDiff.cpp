#include "models/diff/HiddenInDiff.h"

#include "core/base/HiddenCharacters.h"

#include <QMap>

namespace oz0 {

namespace {

constexpr qsizetype mostPlaces = 4;

using Counts = QMap<char32_t, int>;

Counts countsOf(const QList<TextLine> &lines, int line)
{
    Counts counts;
    if (line >= 0) {
        for (const HiddenCharacter &one : hiddenCharacters(lines[line].text))
            ++counts[one.code];
    }
    return counts;
}

void add(HiddenUse &use, const Counts &counts, int line)
{
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        if (it.value() <= 0)
            continue;
        use.count += it.value();
        if (use.places.size() < mostPlaces)
            use.places.append({it.key(), line + 1});
        else
            ++use.morePlaces;
    }
}

} // namespace

HiddenInDiff hiddenIn(const TextDiff &diff)
{
    HiddenInDiff hidden;
    for (const TextRow &row : diff.rows) {
        if (row.kind == TextRow::Kind::Same)
            continue;
        const Counts now = countsOf(diff.after.lines, row.after);
        Counts gone = countsOf(diff.before.lines, row.before);
        for (auto it = gone.begin(); it != gone.end(); ++it)
            it.value() -= now.value(it.key());
        add(hidden.now, now, row.after);
        add(hidden.gone, gone, row.before);
    }
    return hidden;
}

} // namespace oz0

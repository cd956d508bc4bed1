// Where two texts differ, as runs of lines; libgit2 stands behind it and nowhere else.
#pragma once

#include <QByteArrayView>
#include <QList>

namespace oz0 {

/// Lines that one side has in the place of the other's; 0-based, either count may be 0.
struct LineRun
{
    qint32 before = 0;
    qint32 beforeLines = 0;
    qint32 after = 0;
    qint32 afterLines = 0;

    friend bool operator==(const LineRun &, const LineRun &) = default;
};

/// In order and apart from each other. A line is what ends with '\n', with it; `indents` lets runs begin where people would.
/// Should libgit2 fail, one run over everything.
QList<LineRun> changedRuns(QByteArrayView before, QByteArrayView after, bool indents);

/// As changedRuns counts them.
qint32 countLines(QByteArrayView text);

} // namespace oz0

// What is selected and how far is scrolled in the named views of a page: taken when it is left, put back when somebody returns.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QWidget;

namespace oz0 {

struct ViewMark
{
    QString view; ///< its object name
    QString current;
    int currentRow = -1;
    int currentColumn = -1;
    QStringList selected; ///< by IdRole, at most ViewMarks::mostSelected
    int across = 0;
    int down = 0;
};

struct ViewMarks
{
    static constexpr int mostSelected = 1000;
    static constexpr int mostSearched = 20000; ///< rows that are looked through for one that has moved

    QList<ViewMark> views;
};

ViewMarks marksOf(const QWidget &page);
/// Selects and scrolls what is there now; a row that is gone is left out.
void putBack(const QWidget &page, const ViewMarks &marks);

} // namespace oz0

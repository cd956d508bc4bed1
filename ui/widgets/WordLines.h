// Texts in several lines, as cells paint them: lines break at spaces, and inside a word only where it is longer than its line, there
// behind a point, a slash or an underscore if it has one.
#pragma once

#include <QColor>
#include <QFont>
#include <QRect>
#include <QString>

class QPainter;

namespace oz0 {

/// How high the text is in lines of this width, in px.
int wordLinesHeight(const QFont &font, const QString &text, int width);

/// In the painter's font and pen; the side may hold a vertical one, and is the painter's own (visual) one.
void paintWordLines(QPainter *painter, const QRect &rect, const QString &text, Qt::Alignment side);

/// A text of which the first characters may look otherwise.
struct LedText
{
    QString text;
    qsizetype lead = 0; ///< so many characters, which stand in the first line
    QFont leadFont;
    QColor leadInk;
    QFont font;
    QColor ink;
};

/// The first line in the middle of the rectangle; a second one, which elides, below it.
void paintTwoLines(QPainter *painter, const QRect &rect, const LedText &words, Qt::LayoutDirection direction);

} // namespace oz0

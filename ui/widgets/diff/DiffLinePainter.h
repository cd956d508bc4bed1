// Paints the text of one line: what is visible of it, its changed words, its syntax; long and strange lines as well.
#pragma once

#include "models/diff/DiffText.h"
#include "ui/Theme.h"
#include "ui/widgets/diff/DiffSizes.h"

#include <QCache>
#include <QTextLayout>

namespace oz0 {

/// A part of a line in one of the theme's colours, in UTF-16 units.
struct SyntaxSpan
{
    int from = 0;
    int length = 0;
    Token token = Token::Text;
};

/// What makes a line look as it does, beside its text.
struct LineLook
{
    Token ink = Token::Text;
    Token word = Token::AddWord; ///< the ground of its marks
    bool withSyntax = true;      ///< not in a selected line
    bool tellsLineEnd = false;   ///< shows a CR at its end
    const QList<SyntaxSpan> *spans = nullptr;
};

/// A line is shown up to `shownChars`; what is cut off is told with its count. Tabs reach to the next multiple of 4; what has no
/// glyph of its own (control characters, and those that turn the direction of writing or are invisible) is shown by its number in a
/// box, so that a line never looks like another one.
class DiffLinePainter
{
public:
    static constexpr int shownChars = 2000;

    explicit DiffLinePainter(const Theme &theme);

    void themeChanged();
    void forget(); ///< the lines are others now
    double charWidth() const { return m_charWidth; }
    int lineHeight() const { return m_height; }
    /// Of the text as shown, in pixels, not less than it needs.
    int widthOf(const TextLine &line) const;

    /// `rect` is the text's part of the row; `scrolled` pixels of the line are to its left. `key` names the line for the cache.
    void paint(QPainter &painter, const QRect &rect, int scrolled, quint64 key, const TextLine &line, const LineLook &look);

private:
    /// The text as it is shown, and where each of its parts went.
    struct Shown
    {
        QString text;
        QList<int> places;     ///< of each unit of the line's first shownChars, and of what comes after; empty: where it was
        QList<TextSpan> boxes; ///< of `text`: numbers in the place of what is not seen
        QString rest;          ///< " … 1,234 more characters"
        bool isPlain = true;   ///< every unit is as wide as the next

        int place(int unit) const;
    };
    static void paintBox(QPainter &painter, const QRectF &cells, const QColor &color);
    Shown shownOf(const TextLine &line, bool tellsLineEnd) const;
    void paintPlain(QPainter &painter, const QRect &rect, int scrolled, const Shown &shown, const TextLine &line,
                    const LineLook &look) const;
    void paintShaped(QPainter &painter, const QRect &rect, int scrolled, quint64 key, const Shown &shown, const TextLine &line,
                     const LineLook &look);

    const Theme &m_theme;
    QFont m_font;
    QFont m_bold;
    double m_charWidth = 8;
    double m_ascent = 10;
    int m_height = 0;
    QCache<quint64, QTextLayout> m_layouts{400};
};

} // namespace oz0

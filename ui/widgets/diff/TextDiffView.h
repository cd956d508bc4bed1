// Two texts beside each other or in one column, line by line, with what changed, what is folded away and what was refused.
#pragma once

#include "models/diff/DiffRows.h"
#include "ui/widgets/diff/DiffLinePainter.h"
#include "ui/widgets/diff/OverviewRuler.h"

#include <QAbstractScrollArea>

#include <functional>

namespace oz0 {

/// Where a refusal or a warning stands in the margin; lines are 0-based, -1 is none.
struct DiffMargin
{
    int index = 0; ///< in the list that the margin is of
    int left = -1;
    int right = -1;
    int lastRight = -1; ///< a bar reaches from `right` down to here
    bool isRefusal = true;
    QString text; ///< tooltip

    friend bool operator==(const DiffMargin &, const DiffMargin &) = default;
};

/// Both panes are one view, so that they cannot come apart. Only what is visible is painted. The selection is of whole lines of one
/// side. Keys: Up, Down, Page Up, Page Down, Home, End move (with Shift they select); Left and Right scroll; Ctrl+Left and
/// Ctrl+Right choose the side; Enter or Space opens a fold, + some of it; Ctrl+A, Ctrl+C.
class TextDiffView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    using Syntax = std::function<const QList<SyntaxSpan> *(DiffPane pane, int line)>;

    explicit TextDiffView(const Theme &theme, QWidget *parent = nullptr);
    ~TextDiffView() override;

    void setText(std::shared_ptr<const DiffText> text);
    void setUnified(bool unified);
    bool isUnified() const { return m_rows.isUnified(); }
    void setMargins(const QList<DiffMargin> &margins);
    /// Frames a margin's line and shows it; -1: none.
    void showMargin(int index);
    void frameMargin(int index); ///< without going there
    /// Asked for the lines that are painted; may know none yet. Call update() when it knows more.
    void setSyntax(Syntax syntax);

    const DiffRows &rows() const { return m_rows; }
    int currentRow() const { return m_current; }
    DiffPane currentPane() const { return m_pane; }
    void setCurrentRow(int row, bool extendSelection = false);
    void openFold(int fold);
    void openMore(int fold);
    void openAll();
    void goToLine(DiffPane pane, int line);
    bool goToChange(int change); ///< false: there is none
    bool canStep(int by) const;  ///< there is a change after (before) the current row's
    bool nextChange();
    bool previousChange();
    int currentChange() const; ///< the one that the current row is in, or the last one before it; -1: none

    QString selectedText() const;   ///< whole lines, as they are in the file
    QString rowText(int row) const; ///< what a screen reader says of a row
    QRect rowRect(int row) const;   ///< in the viewport

Q_SIGNALS:
    void marginActivated(int index);
    void currentChanged();

public Q_SLOTS:
    void copy();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Pane
    {
        QRect rect;  ///< horizontal extent
        int refusal; ///< where each gutter begins
        int number;
        int number2; ///< unified: the second number
        int sign;
        int text;
    };

    void layOut();
    void measure();
    void fitScrollBars();
    void fitRuler();
    double heightOfRuler() const;
    void showRow(int row, bool inTheMiddle);
    void refresh();
    int heightOf(int row) const;
    int rowAt(int y) const; ///< of the contents; the last one below the end
    Pane paneOf(DiffPane pane) const;
    DiffPane paneAt(int x) const;
    void paintRow(QPainter &painter, int row, const QRect &rect);
    void paintFold(QPainter &painter, int row, const QRect &rect);
    void paintLine(QPainter &painter, int row, DiffPane pane, const QRect &rect);
    void paintMargin(QPainter &painter, int row, DiffPane pane, const QRect &cell);
    QRect foldLink(int row, const QRect &rect, int which) const;
    bool isSelected(int row, DiffPane pane) const;
    const DiffMargin *marginAt(DiffPane pane, int line) const;
    QString foldText(int fold) const;
    void touchCurrent();
    static void makeAccessible();
    void tellCurrent();

    const Theme &m_theme;
    DiffLinePainter m_painter;
    OverviewRuler *m_ruler;
    DiffRows m_rows;
    std::vector<int> m_tops; ///< of each row, and the end
    QList<DiffMargin> m_margins;
    QHash<quint64, int> m_marginOfLine; ///< (pane, line) → index into m_margins
    Syntax m_syntax;
    QPixmap m_hatch;
    int m_widest = 0;
    int m_numberWidth = size::numberGutter;
    bool m_leftMargin = false;
    int m_current = 0;
    int m_anchor = 0;
    DiffPane m_pane = DiffPane::Right;
    int m_shownMargin = -1;
};

} // namespace oz0

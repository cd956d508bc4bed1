// The console's table: rows of 28 px without vertical lines, a hover and a selection of whole rows, and a flash for what changed.
#pragma once

#include "ui/Theme.h"
#include "ui/widgets/ColumnWidths.h"

#include <QElapsedTimer>
#include <QHash>
#include <QHeaderView>
#include <QTableView>
#include <QTimer>

namespace oz0 {

class Table : public QTableView
{
    Q_OBJECT
public:
    explicit Table(const Theme &theme, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    const Theme &theme() const { return m_theme; }
    int hoveredRow() const { return m_hovered; }
    bool isPointerInside() const { return m_hovered >= 0; }
    /// Lets the rows with these keys (IdRole) flash, unless motion is reduced.
    void flash(const QStringList &keys);
    /// 0…1: how strongly a row still flashes.
    double flashOf(const QString &key) const;
    /// Sizes the visible columns to their heads and to what their first rows hold, and shares what is left of the width among them;
    /// where there is too little, the last one and then the others with words elide. Again when the width changes or a cell needs
    /// more than any did before, until the person has resized one.
    void sizeColumnsOnce();
    /// Order, sorting and hidden columns, and the widths when they are the person's; what fits the window now is worked out anew.
    QByteArray saveColumns() const;
    void restoreColumns(const QByteArray &kept);
    /// This column takes what the others leave and, where room is short, gives way before any other; a table with one is never wider
    /// than its view while its columns can be read.
    void letGiveWay(int column) { m_yielding = column; }
    /// The person has chosen the widths: they are worth keeping, and nothing sizes the columns any more.
    bool hasOwnWidths() const { return m_isTheirs; }
    void keepOwnWidths() { m_isTheirs = m_sized = true; }
    /// Lets the rows grow with the words of the last column, which wraps and takes the width that the others leave; where that is less
    /// than words need the table scrolls sideways.
    void wrapLastColumn();
    bool wraps(int column) const { return m_wraps && column == model()->columnCount() - 1; }
    /// Where this column's words do not fit into one line each row has two for them; rows stay of one height.
    void letTakeTwoLines(int column);
    bool takesTwoLines(int column) const { return m_hasTwoLines && column == m_twoLinesOf; }
    /// A hairline before this column, from its head down.
    void setLineBefore(int column);
    int lineBefore() const { return m_lineBefore; }

Q_SIGNALS:
    void rowHeightChanged();
    void pointerLeft();
    void entered(); ///< Enter was pressed

protected:
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    int sizeHintForColumn(int column) const override;

private:
    void setHovered(int row);
    void fitRows();
    void fitLines(int width);
    int heightOfRow() const;
    void growFor(int first, int last);
    QList<int> shownColumns() const; ///< in the order that they stand in
    ColumnNeed needOf(int column) const;
    bool hasStates(int column) const;
    int lastShown() const;
    void keepCurrentInView(int heightBefore);

    const Theme &m_theme;
    int m_hovered = -1;
    int m_yielding = -1;   ///< column; -1: none
    int m_twoLinesOf = -1; ///< column; -1: none
    int m_lineBefore = -1; ///< column; -1: none
    bool m_hasTwoLines = false;
    bool m_beginsCut = false; ///< was too low to begin with a whole row
    bool m_wraps = false;
    bool m_sized = false;
    bool m_sizing = false;
    bool m_isTheirs = false;          ///< the person has resized a column
    QHash<int, ColumnNeed> m_needs;   ///< of each column, when there last were rows
    QHash<QString, qint64> m_flashes; ///< when they began, by m_clock
    QElapsedTimer m_clock;
    QTimer m_frames;
    QTimer m_grow; ///< a cell needs more than its column has
};

} // namespace oz0

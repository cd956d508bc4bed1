// A cell of a table: its ground, and an icon and words by the roles of the model.
#pragma once

#include <QStyledItemDelegate>

namespace oz0 {

class Table;
class Theme;

/// Paints a cell of a Table: ground, text by the model's roles, focus ring of the current row.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit CellDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    virtual bool hasIcon(const QModelIndex &index) const; ///< before the words of the cell
    static bool hasFewWords(const QModelIndex &index);    ///< as a state's are: no name, no sentence

protected:
    /// What stands in the cell, inside its padding.
    virtual void paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const;
    virtual int contentWidth(const QModelIndex &index) const;
    static QRect inside(const Table *table, const QRect &cell, int column);

    QColor ink(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    QFont fontOf(const QModelIndex &index) const;
    static QString iconOf(const QModelIndex &index); ///< before the text; empty: none
    static bool takesTwoLines(const QStyleOptionViewItem &option, const QModelIndex &index);
    static bool isSelected(const QStyleOptionViewItem &option) { return option.state & QStyle::State_Selected; }

    const Theme &m_theme;

private:
    void paintGround(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
};

} // namespace oz0

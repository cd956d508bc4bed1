// The heads of a table's columns: what each says, how it is sorted, and how much room it needs.
#pragma once

#include <QHeaderView>

namespace oz0 {

class Theme;

/// Column heads: small, in text2, with our sort arrow. Elides nothing that fits.
class TableHeader : public QHeaderView
{
    Q_OBJECT
public:
    TableHeader(const Theme &theme, QWidget *parent);

    /// What the head of now needs; the size hint has room for the widest that it ever says.
    int leastWidth(int logicalIndex) const;
    void setMarked(int logicalIndex);        ///< drawn as of a selected column; -1: none
    bool isHeld() const { return m_isHeld; } ///< a hand is on it: what changes a width now is the person

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;
    QSize sectionSizeFromContents(int logicalIndex) const override;

private:
    const Theme &m_theme;
    int m_marked = -1;
    bool m_isHeld = false;
};

} // namespace oz0

// A list and its details: beside each other where there is room, else the list above them, as high as its rows need.
#pragma once

#include <QSplitter>
#include <QTimer>

namespace oz0 {

class Table;

/// Shares by content until the person moves the handle; then it keeps what he chose, as long as the orientation stays.
class ListSplitter : public QSplitter
{
    Q_OBJECT
public:
    /// `list` holds the table, and what stands above and below it.
    ListSplitter(Table &table, QWidget *list, QWidget *details, QWidget *parent = nullptr);

    /// So much stays for the details, in px, where that leaves the list two rows; none: they get a share alone.
    void setLeastDetails(int height);
    /// So wide are the details beside the list in a window that shows the rail as icons, in px.
    void setNarrowDetails(int width) { m_narrowDetails = width; }
    void arrange(int windowWidth); ///< in px; call it when the window's width changes
    QByteArray save() const;
    void restore(const QByteArray &kept);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void share();
    void placeDetails();
    int heightAround() const;
    int heightOfList(int room) const;

    Table &m_table;
    QTimer m_later;
    int m_leastDetails = 0;
    int m_narrowDetails;
    int m_details; ///< their width beside the list
    bool m_isTheirs = false;
    mutable bool m_hadRows = false;
};

} // namespace oz0

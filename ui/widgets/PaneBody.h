// What stands below the head of a details pane: pages that take what the head leaves.
#pragma once

#include <QScrollArea>
#include <QStackedWidget>

namespace oz0 {

/// A page as large as its room; where that is less than the page needs at least, it scrolls as a whole.
class PaneScroll : public QScrollArea
{
    Q_OBJECT
public:
    explicit PaneScroll(QWidget *page, QWidget *parent = nullptr); ///< takes the page

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();
};

/// Never takes height from the head above it.
class PaneBody : public QStackedWidget
{
    Q_OBJECT
public:
    explicit PaneBody(QWidget *parent = nullptr);
    bool hasHeightForWidth() const override { return false; }
    /// For a page with parts above or below what scrolls in it; one that scrolls by itself is added as a widget.
    int addPage(QWidget *page);
};

} // namespace oz0

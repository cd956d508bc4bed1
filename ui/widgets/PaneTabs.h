// The tabs of a pane: a word, a count beside it, a line under the current one.
#pragma once

#include "ui/Theme.h"

#include <QTabBar>

namespace oz0 {

class PaneTabs : public QTabBar
{
    Q_OBJECT
public:
    explicit PaneTabs(const Theme &theme, QWidget *parent = nullptr);
    void setCount(int tab, int count); ///< negative: none is shown

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void paintEvent(QPaintEvent *event) override;

private:
    QString countText(int tab) const;

    const Theme &m_theme;
};

} // namespace oz0

// The field of the header that opens the command palette: it looks like a search field and is a button.
#pragma once

#include "ui/Theme.h"

#include <QAbstractButton>

namespace oz0 {

class SearchField : public QAbstractButton
{
    Q_OBJECT
public:
    explicit SearchField(const Theme &theme, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; ///< the icon and the keys alone

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString keys() const;
    int keysWidth() const;
    QRect wordsRect() const;   ///< in a layout from left to right
    QString shownText() const; ///< whole words only; empty where there is no room

    const Theme &m_theme;
};

} // namespace oz0

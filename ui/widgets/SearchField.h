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
    void setShort(bool isShort); ///< the icon and the keys alone
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QString keys() const;

    const Theme &m_theme;
    bool m_short = false;
};

} // namespace oz0

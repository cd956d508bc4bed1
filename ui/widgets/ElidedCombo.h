// A combo box whose text elides in the middle: the end of a path, or of a digest, matters as much as its beginning.
#pragma once

#include <QComboBox>

namespace oz0 {

/// As wide as its widest entry where there is room for it, and not wider.
class ElidedCombo : public QComboBox
{
    Q_OBJECT
public:
    explicit ElidedCombo(QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int widthOfCurrent() const; ///< which shows the chosen entry whole

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace oz0

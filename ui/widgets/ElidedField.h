// A read-only line whose text elides at its end while nobody is in it; it copies and is read whole.
#pragma once

#include <QLineEdit>

namespace oz0 {

class ElidedField : public QLineEdit
{
    Q_OBJECT
public:
    explicit ElidedField(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace oz0

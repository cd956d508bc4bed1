// The strip beside a text diff that shows the whole file: changes in its left half, refusals in its right.
#pragma once

#include "ui/Theme.h"
#include "ui/widgets/diff/DiffSizes.h"

#include <QWidget>

namespace oz0 {

class OverviewRuler : public QWidget
{
    Q_OBJECT
public:
    struct Mark
    {
        double from = 0; ///< 0…1 of the whole height
        double to = 0;
        Token token = Token::Good;
    };

    OverviewRuler(const Theme &theme, QWidget *parent);
    void setMarks(const QList<Mark> &changes, const QList<Mark> &refusals);
    /// The part of the whole that is in view.
    void setView(double from, double to);

Q_SIGNALS:
    void pointedAt(double place); ///< 0…1

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    const Theme &m_theme;
    QList<Mark> m_changes;
    QList<Mark> m_refusals;
    double m_from = 0;
    double m_to = 1;
};

} // namespace oz0

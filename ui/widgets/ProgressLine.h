// A thin bar of progress in the theme's colours: how far a step is or, where that is not known, that it goes on.
#pragma once

#include "ui/Theme.h"

#include <QProgressBar>
#include <QTimer>

namespace oz0 {

/// A range of 0…0 says that nobody knows how far it is; a part of the line then moves, and stands still when motion is reduced.
class ProgressLine : public QProgressBar
{
    Q_OBJECT
public:
    explicit ProgressLine(const Theme &theme, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    const Theme &m_theme;
    QTimer m_frames;
    QElapsedTimer m_clock;
};

} // namespace oz0

// How much of a limit is used: now, afterwards, at most; the numbers stand in words below the bar.
#pragma once

#include "core/domain/Preview.h"
#include "ui/widgets/Labels.h"

namespace oz0 {

class GaugeBar : public QWidget
{
    Q_OBJECT
public:
    explicit GaugeBar(const Theme &theme, QWidget *parent = nullptr);
    void setUse(const LimitUse &use);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    LimitUse m_use;
};

class Gauge : public QWidget
{
    Q_OBJECT
public:
    Gauge(const Theme &theme, const QString &name, QWidget *parent = nullptr);
    void setUse(const LimitUse &use);

private:
    const Theme &m_theme;
    QString m_name;
    Label *m_after;
    GaugeBar *m_bar;
    Label *m_now;
    Label *m_limit;
};

} // namespace oz0

// A plain widget that paints one of the theme's grounds, with a hairline where wanted.
#pragma once

#include "ui/Theme.h"

#include <QWidget>

namespace oz0 {

class Ground : public QWidget
{
    Q_OBJECT
public:
    enum Line { None = 0, Top = 1, Bottom = 2, Leading = 4, Trailing = 8 };

    Ground(const Theme &theme, Token token, int lines = None, QWidget *parent = nullptr);
    void setToken(Token token);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    Token m_token;
    int m_lines;
};

} // namespace oz0

// The head of a details pane: its name, its facts and its actions, below each other in a narrow pane and in one line in a wide one.
#pragma once

#include "ui/widgets/Ground.h"

class QBoxLayout;
class QHBoxLayout;
class QVBoxLayout;

namespace oz0 {

class PaneHead : public Ground
{
    Q_OBJECT
public:
    explicit PaneHead(const Theme &theme, QWidget *parent = nullptr);

    QHBoxLayout *name() { return m_name; }
    QHBoxLayout *facts() { return m_facts; }
    QHBoxLayout *actions() { return m_actions; }
    QVBoxLayout *column() { return m_column; } ///< of the whole head; for what stands below the actions
    void setMore(QWidget *more);               ///< stands at the end of the first line
    QSize minimumSizeHint() const override;    ///< of the narrow form: in one line it would never become narrow

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void turn();

    QVBoxLayout *m_column;
    QBoxLayout *m_lines;
    QHBoxLayout *m_name;
    QHBoxLayout *m_facts;
    QHBoxLayout *m_actions;
    QWidget *m_more = nullptr;
};

} // namespace oz0

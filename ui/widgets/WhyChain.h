// The chain from a rule over the change to what makes it matter: links in a row, below each other where there is no room.
#pragma once

#include "models/RefusalView.h"
#include "ui/widgets/Labels.h"

class QBoxLayout;

namespace oz0 {

/// Tab reaches it, and a screen reader then speaks it link by link.
class WhyChain : public QWidget
{
    Q_OBJECT
public:
    static constexpr int listBelow = 560; ///< px

    explicit WhyChain(const Theme &theme, QWidget *parent = nullptr);
    void setLinks(const QList<ChainLink> &links);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void turn();

    const Theme &m_theme;
    QBoxLayout *m_row;
    QList<QWidget *> m_links;
    QList<Label *> m_labels;
    QList<Label *> m_values;
    QList<IconLabel *> m_arrows; ///< before each link but the first
    int m_used = 0;              ///< links that are shown
};

} // namespace oz0

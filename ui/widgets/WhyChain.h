// The chain from a rule over the change to what makes it matter: links in a row, below each other where there is no room.
#pragma once

#include "models/RefusalView.h"
#include "ui/widgets/Labels.h"

namespace oz0 {

/// How it stands, and how high it is, depends on its width alone; as a list it looks as the fields below it do. Tab reaches it, and a screen reader then speaks it link by link.
class WhyChain : public QWidget
{
    Q_OBJECT
public:
    static constexpr int listBelow = 560; ///< px

    explicit WhyChain(const Theme &theme, QWidget *parent = nullptr);
    void setLinks(const QList<ChainLink> &links);

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    static bool isList(int width) { return width < listBelow; }
    int labelsWidth() const;         ///< of the list's first column
    int valueWidth(int width) const; ///< of each
    int linkHeight(int at, int width) const;
    void arrange();

    const Theme &m_theme;
    QList<Label *> m_labels;
    QList<Label *> m_values;
    QList<IconLabel *> m_arrows; ///< before each link but the first
    int m_used = 0;              ///< links that are shown
};

} // namespace oz0

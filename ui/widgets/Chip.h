// A filter that can be switched on, and a layout that wraps chips.
#pragma once

#include "ui/Theme.h"

#include <QAbstractButton>
#include <QLayout>

namespace oz0 {

/// Off: its word and how many it would leave. On: its word and a cross that takes it off.
class Chip : public QAbstractButton
{
    Q_OBJECT
public:
    Chip(const Theme &theme, const QString &word, QWidget *parent = nullptr);
    void setCount(int count); ///< negative: none is shown
    QSize sizeHint() const override;
    int usualWidth() const; ///< on or off, with a count of two digits
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString countText() const;
    int widthWith(int tail) const;
    void describe();

    const Theme &m_theme;
    int m_count = -1;
};

/// Left to right (or right to left), then the next line.
class FlowLayout : public QLayout
{
    Q_OBJECT
public:
    explicit FlowLayout(int gap, QWidget *parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;
    int lineWidth() const; ///< of everything beside each other

private:
    int arrange(const QRect &rect, bool place) const;

    QList<QLayoutItem *> m_items;
    int m_gap;
};

} // namespace oz0

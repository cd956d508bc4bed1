// A list of rows with two lines each: a state's icon or an unseen dot, what it is, when, and a line below; heads group them.
#pragma once

#include "ui/Theme.h"

#include <QListView>
#include <QStyledItemDelegate>
#include <QTimer>

namespace oz0 {

/// The roles that a model answers for its second line and its trailing texts, as each model has its own.
struct TwoLineRoles
{
    int second = -1;
    int trailing = -1;      ///< at the end of the first line
    int unseen = -1;        ///< bool: a dot and the word
    int head = -1;          ///< bool: a head of a group
    int folded = -1;        ///< bool: of a head
    bool hasStates = false; ///< rows have the icon of their StateRole
    bool secondIsCode = false;
};

class TwoLineList : public QListView
{
    Q_OBJECT
public:
    TwoLineList(const Theme &theme, const TwoLineRoles &roles, QWidget *parent = nullptr);

    const Theme &theme() const { return m_theme; }
    int hoveredRow() const { return m_hovered; }

Q_SIGNALS:
    void entered();                                     ///< Enter was pressed on a row
    void foldAsked(const QModelIndex &head, bool fold); ///< by click, Enter, left or right
    void nearEnd();                                     ///< the view has come near the last row

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool isHead(const QModelIndex &index) const;

    const Theme &m_theme;
    TwoLineRoles m_roles;
    int m_hovered = -1;
};

class TwoLineDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    TwoLineDelegate(const Theme &theme, const TwoLineRoles &roles, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintHead(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    bool is(const QModelIndex &index, int role) const { return role >= 0 && index.data(role).toBool(); }

    const Theme &m_theme;
    TwoLineRoles m_roles;
};

/// Grey rows in a list's place, drawn once 300 ms have passed.
class LoadingLines : public QWidget
{
    Q_OBJECT
public:
    explicit LoadingLines(const Theme &theme, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QTimer m_late;
    bool m_drawn = false;
};

} // namespace oz0

// The grid of a what-if: a verdict in each cell, by icon and word, with the number of checks that refuse or of warnings below.
#pragma once

#include "models/WhatIfGridModel.h"
#include "ui/Theme.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

namespace oz0 {

/// Heads of two lines that wrap.
class WhatIfHead : public QHeaderView
{
    Q_OBJECT
public:
    WhatIfHead(const Theme &theme, QWidget *parent);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    QSize sectionSizeFromContents(int section) const override;

private:
    const Theme &m_theme;
};

class WhatIfDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    WhatIfDelegate(const Theme &theme, QObject *parent);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    int heightIn(int width, const QModelIndex &index) const; ///< its second line may take two

private:
    int secondHeight(int width, const QString &second) const;
    struct Look
    {
        QString icon;
        Token token;
    };
    static Look lookOf(const QModelIndex &index);

    const Theme &m_theme;
};

/// As high as its rows. The verdicts have the width that their words need, the first column has what they leave, and wraps; only where
/// not even the verdicts fit the columns scroll. One cell is current and selected.
class WhatIfGrid : public QTableView
{
    Q_OBJECT
public:
    WhatIfGrid(const Theme &theme, WhatIfGridModel &model, QWidget *parent = nullptr);
    void fit();

    static QString breakableName(const QString &name); ///< as the first column writes it: behind an underscore it may wrap

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int verdictWidth() const;

    const Theme &m_theme;
    WhatIfDelegate *m_delegate;
};

} // namespace oz0

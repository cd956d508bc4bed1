// Cells with an icon before their words: of nodes and of audit entries.
#pragma once

#include "ui/Theme.h"
#include "ui/widgets/CellDelegate.h"

namespace oz0 {

struct CellMark
{
    QString icon; ///< empty: none
    Token token = Token::Text;
};

/// An icon of the theme, then the first words in bold (LeadRole), then the rest.
class MarkDelegate : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;
    bool hasIcon(const QModelIndex &index) const override;

protected:
    virtual CellMark markOf(const QModelIndex &index) const = 0;
    void paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    int contentWidth(const QModelIndex &index) const override;
};

class NodeDelegate : public MarkDelegate
{
    Q_OBJECT
public:
    using MarkDelegate::MarkDelegate;

protected:
    CellMark markOf(const QModelIndex &index) const override;
};

/// Outcomes, and whether an entry fits into the chain.
class AuditDelegate : public MarkDelegate
{
    Q_OBJECT
public:
    using MarkDelegate::MarkDelegate;

protected:
    CellMark markOf(const QModelIndex &index) const override;
};

} // namespace oz0

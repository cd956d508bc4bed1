#include "ui/widgets/diff/TextDiffView.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>

namespace oz0 {

bool TextDiffView::event(QEvent *event)
{
    // Ctrl+C, Ctrl+A and the arrows are the view's while it has the focus, whatever shortcuts the window has.
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::SelectAll)
            || (key->modifiers() == Qt::NoModifier && (key->key() == Qt::Key_Space || key->key() == Qt::Key_Return))) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void TextDiffView::keyPressEvent(QKeyEvent *event)
{
    if (m_rows.count() == 0)
        return QAbstractScrollArea::keyPressEvent(event);
    const bool extends = event->modifiers() & Qt::ShiftModifier;
    const bool control = event->modifiers() & Qt::ControlModifier;
    const int page = qMax(1, viewport()->height() / m_painter.lineHeight() - 1);
    QScrollBar *across = horizontalScrollBar();
    if (event->matches(QKeySequence::Copy))
        return copy();
    if (event->matches(QKeySequence::SelectAll)) {
        m_anchor = 0;
        m_current = m_rows.count() - 1;
        return touchCurrent();
    }
    const DiffRow &row = m_rows.at(m_current);
    switch (event->key()) {
    case Qt::Key_Up:
        return setCurrentRow(m_current - 1, extends);
    case Qt::Key_Down:
        return setCurrentRow(m_current + 1, extends);
    case Qt::Key_PageUp:
        return setCurrentRow(m_current - page, extends);
    case Qt::Key_PageDown:
        return setCurrentRow(m_current + page, extends);
    case Qt::Key_Home:
        return setCurrentRow(0, extends);
    case Qt::Key_End:
        return setCurrentRow(m_rows.count() - 1, extends);
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (control) {
            m_pane = event->key() == Qt::Key_Left ? DiffPane::Left : DiffPane::Right;
            return touchCurrent();
        }
        across->setValue(across->value() + (event->key() == Qt::Key_Left ? -1 : 1) * across->singleStep());
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: {
        if (row.kind == DiffRow::Kind::Fold)
            return openFold(row.fold);
        const DiffMargin *margin = marginAt(DiffPane::Right, row.right);
        if (!margin)
            margin = marginAt(DiffPane::Left, row.left);
        if (margin)
            Q_EMIT marginActivated(margin->index);
        return;
    }
    case Qt::Key_Plus:
        if (row.kind == DiffRow::Kind::Fold)
            return openMore(row.fold);
        break;
    default:
        break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void TextDiffView::mousePressEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const int y = at.y() + verticalScrollBar()->value();
    if (event->button() != Qt::LeftButton || m_rows.count() == 0 || y >= m_tops.back())
        return;
    const int row = rowAt(y);
    const DiffRow &shown = m_rows.at(row);
    if (shown.kind == DiffRow::Kind::Fold) {
        m_current = m_anchor = row;
        if (foldLink(row, rowRect(row), 0).contains(at))
            openMore(shown.fold);
        else
            openFold(shown.fold);
        return;
    }
    m_pane = paneAt(at.x());
    setCurrentRow(row, event->modifiers() & Qt::ShiftModifier);
    const Pane pane = paneOf(m_pane);
    const DiffPane side = m_rows.isUnified() && shown.right < 0 ? DiffPane::Left : m_pane;
    const DiffMargin *margin = marginAt(side, shown.line(side));
    if (margin && at.x() < pane.number)
        Q_EMIT marginActivated(margin->index);
}

void TextDiffView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const int row = m_rows.count() > 0 ? rowAt(at.y() + verticalScrollBar()->value()) : -1;
    if (event->buttons() & Qt::LeftButton) {
        if (row >= 0 && row != m_current)
            setCurrentRow(row, true);
        return;
    }
    const bool isFold = row >= 0 && m_rows.at(row).kind == DiffRow::Kind::Fold && rowRect(row).contains(at);
    viewport()->setCursor(isFold ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TextDiffView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    touchCurrent();
}

void TextDiffView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

bool TextDiffView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QString text;
    if (m_rows.count() > 0 && help->pos().y() + verticalScrollBar()->value() < m_tops.back()) {
        const int row = rowAt(help->pos().y() + verticalScrollBar()->value());
        const DiffRow &shown = m_rows.at(row);
        const DiffPane side = m_rows.isUnified() && shown.right < 0 ? DiffPane::Left : paneAt(help->pos().x());
        if (shown.kind == DiffRow::Kind::Fold)
            text = tr("%1\nEnter shows all, + shows %2 more").arg(foldText(shown.fold)).arg(DiffRows::stepLines);
        else if (const DiffMargin *margin = marginAt(side, shown.line(side)))
            text = margin->text;
    }
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text, viewport());
    return true;
}

} // namespace oz0

#include "ui/widgets/diff/TextDiffView.h"

#include "core/base/HiddenCharacters.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

namespace oz0 {

namespace {

quint64 keyOf(DiffPane pane, int line)
{
    return (quint64(pane == DiffPane::Right) << 32) | quint64(line);
}

} // namespace

TextDiffView::TextDiffView(const Theme &theme, QWidget *parent)
    : QAbstractScrollArea(parent), m_theme(theme), m_painter(theme), m_ruler(new OverviewRuler(theme, this))
{
    makeAccessible();
    setObjectName(QStringLiteral("textDiff"));
    setAccessibleName(tr("Text of both sides"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight); // code does not turn with the window
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->setMouseTracking(true);
    setViewportMargins(0, 0, size::overviewRuler, 0);
    connect(m_ruler, &OverviewRuler::pointedAt, this, [this](double place) {
        QScrollBar *bar = verticalScrollBar();
        bar->setValue(int(place * (bar->maximum() + bar->pageStep())) - bar->pageStep() / 2);
    });
    connect(&theme, &Theme::changed, this, [this] {
        m_painter.themeChanged();
        m_hatch = {};
        layOut();
    });
    layOut();
}

TextDiffView::~TextDiffView() = default;

void TextDiffView::setText(std::shared_ptr<const DiffText> text)
{
    m_rows.setText(std::move(text));
    m_margins.clear();
    m_marginOfLine.clear();
    m_shownMargin = -1;
    m_painter.forget();
    m_current = 0;
    m_anchor = 0;
    layOut();
    verticalScrollBar()->setValue(0);
    horizontalScrollBar()->setValue(0);
    touchCurrent();
}

void TextDiffView::setUnified(bool unified)
{
    if (m_rows.isUnified() == unified)
        return;
    const DiffRow row = m_current < m_rows.count() ? m_rows.at(m_current) : DiffRow{};
    m_rows.setUnified(unified);
    layOut();
    const DiffPane pane = row.line(m_pane) >= 0 ? m_pane : m_pane == DiffPane::Left ? DiffPane::Right : DiffPane::Left;
    const int found = m_rows.rowOfLine(pane, row.line(pane));
    m_current = m_anchor = qMax(0, found);
    showRow(m_current, true);
}

void TextDiffView::setMargins(const QList<DiffMargin> &margins)
{
    m_margins = margins;
    m_marginOfLine.clear();
    m_leftMargin = false;
    for (qsizetype i = 0; i < margins.size(); ++i) {
        const DiffMargin &margin = margins[i];
        if (margin.right >= 0) {
            for (int line = margin.right; line <= qMax(margin.right, margin.lastRight); ++line) {
                if (!m_marginOfLine.contains(keyOf(DiffPane::Right, line)) || line == margin.right)
                    m_marginOfLine.insert(keyOf(DiffPane::Right, line), int(i));
            }
        } else if (margin.left >= 0) {
            m_marginOfLine.insert(keyOf(DiffPane::Left, margin.left), int(i));
            m_leftMargin = true;
        }
    }
    fitRuler();
    viewport()->update();
}

const DiffMargin *TextDiffView::marginAt(DiffPane pane, int line) const
{
    const auto found = m_marginOfLine.constFind(keyOf(pane, line));
    return line < 0 || found == m_marginOfLine.constEnd() ? nullptr : &m_margins[*found];
}

void TextDiffView::showMargin(int index)
{
    frameMargin(index);
    for (const DiffMargin &margin : std::as_const(m_margins)) {
        if (margin.index != index)
            continue;
        if (margin.right >= 0)
            goToLine(DiffPane::Right, margin.right);
        else if (margin.left >= 0)
            goToLine(DiffPane::Left, margin.left);
    }
    viewport()->update();
}

void TextDiffView::frameMargin(int index)
{
    m_shownMargin = index;
    viewport()->update();
}

void TextDiffView::setSyntax(Syntax syntax)
{
    m_syntax = std::move(syntax);
    viewport()->update();
}

void TextDiffView::measure()
{
    m_widest = 0;
    for (const DiffPane pane : {DiffPane::Left, DiffPane::Right}) {
        qsizetype longest = 0;
        for (int row = 0; row < m_rows.count(); ++row) {
            const int at = m_rows.at(row).line(pane);
            if (at < 0)
                continue; // nothing there, or folded away
            const TextLine &line = m_rows.text()->lines(pane)[at];
            // The longest by far is the widest; only lines that come near it are measured.
            if (line.text.size() * 4 < longest)
                continue;
            longest = qMax(longest, qMin<qsizetype>(line.text.size(), DiffLinePainter::shownChars));
            m_widest = qMax(m_widest, m_painter.widthOf(line));
        }
    }
}

int TextDiffView::heightOf(int row) const
{
    return m_rows.at(row).kind == DiffRow::Kind::Fold ? qMax(size::foldLine, m_painter.lineHeight() + size::insideGroup)
                                                      : m_painter.lineHeight();
}

void TextDiffView::layOut()
{
    measure();
    m_tops.clear();
    m_tops.reserve(size_t(m_rows.count()) + 1);
    int y = 0;
    for (int row = 0; row < m_rows.count(); ++row) {
        m_tops.push_back(y);
        y += heightOf(row);
    }
    m_tops.push_back(y);
    const qsizetype lines = m_rows.text() ? qMax(m_rows.text()->diff.before.lines.size(), m_rows.text()->diff.after.lines.size())
                                          : 0;
    m_numberWidth = qMax(size::numberGutter, int(QString::number(lines).size() * m_painter.charWidth()) + size::betweenGroups);
    fitScrollBars();
    fitRuler();
    viewport()->update();
}

void TextDiffView::fitScrollBars()
{
    const int height = viewport()->height();
    verticalScrollBar()->setPageStep(height);
    verticalScrollBar()->setSingleStep(m_painter.lineHeight());
    verticalScrollBar()->setRange(0, qMax(0, m_tops.back() - height));
    const Pane pane = paneOf(DiffPane::Right);
    const int room = qMax(1, pane.rect.right() - pane.text);
    horizontalScrollBar()->setPageStep(room);
    horizontalScrollBar()->setSingleStep(int(m_painter.charWidth() * 4));
    horizontalScrollBar()->setRange(0, qMax(0, m_widest - room));
    m_ruler->setGeometry(viewport()->geometry().right() + 1, viewport()->geometry().top(), size::overviewRuler, height);
}

void TextDiffView::fitRuler()
{
    QList<OverviewRuler::Mark> changes;
    QList<OverviewRuler::Mark> refusals;
    const double whole = heightOfRuler();
    for (int row = 0; row < m_rows.count(); ++row) {
        const DiffRow &shown = m_rows.at(row);
        const double from = m_tops[size_t(row)] / whole;
        const double to = m_tops[size_t(row) + 1] / whole;
        if (shown.change >= 0) {
            const Token token = shown.kind == DiffRow::Kind::Removed ? Token::Bad : Token::Good;
            if (!changes.isEmpty() && changes.last().token == token && qFuzzyCompare(1 + changes.last().to, 1 + from))
                changes.last().to = to;
            else
                changes.append({from, to, token});
        }
    }
    for (const DiffMargin &margin : std::as_const(m_margins)) {
        const int row = margin.right >= 0 ? m_rows.rowOfLine(DiffPane::Right, margin.right)
                                          : m_rows.rowOfLine(DiffPane::Left, margin.left);
        if (row >= 0)
            refusals.append(
                {m_tops[size_t(row)] / whole, m_tops[size_t(row) + 1] / whole, margin.isRefusal ? Token::Bad : Token::Warn});
    }
    std::sort(refusals.begin(), refusals.end(), [](const auto &a, const auto &b) { return a.from < b.from; });
    m_ruler->setMarks(changes, refusals);
    const double top = verticalScrollBar()->value();
    m_ruler->setView(top / whole, qMin(1.0, (top + viewport()->height()) / whole));
}

void TextDiffView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitScrollBars();
    fitRuler();
    scrollContentsBy(0, 0);
}

// Of a document that is shorter than the pane, the marks stand beside their lines.
double TextDiffView::heightOfRuler() const
{
    return std::max({1, m_tops.back(), viewport()->height()});
}

void TextDiffView::scrollContentsBy(int dx, int dy)
{
    // What only moved up or down is moved on the screen; the rest is painted.
    if (dx == 0 && dy != 0 && qAbs(dy) < viewport()->height())
        viewport()->scroll(0, dy);
    else
        viewport()->update();
    const double whole = heightOfRuler();
    const double top = verticalScrollBar()->value();
    m_ruler->setView(top / whole, qMin(1.0, (top + viewport()->height()) / whole));
}

int TextDiffView::rowAt(int y) const
{
    const auto found = std::upper_bound(m_tops.begin(), m_tops.end() - 1, y);
    return qBound(0, int(found - m_tops.begin()) - 1, qMax(0, m_rows.count() - 1));
}

QRect TextDiffView::rowRect(int row) const
{
    if (row < 0 || row >= m_rows.count())
        return {};
    return {0, m_tops[size_t(row)] - verticalScrollBar()->value(), viewport()->width(),
            m_tops[size_t(row) + 1] - m_tops[size_t(row)]};
}

TextDiffView::Pane TextDiffView::paneOf(DiffPane pane) const
{
    Pane p{};
    const int width = viewport()->width();
    if (m_rows.isUnified()) {
        p.rect = QRect(0, 0, width, 1);
        p.refusal = 0;
        p.number = size::refusalGutter;
        p.number2 = p.number + m_numberWidth;
        p.sign = p.number2 + m_numberWidth;
    } else {
        const int half = (width - 1) / 2;
        p.rect = pane == DiffPane::Left ? QRect(0, 0, half, 1) : QRect(half + 1, 0, width - half - 1, 1);
        p.refusal = p.rect.left();
        const bool hasMargin = pane == DiffPane::Right || m_leftMargin;
        p.number = p.rect.left() + (hasMargin ? size::refusalGutter : 0);
        p.number2 = -1;
        p.sign = p.number + m_numberWidth;
    }
    p.text = p.sign + size::signGutter;
    return p;
}

DiffPane TextDiffView::paneAt(int x) const
{
    return !m_rows.isUnified() && x < viewport()->width() / 2 ? DiffPane::Left : DiffPane::Right;
}

bool TextDiffView::isSelected(int row, DiffPane pane) const
{
    return (m_rows.isUnified() || pane == m_pane) && m_anchor != m_current && row >= qMin(m_anchor, m_current)
        && row <= qMax(m_anchor, m_current);
}

void TextDiffView::showRow(int row, bool inTheMiddle)
{
    const QRect rect = rowRect(row);
    if (rect.isNull())
        return;
    const int height = viewport()->height();
    QScrollBar *bar = verticalScrollBar();
    const int top = m_tops[size_t(row)];
    if (inTheMiddle && (rect.top() < 0 || rect.bottom() > height * 3 / 4))
        bar->setValue(top - height / 3);
    else if (rect.top() < 0)
        bar->setValue(top);
    else if (rect.bottom() >= height)
        bar->setValue(top + rect.height() - height);
}

void TextDiffView::setCurrentRow(int row, bool extendSelection)
{
    if (m_rows.count() == 0)
        return;
    m_current = qBound(0, row, m_rows.count() - 1);
    if (!extendSelection)
        m_anchor = m_current;
    showRow(m_current, false);
    touchCurrent();
}

void TextDiffView::touchCurrent()
{
    viewport()->update();
    Q_EMIT currentChanged();
    if (hasFocus())
        tellCurrent();
}

void TextDiffView::refresh()
{
    m_current = qBound(0, m_current, qMax(0, m_rows.count() - 1));
    m_anchor = m_current;
    layOut();
    touchCurrent();
}

void TextDiffView::openFold(int fold)
{
    m_rows.openFold(fold);
    refresh();
}

void TextDiffView::openMore(int fold)
{
    m_rows.openMore(fold);
    refresh();
}

void TextDiffView::openAll()
{
    const DiffRow row = m_current < m_rows.count() ? m_rows.at(m_current) : DiffRow{};
    m_rows.openAll();
    const int found = m_rows.rowOfLine(DiffPane::Right, row.right);
    m_current = found >= 0 ? found : qMax(0, m_rows.rowOfLine(DiffPane::Left, row.left));
    refresh();
    showRow(m_current, true);
}

void TextDiffView::goToLine(DiffPane pane, int line)
{
    const int rowsBefore = m_rows.count();
    const int row = m_rows.showLine(pane, line);
    if (row < 0)
        return;
    if (m_rows.count() != rowsBefore)
        layOut();
    m_pane = pane;
    m_current = m_anchor = row;
    showRow(row, true);
    touchCurrent();
}

bool TextDiffView::goToChange(int change)
{
    const int row = m_rows.firstRowOfChange(change);
    if (row < 0)
        return false;
    m_current = m_anchor = row;
    showRow(row, true);
    touchCurrent();
    return true;
}

bool TextDiffView::canStep(int by) const
{
    return (by > 0 ? m_rows.changeAfter(m_current) : m_rows.changeBefore(m_current)) >= 0;
}

bool TextDiffView::nextChange()
{
    return goToChange(m_rows.changeAfter(m_current));
}

bool TextDiffView::previousChange()
{
    return goToChange(m_rows.changeBefore(m_current));
}

int TextDiffView::currentChange() const
{
    for (int row = qMin(m_current, m_rows.count() - 1); row >= 0; --row) {
        if (m_rows.at(row).change >= 0)
            return m_rows.at(row).change;
    }
    return -1;
}

QString TextDiffView::selectedText() const
{
    QStringList lines;
    for (int row = qMin(m_anchor, m_current); row <= qMax(m_anchor, m_current) && row < m_rows.count(); ++row) {
        const DiffRow &shown = m_rows.at(row);
        if (shown.kind == DiffRow::Kind::Fold) { // what is folded away is selected with the lines around it
            const TextFold &run = m_rows.hidden(shown.fold);
            const TextDiff &diff = m_rows.text()->diff;
            for (int at = run.row; at < run.row + run.rows; ++at)
                lines.append(diff.after.lines[diff.rows[at].after].text);
            continue;
        }
        DiffPane pane = m_pane;
        if (m_rows.isUnified())
            pane = shown.right >= 0 ? DiffPane::Right : DiffPane::Left;
        if (shown.line(pane) >= 0)
            lines.append(m_rows.text()->lines(pane)[shown.line(pane)].text);
    }
    return lines.join(QLatin1Char('\n'));
}

void TextDiffView::copy()
{
    const QString text = selectedText();
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

QString TextDiffView::foldText(int fold) const
{
    const TextFold &run = m_rows.hidden(fold);
    const QString count = tr("%n unchanged line(s)", nullptr, run.rows);
    QStringList keys;
    for (const HiddenKey &hidden : run.hides)
        keys.append(hidden.of.isEmpty() ? hidden.key : tr("%1 of %2", "key of the manifest, whose").arg(hidden.key, hidden.of));
    return keys.isEmpty() ? count : tr("%1: %2", "count of lines, the keys in them").arg(count, keys.join(QStringLiteral(", ")));
}

QString TextDiffView::rowText(int row) const
{
    if (row < 0 || row >= m_rows.count())
        return {};
    const DiffRow &shown = m_rows.at(row);
    if (shown.kind == DiffRow::Kind::Fold)
        return tr("Folded: %1").arg(foldText(shown.fold));
    const auto text = [&](DiffPane pane) {
        return withHiddenShown(m_rows.text()->lines(pane)[shown.line(pane)].text.left(DiffLinePainter::shownChars));
    };
    QString said;
    switch (shown.kind) {
    case DiffRow::Kind::Same:
        said = tr("Line %1: %2").arg(shown.right + 1).arg(text(DiffPane::Right));
        break;
    case DiffRow::Kind::Removed:
        said = tr("Line %1 removed: %2").arg(shown.left + 1).arg(text(DiffPane::Left));
        break;
    case DiffRow::Kind::Added:
        said = tr("Line %1 added: %2").arg(shown.right + 1).arg(text(DiffPane::Right));
        break;
    case DiffRow::Kind::Changed:
        said = tr("Line %1 changed: %2; before, line %3: %4")
                   .arg(shown.right + 1)
                   .arg(text(DiffPane::Right))
                   .arg(shown.left + 1)
                   .arg(text(DiffPane::Left));
        break;
    case DiffRow::Kind::Fold:
        break;
    }
    const DiffMargin *margin = marginAt(DiffPane::Right, shown.right);
    if (!margin)
        margin = marginAt(DiffPane::Left, shown.left);
    return margin ? tr("%1. %2", "line, its refusal").arg(margin->text, said) : said;
}

} // namespace oz0

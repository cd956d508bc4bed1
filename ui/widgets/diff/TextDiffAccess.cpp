#include "ui/widgets/diff/TextDiffView.h"

#include <QAccessibleWidget>

namespace oz0 {

namespace {

// The view has no widget for each line: its name tells the current one, and changes with it, so that it is read out.
class AccessibleDiff : public QAccessibleWidget
{
public:
    explicit AccessibleDiff(TextDiffView *view) : QAccessibleWidget(view, QAccessible::Document), m_view(view) { }

    QString text(QAccessible::Text kind) const override
    {
        const QString row = m_view->rowText(m_view->currentRow());
        if (kind == QAccessible::Value)
            return row;
        if (kind == QAccessible::Name && !row.isEmpty())
            return TextDiffView::tr("%1. %2", "name of the view, its current line").arg(m_view->accessibleName(), row);
        return QAccessibleWidget::text(kind);
    }

private:
    TextDiffView *m_view;
};

QAccessibleInterface *accessibleDiff(const QString &, QObject *object)
{
    auto *view = qobject_cast<TextDiffView *>(object);
    return view ? new AccessibleDiff(view) : nullptr;
}

} // namespace

void TextDiffView::makeAccessible()
{
    static bool isInstalled = false; // the factory serves all views
    if (!isInstalled)
        QAccessible::installFactory(accessibleDiff);
    isInstalled = true;
}

void TextDiffView::tellCurrent()
{
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace oz0

#include "ui/widgets/FilterField.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>

namespace oz0 {

namespace {
constexpr int leastWidth = 224;

class EscapeClears : public QObject
{
public:
    explicit EscapeClears(QLineEdit *field) : QObject(field), m_field(*field) { field->installEventFilter(this); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
        if (!isKey || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape || m_field.text().isEmpty())
            return QObject::eventFilter(watched, event);
        if (event->type() == QEvent::KeyPress)
            m_field.clear();
        event->accept(); // a shortcut of the page's does not take it
        return true;
    }

private:
    QLineEdit &m_field;
};

} // namespace

void clearOnEscape(QLineEdit *field)
{
    new EscapeClears(field);
}

QLineEdit *makeFilterField(const Theme &theme, const QString &placeholder, const QString &accessibleName)
{
    auto *field = new QLineEdit;
    field->setObjectName(QStringLiteral("filter"));
    field->setPlaceholderText(placeholder);
    field->setAccessibleName(accessibleName);
    field->setClearButtonEnabled(true);
    field->setMaxLength(256);
    const int words = QFontMetrics(theme.font(FontRole::Text)).horizontalAdvance(placeholder);
    field->setFixedWidth(qMax(leastWidth, words + 2 * (size::controlPadding + size::iconButton + size::insideGroup + 4)));
    QAction *mark = field->addAction(theme.icon(QStringLiteral("filter"), Token::Text2), QLineEdit::LeadingPosition);
    mark->setText(accessibleName);
    // Qt makes the clear button's action and gives it no text.
    for (QAction *action : field->findChildren<QAction *>()) {
        if (action != mark && action->text().isEmpty())
            action->setText(QCoreApplication::translate("oz0::FilterField", "Clear the filter"));
    }
    clearOnEscape(field);
    return field;
}

} // namespace oz0

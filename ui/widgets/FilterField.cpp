#include "ui/widgets/FilterField.h"

#include <QAction>
#include <QCoreApplication>

namespace oz0 {

namespace {
constexpr int leastWidth = 224;
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
    return field;
}

} // namespace oz0

#include "ui/dialogs/RuleDialog.h"

#include "models/RuleTexts.h"
#include "ui/Html.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DialogBody.h"
#include "ui/widgets/Fields.h"
#include "ui/widgets/FocusRing.h"

#include <QBoxLayout>

namespace oz0 {

RuleDialog::RuleDialog(const Theme &theme, const RefusalView &view, QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("ruleDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Rule %1").arg(view.ruleId));
    setWindowModality(Qt::WindowModal);
    setFixedWidth(size::dialog);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    auto *body = new DialogBody(theme);
    body->setAccessibleName(windowTitle());
    body->setFocusPolicy(Qt::StrongFocus); // it is read by scrolling
    body->column()->addWidget(new Label(theme, FontRole::Title, Token::Text, windowTitle()));
    auto *why = new Label(theme, FontRole::Text, Token::Text, RuleTexts::why(view.ruleId));
    why->setObjectName(QStringLiteral("ruleWhy"));
    why->setWordWrap(true);
    why->setTextInteractionFlags(Qt::TextSelectableByMouse);
    body->column()->addWidget(why);
    auto *facts = new FieldGrid(theme, false);
    facts->setObjectName(QStringLiteral("ruleFacts"));
    facts->setFields({{tr("It says"), plain(view.rule)},
                      {tr("Refused here"), plain(view.title)},
                      {tr("Who may"), plain(view.whoMay)},
                      {tr("Next"), plain(view.next)},
                      {tr("Code"), code(theme, view.code)}});
    body->column()->addWidget(facts);
    body->column()->addStretch(1);
    whole->addWidget(body, 1);
    auto *foot = new Ground(theme, Token::Window, Ground::Top);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(size::dialogPadding, size::insideGroup, size::dialogPadding, size::betweenGroups);
    QPushButton *close = makeButton(theme, QStringLiteral("closeRule"), {}, tr("Close"), this);
    close->setDefault(true);
    line->addStretch(1);
    line->addWidget(close);
    whole->addWidget(foot);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    new FocusRing(theme, this);
    new DialogFit(*this);
    close->setFocus();
}

} // namespace oz0

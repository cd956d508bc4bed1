#include "ui/dialogs/GlossaryDialog.h"

#include "ui/Html.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DialogBody.h"
#include "ui/widgets/Fields.h"
#include "ui/widgets/FocusRing.h"

#include <QBoxLayout>

namespace oz0 {

GlossaryDialog::GlossaryDialog(const Theme &theme, const QString &page, const QList<GlossaryEntry> &words, QWidget *parent)
    : QDialog(parent), m_theme(theme), m_words(words)
{
    setObjectName(QStringLiteral("glossary"));
    setWindowTitle(tr("What the words mean"));
    setWindowModality(Qt::WindowModal);
    setFixedWidth(size::dialog);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    auto *body = new DialogBody(theme);
    body->setAccessibleName(windowTitle());
    body->setFocusPolicy(Qt::StrongFocus); // it is read by scrolling
    body->column()->addWidget(
        new Label(theme, FontRole::Title, Token::Text, page.isEmpty() ? tr("Words") : tr("Words on %1", "a page").arg(page)));
    m_list = new FieldGrid(theme, false);
    m_list->setObjectName(QStringLiteral("glossaryWords"));
    body->column()->addWidget(m_list);
    body->column()->addStretch(1);
    whole->addWidget(body, 1);
    auto *foot = new Ground(theme, Token::Window, Ground::Top);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(size::dialogPadding, size::insideGroup, size::dialogPadding, size::betweenGroups);
    line->setSpacing(size::insideGroup);
    QPushButton *all = makeButton(theme, QStringLiteral("allWords"), {}, tr("&All words"), this);
    all->setCheckable(true);
    all->setAutoDefault(false);
    all->setVisible(!page.isEmpty());
    QPushButton *close = makeButton(theme, QStringLiteral("closeGlossary"), {}, tr("Close"), this);
    close->setDefault(true);
    line->addWidget(all);
    line->addStretch(1);
    line->addWidget(close);
    whole->addWidget(foot);
    connect(all, &QPushButton::toggled, this, [this](bool on) { show(on ? Glossary::all() : m_words); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    show(page.isEmpty() ? Glossary::all() : words);
    new FocusRing(theme, this);
    new DialogFit(*this);
    close->setFocus();
}

void GlossaryDialog::show(const QList<GlossaryEntry> &words)
{
    QList<Field> fields;
    for (const GlossaryEntry &entry : words)
        fields.append({entry.word, plain(entry.meaning)});
    m_list->setFields(fields);
}

} // namespace oz0

#include "ui/widgets/RemedyStrip.h"

#include "ui/widgets/Buttons.h"

#include <QAction>
#include <QBoxLayout>
#include <QPushButton>

namespace oz0 {

namespace {
constexpr int stripHeight = 40;
} // namespace

RemedyStrip::RemedyStrip(const Theme &theme, QAction *save, QAction *copyPatch, QWidget *parent)
    : Ground(theme, Token::Window, Ground::Bottom, parent)
{
    setObjectName(QStringLiteral("remedyStrip"));
    setMinimumHeight(stripHeight);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(size::pageMargin, size::iconToWord, size::pageMargin, size::iconToWord);
    line->setSpacing(size::insideGroup);
    line->addWidget(new IconLabel(theme, QStringLiteral("patch"), Token::Good, size::iconButton));
    m_text = new Label(theme, FontRole::Text, Token::Text);
    m_text->setObjectName(QStringLiteral("remedyText"));
    m_text->setWordWrap(true);
    line->addWidget(m_text, 1);
    m_save = makeButton(theme, QStringLiteral("saveMended"), QStringLiteral("save"), save->text(), this);
    m_copy = makeButton(theme, QStringLiteral("copyPatch"), QStringLiteral("copy"), copyPatch->text(), this);
    connect(m_save, &QPushButton::clicked, save, &QAction::trigger);
    connect(m_copy, &QPushButton::clicked, copyPatch, &QAction::trigger);
    connect(save, &QAction::changed, this, [this, save] {
        m_save->setEnabled(save->isEnabled());
        m_save->setToolTip(save->toolTip());
    });
    line->addWidget(m_save);
    line->addWidget(m_copy);
    setChanges(0);
}

void RemedyStrip::setChanges(int changes)
{
    m_text->setText(
        tr("Undoing %n change(s) in plugin.yaml ends all of it; nothing else of the file differs.", nullptr, changes));
    setVisible(changes > 0);
}

} // namespace oz0

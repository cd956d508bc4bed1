#include "ui/widgets/EffectList.h"

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/widgets/Labels.h"

#include <QVBoxLayout>

#include <algorithm>

namespace oz0 {

namespace {

Token tokenOf(ChangeEffect::Weight weight)
{
    switch (weight) {
    case ChangeEffect::Weight::Plain:
        return Token::Text2;
    case ChangeEffect::Weight::Warns:
        return Token::Warn;
    case ChangeEffect::Weight::Harms:
        return Token::Bad;
    }
    return Token::Text2;
}

} // namespace

EffectList::EffectList(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("effects"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(size::insideGroup);
    column->addWidget(new Label(theme, FontRole::Section, Token::Text, tr("What happens")));
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(size::insideGroup);
    m_grid->setVerticalSpacing(size::insideGroup);
    m_grid->setColumnMinimumWidth(0, size::iconRail); // as icons of verdicts, above or below
    m_grid->setColumnStretch(2, 1);
    column->addLayout(m_grid);
    hide();
}

void EffectList::setEffects(const QList<ChangeEffect> &effects)
{
    if (effects == m_shown)
        return;
    m_shown = effects;
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const bool hasCounts = std::any_of(effects.begin(), effects.end(),
                                       [](const ChangeEffect &effect) { return effect.count >= 0; });
    m_grid->setColumnMinimumWidth(1, hasCounts ? 24 : 0);
    int row = 0;
    for (const ChangeEffect &effect : effects) {
        m_grid->addWidget(new IconLabel(m_theme, effect.icon, tokenOf(effect.weight), size::iconButton), row, 0,
                          Qt::AlignTop | Qt::AlignHCenter);
        const QString count = effect.count < 0 ? QString() : Texts::number(effect.count);
        if (hasCounts)
            m_grid->addWidget(new Label(m_theme, FontRole::Strong, Token::Text, count), row, 1, Qt::AlignTop | Qt::AlignRight);
        QStringList names;
        for (const QString &name : effect.names)
            names.append(code(m_theme, unbroken(name)));
        auto *sentence = new Label(m_theme, FontRole::Text, Token::Text);
        sentence->setTextFormat(Qt::RichText);
        sentence->setWordWrap(true);
        sentence->setText(plain(effect.sentence) + QLatin1Char(' ') + Texts::joined(names));
        sentence->setAccessibleName(
            QStringLiteral("%1 %2 %3").arg(count, effect.sentence, Texts::joined(effect.names)).simplified());
        m_grid->addWidget(sentence, row++, 2);
    }
    setVisible(!effects.isEmpty());
}

} // namespace oz0

#include "ui/widgets/WhatIfBar.h"

#include "core/domain/Candidate.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/SegmentedSwitch.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>

namespace oz0 {

namespace {
constexpr int mostWidth = 360;
constexpr int usualWidth = 288; // of a plugin, its version and its digest
constexpr int verdictHeight = 36;
} // namespace

WhatIfChooser::WhatIfChooser(const Theme &theme, WhatIfPresenter &presenter, QWidget *parent)
    : QWidget(parent), m_presenter(presenter), m_choice(new ElidedCombo)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(size::insideGroup);
    auto *before = new Label(theme, FontRole::Text, Token::Text2, tr("What &if"));
    before->setBuddy(m_choice);
    row->addWidget(before);
    m_choice->setObjectName(QStringLiteral("whatIfChoice"));
    m_choice->setAccessibleName(tr("The code whose placing is asked about"));
    m_choice->setMaximumWidth(mostWidth);
    m_choice->setMaxVisibleItems(20);
    row->addWidget(m_choice);
    row->addWidget(new Label(theme, FontRole::Text, Token::Text2, tr("took it, as", "after a plugin's name")));
    auto *roles = new SegmentedSwitch(theme);
    const auto add = [&](const QString &name, const QString &text, Role role) {
        QPushButton *button = roles->addSegment(name, {}, text);
        connect(button, &QPushButton::clicked, this, [this, role] { m_presenter.setAs(role); });
        return button;
    };
    m_operator = add(QStringLiteral("whatIfOperator"), tr("Operator"), Role::Operator);
    m_admin = add(QStringLiteral("whatIfAdmin"), tr("Admin"), Role::Admin);
    row->addWidget(roles);
    connect(m_choice, &QComboBox::activated, this, [this](int at) {
        if (at >= 0 && at < m_presenter.choices().size() && m_presenter.choices()[at].may.allowed)
            m_presenter.choose(m_presenter.choices()[at]);
    });
    connect(&presenter, &WhatIfPresenter::choicesChanged, this, &WhatIfChooser::listChoices);
    connect(&presenter, &WhatIfPresenter::changed, this, &WhatIfChooser::showChosen);
    listChoices();
}

int WhatIfChooser::usualLineWidth() const
{
    return sizeHint().width() - qMin(m_choice->sizeHint().width(), mostWidth) + usualWidth;
}

void WhatIfChooser::listChoices()
{
    const QSignalBlocker blocker(m_choice);
    m_choice->clear();
    for (const WhatIfChoice &choice : m_presenter.choices()) {
        m_choice->addItem(tr("%1 %2 %3 · %4", "plugin version digest, what it is")
                              .arg(choice.plugin.text(), choice.version, shortDigest(choice.digest), choice.note));
        const int at = m_choice->count() - 1;
        if (!choice.may.allowed) {
            m_choice->setItemData(at, choice.may.reason, Qt::ToolTipRole);
            m_choice->setItemData(at, choice.may.reason, Qt::AccessibleDescriptionRole);
            if (auto *items = qobject_cast<QStandardItemModel *>(m_choice->model()))
                items->item(at)->setEnabled(false);
        }
    }
    showChosen();
}

void WhatIfChooser::showChosen()
{
    int chosen = -1;
    for (int at = 0; m_presenter.chosen() && at < m_presenter.choices().size(); ++at) {
        if (m_presenter.choices()[at].isSame(*m_presenter.chosen()))
            chosen = at;
    }
    m_choice->setCurrentIndex(chosen);
    m_operator->setChecked(m_presenter.as() != Role::Admin);
    m_admin->setChecked(m_presenter.as() == Role::Admin);
    refreshState();
}

void WhatIfChooser::refreshState()
{
    const ActionState may = m_presenter.mayAsk();
    m_choice->setEnabled(may.allowed);
    m_choice->setPlaceholderText(m_presenter.hasNoCode() ? tr("no code yet") : QString());
    m_choice->updateGeometry();
    m_choice->setToolTip(may.allowed ? m_choice->currentText() : may.reason);
    applyState(m_operator, may);
    applyState(m_admin, may);
}

WhatIfVerdict::WhatIfVerdict(const Theme &theme, WhatIfPresenter &presenter, QWidget *parent)
    : Ground(theme, Token::Base, Ground::Bottom, parent), m_presenter(presenter)
{
    setMinimumHeight(verdictHeight);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(size::pageMargin, size::iconToWord, size::pageMargin, size::iconToWord);
    row->setSpacing(size::insideGroup);
    m_icon = new IconLabel(theme, QStringLiteral("ready"), Token::Good, size::iconRail);
    m_sentence = new Label(theme, FontRole::Section, Token::Text);
    m_sentence->setObjectName(QStringLiteral("whatIfVerdict"));
    m_details = new Label(theme, FontRole::Text, Token::Text2);
    m_details->setObjectName(QStringLiteral("whatIfDetails"));
    m_details->setWordWrap(true);
    m_answeredAt = new Label(theme, FontRole::Text, Token::Text2);
    m_answeredAt->setObjectName(QStringLiteral("whatIfAnsweredAt"));
    row->addWidget(m_icon);
    row->addWidget(m_sentence);
    row->addWidget(m_details, 1);
    row->addWidget(m_answeredAt);
    connect(&presenter, &WhatIfPresenter::changed, this, &WhatIfVerdict::refresh);
    refresh();
}

void WhatIfVerdict::refresh()
{
    const bool isKnown = m_presenter.answer() != nullptr;
    const bool isOld = m_presenter.isOld();
    m_icon->setVisible(!m_presenter.verdict().isEmpty());
    m_sentence->setToken(isOld ? Token::Text2 : Token::Text);
    if (m_presenter.state() == WhatIfPresenter::State::Failed)
        m_icon->setIcon(QStringLiteral("warning"), Token::Warn);
    else if (!isKnown)
        m_icon->setIcon(QStringLiteral("info"), Token::Text2);
    else if (m_presenter.isGood())
        m_icon->setIcon(QStringLiteral("ready"), isOld ? Token::Text2 : Token::Good);
    else
        m_icon->setIcon(QStringLiteral("refusals"), isOld ? Token::Text2 : Token::Bad);
    m_sentence->setText(m_presenter.verdict());
    m_details->setText(m_presenter.details());
    m_answeredAt->setText(m_presenter.answeredAt());
}

} // namespace oz0

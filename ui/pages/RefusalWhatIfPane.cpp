#include "ui/pages/RefusalWhatIfPane.h"

#include "ui/Html.h"
#include "ui/Told.h"
#include "ui/widgets/Buttons.h"

#include <QBoxLayout>

namespace oz0 {

RefusalWhatIfPane::RefusalWhatIfPane(const Theme &theme, RefusalWhatIf &presenter, QWidget *parent)
    : Ground(theme, Token::Window, Ground::None, parent), m_presenter(presenter)
{
    setObjectName(QStringLiteral("whatIfPane"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::betweenGroups);
    column->setSpacing(size::insideGroup);
    auto *head = new QHBoxLayout;
    head->setSpacing(size::insideGroup);
    auto *title = new Label(theme, FontRole::Section, Token::Text, tr("&What if"));
    head->addWidget(title, 0, Qt::AlignTop);
    auto *kept = new Label(theme, FontRole::Text, Token::Text2, tr("asked of a candidate, nothing is kept"));
    kept->setToolTip(tr("The server runs the same rules on the tenant of now, and keeps neither the question nor the answer."));
    kept->setObjectName(QStringLiteral("whatIfKept"));
    kept->setAlignment(Qt::AlignTrailing | Qt::AlignTop);
    kept->setWordWrap(true); // the pane is no wider than its grid
    head->addWidget(kept, 1);
    column->addLayout(head);
    m_grid = new WhatIfGrid(theme, presenter.model());
    m_grid->setObjectName(QStringLiteral("whatIfGrid"));
    m_grid->setAccessibleName(tr("What the rules would say, as whom and under which circumstances"));
    title->setBuddy(m_grid);
    column->addWidget(m_grid);
    m_asking = new AskingLine(theme, QStringLiteral("whatIfAsking"), tr("What the rules would say"));
    column->addWidget(m_asking);
    m_sentence = new Label(theme, FontRole::Strong, Token::Text);
    m_sentence->setObjectName(QStringLiteral("whatIfSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_sentence);
    m_reasons = new Label(theme, FontRole::Text, Token::Text);
    m_reasons->setObjectName(QStringLiteral("whatIfReasons"));
    m_reasons->setTextFormat(Qt::RichText);
    m_reasons->setWordWrap(true);
    m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_reasons);
    m_command = makeButton(theme, QStringLiteral("copyWhatIf"), QStringLiteral("terminal"), tr("Copy this as command"), this);
    column->addWidget(m_command);
    column->addStretch();
    connect(m_command, &QPushButton::clicked, this, [this] { Told::copy(this, m_presenter.command(), Told::What::Command); });
    connect(m_asking, &AskingLine::stopAsked, &presenter, &RefusalWhatIf::stop);
    connect(m_asking, &AskingLine::againAsked, &presenter, &RefusalWhatIf::askAgain);
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &now) { m_presenter.choose(now.row(), now.column()); });
    connect(&presenter, &RefusalWhatIf::changed, this, &RefusalWhatIfPane::refresh);
    connect(&presenter.model(), &QAbstractItemModel::dataChanged, this, &RefusalWhatIfPane::refresh);
    refresh();
}

void RefusalWhatIfPane::addAbove(QWidget *widget)
{
    qobject_cast<QVBoxLayout *>(layout())->insertWidget(0, widget);
}

void RefusalWhatIfPane::refresh()
{
    const bool hasGrid = m_presenter.model().rowCount() > 0;
    const ActionState may = m_presenter.mayAsk();
    m_grid->setVisible(hasGrid);
    m_asking->setAsking(m_presenter.isAsking());
    m_asking->setNote(m_presenter.note(), may.allowed && !m_presenter.isAsking());
    // The first verdict is looked at until the person chooses another.
    if (hasGrid && m_grid->currentIndex().column() < 1)
        m_grid->setCurrentIndex(m_presenter.model().index(0, 1));
    QItemSelectionModel *selection = m_grid->selectionModel();
    const QModelIndex current = m_grid->currentIndex();
    if (current.isValid() && selection->selectedIndexes() != QModelIndexList{current})
        selection->select(current, QItemSelectionModel::ClearAndSelect); // what the sentence below tells
    m_presenter.choose(current.row(), current.column());
    const QString sentence = m_presenter.sentence();
    m_sentence->setText(breakableWords(sentence));
    m_sentence->setVisible(!sentence.isEmpty());
    QStringList lines;
    for (const QString &line : m_presenter.reasons())
        lines.append(plain(breakableWords(line)));
    m_reasons->setText(lines.join(QStringLiteral("<br>")));
    m_reasons->setVisible(!lines.isEmpty());
    m_command->setVisible(hasGrid);
    applyState(m_command,
               {!m_presenter.command().isEmpty(),
                m_presenter.command().isEmpty() ? tr("Select a verdict first.") : m_presenter.command()});
}

} // namespace oz0

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/Told.h"
#include "ui/pages/PreviewResult.h"
#include "ui/widgets/Buttons.h"

#include <QBoxLayout>
#include <QScrollBar>

namespace oz0 {

PreviewSide::PreviewSide(const Theme &theme, PreviewPresenter &presenter, QWidget *parent)
    : QScrollArea(parent), m_theme(theme), m_presenter(presenter)
{
    setObjectName(QStringLiteral("previewSide"));
    setAccessibleName(tr("Limits, names and digest"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(size::previewSide * 3 / 4);
    auto *ground = new Ground(theme, Token::Window);
    auto *whole = new QVBoxLayout(ground);
    whole->setContentsMargins(0, size::betweenGroups, 0, size::pageMargin); // the table reaches the edges, as every table does
    m_hint = new Label(theme, FontRole::Text, Token::Text2,
                       tr("Limits, names and the digest stand here once the server has checked the folder."));
    m_hint->setObjectName(QStringLiteral("previewSideHint"));
    m_hint->setWordWrap(true);
    m_hint->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    whole->addWidget(m_hint);
    m_all = new QWidget;
    auto *column = new QVBoxLayout(m_all);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(size::betweenGroups);
    const auto add = [column](QWidget *part) {
        auto *line = new QHBoxLayout;
        line->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
        line->addWidget(part);
        column->addLayout(line);
    };
    m_of = new Label(theme, FontRole::Text, Token::Text2);
    m_of->setObjectName(QStringLiteral("previewSideOf"));
    m_of->setWordWrap(true);
    add(m_of);
    m_limitsTitle = new Label(theme, FontRole::Section, Token::Text);
    m_limitsTitle->setWordWrap(true);
    add(m_limitsTitle);
    m_limits = new Label(theme, FontRole::Text, Token::Text2);
    m_limits->setObjectName(QStringLiteral("previewLimits"));
    m_limits->setWordWrap(true);
    add(m_limits);
    m_agents = new Gauge(theme, tr("Agents and flows"));
    m_queues = new Gauge(theme, tr("Task queues"));
    add(m_agents);
    add(m_queues);
    m_names = new Table(theme);
    m_names->setObjectName(QStringLiteral("previewNames"));
    m_names->setAccessibleName(tr("Names and tool IDs, and whom they belong to"));
    m_names->setModel(&presenter.names());
    m_names->setSelectionMode(QAbstractItemView::SingleSelection);
    m_names->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_names->letGiveWay(int(PreviewNamesModel::Column::Holder));
    column->addWidget(m_names);
    auto *lock = new QHBoxLayout;
    lock->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    auto *lockTitle = new Label(theme, FontRole::Section, Token::Text, tr("Would lock to"));
    lockTitle->setToolTip(tr("The digest of exactly these bytes, which an install would record: nodes then run no others."));
    lock->addWidget(lockTitle, 1);
    QToolButton *copy = makeIconButton(theme, QStringLiteral("copyDigest"), QStringLiteral("copy"), tr("Copy the digest"), this);
    connect(copy, &QToolButton::clicked, this, [this] {
        if (const PreviewEntry *entry = m_presenter.shown(); entry && entry->preview)
            Told::copy(this, entry->preview->digest.text(), Told::What::DigestText);
    });
    lock->addWidget(copy);
    column->addLayout(lock);
    m_digest = new Label(theme, FontRole::Fixed, Token::Text);
    m_digest->setObjectName(QStringLiteral("previewDigest"));
    m_digest->setWordWrap(true);
    m_digest->setTextInteractionFlags(Qt::TextSelectableByMouse);
    add(m_digest);
    whole->addWidget(m_all);
    whole->addStretch();
    setWidget(ground);
    connect(&presenter, &PreviewPresenter::shownChanged, this, &PreviewSide::refresh);
    connect(&theme, &Theme::changed, this, &PreviewSide::refresh);
    refresh();
}

void PreviewSide::refresh()
{
    const PreviewEntry *entry = m_presenter.shown();
    m_all->setVisible(entry && entry->preview);
    m_hint->setVisible(!m_all->isVisibleTo(this));
    if (!entry || !entry->preview)
        return;
    const Preview &preview = *entry->preview;
    m_of->setText(m_presenter.belongsTo());
    m_of->setVisible(!m_of->text().isEmpty());
    m_limitsTitle->setText(tr("Limits of tenant %1").arg(entry->tenant.text()));
    m_limits->setText(PreviewTexts::limits(preview));
    m_agents->setUse(preview.agentsAndFlows);
    m_queues->setUse(preview.taskQueues);
    constexpr int mostRows = 14;
    const int rows = m_presenter.names().rowCount();
    m_names->setVisible(rows > 0);
    m_names->setFixedHeight((qMin(rows, mostRows) + 1) * size::row + 2);
    if (rows > 0)
        m_names->sizeColumnsOnce();
    m_digest->setText(breakable(preview.digest.text()));
    m_digest->setAccessibleName(preview.digest.text());
    // Words decide, in German too, and the bar that a low window needs takes nothing from them.
    const int words = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    setMinimumWidth(qMax(size::previewSide * 3 / 4, words));
}

} // namespace oz0

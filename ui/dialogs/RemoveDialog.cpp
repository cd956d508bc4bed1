#include "ui/dialogs/RemoveDialog.h"

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/Told.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CellDelegate.h"
#include "ui/widgets/DialogBody.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Table.h"

#include <QBoxLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QPainter>

namespace oz0 {

namespace {

constexpr int shownRows = 8;

struct Mark
{
    const char *icon;
    Token token;
};

Mark markOf(RemovalRow::Step step)
{
    using Step = RemovalRow::Step;
    switch (step) {
    case Step::Stays:
        return {"lock", Token::Text2};
    case Step::Ready:
        return {"ready", Token::Good};
    case Step::Waiting:
    case Step::Sending:
    case Step::Ending:
        return {"building", Token::Busy};
    case Step::Silent:
    case Step::Unknown:
        return {"warning", Token::Warn};
    case Step::Done:
        return {"ready", Token::Good};
    case Step::Failed:
        return {"failed", Token::Bad};
    }
    return {"info", Token::Text2};
}

Mark markOf(RemovalEffect::Kind kind)
{
    using Kind = RemovalEffect::Kind;
    switch (kind) {
    case Kind::NodesGoBack:
        return {"nodes", Token::Text2};
    case Kind::JobsFail:
        return {"failed", Token::Bad};
    case Kind::JobsAnswered:
        return {"home", Token::Good};
    case Kind::ComparisonsStop:
        return {"comparisons", Token::Warn};
    case Kind::DevStops:
        return {"terminal", Token::Warn};
    }
    return {"info", Token::Text2};
}

/// The first column: the step's icon and the candidate's name.
class StepDelegate : public CellDelegate
{
public:
    using CellDelegate::CellDelegate;

protected:
    void paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override
    {
        const Mark mark = markOf(RemovalRow::Step(index.data(StateRole).toInt()));
        const QRect icon(rect.left(), rect.center().y() - size::iconCell / 2, size::iconCell, size::iconCell);
        m_theme.paintIcon(painter, QStyle::visualRect(option.direction, rect, icon), QLatin1String(mark.icon),
                          m_theme.color(mark.token));
        painter->setFont(m_theme.font(FontRole::Strong));
        painter->setPen(ink(option, index));
        const QRect text = QStyle::visualRect(option.direction, rect,
                                              rect.adjusted(size::iconCell + size::betweenGroups, 0, 0, 0));
        painter->drawText(text, lineFlags(option.direction),
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    }
    int contentWidth(const QModelIndex &index) const override
    {
        return size::iconCell + size::betweenGroups
            + QFontMetrics(m_theme.font(FontRole::Strong)).horizontalAdvance(index.data().toString()) + 1;
    }
};

} // namespace

RemoveDialog::RemoveDialog(const Theme &theme, CandidatesPresenter &presenter, const QList<CandidateId> &ids, QWidget *parent)
    : QDialog(parent), m_theme(theme), m_presenter(presenter), m_ids(ids), m_removal(presenter.startRemoval(ids)),
      m_rows(*m_removal)
{
    setObjectName(QStringLiteral("removeDialog"));
    setWindowModality(Qt::WindowModal);
    const Context &context = presenter.session().context();
    setWindowTitle(tr("Remove candidates, %1, tenant %2").arg(context.name, context.tenant.text()));
    setFixedWidth(size::dialog);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(new ClassStrip(theme, context.contextClass));
    auto *body = new DialogBody(theme);
    QVBoxLayout *column = body->column();
    m_title = new Label(theme, FontRole::Title, Token::Text);
    m_title->setObjectName(QStringLiteral("removeTitle"));
    column->addWidget(m_title);
    m_explanation = new Label(theme, FontRole::Text, Token::Text);
    m_explanation->setObjectName(QStringLiteral("removeExplanation"));
    m_explanation->setWordWrap(true);
    column->addWidget(m_explanation);
    column->addWidget(makeRows());
    m_effectsBox = new QWidget;
    m_effectsBox->setObjectName(QStringLiteral("effects"));
    auto *effects = new QVBoxLayout(m_effectsBox);
    effects->setContentsMargins(0, 0, 0, 0);
    effects->setSpacing(size::insideGroup);
    effects->addWidget(new Label(theme, FontRole::Section, Token::Text, tr("What happens")));
    m_effects = new QGridLayout;
    m_effects->setHorizontalSpacing(size::insideGroup);
    m_effects->setVerticalSpacing(size::insideGroup);
    m_effects->setColumnMinimumWidth(1, 24);
    m_effects->setColumnStretch(2, 1);
    effects->addLayout(m_effects);
    column->addWidget(m_effectsBox);
    column->addWidget(makeQuestions());
    column->addStretch(1);
    whole->addWidget(body, 1);
    whole->addWidget(makeButtons());
    connect(m_removal.get(), &RemovalPresenter::changed, this, &RemoveDialog::refresh);
    connect(&presenter.session(), &SessionPresenter::ticked, this, &RemoveDialog::refreshButtons);
    m_removal->ask();
    refresh();
    new FocusRing(theme, this);
    new DialogFit(*this);
    m_cancel->setFocus();
}

// In a field Enter never removes: it leads on, at the end to the button that does.
void RemoveDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
        QDialog::keyPressEvent(event);
        return;
    }
    if (m_removal->phase() == RemovalPresenter::Phase::Finished && !qobject_cast<QPushButton *>(focusWidget()))
        m_cancel->click();
    else if (auto *button = qobject_cast<QPushButton *>(focusWidget()))
        button->click();
    else if (focusWidget() == m_reason && m_removal->needsCount())
        m_count->setFocus(Qt::TabFocusReason);
    else if (m_confirm->isEnabled())
        m_confirm->setFocus(Qt::TabFocusReason);
}

QWidget *RemoveDialog::makeRows()
{
    m_table = new Table(m_theme);
    m_table->setObjectName(QStringLiteral("removeRows"));
    m_table->setAccessibleName(tr("Candidates to remove"));
    m_table->setModel(&m_rows);
    m_table->setItemDelegateForColumn(int(RemovalRowsModel::Column::Candidate), new StepDelegate(m_theme, m_table));
    m_table->horizontalHeader()->hide();
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFrameShape(QFrame::StyledPanel);
    m_table->sizeColumnsOnce();
    m_table->setFixedHeight(qMin(shownRows, m_rows.rowCount()) * m_theme.rowHeight() + 2);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return m_table;
}

QWidget *RemoveDialog::makeQuestions()
{
    m_questions = new QWidget;
    auto *grid = new QGridLayout(m_questions);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(size::betweenGroups);
    grid->setVerticalSpacing(size::insideGroup);
    auto *reasonLabel = new Label(m_theme, FontRole::Text, Token::Text,
                                  m_removal->needsReason() ? tr("Reason, for the &audit")
                                                           : tr("Reason, for the &audit (may be empty)"));
    m_reason = new QLineEdit;
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setAccessibleName(tr("Reason, for the audit"));
    m_reason->setMaxLength(500);
    reasonLabel->setBuddy(m_reason);
    grid->addWidget(reasonLabel, 0, 0);
    grid->addWidget(m_reason, 0, 1);
    m_countLine = new QWidget;
    auto *line = new QHBoxLayout(m_countLine);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(size::insideGroup);
    m_count = new QLineEdit;
    m_count->setObjectName(QStringLiteral("typedCount"));
    m_count->setAccessibleName(tr("Type the number of candidates to confirm"));
    m_count->setValidator(new QIntValidator(0, 99999, m_count));
    m_count->setFixedWidth(64);
    line->addWidget(m_count);
    const int n = m_removal->removable();
    line->addWidget(new Label(m_theme, FontRole::Text, Token::Text2,
                              m_presenter.session().isLockable() ? tr("%n candidate(s) in a production context", nullptr, n)
                                                                 : tr("%n candidate(s) at once", nullptr, n)),
                    1);
    if (m_removal->needsCount()) {
        auto *label = new Label(m_theme, FontRole::Text, Token::Text);
        label->setTextFormat(Qt::RichText);
        label->setText(tr("Type %1 to confirm").arg(strong(QString::number(n))));
        grid->addWidget(label, 1, 0);
        grid->addWidget(m_countLine, 1, 1);
    } else {
        m_countLine->setParent(m_questions);
        m_countLine->hide();
    }
    grid->setColumnStretch(1, 1);
    connect(m_reason, &QLineEdit::textChanged, this, &RemoveDialog::refreshButtons);
    connect(m_count, &QLineEdit::textChanged, this, &RemoveDialog::refreshButtons);
    return m_questions;
}

QWidget *RemoveDialog::makeButtons()
{
    auto *ground = new Ground(m_theme, Token::Window, Ground::Top);
    auto *line = new QHBoxLayout(ground);
    line->setContentsMargins(size::dialogPadding, size::pageMargin, size::dialogPadding, size::pageMargin);
    line->setSpacing(size::insideGroup);
    m_why = new Label(m_theme, FontRole::Text, Token::Text2);
    m_why->setObjectName(QStringLiteral("confirmReason"));
    m_why->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_why->setWordWrap(true);
    QPushButton *copy = makeButton(m_theme, QStringLiteral("copyRemoveCommand"), QStringLiteral("terminal"),
                                   tr("Copy as &command"), this);
    connect(copy, &QPushButton::clicked, this, [this] {
        Told::copy(this, m_presenter.removeCommand(m_presenter.removalOf(m_ids).allowed, m_reason->text().trimmed()),
                   Told::What::Command);
    });
    m_cancel = makeButton(m_theme, QStringLiteral("cancelRemove"), {}, tr("Cancel"), this);
    m_retry = makeButton(m_theme, QStringLiteral("retryRemove"), QStringLiteral("refresh"), {}, this);
    m_confirm = makeButton(m_theme, QStringLiteral("confirmRemove"), QStringLiteral("trash"), {}, this);
    line->addWidget(copy);
    line->addSpacing(size::insideGroup);
    line->addWidget(m_why, 1);
    line->addSpacing(size::insideGroup);
    line->addWidget(m_cancel);
    line->addWidget(m_retry);
    line->addWidget(m_confirm);
    connect(m_cancel, &QPushButton::clicked, this, &RemoveDialog::reject);
    connect(m_retry, &QPushButton::clicked, this, [this] { m_removal->retryFailed(); });
    connect(m_confirm, &QPushButton::clicked, this, [this] { m_removal->confirm(m_reason->text(), m_count->text()); });
    return ground;
}

void RemoveDialog::reject()
{
    m_removal->cancelWaiting();
    QDialog::reject();
}

void RemoveDialog::refresh()
{
    const bool asking = m_removal->phase() == RemovalPresenter::Phase::Asking
        || m_removal->phase() == RemovalPresenter::Phase::Ready;
    const bool finished = m_removal->phase() == RemovalPresenter::Phase::Finished;
    m_title->setText(finished ? m_removal->outcome() : m_removal->title());
    m_explanation->setText(m_removal->explanation());
    m_explanation->setVisible(asking);
    m_questions->setEnabled(asking);
    m_questions->setVisible(!finished);
    m_effectsBox->setVisible(!finished); // what would happen has happened, and stands beside each candidate
    if (finished && !m_wasFinished)
        m_cancel->setFocus(Qt::OtherFocusReason); // Enter closes it
    m_wasFinished = finished;
    refreshEffects();
    refreshButtons();
}

// Rebuilt only when its words change, so that a repeated change keeps selections and reading positions.
void RemoveDialog::refreshEffects()
{
    QList<RemovalEffect> effects = m_removal->effects();
    const bool known = m_removal->areEffectsKnown();
    QString signature = known ? QStringLiteral("known") : QStringLiteral("asking");
    for (const RemovalEffect &effect : effects)
        signature += QStringLiteral("\n%1 %2 %3").arg(effect.count).arg(effect.sentence, effect.names);
    if (signature == m_shownEffects)
        return;
    m_shownEffects = signature;
    while (QLayoutItem *item = m_effects->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    // What makes a line as high as its highest font: a count and its sentence have one baseline then.
    const QString strut = code(m_theme, QString(QChar(0x200b)));
    const auto add = [&](const Mark &mark, const QString &count, const QString &html, const QString &spoken) {
        m_effects->addWidget(new IconLabel(m_theme, QLatin1String(mark.icon), mark.token, size::iconButton), row, 0,
                             Qt::AlignTop);
        auto *number = new Label(m_theme, FontRole::Text, Token::Text);
        number->setTextFormat(Qt::RichText);
        number->setText(strong(count) + strut);
        number->setAccessibleName(count);
        m_effects->addWidget(number, row, 1, Qt::AlignTop | Qt::AlignRight);
        auto *sentence = new Label(m_theme, FontRole::Text, Token::Text);
        sentence->setTextFormat(Qt::RichText);
        sentence->setWordWrap(true);
        sentence->setText(html + strut);
        sentence->setAccessibleName(spoken);
        m_effects->addWidget(sentence, row++, 2);
    };
    if (!known) {
        const QString asking = tr("What it will do is being asked.");
        add({"building", Token::Busy}, {}, plain(asking), asking);
    }
    for (const RemovalEffect &effect : std::as_const(effects)) {
        if (!known && effect.count == 0)
            continue;
        QString sentence = plain(effect.sentence);
        if (!effect.command.isEmpty())
            sentence.replace(plain(effect.command), code(m_theme, effect.command));
        add(markOf(effect.kind), Texts::number(effect.count), sentence + QLatin1Char(' ') + code(m_theme, effect.names),
            QStringLiteral("%1 %2 %3").arg(effect.count).arg(effect.sentence, effect.names));
    }
}

void RemoveDialog::refreshButtons()
{
    using Phase = RemovalPresenter::Phase;
    const Phase phase = m_removal->phase();
    const bool before = phase == Phase::Asking || phase == Phase::Ready;
    const int failed = m_removal->count(RemovalRow::Step::Failed) + m_removal->count(RemovalRow::Step::Unknown);
    const ActionState state = m_removal->mayConfirm(m_reason->text(), m_count->text());
    m_confirm->setVisible(before);
    m_confirm->setText(m_removal->confirmText());
    m_confirm->setAccessibleName(m_removal->confirmText());
    applyState(m_confirm, state);
    m_retry->setVisible(failed > 0 && phase == Phase::Finished);
    m_retry->setText(tr("Retry %1").arg(failed));
    applyState(m_retry, m_presenter.session().mayChange());
    m_cancel->setText(before                                                ? tr("Cancel")
                          : m_removal->count(RemovalRow::Step::Waiting) > 0 ? tr("Stop after these")
                                                                            : tr("Close"));
    m_why->setText(before ? state.reason : QString());
}

} // namespace oz0

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/pages/PreviewResult.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Onward.h"

#include <QBoxLayout>

namespace oz0 {

PreviewSteps::PreviewSteps(const Theme &theme, PreviewPresenter &presenter, QWidget *parent)
    : Ground(theme, Token::Window, Ground::Bottom, parent), m_theme(theme), m_presenter(presenter)
{
    setFixedHeight(size::control + size::insideGroup);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // fit() gives way, not the pane beside it
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    line->setSpacing(size::iconToWordInCell);
    for (int step = 0; step < 3; ++step) {
        m_icons[step] = new IconLabel(theme, QStringLiteral("ready"), Token::Text2, size::iconButton);
        m_words[step] = new Label(theme, FontRole::Text, Token::Text);
        m_words[step]->setTextFormat(Qt::RichText);
        m_words[step]->setObjectName(QStringLiteral("step%1").arg(step));
        line->addWidget(m_icons[step]);
        line->addWidget(m_words[step]);
        if (step < 2) {
            m_gaps[step] = new QSpacerItem(size::betweenGroups, 0);
            line->addSpacerItem(m_gaps[step]);
        }
    }
    line->addStretch();
    m_checks = makeButton(theme, QStringLiteral("showChecks"), {}, {}, this);
    m_checks->setCheckable(true);
    connect(m_checks, &QPushButton::clicked, this, &PreviewSteps::checksAsked);
    line->addWidget(m_checks);
    connect(&presenter, &PreviewPresenter::changed, this, &PreviewSteps::refresh);
    connect(&presenter, &PreviewPresenter::shownChanged, this, &PreviewSteps::refresh);
    connect(&theme, &Theme::changed, this, &PreviewSteps::refresh);
    point();
    refresh();
}

void PreviewSteps::setChecksShown(bool shown)
{
    m_checks->setChecked(shown);
    point();
}

void PreviewSteps::point()
{
    m_checks->setIcon(m_theme.icon(m_checks->isChecked() ? QStringLiteral("down") : onward(layoutDirection())));
}

void PreviewSteps::changeEvent(QEvent *event)
{
    Ground::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        point();
}

void PreviewSteps::resizeEvent(QResizeEvent *event)
{
    Ground::resizeEvent(event);
    fit();
}

void PreviewSteps::setGaps(int gap)
{
    for (QSpacerItem *item : m_gaps)
        item->changeSize(gap, 0);
    layout()->invalidate();
}

// Where all does not fit the facts go, which the tooltips keep, and the steps stand closer; a word is never cut.
void PreviewSteps::fit()
{
    const auto put = [this](bool facts) {
        for (int step = 0; step < 3; ++step) {
            const QString text = strong(m_names[step])
                + (facts && !m_facts[step].isEmpty() ? QLatin1Char(' ') + plain(m_facts[step]) : QString());
            if (m_words[step]->text() != text)
                m_words[step]->setText(text);
        }
        setGaps(facts ? size::betweenGroups : size::insideGroup);
        return layout()->sizeHint().width() <= width();
    };
    if (!put(true))
        put(false);
}

// What a candidate holds was packed and sent long ago: of the three steps its check alone is one.
void PreviewSteps::refresh()
{
    const PreviewEntry *entry = m_presenter.shown();
    const int running = int(m_presenter.step()); // 1 to 3; 0: none
    const bool isCandidate = running > 0 ? m_presenter.source().isCandidate() : entry && !entry->candidate.isEmpty();
    const QString done[3] = {isCandidate ? tr("On the server") : tr("Packed"), tr("Sent"), tr("Checked")};
    const QString going[3] = {tr("Packing"), tr("Sending"), tr("Checking")};
    const QString coming[3] = {tr("Pack"), tr("Send"), tr("Check")};
    const QString never[3] = {tr("Not packed"), tr("Not sent"), tr("Not checked")};
    int reached = 0;
    for (QString &fact : m_facts)
        fact.clear();
    if (running == 0 && entry) {
        reached = entry->preview ? 3 : isCandidate || entry->sendMs > 0 ? 2 : entry->files > 0 ? 1 : 0;
        m_facts[0] = entry->files > 0 ? PreviewTexts::packed(*entry) : QString();
        m_facts[1] = entry->sendMs > 0 ? PreviewTexts::sent(*entry) : QString();
        m_facts[2] = PreviewTexts::checked(*entry);
    }
    for (int step = 0; step < 3; ++step) {
        const bool isDone = running > 0 ? step + 1 < running : step < reached;
        const bool isRunning = step + 1 == running;
        const bool isFailed = running == 0 && step == reached && entry && entry->error && !entry->isStopped();
        m_icons[step]->setIcon(isDone            ? QStringLiteral("ready")
                                   : isRunning   ? QStringLiteral("building")
                                   : isFailed    ? QStringLiteral("failed")
                                   : running > 0 ? QStringLiteral("right")
                                                 : QStringLiteral("minus"),
                               isDone          ? Token::Good
                                   : isRunning ? Token::Busy
                                   : isFailed  ? Token::Bad
                                               : Token::Text2);
        m_names[step] = isDone ? done[step] : isRunning ? going[step] : running > 0 ? coming[step] : never[step];
        m_words[step]->setToken(isDone || isRunning ? Token::Text : isFailed ? Token::Bad : Token::Text2);
        m_words[step]->setToolTip(m_facts[step]);
        const bool isUsed = (running > 0 || entry) && !(isCandidate && step == 1);
        m_icons[step]->setVisible(isUsed);
        m_words[step]->setVisible(isUsed);
    }
    const bool hasChecks = running == 0 && entry && entry->preview;
    m_checks->setVisible(hasChecks);
    if (hasChecks) {
        m_checks->setText(PreviewTexts::checkCount(*entry));
        m_checks->setAccessibleName(tr("Show each of %1", "n checks").arg(m_checks->text()));
        m_checks->setToolTip(m_checks->accessibleName());
    }
    fit();
}

} // namespace oz0

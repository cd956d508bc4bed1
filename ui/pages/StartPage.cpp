#include "ui/pages/StartPage.h"

#include "core/client/Context.h"
#include "ui/Html.h"
#include "ui/Told.h"
#include "ui/widgets/Buttons.h"

#include <QBoxLayout>
#include <QDragEnterEvent>
#include <QMimeData>

namespace oz0 {

namespace {
constexpr int logLines = 5;
constexpr int ring = size::focusRing + size::focusGap + 1; // room for it beside what stands at an edge
} // namespace

StartPage::StartPage(const Theme &theme, LocalCluster &cluster, QWidget *parent)
    : Ground(theme, Token::Base, None, parent), m_theme(theme), m_cluster(cluster)
{
    setObjectName(QStringLiteral("startPage"));
    setAcceptDrops(true);
    auto *outer = new QHBoxLayout(this);
    auto *column = new QVBoxLayout;
    column->setSpacing(size::insideGroup);
    column->addStretch(1);
    auto *title = new Label(theme, FontRole::Title, Token::Text, tr("No contexts yet"));
    title->setContentsMargins(ring, 0, 0, 0);
    column->addWidget(title);
    auto *what = new Label(theme, FontRole::Text, Token::Text,
                           tr("A context says which cluster this window talks to, with which certificate authority and token."));
    what->setWordWrap(true);
    what->setContentsMargins(ring, 0, 0, 0);
    column->addWidget(what);
    m_problem = new Label(theme, FontRole::Text, Token::Bad);
    m_problem->setObjectName(QStringLiteral("startProblem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    column->addWidget(m_problem);
    column->addSpacing(size::pageMargin);
    auto *two = new QHBoxLayout;
    two->setSpacing(0);
    two->addWidget(makeLocal(), 1, Qt::AlignTop);
    auto *line = new Ground(theme, Token::Hair);
    line->setFixedWidth(1);
    two->addWidget(line);
    two->addSpacing(size::pageMargin + size::insideGroup);
    two->addWidget(makeImport(), 1, Qt::AlignTop);
    column->addLayout(two);
    column->addStretch(3);
    outer->addStretch();
    outer->addLayout(column);
    outer->addStretch();
    setFocusProxy(m_start);
    connect(&cluster, &LocalCluster::changed, this, &StartPage::refresh);
    refresh();
}

QWidget *StartPage::makeLocal()
{
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    column->addStrut(404);
    column->setContentsMargins(ring, 0, size::pageMargin, ring);
    column->setSpacing(size::insideGroup);
    column->addWidget(new Label(m_theme, FontRole::Section, Token::Text, tr("Try it on this machine")));
    column->addWidget(new Label(m_theme, FontRole::Text, Token::Text2, tr("A server and four nodes, for this machine only.")));
    const QStringList steps{
        tr("Starts the server on %1, on a free port").arg(code(m_theme, QStringLiteral("127.0.0.1"))),
        tr("Starts %1 to %2, sandboxed where possible")
            .arg(code(m_theme, QStringLiteral("local-1")), code(m_theme, QStringLiteral("local-4"))),
        tr("Installs five sample plugins and places candidates"),
        tr("Adds the context %1, class Local").arg(code(m_theme, QStringLiteral("admin"))),
    };
    for (int i = 0; i < steps.size(); ++i) {
        auto *line = new QHBoxLayout;
        line->setSpacing(size::insideGroup);
        m_numbers.append(new Label(m_theme, FontRole::Text, Token::Text2, QString::number(i + 1)));
        m_ticks.append(new IconLabel(m_theme, QStringLiteral("ready"), Token::Good, size::iconButton));
        m_numbers.last()->setFixedWidth(size::iconButton);
        line->addWidget(m_numbers.last());
        line->addWidget(m_ticks.last(), 0, Qt::AlignTop);
        auto *text = new Label(m_theme, FontRole::Text, Token::Text);
        text->setTextFormat(Qt::RichText);
        text->setWordWrap(true);
        text->setText(steps[i]);
        line->addWidget(text, 1);
        column->addLayout(line);
    }
    auto *progress = new QHBoxLayout;
    progress->setSpacing(size::insideGroup);
    m_progressIcon = new IconLabel(m_theme, QStringLiteral("building"), Token::Busy, size::iconButton);
    m_progress = new Label(m_theme, FontRole::Text, Token::Text);
    m_progress->setObjectName(QStringLiteral("localProgress"));
    m_progress->setWordWrap(true);
    progress->addWidget(m_progressIcon, 0, Qt::AlignTop);
    progress->addWidget(m_progress, 1);
    column->addLayout(progress);
    m_start = makeButton(m_theme, QStringLiteral("startLocal"), {}, tr("&Start a local cluster"), this);
    m_start->setIcon(m_theme.icon(QStringLiteral("play"), Token::OnAccent));
    m_start->setProperty("primary", true);
    m_start->setAutoDefault(true);
    m_start->setDefault(true);
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_cluster.state() == LocalCluster::State::Ready)
            m_cluster.open();
        else
            m_cluster.start();
    });
    column->addSpacing(size::insideGroup);
    auto *startLine = new QHBoxLayout;
    startLine->setSpacing(size::insideGroup);
    startLine->addWidget(m_start);
    m_startNote = new Label(m_theme, FontRole::Text, Token::Text2);
    startLine->addWidget(m_startNote, 1);
    column->addLayout(startLine);
    QPushButton *copy = makeButton(m_theme, QStringLiteral("copyLocalCommand"), QStringLiteral("terminal"),
                                   tr("Copy as &command"), this);
    connect(copy, &QPushButton::clicked, this, [this] { Told::copy(this, LocalCluster::command(), Told::What::Command); });
    column->addWidget(copy);
    m_showLog = makeButton(m_theme, QStringLiteral("showLog"), {}, tr("Show &log"), this);
    m_showLog->setCheckable(true);
    // Its own room, whatever stands in it: long lines wrap and many scroll, so that nothing beside it moves.
    m_log = new QPlainTextEdit;
    m_log->setObjectName(QStringLiteral("startLog"));
    m_log->setAccessibleName(tr("Log of the start"));
    m_log->setFont(m_theme.font(FontRole::Fixed));
    m_log->setReadOnly(true);
    m_log->setTabChangesFocus(true);
    m_log->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_log->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_log->setFixedHeight(logLines * size::row);
    m_log->hide();
    connect(m_showLog, &QPushButton::toggled, this, [this](bool shows) {
        m_log->setVisible(shows);
        m_showLog->setText(shows ? tr("Hide &log") : tr("Show &log"));
        m_showLog->setAccessibleName(m_showLog->text().remove(QLatin1Char('&')));
    });
    column->addWidget(m_showLog);
    column->addWidget(m_log);
    return box;
}

QWidget *StartPage::makeImport()
{
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    column->addStrut(340);
    column->setContentsMargins(ring, 0, ring, ring);
    column->setSpacing(size::insideGroup);
    column->addWidget(new Label(m_theme, FontRole::Section, Token::Text, tr("Use a cluster that runs")));
    column->addWidget(new Label(m_theme, FontRole::Text, Token::Text2, tr("You need its URL, CA certificate and a token.")));
    const int width = qMax(choiceWidth(tr("&Add a context…")), choiceWidth(tr("&Import a context…")));
    column->addWidget(choice(QStringLiteral("addContext"), QStringLiteral("plus"), tr("&Add a context…"), tr("enter and test it"),
                             width, &StartPage::addAsked));
    column->addWidget(choice(QStringLiteral("importContext"), QStringLiteral("import"), tr("&Import a context…"),
                             tr("a file, also by dropping it"), width, &StartPage::importAsked));
    column->addSpacing(size::insideGroup);
    auto *place = new QHBoxLayout;
    place->setSpacing(size::insideGroup);
    place->addWidget(new IconLabel(m_theme, QStringLiteral("key"), Token::Text2, size::iconButton), 0, Qt::AlignTop);
    auto *keychain = new Label(m_theme, FontRole::Text, Token::Text);
    keychain->setTextFormat(Qt::RichText);
    keychain->setWordWrap(true);
    keychain->setText(tr("%1 Where none answers, they stay in memory.").arg(strong(tr("Tokens go into the system keychain."))));
    place->addWidget(keychain, 1);
    column->addLayout(place);
    auto *note = new QHBoxLayout;
    note->setSpacing(size::insideGroup);
    note->addWidget(new IconLabel(m_theme, QStringLiteral("info"), Token::Text2, size::iconButton), 0, Qt::AlignTop);
    auto *text = new Label(m_theme, FontRole::Text, Token::Text);
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    text->setText(tr("%1 is not set, and %2 holds no context.")
                      .arg(code(m_theme, QStringLiteral("OZ0_CONTEXT")), code(m_theme, contextsFolder())));
    note->addWidget(text, 1);
    column->addLayout(note);
    return box;
}

int StartPage::choiceWidth(const QString &text) const
{
    return QFontMetrics(m_theme.font(FontRole::Text)).horizontalAdvance(text) + size::iconButton + size::iconToWord
        + 2 * size::controlPadding;
}

QWidget *StartPage::choice(const QString &objectName, const QString &icon, const QString &text, const QString &note, int width,
                           void (StartPage::*asked)())
{
    auto *box = new QWidget;
    auto *line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(size::insideGroup);
    QPushButton *button = makeButton(m_theme, objectName, icon, text, this);
    button->setFixedWidth(width);
    connect(button, &QPushButton::clicked, this, asked);
    line->addWidget(button);
    line->addWidget(new Label(m_theme, FontRole::Text, Token::Text2, note), 1);
    return box;
}

void StartPage::focusStart()
{
    m_start->setFocus(Qt::OtherFocusReason);
}

void StartPage::setProblem(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void StartPage::refresh()
{
    using State = LocalCluster::State;
    const State state = m_cluster.state();
    const QString start = state == State::Ready ? tr("&Open the local cluster") : tr("&Start a local cluster");
    m_start->setText(start);
    m_start->setAccessibleName(QString(start).remove(QLatin1Char('&')));
    m_startNote->setText(state == State::Ready          ? QString()
                             : state == State::Starting ? tr("It is starting.")
                                                        : tr("about 5 s, 5 MB of disk"));
    m_start->setEnabled(state != State::Starting);
    for (int step = 0; step < m_ticks.size(); ++step) {
        m_numbers[step]->setVisible(state != State::Ready);
        m_ticks[step]->setVisible(state == State::Ready);
    }
    m_progressIcon->setVisible(state != State::Idle);
    m_progress->setVisible(state != State::Idle);
    m_showLog->setVisible(state == State::Failed);
    if (const QString log = m_cluster.log().right(4000).trimmed(); log != m_log->toPlainText()) {
        m_log->setPlainText(log);
        m_log->moveCursor(QTextCursor::End); // what went wrong is said last
    }
    if (state != State::Failed)
        m_showLog->setChecked(false);
    if (state == State::Starting) {
        m_progressIcon->setIcon(QStringLiteral("building"), Token::Busy);
        m_progress->setText(m_cluster.lastLine().isEmpty() ? tr("Starting") : m_cluster.lastLine());
    } else if (state == State::Failed) {
        m_progressIcon->setIcon(QStringLiteral("failed"), Token::Bad);
        m_progress->setText(tr("It did not start: %1").arg(m_cluster.lastLine()));
    } else if (state == State::Ready) {
        m_progressIcon->setIcon(QStringLiteral("ready"), Token::Good);
        m_progress->setText(tr("It runs. This window is not connected to it."));
    }
}

void StartPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->urls().size() == 1 && event->mimeData()->urls().first().isLocalFile())
        event->acceptProposedAction();
}

void StartPage::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    Q_EMIT fileDropped(event->mimeData()->urls().first().toLocalFile());
}

} // namespace oz0

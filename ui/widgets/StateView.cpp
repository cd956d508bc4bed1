#include "ui/widgets/StateView.h"

#include "ui/Html.h"
#include "ui/widgets/Buttons.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QStyle>

namespace oz0 {

LoadingRows::LoadingRows(const Theme &theme, const QHeaderView &head, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_head(head)
{
    setObjectName(QStringLiteral("loadingRows"));
    setAccessibleName(tr("Loading"));
    m_late.setSingleShot(true);
    m_late.setInterval(size::spinnerAfterMs);
    connect(&m_late, &QTimer::timeout, this, [this] {
        m_drawn = true;
        update();
    });
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void LoadingRows::showEvent(QShowEvent *event)
{
    m_drawn = false;
    m_late.start();
    QWidget::showEvent(event);
}

void LoadingRows::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(Token::Base));
    if (!m_drawn)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    // Fixed shares of the columns: what is coming is not known, and nothing may jump.
    static constexpr int shares[] = {60, 75, 50, 65, 55, 70, 45, 80};
    for (int row = 0; row < 8; ++row) {
        const QRect line(0, row * m_theme.rowHeight(), width(), m_theme.rowHeight());
        painter.fillRect(line, m_theme.color(row % 2 ? Token::Alt : Token::Base));
        painter.setBrush(m_theme.color(Token::Grid));
        for (int at = 0; at < m_head.count(); ++at) {
            const int section = m_head.logicalIndex(at);
            if (m_head.isSectionHidden(section))
                continue;
            const int room = qMin(m_head.sectionSize(section) - 2 * size::cellPadding, 8 * size::firstCellPadding);
            const QRect column(m_head.sectionViewportPosition(section), line.top(), m_head.sectionSize(section), line.height());
            const int width = room * shares[(row + 3 * at) % 8] / 100;
            const QVariant side = m_head.model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole);
            const bool atEnd = Qt::Alignment(side.toInt()) & Qt::AlignRight;
            const int left = atEnd ? column.right() + 1 - size::cellPadding - width
                                   : column.left() + (at == 0 ? size::firstCellPadding : size::cellPadding);
            const QRect block(left, line.center().y() - 4, width, 8);
            painter.drawRoundedRect(QStyle::visualRect(layoutDirection(), column, block), 2, 2);
        }
    }
}

namespace {

// A sentence that stands as a title has no full stop, as no title has.
QString asTitle(const QString &sentence)
{
    const bool isOne = sentence.endsWith(QLatin1Char('.')) && !sentence.endsWith(QLatin1String(".."))
        && !sentence.contains(QLatin1String(". "));
    return isOne ? sentence.chopped(1) : sentence;
}

} // namespace

MessageView::MessageView(const Theme &theme, const QString &objectName, QWidget *parent)
    : Ground(theme, Token::Base, None, parent), m_theme(theme)
{
    setObjectName(objectName);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(size::pageMargin, 3 * size::pageMargin, size::pageMargin, size::pageMargin);
    m_column->setSpacing(size::insideGroup);
    m_title = new Label(theme, FontRole::Section, Token::Text);
    m_title->setObjectName(objectName + QStringLiteral("Title"));
    m_title->setWordWrap(true);
    m_title->setAlignment(Qt::AlignHCenter);
    m_column->addWidget(m_title);
    m_text = new Label(theme, FontRole::Text, Token::Text2);
    m_text->setObjectName(objectName + QStringLiteral("Text"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignHCenter);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_column->addWidget(m_text);
    m_column->addSpacing(4);
    m_buttons = new QHBoxLayout;
    m_buttons->setSpacing(size::insideGroup);
    m_buttons->addStretch();
    m_buttons->addStretch();
    m_column->addLayout(m_buttons);
    m_column->addStretch();
}

void MessageView::resizeEvent(QResizeEvent *event)
{
    Ground::resizeEvent(event);
    fitMargins();
}

// Where room is short the words come first, not the space around them.
void MessageView::fitMargins()
{
    QMargins margins = m_column->contentsMargins();
    const int words = m_column->totalHeightForWidth(width()) - margins.top() - margins.bottom();
    const int spare = height() - words;
    margins.setTop(qBound(int(size::insideGroup), spare / 2, int(3 * size::pageMargin)));
    margins.setBottom(qBound(0, spare - margins.top(), int(size::pageMargin)));
    m_column->setContentsMargins(margins);
}

void MessageView::setTexts(const QString &title, const QString &html)
{
    m_title->setText(breakableWords(asTitle(title)));
    m_text->setText(html);
    m_text->setVisible(!html.isEmpty());
    fitMargins();
}

QPushButton *MessageView::addButton(const QString &objectName, const QString &icon, const QString &text)
{
    QPushButton *button = makeButton(m_theme, objectName, icon, text, this);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    return button;
}

void MessageView::setDetails(const QString &details)
{
    if (!m_details && details.isEmpty())
        return;
    if (!m_details) {
        m_details = new Label(m_theme, FontRole::Fixed, Token::Text);
        m_details->setObjectName(objectName() + QStringLiteral("DetailsText"));
        m_details->setWordWrap(true);
        m_details->setAlignment(Qt::AlignHCenter);
        m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        m_details->hide();
        m_fold = addButton(objectName() + QStringLiteral("Details"), {}, tr("&Details"));
        m_fold->setCheckable(true);
        connect(m_fold, &QPushButton::toggled, m_details, &QWidget::setVisible);
        m_column->insertWidget(m_column->count() - 1, m_details);
    }
    m_details->setText(details);
    m_fold->setVisible(!details.isEmpty());
    m_details->setVisible(!details.isEmpty() && m_fold->isChecked());
}

} // namespace oz0

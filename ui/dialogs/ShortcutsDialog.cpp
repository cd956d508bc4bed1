#include "ui/dialogs/ShortcutsDialog.h"

#include "models/CommandsModel.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DialogBody.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/Table.h"

#include <QBoxLayout>
#include <QKeySequence>
#include <QLineEdit>
#include <QSortFilterProxyModel>

namespace oz0 {

namespace {

constexpr int tableHeight = 432;
constexpr int leastTable = 112;

QStringList keysOf(const QAction &action)
{
    QStringList keys;
    for (const QKeySequence &sequence : action.shortcuts())
        keys.append(sequence.toString(QKeySequence::NativeText));
    return keys;
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const Theme &theme, const QList<Command> &commands, QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("shortcuts"));
    setWindowTitle(tr("Keyboard shortcuts"));
    setWindowModality(Qt::WindowModal);
    setFixedWidth(size::dialog);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(size::dialogPadding, size::pageMargin, size::dialogPadding, size::betweenGroups);
    head->setSpacing(size::insideGroup);
    head->addWidget(new Label(theme, FontRole::Title, Token::Text, tr("Keyboard shortcuts")));
    auto *field = new QLineEdit;
    field->setObjectName(QStringLiteral("shortcutsFilter"));
    field->setAccessibleName(tr("Filter the commands"));
    field->setPlaceholderText(tr("Filter by command or keys"));
    field->setMaxLength(200);
    field->addAction(theme.icon(QStringLiteral("search"), Token::Text2), QLineEdit::LeadingPosition);
    head->addWidget(field);
    column->addLayout(head);
    QList<CommandRow> rows;
    for (const Command &command : commands)
        rows.append({command.group, commandText(*command.action), keysOf(*command.action).join(QStringLiteral(", "))});
    auto *filtered = new QSortFilterProxyModel(this);
    filtered->setSourceModel(new CommandsModel(rows, filtered));
    filtered->setFilterKeyColumn(-1);
    filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    connect(field, &QLineEdit::textChanged, filtered, &QSortFilterProxyModel::setFilterFixedString);
    auto *table = new Table(theme);
    table->setObjectName(QStringLiteral("shortcutsTable"));
    table->setAccessibleName(windowTitle());
    table->setModel(filtered);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setCurrentIndex(filtered->index(0, 0));
    table->sizeColumnsOnce();
    table->setMinimumHeight(leastTable);
    column->addWidget(table, 1);
    auto *foot = new Ground(theme, Token::Window, Ground::Top);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(size::dialogPadding, size::insideGroup, size::dialogPadding, size::betweenGroups);
    auto *hint = new Label(
        theme, FontRole::Text, Token::Text2,
        tr("Each command is also found by %1.").arg(QKeySequence(Qt::CTRL | Qt::Key_K).toString(QKeySequence::NativeText)));
    line->addWidget(hint, 1);
    QPushButton *close = makeButton(theme, QStringLiteral("closeShortcuts"), {}, tr("Close"), this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    line->addWidget(close);
    column->addWidget(foot);
    new FocusRing(theme, this);
    new DialogFit(*this, tableHeight - table->sizeHint().height());
    field->setFocus();
}

} // namespace oz0

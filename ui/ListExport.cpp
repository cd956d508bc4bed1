#include "ui/ListExport.h"

#include "models/TableExport.h"
#include "ui/Prompt.h"
#include "ui/Told.h"
#include "ui/widgets/Table.h"

#include <QSaveFile>

namespace oz0 {

ListExport::ListExport(const Theme &theme, Prompt &prompt, const QString &fileName, QWidget *page)
    : QObject(page), m_prompt(prompt), m_fileName(fileName), m_page(page)
{
    const auto make = [&](const char *name, const QString &text, const QKeySequence &keys) {
        auto *action = new QAction(theme.icon(QStringLiteral("export")), text, page);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        page->addAction(action);
        return action;
    };
    m_csv = make("actionExportCsv", tr("Export the list as &CSV…"), QKeySequence(tr("Ctrl+E")));
    m_json = make("actionExportJson", tr("Export the list as &JSON…"), QKeySequence(tr("Ctrl+Shift+E")));
    connect(m_csv, &QAction::triggered, this, [this] {
        write(QStringLiteral("csv"), tr("CSV (*.csv)"),
              [this](const QList<int> &columns) { return tableAsCsv(*m_table->model(), columns); });
    });
    connect(m_json, &QAction::triggered, this, [this] {
        write(QStringLiteral("json"), tr("JSON (*.json)"),
              [this](const QList<int> &columns) { return tableAsJson(*m_table->model(), columns); });
    });
}

void ListExport::setState(const ActionState &state)
{
    for (QAction *action : {m_csv, m_json}) {
        action->setEnabled(state.allowed);
        action->setStatusTip(state.reason);
    }
}

void ListExport::write(const QString &ending, const QString &filter, const std::function<QByteArray(const QList<int> &)> &content)
{
    if (!m_table)
        return;
    m_prompt.saveFile(
        m_page, tr("Export the list"), m_fileName + QLatin1Char('.') + ending, filter, [this, content](const QString &path) {
            QList<int> columns;
            const QHeaderView *head = m_table->horizontalHeader();
            for (int at = 0; at < head->count(); ++at) {
                if (const int column = head->logicalIndex(at); !head->isSectionHidden(column))
                    columns.append(column);
            }
            QSaveFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(content(columns)) < 0 || !file.commit())
                m_prompt.decide(m_page, {tr("The list was not exported"), file.errorString(), tr("Close"), true}, [] {});
            else
                Told::saved(m_page, path);
        });
}

} // namespace oz0

// The two actions by which a page writes what its table lists into a file.
#pragma once

#include "models/Roles.h"

#include <QAction>
#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>

namespace oz0 {

class Prompt;
class Table;
class Theme;

/// Belongs to its page. The actions work on the table that is set, with its shown columns in their order on the screen; a file that
/// cannot be written leaves the old one and is told.
class ListExport : public QObject
{
    Q_OBJECT
public:
    /// `fileName` is the suggested one without its ending.
    ListExport(const Theme &theme, Prompt &prompt, const QString &fileName, QWidget *page);
    void setTable(Table *table) { m_table = table; }
    QList<QAction *> actions() const { return {m_csv, m_json}; }
    void setState(const ActionState &state);

private:
    void write(const QString &ending, const QString &filter, const std::function<QByteArray(const QList<int> &)> &content);

    Prompt &m_prompt;
    QString m_fileName;
    QWidget *m_page;
    QPointer<Table> m_table;
    QAction *m_csv;
    QAction *m_json;
};

} // namespace oz0

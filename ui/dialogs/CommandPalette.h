// Ctrl+K: finds pages, actions, candidates, nodes and plugins by what is typed, and opens or does the one that is chosen.
#pragma once

#include "models/PaletteModel.h"
#include "ui/Theme.h"

#include <QDialog>
#include <QLineEdit>
#include <QListView>

namespace oz0 {

class Label;

/// The field keeps the focus; the arrows move in the list, Enter chooses, Escape leaves. What is off stays in the list and says why.
class CommandPalette : public QDialog
{
    Q_OBJECT
public:
    /// `question` stands in the field while it is empty, and names the dialog; without one it asks for anything.
    CommandPalette(const Theme &theme, QList<PaletteEntry> fixed, PaletteModel::ObjectSearch objects, QWidget *parent,
                   const QString &question = {});

Q_SIGNALS:
    void chosen(const oz0::PaletteEntry &entry); ///< an enabled one; the palette has closed

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void type(const QString &text);
    void take(const QModelIndex &index);
    void tellCurrent();

    const Theme &m_theme;
    PaletteModel m_model;
    QLineEdit *m_field;
    QListView *m_list;
    Label *m_foot;
    int m_rows = 0; ///< as many as the window has room for
};

} // namespace oz0

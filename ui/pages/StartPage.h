// What a window without a context shows: start a local cluster, or use one that runs.
#pragma once

#include "models/presenters/LocalCluster.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"

#include <QPlainTextEdit>
#include <QPushButton>

namespace oz0 {

class StartPage : public Ground
{
    Q_OBJECT
public:
    StartPage(const Theme &theme, LocalCluster &cluster, QWidget *parent = nullptr);
    void focusStart();
    /// A context that could not be used: said in place.
    void setProblem(const QString &problem);

Q_SIGNALS:
    void importAsked();
    void addAsked();
    void fileDropped(const QString &file);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QWidget *makeLocal();
    QWidget *makeImport();
    void refresh();

    const Theme &m_theme;
    LocalCluster &m_cluster;
    QWidget *choice(const QString &objectName, const QString &icon, const QString &text, const QString &note, int width,
                    void (StartPage::*asked)());
    int choiceWidth(const QString &text) const;

    QList<Label *> m_numbers;   ///< of the steps
    QList<IconLabel *> m_ticks; ///< in their place when they are done
    Label *m_startNote = nullptr;
    QPushButton *m_start = nullptr;
    IconLabel *m_progressIcon = nullptr;
    Label *m_progress = nullptr;
    QPushButton *m_showLog = nullptr;
    QPlainTextEdit *m_log = nullptr;
    Label *m_problem = nullptr;
};

} // namespace oz0

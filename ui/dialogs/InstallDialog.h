// Installs a plugin: choose, see the verdict, then install.
#pragma once

#include "models/presenters/InstallPresenter.h"
#include "ui/Prompt.h"
#include "ui/Theme.h"

#include <QDialog>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>

#include <memory>

namespace oz0 {

class EffectList;
class IconLabel;
class ElidedLabel;
class Label;

/// A folder or a packed bundle may be typed, chosen or dropped. Escape and Cancel leave and stop what is not sent.
class InstallDialog : public QDialog
{
    Q_OBJECT
public:
    InstallDialog(const Theme &theme, std::unique_ptr<InstallPresenter> presenter, Prompt &prompt, QWidget *parent);

    InstallPresenter &presenter() { return *m_presenter; }
    void choose(const QString &path); ///< as if the person had, and checked it
    void chooseContent(const Digest &digest, const QString &name);

Q_SIGNALS:
    void changeDone(const QString &outcome);
    void recordAsked(const oz0::RecordId &record); ///< "Show in Refusals"
    void pluginAsked(const oz0::PluginName &plugin);
    void linkAsked(const oz0::ConsoleLink &link); ///< "Open diff"; the dialog closes

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeChoice();
    QWidget *makeFailure();
    QWidget *makeVerdict();
    QWidget *makeButtons();
    void refresh();
    void refreshProgress();
    void refreshButtons();
    QString findings() const;

    const Theme &m_theme;
    Prompt &m_prompt;
    std::unique_ptr<InstallPresenter> m_presenter;
    QLineEdit *m_path = nullptr;
    QPushButton *m_check = nullptr;
    ElidedLabel *m_step = nullptr;
    QProgressBar *m_bar = nullptr;
    QWidget *m_verdictBox = nullptr;
    IconLabel *m_verdictIcon = nullptr;
    Label *m_verdict = nullptr;
    Label *m_verdictNote = nullptr;
    QScrollArea *m_findingsArea = nullptr;
    Label *m_findings = nullptr;
    EffectList *m_effects = nullptr;
    QWidget *m_typedLine = nullptr;
    Label *m_typedLabel = nullptr;
    QLineEdit *m_typed = nullptr;
    QWidget *m_failureBox = nullptr;
    Label *m_failure = nullptr;
    QPushButton *m_fold = nullptr;
    Label *m_details = nullptr;
    QString m_shownPath; ///< that the field was last set to
    Label *m_why = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_show = nullptr;
    QPushButton *m_diff = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_install = nullptr;
};

} // namespace oz0

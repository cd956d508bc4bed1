// Says what one change of an admin does before it is done, asks what it needs, and tells a token once.
#pragma once

#include "models/presenters/ChangePresenter.h"
#include "ui/Theme.h"

#include <QDialog>
#include <QLineEdit>
#include <QPushButton>

#include <memory>

namespace oz0 {

class ChangeForm;
class EffectList;
class Label;

/// Escape and Cancel leave; the focus starts there when the change destroys, else in the first field. Closes itself when it is done,
/// unless it has a token to tell. What was sent stands when it is closed before the answer.
class ChangeDialog : public QDialog
{
    Q_OBJECT
public:
    /// Takes the presenter and the form (which may be null).
    ChangeDialog(const Theme &theme, std::unique_ptr<ChangePresenter> presenter, ChangeForm *form, QWidget *parent);
    ~ChangeDialog() override;

    const ChangePresenter &presenter() const { return *m_presenter; }

Q_SIGNALS:
    void changeDone(const QString &outcome); ///< a sentence

private:
    QWidget *makeTyped();
    QWidget *makeToken();
    QWidget *makeButtons();
    void refresh();
    void refreshButtons();
    void confirm();
    void onDone();

    const Theme &m_theme;
    std::unique_ptr<ChangePresenter> m_presenter;
    ChangeForm *m_form;
    Label *m_title;
    Label *m_explanation;
    EffectList *m_effects;
    QWidget *m_typedLine = nullptr;
    Label *m_typedLabel = nullptr;
    QLineEdit *m_typed = nullptr;
    QWidget *m_tokenBox = nullptr;
    QLineEdit *m_token = nullptr;
    Label *m_tokenNote = nullptr;
    Label *m_why = nullptr;
    Label *m_details = nullptr;
    QPushButton *m_copyCommand = nullptr;
    QPushButton *m_copyToken = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_confirm = nullptr;
};

} // namespace oz0

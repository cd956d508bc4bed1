// The contexts of this account: import, add, test, switch, sign in again, remove.
#pragma once

#include "models/presenters/ContextsPresenter.h"
#include "ui/Prompt.h"
#include "ui/Theme.h"

#include <QDialog>
#include <QPushButton>

namespace oz0 {

class Label;
class MessageView;
class Table;

class ContextsDialog : public QDialog
{
    Q_OBJECT
public:
    ContextsDialog(const Theme &theme, ContextsPresenter &presenter, Prompt &prompt, QWidget *parent);

    void import(const QString &file, bool replace = false);
    void add();
    /// What became of a token or an import, in words; kept until the next thing is done.
    void tell(const QString &sentence, bool isBad);

Q_SIGNALS:
    void switchAsked(const QString &name);
    void tokenReplaced(const oz0::Context &context); ///< with the new token

private:
    QWidget *makeDetails();
    QWidget *makeButtons();
    void showBand();
    QString current() const; ///< key of the current row
    void refresh();
    void showKept(const Result<Context> &context, TokenPlace place, const QString &why);
    void signIn();
    void askRemove();

    const Theme &m_theme;
    ContextsPresenter &m_presenter;
    Prompt &m_prompt;
    Table *m_table = nullptr;
    MessageView *m_empty = nullptr;
    QWidget *m_band = nullptr;
    Label *m_said = nullptr;
    Label *m_test = nullptr;
    Label *m_testDetails = nullptr;
    QPushButton *m_switch = nullptr;
    QPushButton *m_testNow = nullptr;
    QPushButton *m_signIn = nullptr;
    QPushButton *m_keepInFile = nullptr;
    QPushButton *m_remove = nullptr;
};

} // namespace oz0

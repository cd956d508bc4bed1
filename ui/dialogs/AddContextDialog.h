// A context that is typed: address, certificates, tenant, class, token; tested before it is kept.
#pragma once

#include "models/presenters/ContextsPresenter.h"
#include "ui/Prompt.h"
#include "ui/Theme.h"

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>

namespace oz0 {

class Label;

class AddContextDialog : public QDialog
{
    Q_OBJECT
public:
    AddContextDialog(const Theme &theme, ContextsPresenter &presenter, Prompt &prompt, QWidget *parent);

Q_SIGNALS:
    void kept(const Result<oz0::Context> &context, oz0::TokenPlace place, const QString &why);

private:
    QWidget *makeFields();
    QWidget *makeButtons();
    QLineEdit *field(const char *name, const QString &label);
    ContextDraft draft() const;
    void chooseCertificates(const QString &file);
    void test();
    void add();
    void refreshButtons();
    void say(const QString &sentence, Token token, const QString &details = {});

    const Theme &m_theme;
    ContextsPresenter &m_presenter;
    Prompt &m_prompt;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_server = nullptr;
    QLineEdit *m_file = nullptr;
    Label *m_certificates = nullptr;
    QLineEdit *m_tenant = nullptr;
    QComboBox *m_class = nullptr;
    QLineEdit *m_token = nullptr;
    QComboBox *m_place = nullptr;
    Label *m_why = nullptr; ///< why the buttons are off
    Label *m_said = nullptr;
    Label *m_details = nullptr;
    QPushButton *m_test = nullptr;
    QPushButton *m_add = nullptr;
    QByteArray m_pem;
    bool m_tests = false;
    bool m_adds = false;
};

} // namespace oz0

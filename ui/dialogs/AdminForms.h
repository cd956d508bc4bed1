// The fields of the admin's changes.
#pragma once

#include "models/presenters/AdminChanges.h"
#include "models/presenters/PluginsPresenter.h"
#include "ui/Theme.h"
#include "ui/dialogs/ChangeForm.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>

#include <memory>

namespace oz0 {

/// Which of the required secrets a plugin may have.
class SecretChoiceForm : public ChangeForm
{
    Q_OBJECT
public:
    using Input = std::optional<QStringList>;
    SecretChoiceForm(const Theme &theme, const QStringList &required, std::shared_ptr<Input> input, QWidget *parent = nullptr);
    QWidget *firstField() override;

private:
    void write();

    std::shared_ptr<Input> m_input;
    QCheckBox *m_all;
    QList<QCheckBox *> m_each;
};

/// The value of a secret, never shown, and its name where it is not given.
class SecretValueForm : public ChangeForm
{
    Q_OBJECT
public:
    SecretValueForm(const Theme &theme, const QStringList &names, std::shared_ptr<QString> name, QWidget *parent = nullptr);
    QWidget *firstField() override;
    bool hasSecret() const override;
    QString takeSecret() override;

private:
    QComboBox *m_name;
    QLineEdit *m_value;
};

/// A line for each marked argument: which secret fills it.
class BindingForm : public ChangeForm
{
    Q_OBJECT
public:
    using Input = QList<ArgumentBinding>;
    BindingForm(const Theme &theme, const QStringList &arguments, const QStringList &secrets, std::shared_ptr<Input> input,
                QWidget *parent = nullptr);
    QWidget *firstField() override;

private:
    void write();

    std::shared_ptr<Input> m_input;
    QList<QComboBox *> m_each;
};

/// A name where one is added, a role, and content permission.
class MemberForm : public ChangeForm
{
    Q_OBJECT
public:
    MemberForm(const Theme &theme, bool isNew, std::shared_ptr<MemberInput> input, QWidget *parent = nullptr);
    QWidget *firstField() override;

private:
    QLineEdit *m_name = nullptr;
    QComboBox *m_role;
    QCheckBox *m_content;
};

class KeyForm : public ChangeForm
{
    Q_OBJECT
public:
    KeyForm(const Theme &theme, std::shared_ptr<KeyInput> input, QWidget *parent = nullptr);
    QWidget *firstField() override { return m_name; }

private:
    QLineEdit *m_name;
    QComboBox *m_role;
    QCheckBox *m_content;
    QSpinBox *m_days;
};

class LabelsForm : public ChangeForm
{
    Q_OBJECT
public:
    LabelsForm(const Theme &theme, std::shared_ptr<QString> labels, QWidget *parent = nullptr);
    QWidget *firstField() override { return m_labels; }

private:
    QPlainTextEdit *m_labels;
};

class JoinForm : public ChangeForm
{
    Q_OBJECT
public:
    JoinForm(const Theme &theme, std::shared_ptr<JoinInput> input, QWidget *parent = nullptr);
    QWidget *firstField() override { return m_labels; }

private:
    QPlainTextEdit *m_labels;
    QSpinBox *m_uses;
    QSpinBox *m_hours;
};

} // namespace oz0

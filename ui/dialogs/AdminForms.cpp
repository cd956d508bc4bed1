#include "ui/dialogs/AdminForms.h"

#include "models/Texts.h"
#include "ui/widgets/Labels.h"

#include <QAction>
#include <QGridLayout>
#include <QVBoxLayout>

namespace oz0 {

namespace {

QGridLayout *gridOf(QWidget *form)
{
    auto *grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(size::betweenGroups);
    grid->setVerticalSpacing(size::insideGroup);
    grid->setColumnStretch(1, 1);
    return grid;
}

void addRow(const Theme &theme, QGridLayout *grid, const QString &label, QWidget *field, FontRole font = FontRole::Text)
{
    auto *words = new Label(theme, font, Token::Text, label);
    words->setBuddy(field);
    QString spoken = label;
    field->setAccessibleName(spoken.remove(QLatin1Char('&')));
    const int row = grid->rowCount();
    // A field of many lines has its label at its first.
    const bool isTall = qobject_cast<QPlainTextEdit *>(field);
    if (isTall)
        words->setContentsMargins(0, size::iconToWord, 0, 0);
    grid->addWidget(words, row, 0, isTall ? Qt::AlignTop : Qt::Alignment());
    grid->addWidget(field, row, 1);
}

QLineEdit *lineEdit(const QString &objectName, const QString &text, int most)
{
    auto *field = new QLineEdit(text);
    field->setObjectName(objectName);
    field->setMaxLength(most);
    return field;
}

/// One label a line; Tab leaves it.
QPlainTextEdit *labelEdit(const Theme &theme, const QString &text)
{
    auto *field = new QPlainTextEdit(text);
    field->setObjectName(QStringLiteral("labels"));
    field->setFont(theme.font(FontRole::Fixed));
    field->setPlaceholderText(QStringLiteral("candidates=allow\npool=dev"));
    field->setTabChangesFocus(true);
    field->setLineWrapMode(QPlainTextEdit::NoWrap);
    field->setFixedHeight(4 * size::row);
    return field;
}

QComboBox *roleBox(Role role)
{
    auto *box = new QComboBox;
    box->setObjectName(QStringLiteral("role"));
    for (const Role each : {Role::Viewer, Role::Operator, Role::Admin})
        box->addItem(Texts::role(each), int(each));
    box->setCurrentIndex(box->findData(int(role)));
    return box;
}

QSpinBox *spinBox(const QString &objectName, int value, int most)
{
    auto *box = new QSpinBox;
    box->setObjectName(objectName);
    box->setRange(1, most);
    box->setValue(value);
    return box;
}

} // namespace

SecretChoiceForm::SecretChoiceForm(const Theme &theme, const QStringList &required, std::shared_ptr<Input> input, QWidget *parent)
    : ChangeForm(parent), m_input(std::move(input))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(size::insideGroup);
    m_all = new QCheckBox(tr("&Everything that it requires, also what a later version requires"));
    m_all->setObjectName(QStringLiteral("allSecrets"));
    m_all->setChecked(!m_input->has_value());
    column->addWidget(m_all);
    for (const QString &name : required) {
        auto *box = new QCheckBox(name);
        box->setObjectName(QStringLiteral("secret-") + name);
        box->setFont(theme.font(FontRole::Fixed));
        box->setChecked(!m_input->has_value() || (*m_input)->contains(name));
        box->setEnabled(m_input->has_value());
        m_each.append(box);
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &SecretChoiceForm::write);
    }
    connect(m_all, &QCheckBox::toggled, this, [this](bool all) {
        for (QCheckBox *box : m_each)
            box->setEnabled(!all);
        write();
    });
}

QWidget *SecretChoiceForm::firstField()
{
    return m_all;
}

void SecretChoiceForm::write()
{
    m_input->reset();
    if (!m_all->isChecked()) {
        QStringList names;
        for (const QCheckBox *box : std::as_const(m_each)) {
            if (box->isChecked())
                names.append(box->text());
        }
        *m_input = names;
    }
    Q_EMIT edited();
}

SecretValueForm::SecretValueForm(const Theme &theme, const QStringList &names, std::shared_ptr<QString> name, QWidget *parent)
    : ChangeForm(parent)
{
    QGridLayout *grid = gridOf(this);
    m_name = new QComboBox;
    m_name->setObjectName(QStringLiteral("secretName"));
    m_name->setEditable(true);
    m_name->addItems(names);
    m_name->setCurrentText(*name);
    m_name->setFont(theme.font(FontRole::Fixed));
    m_name->lineEdit()->setMaxLength(128);
    addRow(theme, grid, tr("&Secret"), m_name);
    m_value = lineEdit(QStringLiteral("secretValue"), {}, 64 * 1024);
    m_value->setEchoMode(QLineEdit::Password);
    m_value->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    m_value->setContextMenuPolicy(Qt::NoContextMenu);
    addRow(theme, grid, tr("&Value, not shown"), m_value);
    connect(m_name, &QComboBox::currentTextChanged, this, [this, name](const QString &text) {
        *name = text.trimmed();
        Q_EMIT edited();
    });
    connect(m_value, &QLineEdit::textChanged, this, &ChangeForm::edited);
}

QWidget *SecretValueForm::firstField()
{
    return m_name->currentText().isEmpty() ? static_cast<QWidget *>(m_name) : m_value;
}

bool SecretValueForm::hasSecret() const
{
    return !m_value->text().isEmpty();
}

QString SecretValueForm::takeSecret()
{
    const QString value = m_value->text();
    m_value->clear();
    return value;
}

BindingForm::BindingForm(const Theme &theme, const QStringList &arguments, const QStringList &secrets,
                         std::shared_ptr<Input> input, QWidget *parent)
    : ChangeForm(parent), m_input(std::move(input))
{
    QGridLayout *grid = gridOf(this);
    for (const QString &argument : arguments) {
        QString bound;
        for (const ArgumentBinding &each : std::as_const(*m_input)) {
            if (each.argument == argument)
                bound = each.secret;
        }
        auto *box = new QComboBox;
        box->setObjectName(QStringLiteral("binding-") + argument);
        box->setProperty("argument", argument);
        box->addItem(tr("not bound: the caller gives it"), QString());
        for (const QString &secret : secrets)
            box->addItem(secret, secret);
        if (!bound.isEmpty() && !secrets.contains(bound))
            box->addItem(bound, bound);
        box->setCurrentIndex(qMax(0, box->findData(bound)));
        addRow(theme, grid, argument, box, FontRole::Fixed);
        m_each.append(box);
        connect(box, &QComboBox::currentIndexChanged, this, &BindingForm::write);
    }
}

QWidget *BindingForm::firstField()
{
    return m_each.isEmpty() ? this : static_cast<QWidget *>(m_each.first());
}

void BindingForm::write()
{
    m_input->clear();
    for (const QComboBox *box : std::as_const(m_each)) {
        const QString secret = box->currentData().toString();
        if (!secret.isEmpty())
            m_input->append({box->property("argument").toString(), secret});
    }
    Q_EMIT edited();
}

MemberForm::MemberForm(const Theme &theme, bool isNew, std::shared_ptr<MemberInput> input, QWidget *parent) : ChangeForm(parent)
{
    QGridLayout *grid = gridOf(this);
    if (isNew) {
        m_name = lineEdit(QStringLiteral("memberName"), input->name, 105);
        addRow(theme, grid, tr("&Name"), m_name);
        connect(m_name, &QLineEdit::textChanged, this, [this, input](const QString &name) {
            input->name = name;
            Q_EMIT edited();
        });
    }
    m_role = roleBox(input->role);
    addRow(theme, grid, tr("&Role"), m_role);
    m_content = new QCheckBox(tr("May read &content: inputs, outputs and code of jobs and candidates"));
    m_content->setObjectName(QStringLiteral("content"));
    m_content->setChecked(input->content);
    grid->addWidget(m_content, grid->rowCount(), 1);
    connect(m_role, &QComboBox::currentIndexChanged, this, [this, input] {
        input->role = Role(m_role->currentData().toInt());
        Q_EMIT edited();
    });
    connect(m_content, &QCheckBox::toggled, this, [this, input](bool on) {
        input->content = on;
        Q_EMIT edited();
    });
}

QWidget *MemberForm::firstField()
{
    return m_name ? static_cast<QWidget *>(m_name) : m_role;
}

KeyForm::KeyForm(const Theme &theme, std::shared_ptr<KeyInput> input, QWidget *parent) : ChangeForm(parent)
{
    QGridLayout *grid = gridOf(this);
    m_name = lineEdit(QStringLiteral("keyName"), input->name, 100);
    m_name->setPlaceholderText(tr("the nightly build"));
    addRow(theme, grid, tr("&What it is for"), m_name);
    m_role = roleBox(input->role);
    addRow(theme, grid, tr("&Role, at most"), m_role);
    m_content = new QCheckBox(tr("May read &content"));
    m_content->setObjectName(QStringLiteral("content"));
    m_content->setChecked(input->content);
    grid->addWidget(m_content, grid->rowCount(), 1);
    m_days = spinBox(QStringLiteral("days"), input->days, 366);
    m_days->setSuffix(tr(" days", "unit behind a number"));
    addRow(theme, grid, tr("&Lives for"), m_days);
    connect(m_name, &QLineEdit::textChanged, this, [this, input](const QString &name) {
        input->name = name;
        Q_EMIT edited();
    });
    connect(m_role, &QComboBox::currentIndexChanged, this, [this, input] {
        input->role = Role(m_role->currentData().toInt());
        Q_EMIT edited();
    });
    connect(m_content, &QCheckBox::toggled, this, [this, input](bool on) {
        input->content = on;
        Q_EMIT edited();
    });
    connect(m_days, &QSpinBox::valueChanged, this, [this, input](int days) {
        input->days = days;
        Q_EMIT edited();
    });
}

LabelsForm::LabelsForm(const Theme &theme, std::shared_ptr<QString> labels, QWidget *parent) : ChangeForm(parent)
{
    QGridLayout *grid = gridOf(this);
    m_labels = labelEdit(theme, *labels);
    addRow(theme, grid, tr("&Labels, one a line"), m_labels);
    connect(m_labels, &QPlainTextEdit::textChanged, this, [this, labels] {
        *labels = m_labels->toPlainText();
        Q_EMIT edited();
    });
}

JoinForm::JoinForm(const Theme &theme, std::shared_ptr<JoinInput> input, QWidget *parent) : ChangeForm(parent)
{
    QGridLayout *grid = gridOf(this);
    m_labels = labelEdit(theme, input->labels);
    addRow(theme, grid, tr("&Labels, one a line"), m_labels);
    m_uses = spinBox(QStringLiteral("uses"), input->uses, 10000);
    addRow(theme, grid, tr("&Nodes that may use it"), m_uses);
    m_hours = spinBox(QStringLiteral("hours"), input->hours, 7 * 24);
    m_hours->setSuffix(tr(" h", "unit behind a number"));
    addRow(theme, grid, tr("Works &for"), m_hours);
    connect(m_labels, &QPlainTextEdit::textChanged, this, [this, input] {
        input->labels = m_labels->toPlainText();
        Q_EMIT edited();
    });
    connect(m_uses, &QSpinBox::valueChanged, this, [this, input](int uses) {
        input->uses = uses;
        Q_EMIT edited();
    });
    connect(m_hours, &QSpinBox::valueChanged, this, [this, input](int hours) {
        input->hours = hours;
        Q_EMIT edited();
    });
}

} // namespace oz0

#include "ui/DialogPrompt.h"

#include "ui/Theme.h"
#include "ui/widgets/FocusRing.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace oz0 {

DialogPrompt::DialogPrompt(const Theme &theme) : m_theme(theme) { }

void DialogPrompt::decide(QWidget *parent, const Decision &decision, std::function<void()> yes)
{
    auto *box = new QMessageBox(parent);
    box->setObjectName(QStringLiteral("decision"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(decision.title);
    box->setText(decision.title);
    box->setInformativeText(decision.text);
    QPushButton *accept = box->addButton(decision.verb, QMessageBox::AcceptRole);
    QPushButton *leave = decision.isNews ? accept : box->addButton(QMessageBox::Cancel);
    leave->setIcon(QIcon());
    box->setDefaultButton(leave);
    box->setEscapeButton(leave);
    QObject::connect(accept, &QPushButton::clicked, box, [yes = std::move(yes)] { yes(); });
    new FocusRing(m_theme, box);
    box->open();
}

void DialogPrompt::openFile(QWidget *parent, const QString &title, const QString &filter,
                            std::function<void(const QString &)> chosen)
{
    auto *dialog = new QFileDialog(parent, title, QString(), filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog,
                     [chosen = std::move(chosen)](const QString &file) { chosen(file); });
    new FocusRing(m_theme, dialog);
    dialog->open();
}

void DialogPrompt::openFolder(QWidget *parent, const QString &title, std::function<void(const QString &)> chosen)
{
    auto *dialog = new QFileDialog(parent, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog,
                     [chosen = std::move(chosen)](const QString &folder) { chosen(folder); });
    new FocusRing(m_theme, dialog);
    dialog->open();
}

void DialogPrompt::saveFile(QWidget *parent, const QString &title, const QString &name, const QString &filter,
                            std::function<void(const QString &)> chosen)
{
    auto *dialog = new QFileDialog(parent, title, name, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(name);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog,
                     [chosen = std::move(chosen)](const QString &file) { chosen(file); });
    new FocusRing(m_theme, dialog);
    dialog->open();
}

void DialogPrompt::show(QDialog *dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (m_dress)
        m_dress(dialog);
    dialog->open();
}

} // namespace oz0

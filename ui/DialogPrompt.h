// Asks a person by dialogs that do not block.
#pragma once

#include "ui/Prompt.h"

namespace oz0 {

class Theme;

class DialogPrompt : public Prompt
{
public:
    explicit DialogPrompt(const Theme &theme);

    void decide(QWidget *parent, const Decision &decision, std::function<void()> yes) override;
    void openFile(QWidget *parent, const QString &title, const QString &filter,
                  std::function<void(const QString &)> chosen) override;
    void saveFile(QWidget *parent, const QString &title, const QString &name, const QString &filter,
                  std::function<void(const QString &)> chosen) override;
    void show(QDialog *dialog) override;

private:
    const Theme &m_theme;
};

} // namespace oz0

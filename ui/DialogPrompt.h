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
    void openFolder(QWidget *parent, const QString &title, std::function<void(const QString &)> chosen) override;
    void saveFile(QWidget *parent, const QString &title, const QString &name, const QString &filter,
                  std::function<void(const QString &)> chosen) override;
    void show(QDialog *dialog) override;
    /// Called with each dialog before it is shown, so that the frame can add to it.
    void setDressing(std::function<void(QDialog *)> dress) { m_dress = std::move(dress); }

private:
    const Theme &m_theme;
    std::function<void(QDialog *)> m_dress;
};

} // namespace oz0

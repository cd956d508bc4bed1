// The seam through which pages ask a person; tests answer in his place.
#pragma once

#include <QString>

#include <functional>

class QDialog;
class QWidget;

namespace oz0 {

struct Decision
{
    QString title;
    QString text;
    QString verb;        ///< of the button that does it
    bool isNews = false; ///< there is nothing to decide: the button only closes it
};

/// Nothing here waits: answers come through the functions, or never when the person leaves.
class Prompt
{
public:
    virtual ~Prompt() = default;

    virtual void decide(QWidget *parent, const Decision &decision, std::function<void()> yes) = 0;
    virtual void openFile(QWidget *parent, const QString &title, const QString &filter,
                          std::function<void(const QString &)> chosen)
        = 0;
    virtual void saveFile(QWidget *parent, const QString &title, const QString &name, const QString &filter,
                          std::function<void(const QString &)> chosen)
        = 0;
    /// Shows a dialog that deletes itself when it closes.
    virtual void show(QDialog *dialog) = 0;
    virtual void openFolder(QWidget *parent, const QString &title, std::function<void(const QString &)> chosen) = 0;
};

} // namespace oz0

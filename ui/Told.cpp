#include "ui/Told.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QWidget>

namespace oz0 {

QEvent::Type ToldEvent::type()
{
    static const auto registered = Type(QEvent::registerEventType());
    return registered;
}

void Told::copy(QWidget *by, const QString &text, What what)
{
    if (text.isEmpty())
        return;
    QGuiApplication::clipboard()->setText(text);
    tell(by, copied(what));
}

void Told::saved(QWidget *by, const QString &path)
{
    tell(by, tr("Saved as %1.", "a file").arg(QDir::toNativeSeparators(path)));
}

void Told::tell(QWidget *by, const QString &sentence)
{
    // Whether somebody took it: a widget answers yes to every event of ours, known or not.
    ToldEvent event(sentence);
    event.ignore();
    for (QWidget *at = by; at && !event.isAccepted(); at = at->parentWidget())
        QCoreApplication::sendEvent(at, &event);
}

QString Told::copied(What what)
{
    switch (what) {
    case What::Command:
        return tr("The command is copied.");
    case What::RunLine:
        return tr("The run line is copied.");
    case What::Link:
        return tr("The link to what is shown is copied.");
    case What::Patch:
        return tr("The patch is copied.");
    case What::DigestText:
        return tr("The digest is copied.");
    case What::Json:
        return tr("The JSON is copied.");
    case What::Id:
        return tr("The ID is copied.");
    case What::Ids:
        return tr("The IDs are copied.");
    case What::Name:
        return tr("The name is copied.");
    case What::Names:
        return tr("The names are copied.");
    case What::Manifest:
        return tr("The manifest is copied.");
    case What::Entry:
        return tr("The entry is copied.");
    case What::Token:
        return tr("The token is copied.");
    }
    return {};
}

} // namespace oz0

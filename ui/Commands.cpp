#include "ui/Commands.h"

#include <QCoreApplication>
#include <QVariant>

namespace oz0 {

namespace {
constexpr auto placeKey = "objectPlace";
constexpr auto offerKey = "offerReason";
constexpr auto wordsKey = "furtherWords";
} // namespace

QString commandText(const QAction &action)
{
    QString text = action.text();
    text.replace(QLatin1String("&&"), QString(QChar::Null)).remove(QLatin1Char('&'));
    text.replace(QChar::Null, QLatin1Char('&'));
    return text;
}

QString commandReason(const QAction &action)
{
    if (action.isEnabled())
        return {};
    return action.statusTip().isEmpty() ? QCoreApplication::translate("oz0::Commands", "Not possible now") : action.statusTip();
}

void setObjectOf(QAction &action, ConsolePlace place, const ActionState &offer)
{
    action.setProperty(placeKey, int(place));
    action.setProperty(offerKey, offer.allowed ? QVariant() : QVariant(offer.reason));
}

std::optional<ConsolePlace> objectOf(const QAction &action)
{
    const QVariant place = action.property(placeKey);
    return place.isValid() ? std::optional(ConsolePlace(place.toInt())) : std::nullopt;
}

ActionState offerOf(const QAction &action)
{
    const QVariant reason = action.property(offerKey);
    return reason.isValid() ? ActionState{false, reason.toString()} : ActionState{true, {}};
}

void setWords(QAction &action, const QString &words)
{
    action.setProperty(wordsKey, words);
}

QString wordsOf(const QAction &action)
{
    return action.property(wordsKey).toString();
}

} // namespace oz0

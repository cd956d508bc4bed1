// One change that an admin may ask for, as values: what it does in words, and the request that does it.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace oz0 {

/// One line of "What happens".
struct ChangeEffect
{
    enum class Weight { Plain, Warns, Harms };

    QString icon;
    Weight weight = Weight::Plain;
    int count = 0;    ///< negative: it is no number of things
    QString sentence; ///< without the count
    QStringList names = {};

    friend bool operator==(const ChangeEffect &, const ChangeEffect &) = default;
};

/// Holds no secret's value and no token: those travel beside it, once.
struct Change
{
    QString title;
    QString explanation;
    QString verb;        ///< of the button that does it
    QString icon;        ///< of that button
    QString command;     ///< the line that does the same
    QString done;        ///< what is so once it is done
    QString action = {}; ///< in the window's title; empty: the verb
    QList<ChangeEffect> effects = {};
    QString complaint = {}; ///< what is missing or wrong yet; empty: it may be asked for
    QString typed = {};     ///< has to be typed first (U8); empty: nothing has
    QByteArray method = {};
    QString path = {}; ///< below the tenant
    QJsonObject body = {};
    bool destroys = false;
    bool needsSecret = false; ///< a value, put into the body as "value" when it is sent
    bool tellsToken = false;  ///< the answer has one

    friend bool operator==(const Change &, const Change &) = default;
};

} // namespace oz0

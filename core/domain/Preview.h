// What an install would do, said without doing it (V1–V4).
#pragma once

#include "core/domain/Plugin.h"
#include "core/domain/Refusal.h"

#include <QMap>

namespace oz0 {

struct LimitUse
{
    int now = 0;
    int after = 0;
    int limit = 0;

    friend bool operator==(const LimitUse &, const LimitUse &) = default;
};

struct Preview
{
    PluginName plugin;
    QString version;
    QString installedVersion; ///< empty: none
    Digest digest; ///< that the install would lock to (V4); empty in an offline preview of an unpacked folder is not allowed
    QStringList tools;
    QStringList agents;
    QStringList flows;
    LimitUse agentsAndFlows;
    LimitUse taskQueues;
    QJsonArray contracts; ///< what differs from the installed version's, what breaks first (contractToJson)
    Verdict verdict;
    QMap<QString, QString> parts; ///< a digest for each part of the tenant and the bundle that the answer was read from (U20)
    qint64 revision = 0;          ///< of the tenant; 0 offline

    friend bool operator==(const Preview &, const Preview &) = default;
};

} // namespace oz0

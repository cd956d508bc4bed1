// What command line and console say alike of a verdict and of what mends a manifest.
#pragma once

#include "core/domain/Refusal.h"

#include <QJsonObject>
#include <QString>

#include <functional>
#include <utility>

namespace oz0 {

/// An English source of a translation, and how English itself says it of one and of several where a number chooses.
struct Phrase
{
    const char *context;
    std::pair<const char *, const char *> text; ///< source, and a comment for the translator or null
    const char *one = nullptr;
    const char *several = nullptr;
};

/// Says a phrase in somebody's language; `n` stands for "%n", negative where the phrase has none.
using Say = std::function<QString(const Phrase &phrase, int n)>;
QString inEnglish(const Phrase &phrase, int n);

/// "2 of 31 checks refuse this; an admin may try it."
QString verdictSentence(const Verdict &verdict, const Say &say = inEnglish);
/// A place of plugin.yaml as one reads it there: "/uses/0" is "uses, entry 1", "/requires/secrets" is "requires.secrets".
QString placeText(const QString &pointer, const Say &say = inEnglish);
/// An operation of a JSON Patch: "Remove uses, entry 1 (line 12)", "Set version to "0.3.3"". The line is told when the refusal stands there.
QString operationSentence(const QJsonObject &operation, const Refusal &refusal = {}, const Say &say = inEnglish);

} // namespace oz0

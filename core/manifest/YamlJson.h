// The flat tree as JSON by the YAML 1.2 core schema, with a place for every JSON pointer.
#pragma once

#include "core/base/Error.h"
#include "core/manifest/ManifestReader.h"

#include <QSet>

namespace oz0 {

struct YamlTree;

struct ParsedYaml
{
    YamlDocument document;
    QSet<QString> damaged; ///< pointers whose value a problem took away: null in the document, and not to be complained of twice
    QList<Error> problems; ///< InvalidInput; their subject is the JSON pointer where one is known
    bool isComplete = false;
};

/// A text that is a long number's (core/base/Decimal.h): nobody writes one, but JSON that we write is YAML too.
enum class LongNumberTexts { Refused, Read };

/// Never fails: what is wrong stands in `problems`. An incomplete document has no root. Numbers keep all their digits.
ParsedYaml parseYaml(const QByteArray &text, qsizetype maxBytes);
/// The same of a text of at most `maxBytes` that has been read.
ParsedYaml parseYaml(const YamlTree &tree, qsizetype maxBytes, LongNumberTexts longNumbers = LongNumberTexts::Refused);

/// One reference token of RFC 6901, escaped.
QString pointerToken(const QString &key);

/// One error for many: the first one's message and place, all of them as details in the order of the text.
Error gatherProblems(ErrorCode code, QList<Error> problems);

} // namespace oz0

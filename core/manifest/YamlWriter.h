// JSON values as YAML text, in the habits of the document that they go into.
#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QList>
#include <QStringList>

namespace oz0 {

class YamlLayout;

/// What is longer than this in one line is written on lines of its own where brackets are no habit of the place.
inline constexpr qsizetype yamlMaxFlowWidth = 80;

enum class YamlQuotes : quint8 { None, Single, Double }; ///< None: as few as possible

struct YamlStyle
{
    QByteArray lineBreak = "\n";
    int step = 2;               ///< columns from a key to the mapping below it
    int listStep = 2;           ///< columns from a key to the list below it
    bool hasFlowLists = false;  ///< lists of scalars are mostly written in brackets
    bool hasFlowMaps = false;   ///< likewise mappings of scalars
    bool allowsLiterals = true; ///< a text of several lines may become a block scalar
    YamlQuotes quotes = YamlQuotes::None;
};

/// The habits of a document, by what is most frequent or stands first. Linear.
YamlStyle yamlStyleOf(const YamlLayout &layout);

/// A value as text: one line, or lines of which the first has no indentation and the others have theirs.
using YamlLines = QList<QByteArray>;

/// Numbers, texts in quotes where they need them, [] and {}, in one line.
QByteArray yamlScalar(const QJsonValue &value, YamlQuotes quotes, bool isInFlow);
QByteArray yamlKey(const QString &key, YamlQuotes quotes, bool isInFlow);
/// Any value in one line.
QByteArray yamlFlow(const QJsonValue &value, YamlQuotes quotes);
/// A value whose first line begins behind a key or a dash in `column`: a literal's lines stand `indent` deeper.
YamlLines yamlInline(const QJsonValue &value, const YamlStyle &style, qsizetype column, int indent);
/// A mapping or sequence that is not empty, in block style, its entries in `column`; keys in the order of `firstKeys`, then those
/// that name a thing, then by code point.
YamlLines yamlBlock(const QJsonValue &value, const YamlStyle &style, qsizetype column, const QStringList &firstKeys = {});
bool isEmptyBranch(const QJsonValue &value); ///< {} or []
/// Whether a value goes into one line there: a scalar, an empty one, or a short one without depth where the document does so.
bool isWrittenInline(const QJsonValue &value, const YamlStyle &style);

} // namespace oz0

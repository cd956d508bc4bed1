// A YAML document as one flat list of nodes in the order written; everything that is refused is noted with its place.
#pragma once

#include "core/base/Error.h"
#include "core/manifest/Manifest.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace oz0 {

/// No more problems than this are kept; the text is hopeless by then.
inline constexpr qsizetype yamlMaxProblems = 200;

struct YamlNode
{
    enum class Kind : quint8 { Scalar, Sequence, Mapping, Damaged };
    enum class Tag : quint8 { None, Text, Integer, Number, Boolean, Null, Sequence, Mapping };

    Kind kind = Kind::Scalar;
    Tag tag = Tag::None;
    bool plain = false; ///< a scalar without quotes: its text decides its type
    qint32 end = 0;     ///< index behind the last node of its subtree; a mapping's children are key, value, key, value …
    Span span;
    Span dash; ///< of a block sequence's entry
    QString text;
};

struct YamlTree
{
    QList<YamlNode> nodes;   ///< nodes[0] is the root; empty: an empty document
    QList<Error> problems;   ///< InvalidInput, each with line and column
    bool isComplete = false; ///< false when reading stopped at a problem, so that what follows is not known
};

/// Linear in the text. Stops at the first syntax error, at 64 levels, at a second document and at `maxBytes`; aliases, anchors
/// and foreign tags are noted and passed over.
YamlTree readYamlTree(const QByteArray &text, qsizetype maxBytes);

} // namespace oz0

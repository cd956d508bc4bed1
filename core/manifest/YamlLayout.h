// A YAML text beside its nodes: where each of them stands in bytes, and what a person takes for its lines, its dash, its comments.
#pragma once

#include "core/manifest/YamlJson.h"
#include "core/manifest/YamlTree.h"

#include <QByteArray>
#include <QList>

namespace oz0 {

/// A mapping or a sequence with the nodes of its entries.
struct YamlBranch
{
    qint32 node = 0;
    bool isMapping = false;
    bool isFlow = false;      ///< in brackets, or within such
    bool isBracketed = false; ///< false too of a pair in a flow sequence: [a: b]
    QList<qint32> keys;       ///< of a mapping
    QList<qint32> values;

    qsizetype count() const { return values.size(); }
};

/// One entry of a branch, in bytes.
struct YamlEntry
{
    qint32 key = -1; ///< -1 in a sequence
    qint32 value = -1;
    qsizetype begin = 0;   ///< of the key, the dash, or in a flow sequence the value
    qsizetype mark = -1;   ///< behind the colon or the dash; -1: there is none
    qsizetype end = 0;     ///< behind the value, or behind what stands instead of an empty one
    bool hasValue = false; ///< false when the value is the empty text
};

/// Immutable. Offsets are bytes, columns count from 0.
class YamlLayout
{
public:
    /// Reads the text once; what is wrong with it stands in document().problems, and then nothing but it may be asked for.
    YamlLayout(QByteArray text, qsizetype maxBytes);

    const QByteArray &text() const { return m_text; }
    const QList<YamlNode> &nodes() const { return m_tree.nodes; }
    const ParsedYaml &document() const { return m_document; }

    qsizetype begin(qint32 node) const; ///< behind a tag
    qsizetype end(qint32 node) const;   ///< of a block scalar: where the line behind it begins
    /// The same, but of a block scalar the end of its last line that matters to its value.
    qsizetype contentEnd(qint32 node) const;
    bool isBlockScalar(qint32 node) const;

    YamlBranch branch(qint32 node, bool isInFlow) const;
    YamlEntry entry(const YamlBranch &branch, qsizetype index) const;

    qsizetype lineBegin(qsizetype at) const;
    qsizetype lineEnd(qsizetype at) const;  ///< before its break
    qsizetype nextLine(qsizetype at) const; ///< behind its break; the text's size in the last line
    qsizetype column(qsizetype at) const { return at - lineBegin(at); }
    bool isFirstOnLine(qsizetype at) const;

    qsizetype skipBlanks(qsizetype at) const; ///< within the line
    qsizetype skipTrivia(qsizetype at) const; ///< blanks, breaks and comments
    /// A blank where a comment stands directly at an offset, as it may behind quotes and brackets only.
    QByteArray blankBefore(qsizetype at) const;
    bool hasBreak(qsizetype from, qsizetype to) const;
    /// Whether a comment has a line of its own between the two.
    bool hasOwnComment(qsizetype from, qsizetype to) const;

    /// Where the lines of an entry begin: with the comments directly above it in its column, unless they head the whole text.
    qsizetype linesBegin(const YamlEntry &entry) const;
    /// The end of an entry's last line before its break: with comments directly below that stand deeper than `column`.
    qsizetype linesEnd(qsizetype contentEnd, qsizetype column) const;

private:
    qsizetype offset(int line, int column) const;
    qsizetype lineIndex(qsizetype at) const;
    qsizetype behindColon(qint32 key) const;
    bool isBracketed(qint32 node) const;
    YamlEntry mappingEntry(qint32 key, qint32 value) const;

    QByteArray m_text;
    YamlTree m_tree;
    ParsedYaml m_document;
    QList<qsizetype> m_lines; ///< begins, by libyaml's line breaks
};

} // namespace oz0

// Small edits of a YAML text: a value replaced, an entry put in or taken out, the rest left as it is.
#pragma once

#include "core/manifest/YamlLayout.h"
#include "core/manifest/YamlWriter.h"

#include <optional>

namespace oz0 {

/// The bytes [begin, end) become `text`.
struct YamlEdit
{
    qsizetype begin = 0;
    qsizetype end = 0;
    QByteArray text;
};
/// Apart from each other, in order. Empty: the place is written in a way that is not edited.
using YamlEdits = QList<YamlEdit>;

/// An edit that fits the eye comes first; where it would change a neighbour's meaning (a block scalar that begins to swallow or
/// to lose lines), the later ones are made.
enum class YamlCare : quint8 { Plain, Careful, Strict };

/// What holds a value: the document itself, or an entry of the branch above.
struct YamlSlot
{
    bool isDocument = true;
    bool isInMapping = false;
    bool isInFlow = false;
    qint32 value = 0;
    YamlEntry entry;      ///< not of the document
    qsizetype column = 0; ///< of the entry; in block style only
};

/// The text and the habits that edits go by. Lent.
struct YamlContext
{
    const YamlLayout &layout;
    const YamlStyle &style;
    YamlCare care = YamlCare::Plain;
};

YamlEdits replacedInBlock(const YamlContext &context, const YamlSlot &slot, const QJsonValue &value);
/// `key` is not used for a sequence.
YamlEdits insertedIntoBlock(const YamlContext &context, const YamlBranch &branch, qsizetype index, const QString &key,
                            const QJsonValue &value);
/// One of several entries; the last one of all leaves an empty branch, which is a replacement.
YamlEdits removedFromBlock(const YamlContext &context, const YamlBranch &branch, qsizetype index);

YamlEdits replacedInFlow(const YamlContext &context, const YamlSlot &slot, const QJsonValue &value);
YamlEdits insertedIntoFlow(const YamlContext &context, const YamlBranch &branch, qsizetype index, const QString &key,
                           const QJsonValue &value);
/// Any entry, also the only one.
YamlEdits removedFromFlow(const YamlContext &context, const YamlBranch &branch, qsizetype index);

/// Whether an entry of a block mapping is "? key" and ": value", which is not edited.
bool isYamlExplicit(const YamlLayout &layout, const YamlEntry &entry, qsizetype column);
/// The quotes of a scalar as it is written.
YamlQuotes quotesOf(const YamlLayout &layout, qint32 node);
/// The quotes that a new entry takes after the others.
YamlQuotes quotesOf(const YamlLayout &layout, const YamlBranch &branch);

} // namespace oz0

// JSON Patch (RFC 6902) with the operations add, remove and replace: found between two documents, and applied to one.
#pragma once

#include "core/base/Result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace oz0 {

/// The tokens of a JSON pointer (RFC 6901), unescaped; nothing when it is none. "" has no token.
std::optional<QStringList> pointerTokens(const QString &pointer);

struct PatchOperation
{
    enum class Kind : quint8 { Add, Remove, Replace };

    Kind kind = Kind::Add;
    QString pointer;
    QStringList tokens; ///< of the pointer; never empty: a document as a whole is not patched
    QJsonValue value;   ///< undefined of a Remove
};

/// InvalidInput, its subject the pointer where one is known, when it is no operation of the three.
Result<PatchOperation> patchOperation(const QJsonValue &json);

/// The operations that make `after` out of `before`, in the order in which they are to be applied; none when both are equal.
/// Objects are compared by key, lists by a longest common subsequence; two entries of a list that carry the same name, id,
/// secret or alias, or none of them, are compared in depth instead of being replaced. A pair of lists that differ too much to be
/// compared in bounded time is one replacement. Deterministic.
QJsonArray jsonPatchBetween(const QJsonObject &before, const QJsonObject &after);

/// All operations or none: InvalidInput with the pointer as subject at the first that does not fit.
Result<QJsonObject> applyJsonPatch(const QJsonObject &document, const QJsonArray &patch);
Result<QJsonObject> applyPatchOperation(const QJsonObject &document, const PatchOperation &operation);

} // namespace oz0

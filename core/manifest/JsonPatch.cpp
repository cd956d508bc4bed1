#include "core/manifest/JsonPatch.h"

#include <algorithm>

namespace oz0 {

namespace {

Failure misfit(const PatchOperation &operation, const char *message)
{
    return Failure(ErrorCode::InvalidInput, QLatin1String(message), operation.pointer);
}

// Digits without a leading zero; -1 otherwise.
qsizetype indexFrom(const QString &token)
{
    const bool isDigits = std::all_of(token.begin(), token.end(),
                                      [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); });
    if (token.isEmpty() || token.size() > 9 || !isDigits || (token.size() > 1 && token[0] == QLatin1Char('0')))
        return -1;
    return token.toInt();
}

Result<QJsonValue> applied(const QJsonValue &container, const PatchOperation &operation, qsizetype depth);

Result<QJsonValue> appliedToObject(QJsonObject object, const PatchOperation &operation, qsizetype depth)
{
    const QString &key = operation.tokens[depth];
    const bool isLast = depth + 1 == operation.tokens.size();
    if ((!isLast || operation.kind != PatchOperation::Kind::Add) && !object.contains(key))
        return misfit(operation, "there is no such key");
    if (!isLast) {
        const Result<QJsonValue> inner = applied(object.value(key), operation, depth + 1);
        if (!inner)
            return Failure(inner.error());
        object.insert(key, *inner);
    } else if (operation.kind == PatchOperation::Kind::Remove) {
        object.remove(key);
    } else {
        object.insert(key, operation.value);
    }
    return QJsonValue(object);
}

Result<QJsonValue> appliedToList(QJsonArray list, const PatchOperation &operation, qsizetype depth)
{
    const QString &token = operation.tokens[depth];
    const bool isLast = depth + 1 == operation.tokens.size();
    const bool adds = isLast && operation.kind == PatchOperation::Kind::Add;
    const qsizetype index = adds && token == QLatin1String("-") ? list.size() : indexFrom(token);
    if (index < 0 || index > list.size() || (index == list.size() && !adds))
        return misfit(operation, "there is no such entry");
    if (!isLast) {
        const Result<QJsonValue> inner = applied(list.at(index), operation, depth + 1);
        if (!inner)
            return Failure(inner.error());
        list.replace(index, *inner);
    } else if (adds) {
        list.insert(index, operation.value);
    } else if (operation.kind == PatchOperation::Kind::Remove) {
        list.removeAt(index);
    } else {
        list.replace(index, operation.value);
    }
    return QJsonValue(list);
}

Result<QJsonValue> applied(const QJsonValue &container, const PatchOperation &operation, qsizetype depth)
{
    if (container.isObject())
        return appliedToObject(container.toObject(), operation, depth);
    if (container.isArray())
        return appliedToList(container.toArray(), operation, depth);
    return misfit(operation, "there is neither a list nor a mapping");
}

} // namespace

std::optional<QStringList> pointerTokens(const QString &pointer)
{
    if (pointer.isEmpty())
        return QStringList();
    if (pointer[0] != QLatin1Char('/'))
        return std::nullopt;
    QStringList tokens = pointer.mid(1).split(QLatin1Char('/'));
    for (QString &token : tokens) {
        for (qsizetype i = token.indexOf(QLatin1Char('~')); i >= 0; i = token.indexOf(QLatin1Char('~'), i + 1)) {
            if (i + 1 == token.size() || (token[i + 1] != QLatin1Char('0') && token[i + 1] != QLatin1Char('1')))
                return std::nullopt;
        }
        token.replace(QLatin1String("~1"), QLatin1String("/"));
        token.replace(QLatin1String("~0"), QLatin1String("~"));
    }
    return tokens;
}

Result<PatchOperation> patchOperation(const QJsonValue &json)
{
    PatchOperation operation;
    const QJsonObject object = json.toObject();
    const QString word = object.value(QLatin1String("op")).toString();
    const QJsonValue path = object.value(QLatin1String("path"));
    operation.pointer = path.toString();
    if (word == QLatin1String("remove"))
        operation.kind = PatchOperation::Kind::Remove;
    else if (word == QLatin1String("replace"))
        operation.kind = PatchOperation::Kind::Replace;
    else if (word != QLatin1String("add"))
        return misfit(operation, "an operation is add, remove or replace");
    const std::optional<QStringList> tokens = pointerTokens(operation.pointer);
    if (!path.isString() || !tokens)
        return misfit(operation, "the path is no JSON pointer");
    if (tokens->isEmpty())
        return misfit(operation, "the document as a whole is not patched");
    operation.tokens = *tokens;
    if (operation.kind == PatchOperation::Kind::Remove)
        return operation;
    operation.value = object.value(QLatin1String("value"));
    if (operation.value.isUndefined())
        return misfit(operation, "an operation without its value");
    return operation;
}

Result<QJsonObject> applyPatchOperation(const QJsonObject &document, const PatchOperation &operation)
{
    const Result<QJsonValue> changed = appliedToObject(document, operation, 0);
    if (!changed)
        return Failure(changed.error());
    return changed->toObject();
}

Result<QJsonObject> applyJsonPatch(const QJsonObject &document, const QJsonArray &patch)
{
    QJsonObject changed = document;
    for (const QJsonValue &json : patch) {
        const Result<PatchOperation> operation = patchOperation(json);
        if (!operation)
            return Failure(operation.error());
        Result<QJsonObject> next = applyPatchOperation(changed, *operation);
        if (!next)
            return next;
        changed = *std::move(next);
    }
    return changed;
}

} // namespace oz0

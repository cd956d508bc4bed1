#include "core/manifest/YamlPatch.h"

#include "core/manifest/ManifestReader.h"
#include "core/manifest/YamlEdits.h"

#include <optional>

namespace oz0 {

namespace {

// An operation's place in the text: the branch that it changes, and what holds that branch.
struct Site
{
    YamlSlot slot;
    YamlBranch branch;
    qsizetype index = -1; ///< of the entry named last; count() when it is to be the last one; -1: a mapping has no such key
};

qsizetype indexIn(const YamlLayout &layout, const YamlBranch &branch, const QString &token)
{
    if (!branch.isMapping)
        return token == QLatin1String("-") ? branch.count() : token.toInt();
    for (qsizetype i = 0; i < branch.count(); ++i) {
        if (layout.nodes()[branch.keys[i]].text == token)
            return i;
    }
    return -1;
}

YamlSlot slotOf(const YamlLayout &layout, const YamlBranch &branch, qsizetype index)
{
    const YamlEntry entry = layout.entry(branch, index);
    const qsizetype column = branch.isFlow ? 0 : layout.column(layout.begin(branch.node));
    return {false, branch.isMapping, branch.isFlow, entry.value, entry, column};
}

// The operation has been applied to the document already: the way is there.
std::optional<Site> siteOf(const YamlLayout &layout, const PatchOperation &operation)
{
    Site site;
    site.branch = layout.branch(0, false);
    for (qsizetype i = 0;; ++i) {
        site.index = indexIn(layout, site.branch, operation.tokens[i]);
        if (i + 1 == operation.tokens.size())
            return site;
        if (site.index < 0 || site.index >= site.branch.count())
            return std::nullopt;
        site.slot = slotOf(layout, site.branch, site.index);
        const YamlNode::Kind kind = layout.nodes()[site.slot.value].kind;
        if (kind != YamlNode::Kind::Mapping && kind != YamlNode::Kind::Sequence)
            return std::nullopt;
        site.branch = layout.branch(site.slot.value, site.branch.isFlow);
    }
}

YamlEdits replaced(const YamlContext &context, const YamlSlot &slot, const QJsonValue &value)
{
    return slot.isInFlow ? replacedInFlow(context, slot, value) : replacedInBlock(context, slot, value);
}

QJsonValue emptyBranch(const YamlBranch &branch)
{
    return branch.isMapping ? QJsonValue(QJsonObject()) : QJsonValue(QJsonArray());
}

YamlEdits inserted(const YamlContext &context, const Site &site, const PatchOperation &operation)
{
    const YamlBranch &branch = site.branch;
    const qsizetype index = branch.isMapping ? branch.count() : site.index;
    const QString key = operation.tokens.last();
    if (branch.count() == 0 && !site.slot.isDocument && !site.slot.isInFlow) {
        // Empty brackets are no habit yet: what does not go well into them opens a block.
        const QJsonValue whole = branch.isMapping ? QJsonValue(QJsonObject{{key, operation.value}})
                                                  : QJsonValue(QJsonArray{operation.value});
        if (!isWrittenInline(whole, context.style) && yamlFlow(whole, YamlQuotes::None).size() > yamlMaxFlowWidth)
            return replacedInBlock(context, site.slot, whole);
    }
    return branch.isFlow ? insertedIntoFlow(context, branch, index, key, operation.value)
                         : insertedIntoBlock(context, branch, index, key, operation.value);
}

YamlEdits editsOf(const YamlContext &context, const Site &site, const PatchOperation &operation)
{
    const YamlBranch &branch = site.branch;
    const bool isThere = site.index >= 0 && site.index < branch.count();
    const bool adds = operation.kind == PatchOperation::Kind::Add && !(branch.isMapping && isThere);
    if (adds)
        return inserted(context, site, operation);
    if (!isThere)
        return {};
    if (operation.kind != PatchOperation::Kind::Remove)
        return replaced(context, slotOf(context.layout, branch, site.index), operation.value);
    if (branch.isFlow)
        return removedFromFlow(context, branch, site.index);
    return branch.count() > 1 ? removedFromBlock(context, branch, site.index) : replaced(context, site.slot, emptyBranch(branch));
}

QByteArray edited(const QByteArray &text, const YamlEdits &edits)
{
    QByteArray result;
    qsizetype done = 0;
    for (const YamlEdit &edit : edits) {
        result += QByteArrayView(text).sliced(done, edit.begin - done).toByteArray() + edit.text;
        done = edit.end;
    }
    return result + QByteArrayView(text).sliced(done).toByteArray();
}

bool areApart(const YamlEdits &edits, qsizetype size)
{
    qsizetype done = 0;
    for (const YamlEdit &edit : edits) {
        if (edit.begin < done || edit.end < edit.begin || edit.end > size)
            return false;
        done = edit.end;
    }
    return true;
}

// The text of the operation's result, which reads as `wanted`.
Result<YamlLayout> applied(const YamlLayout &layout, const PatchOperation &operation, const QJsonObject &wanted)
{
    const std::optional<Site> site = siteOf(layout, operation);
    const YamlStyle style = yamlStyleOf(layout);
    Error error{ErrorCode::InvalidInput,
                QStringLiteral("this place is written in a way that cannot be edited"),
                operation.pointer,
                {},
                0,
                0};
    if (!site)
        return Failure(error);
    error.line = layout.nodes()[site->branch.node].span.line;
    error.column = layout.nodes()[site->branch.node].span.column;
    QByteArray tried;
    for (const YamlCare care : {YamlCare::Plain, YamlCare::Careful, YamlCare::Strict}) {
        const YamlEdits edits = editsOf({layout, style, care}, *site, operation);
        if (edits.isEmpty() || !areApart(edits, layout.text().size()))
            continue;
        const QByteArray text = edited(layout.text(), edits);
        if (text == tried)
            continue;
        tried = text;
        YamlLayout next(text, manifestMaxBytes);
        if (next.document().problems.isEmpty() && next.document().document.root == wanted)
            return next;
    }
    return Failure(error);
}

} // namespace

Result<QByteArray> patchYaml(const QByteArray &text, const QJsonArray &patch)
{
    if (patch.size() > yamlPatchMaxOperations)
        return Failure(ErrorCode::TooLarge, QStringLiteral("more than %1 operations").arg(yamlPatchMaxOperations));
    YamlLayout layout(text, manifestMaxBytes);
    if (!layout.document().problems.isEmpty())
        return Failure(gatherProblems(ErrorCode::InvalidInput, layout.document().problems));
    if (!layout.document().document.root.isObject())
        return Failure(ErrorCode::InvalidInput, QStringLiteral("the document is no mapping"));
    for (const QJsonValue &json : patch) {
        const Result<PatchOperation> operation = patchOperation(json);
        if (!operation)
            return Failure(operation.error());
        const QJsonObject before = layout.document().document.root.toObject();
        const Result<QJsonObject> wanted = applyPatchOperation(before, *operation);
        if (!wanted)
            return Failure(wanted.error());
        if (*wanted == before)
            continue;
        Result<YamlLayout> next = applied(layout, *operation, *wanted);
        if (!next)
            return Failure(next.error());
        layout = *std::move(next);
    }
    return layout.text();
}

} // namespace oz0

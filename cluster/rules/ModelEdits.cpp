#include "cluster/rules/ManifestEdits.h"

#include "cluster/rules/DocumentEdits.h"

namespace oz0::edits {

namespace {

// An alias that asks for nothing any more goes, and from the tools that use it.
void dropModelPart(QJsonObject &manifest, const std::function<bool(QJsonObject &)> &change)
{
    QStringList gone;
    changeObject(manifest, QStringLiteral("requires"), [&](QJsonObject &needs) {
        changeEntries(needs, QStringLiteral("models"), [&](QJsonObject &model) {
            if (!change(model))
                return true;
            const bool asksForNothing = !model.value(QStringLiteral("sampling")).toBool()
                && model.value(QStringLiteral("gateway")).toString().isEmpty();
            if (asksForNothing)
                gone.append(model.value(QStringLiteral("alias")).toString());
            return !asksForNothing;
        });
    });
    changeEntries(manifest, QStringLiteral("tools"), [&](QJsonObject &tool) {
        if (gone.contains(tool.value(QStringLiteral("uses_model")).toString()))
            tool.remove(QStringLiteral("uses_model"));
        return true;
    });
}

} // namespace

void dropSampling(QJsonObject &manifest, const QString &alias)
{
    dropModelPart(manifest, [&](QJsonObject &model) {
        if (model.value(QStringLiteral("alias")).toString() != alias || !model.value(QStringLiteral("sampling")).toBool())
            return false;
        model.remove(QStringLiteral("sampling"));
        return true;
    });
}

void dropGateway(QJsonObject &manifest, const QString &format)
{
    dropModelPart(manifest, [&](QJsonObject &model) {
        if (model.value(QStringLiteral("gateway")).toString() != format)
            return false;
        model.remove(QStringLiteral("gateway"));
        return true;
    });
}

void takeToolModel(QJsonObject &manifest, const QString &tool, const QJsonObject &from)
{
    const QString key = QStringLiteral("uses_model");
    const QJsonValue theirs = entryNamed(from, QStringLiteral("tools"), tool, QStringLiteral("id")).toObject().value(key);
    changeTool(manifest, tool, [&](QJsonObject &entry) { put(entry, key, theirs); });
}

} // namespace oz0::edits

#include "models/diff/DiffOutcome.h"

#include "core/manifest/ManifestReader.h"
#include "core/manifest/ValueMask.h"

namespace oz0 {

QString sideWord(const DiffSide &side)
{
    switch (side.kind) {
    case DiffSide::Kind::Installed:
        return QStringLiteral("installed");
    case DiffSide::Kind::Candidate:
        return QStringLiteral("candidate:") + side.id;
    case DiffSide::Kind::Refusal:
        return QStringLiteral("refusal:") + side.id;
    case DiffSide::Kind::Folder:
        break;
    }
    return side.id;
}

bool DiffOutcome::isSame() const
{
    return std::all_of(files.begin(), files.end(), [](const FileChange &file) { return file.kind == FileChange::Kind::Same; });
}

std::shared_ptr<const DiffOutcome> workOut(const PluginName &plugin, const DiffContent &from, const DiffContent &to,
                                           const ReachFacts &facts)
{
    auto outcome = std::make_shared<DiffOutcome>();
    outcome->files = diffFiles(from.files, to.files);
    ValueMask mask(from.manifest, to.manifest);
    auto text = std::make_shared<DiffText>();
    text->diff = diffTexts(mask.manifestText(from.manifest), mask.manifestText(to.manifest));
    text->folds = foldsOf(text->diff, 3, 4, true);
    text->hidden = hiddenIn(text->diff);
    outcome->manifest = text;
    outcome->quotedBefore = quotedManifest(from.manifest, mask);
    outcome->quotedAfter = quotedManifest(to.manifest, mask);
    const auto input = [&](const DiffContent &content, bool isAfter) {
        DiffInput side;
        side.subject = {sideWord(content.side), content.version, content.digest.text(), content.isThere};
        side.text = content.manifest;
        if (!content.isThere)
            return side;
        if (const auto manifest = readManifest(content.manifest)) {
            side.manifest = *manifest;
        } else {
            outcome->unreadable = manifest.error();
            outcome->unreadableIsAfter = isAfter;
        }
        return side;
    };
    const DiffInput before = input(from, false);
    const DiffInput after = input(to, true);
    if (!outcome->unreadable)
        outcome->summary = summarise(plugin, before, after, facts);
    return outcome;
}

std::shared_ptr<const DiffText> textOf(const QByteArray &before, const QByteArray &after)
{
    auto text = std::make_shared<DiffText>();
    text->diff = diffTexts(before, after);
    text->folds = foldsOf(text->diff);
    text->hidden = hiddenIn(text->diff);
    return text;
}

std::shared_ptr<const DiffText> sizesOf(const FileChange &change)
{
    auto text = std::make_shared<DiffText>();
    text->diff.isText = false;
    const auto fill = [](TextSide &side, const std::optional<BundleFile> &file) {
        if (!file)
            return;
        side.size = file->size;
        side.sha256 = file->sha256;
        side.isTooLarge = file->size > textDiffMaxBytes;
    };
    fill(text->diff.before, change.before);
    fill(text->diff.after, change.after);
    return text;
}

} // namespace oz0

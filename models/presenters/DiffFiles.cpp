#include "models/presenters/DiffPresenter.h"

#include "core/base/HiddenCharacters.h"
#include "core/client/Await.h"
#include "core/manifest/TextPatch.h"
#include "models/diff/DiffWords.h"

#include <QtConcurrentRun>

namespace oz0 {

namespace {

const auto manifestPath = QStringLiteral("plugin.yaml");

/// Both sides of one file, as they come.
struct BytesOfPair
{
    std::optional<QByteArray> before;
    std::optional<QByteArray> after;
    bool isDone = false;
};

QByteArray patchOf(const FileChange &change, const DiffText &text)
{
    QByteArray patch;
    if (change.kind == FileChange::Kind::Renamed) {
        patch += "diff --git a/" + change.before->path.toUtf8() + " b/" + change.after->path.toUtf8()
            + "\nsimilarity index 100%\nrename from " + change.before->path.toUtf8() + "\nrename to "
            + change.after->path.toUtf8() + '\n';
    }
    return patch + unifiedPatch(text.diff, change.path(), 3, !change.before, !change.after);
}

} // namespace

const FileChange *DiffPresenter::changeOf(const QString &path) const
{
    const int row = m_files.rowOfPath(path);
    return row < 0 ? nullptr : &m_files.at(row).change;
}

void DiffPresenter::setFile(FileState state, std::shared_ptr<const DiffText> text, const QString &said)
{
    m_fileState = state;
    m_text = std::move(text);
    m_said = said;
    Q_EMIT fileChanged();
}

void DiffPresenter::openFile(const QString &path)
{
    if (!m_outcome || (path == m_file && m_fileState != FileState::Failed))
        return;
    m_fileScope.restart();
    m_file = path;
    const FileChange *change = changeOf(path);
    if (!change)
        return setFile(FileState::None, nullptr);
    setFile(FileState::Loading, nullptr);
    askPair(*change, m_fileScope,
            [this, path, generation = m_fileScope.generation()](const Result<std::shared_ptr<const DiffText>> &text) {
                if (generation != m_fileScope.generation())
                    return; // an answer for a file that was left
                if (!text)
                    return setFile(FileState::Failed, nullptr, Texts::error(text.error()));
                if (!(*text)->diff.isText)
                    m_files.setBinary(path);
                setFile((*text)->diff.isText ? FileState::Text : FileState::Binary, *text);
            });
}

void DiffPresenter::askPair(const FileChange &change, RequestScope &scope,
                            std::function<void(const Result<std::shared_ptr<const DiffText>> &)> answer)
{
    const QString path = change.path();
    if (path == manifestPath)
        return answer(m_outcome->manifest);
    if (const auto *known = m_texts.object(path))
        return answer(*known);
    const auto keep = [this, path](const std::shared_ptr<const DiffText> &text) {
        m_texts.insert(path, new std::shared_ptr<const DiffText>(text),
                       qMax<qsizetype>(1, text->diff.before.bytes.size() + text->diff.after.bytes.size()));
    };
    const auto isTooLarge = [](const std::optional<BundleFile> &file) { return file && file->size > textDiffMaxBytes; };
    if (isTooLarge(change.before) || isTooLarge(change.after)) {
        const auto text = sizesOf(change);
        keep(text);
        return answer(text);
    }
    auto pair = std::make_shared<BytesOfPair>();
    const auto take = [this, pair, answer, keep, generation = m_generation](bool isAfter, const Result<QByteArray> &bytes) {
        if (pair->isDone || generation != m_generation)
            return;
        if (!bytes) {
            pair->isDone = true;
            if (bytes.error().code != ErrorCode::Aborted)
                answer(Failure(bytes.error()));
            return;
        }
        (isAfter ? pair->after : pair->before) = bytes.value();
        if (!pair->before || !pair->after)
            return;
        pair->isDone = true;
        await(QtConcurrent::run([before = *pair->before, after = *pair->after] { return textOf(before, after); }), this,
              [this, answer, keep, generation](const std::shared_ptr<const DiffText> &text) {
                  if (generation != m_generation)
                      return;
                  keep(text);
                  answer(text);
              });
    };
    // The same bytes need to come once.
    const bool isOne = change.before && change.after && change.before->sha256 == change.after->sha256;
    if (isOne) {
        askBytes(m_client, scope, *m_to.content, change.after->path, this, [take](const Result<QByteArray> &bytes) {
            take(false, bytes);
            take(true, bytes);
        });
        return;
    }
    if (change.before)
        askBytes(m_client, scope, *m_from.content, change.before->path, this,
                 [take](const Result<QByteArray> &bytes) { take(false, bytes); });
    else
        pair->before = QByteArray();
    if (change.after)
        askBytes(m_client, scope, *m_to.content, change.after->path, this,
                 [take](const Result<QByteArray> &bytes) { take(true, bytes); });
    else
        pair->after = QByteArray();
}

// Of what cannot be seen the number and the place are told; the lines themselves show each by its code.
QString DiffPresenter::hiddenText(const HiddenUse &use, bool isGone)
{
    if (use.count == 0)
        return {};
    QStringList places;
    for (const HiddenPlace &place : use.places)
        places.append(tr("%1 in line %2", "U+202E, a line's number").arg(codePointName(place.code)).arg(place.line));
    if (use.morePlaces > 0)
        places.append(tr("%n more place(s)", nullptr, use.morePlaces));
    const QString where = Texts::joined(places);
    return isGone ? tr("%n invisible character(s) of before are gone: %1.", "which and where", use.count).arg(where)
                  : tr("%n invisible character(s) in what changed: %1.", "which and where", use.count).arg(where);
}

QString DiffPresenter::fileText() const
{
    if (m_fileState == FileState::Failed)
        return tr("%1 could not be read. %2", "file, why").arg(m_file, m_said);
    if (!m_text)
        return {};
    const TextDiff &diff = m_text->diff;
    const FileChange *change = changeOf(m_file);
    QStringList parts;
    if (m_fileState == FileState::Text && diff.isSame())
        parts.append(change && change->kind == FileChange::Kind::Renamed
                         ? tr("The same bytes, before at %1.").arg(change->before->path)
                         : tr("The same on both sides."));
    if (diff.differsInEndsOnly)
        parts.append(tr("The lines differ in their ends only."));
    if (diff.before.damagedLines + diff.after.damagedLines > 0)
        parts.append(tr("%n line(s) hold bytes that are no UTF-8; they are shown as �.", nullptr,
                        diff.before.damagedLines + diff.after.damagedLines));
    for (const QString &hidden : {hiddenText(m_text->hidden.now, false), hiddenText(m_text->hidden.gone, true)}) {
        if (!hidden.isEmpty())
            parts.append(hidden);
    }
    if (diff.before.hasMark != diff.after.hasMark)
        parts.append(diff.after.hasMark ? tr("It begins with an invisible byte order mark now (U+FEFF).")
                                        : tr("The invisible byte order mark (U+FEFF) at its beginning is gone."));
    if (change && change->modeChanged)
        parts.append(change->after && change->after->executable ? tr("It may be executed now.")
                                                                : tr("It may not be executed any more."));
    if (m_file == manifestPath && m_outcome && m_outcome->summary.hiddenValues > 0)
        parts.append(tr("%n value(s) of headers and addresses are hidden.", nullptr, m_outcome->summary.hiddenValues));
    return parts.join(QLatin1Char(' '));
}

QString DiffPresenter::patchOfFile() const
{
    const FileChange *change = changeOf(m_file);
    return change && m_text && m_text->diff.isText ? QString::fromUtf8(patchOf(*change, *m_text)) : QString();
}

void DiffPresenter::makePatch()
{
    if (!m_outcome || isMakingPatch())
        return;
    m_patchFiles.clear();
    for (const FileChange &change : m_outcome->files) {
        if (change.kind != FileChange::Kind::Same)
            m_patchFiles.append(change);
    }
    m_patch = QStringLiteral("%1: %2 → %3\n").arg(m_plugin.text(), sideName(m_from.side), sideName(m_to.side)).toUtf8();
    if (m_outcome->summary.hiddenValues > 0)
        m_patch += tr("%n value(s) of headers and addresses are hidden.", nullptr, m_outcome->summary.hiddenValues).toUtf8()
            + '\n';
    m_patch += '\n';
    m_patchScope.restart();
    m_patchStep = 0;
    nextOfPatch();
}

void DiffPresenter::cancelPatch()
{
    m_patchScope.restart();
    m_patchFiles.clear();
    m_patch.clear();
    if (std::exchange(m_patchStep, -1) >= 0)
        Q_EMIT patchProgress();
}

// One file after the other, so that a bundle of any size costs one file's memory and can be cancelled in between.
void DiffPresenter::nextOfPatch()
{
    Q_EMIT patchProgress();
    if (m_patchStep >= m_patchFiles.size()) {
        const QByteArray patch = std::exchange(m_patch, {});
        m_patchStep = -1;
        Q_EMIT patchMade(patch);
        Q_EMIT patchProgress();
        return;
    }
    const FileChange change = m_patchFiles[m_patchStep];
    askPair(change, m_patchScope,
            [this, change, scope = m_patchScope.generation()](const Result<std::shared_ptr<const DiffText>> &text) {
                if (scope != m_patchScope.generation())
                    return;
                if (!text) {
                    cancelPatch();
                    Q_EMIT patchFailed(
                        tr("%1 could not be read. %2", "file, why").arg(change.path(), Texts::error(text.error())));
                    return;
                }
                m_patch += patchOf(change, **text);
                ++m_patchStep;
                QMetaObject::invokeMethod(
                    this,
                    [this, scope] {
                        if (scope == m_patchScope.generation() && isMakingPatch())
                            nextOfPatch();
                    },
                    Qt::QueuedConnection);
            });
}

QString DiffPresenter::patchName() const
{
    return m_plugin.text() + QStringLiteral(".patch");
}

} // namespace oz0

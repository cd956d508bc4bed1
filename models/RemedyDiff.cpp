#include "models/RemedyDiff.h"

#include "core/client/Await.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/TextPatch.h"
#include "core/manifest/ValueMask.h"
#include "core/manifest/YamlPatch.h"
#include "models/RefusalView.h"
#include "models/Texts.h"

namespace oz0 {

namespace {

constexpr qint64 mostWork = 32 * 1024 * 1024; ///< bytes of the file for each operation, all together

TextDiff shownDiff(const QByteArray &refused, const QByteArray &mended)
{
    ValueMask mask(refused, mended);
    return diffTexts(mask.manifestText(refused), mask.manifestText(mended));
}

} // namespace

RemedyDiff::RemedyDiff(ApiClient &client, QObject *parent) : QObject(parent), m_client(client) { }

void RemedyDiff::show(const Digest &bundle, const QJsonArray &remedy)
{
    if (m_bundle == bundle && m_remedy == remedy)
        return;
    m_bundle = bundle;
    m_remedy = remedy;
    m_scope.restart();
    m_lines.clear();
    m_left = 0;
    m_note.clear();
    m_patch.clear();
    m_isFetching = !remedy.isEmpty() && !bundle.isEmpty();
    if (m_isFetching) {
        await(m_client.bundleFile(m_scope, bundle, QStringLiteral("plugin.yaml"), manifestMaxBytes), this,
              [this, generation = m_scope.generation()](const Result<QByteArray> &text) {
                  if (generation == m_scope.generation())
                      take(text);
              });
    }
    Q_EMIT changed();
}

void RemedyDiff::take(const Result<QByteArray> &text)
{
    m_isFetching = false;
    if (!text) {
        m_note = tr("Its lines cannot be shown. %1", "why").arg(Texts::error(text.error()));
    } else if (text->size() * m_remedy.size() > mostWork) {
        m_note = tr("The file is too large for its lines to be shown here.");
    } else if (const Result<QByteArray> mended = patchYaml(*text, m_remedy)) {
        const TextDiff diff = shownDiff(*text, *mended);
        m_patch = unifiedPatch(diff, QStringLiteral("plugin.yaml"));
        m_lines = linesOf(diff);
        m_left = qMax(0, int(m_lines.size()) - mostLines);
        m_lines = m_lines.mid(0, mostLines);
    } else {
        m_note = tr("Its lines cannot be shown. %1", "why").arg(Texts::error(mended.error()));
    }
    Q_EMIT changed();
}

QList<RemedyLine> RemedyDiff::between(const QByteArray &refused, const QByteArray &mended)
{
    return linesOf(shownDiff(refused, mended));
}

QList<RemedyLine> RemedyDiff::linesOf(const TextDiff &diff)
{
    using Kind = RemedyLine::Kind;
    QList<RemedyLine> lines;
    for (const TextHunk &hunk : diff.hunks) {
        QList<int> numbers;
        QList<RemedyLine> removed;
        QList<RemedyLine> added;
        int after = 0;
        for (const TextRow &row : diff.rows.mid(hunk.row, hunk.rows)) {
            if (row.before >= 0) {
                numbers.append(row.before + 1);
                removed.append({Kind::Removed, diff.before.lines[row.before].text});
            }
            if (row.after >= 0) {
                after = after == 0 ? row.after + 1 : after;
                added.append({Kind::Added, diff.after.lines[row.after].text});
            }
        }
        const QString place = RefusalViews::lines(numbers.isEmpty() ? QList<int>{after} : numbers);
        lines.append({Kind::Place, tr("plugin.yaml %1", "lines 10 and 11").arg(place)});
        lines += removed + added;
    }
    return lines;
}

} // namespace oz0

#include "models/PreviewSource.h"

#include "core/manifest/DiffSummary.h"

#include <QDir>
#include <QFileInfo>
#include <QUrl>

namespace oz0 {

QString PreviewSource::text() const
{
    return isCandidate() ? SideName{SideName::Kind::Candidate, candidate.text()}.text() : folder;
}

PreviewSource previewSourceFrom(const QString &text)
{
    QString folder = text.trimmed();
    if (const std::optional<SideName> side = sideFromText(folder); side && side->kind == SideName::Kind::Candidate)
        return {{}, CandidateId(side->id)};
    if (const QUrl url(folder); url.isLocalFile())
        folder = url.toLocalFile();
    if (folder == QLatin1String("~") || folder.startsWith(QLatin1String("~/")))
        folder = QDir::homePath() + folder.mid(1);
    if (const QFileInfo info(folder); info.isFile())
        folder = info.absolutePath();
    if (!folder.isEmpty())
        folder = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    return {folder, {}};
}

} // namespace oz0

#include "models/PreviewHistory.h"

#include "core/client/Await.h"
#include "models/PreviewTexts.h"
#include "models/Roles.h"
#include "models/Texts.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>
#include <QSet>
#include <QtConcurrentRun>

#include <algorithm>

namespace oz0 {

namespace {

constexpr int schema = 1;

StateName stateNameOf(const PreviewEntry &entry)
{
    if (entry.isStopped())
        return StateName::Ending;
    if (!entry.preview)
        return StateName::Failed;
    if (entry.preview->verdict.isRefused())
        return StateName::Refused;
    return PreviewTexts::isPlain(entry) ? StateName::Ready : StateName::WidensReach;
}

} // namespace

Result<QList<PreviewEntry>> readPreviewHistory(const QByteArray &text)
{
    if (text.size() > historyMostBytes)
        return Failure(ErrorCode::InvalidInput, QStringLiteral("is longer than %1 bytes").arg(historyMostBytes));
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(text, &problem);
    if (!document.isObject() || document.object().value(QLatin1String("schema")).toInt() != schema)
        return Failure(ErrorCode::InvalidInput,
                       problem.error == QJsonParseError::NoError ? QStringLiteral("is no history of previews")
                                                                 : problem.errorString());
    QList<PreviewEntry> entries;
    for (const QJsonValue &value : document.object().value(QLatin1String("entries")).toArray()) {
        if (entries.size() == historyMostEntries)
            break;
        if (Result<PreviewEntry> entry = previewEntryFrom(value.toObject()))
            entries.append(std::move(*entry));
    }
    return entries;
}

// The oldest go until the rest fits.
QByteArray previewHistoryText(const QList<PreviewEntry> &newestFirst)
{
    QJsonArray entries;
    qint64 bytes = 0;
    for (const PreviewEntry &entry : newestFirst.mid(0, historyMostEntries)) {
        const QJsonObject json = toJson(entry);
        bytes += QJsonDocument(json).toJson(QJsonDocument::Compact).size() + 1;
        if (bytes > historyMostBytes - 1024)
            break;
        entries.append(json);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("schema"), schema}, {QStringLiteral("entries"), entries}})
        .toJson(QJsonDocument::Compact);
}

void PreviewHistoryModel::setEntries(const QList<PreviewEntry> &newestFirst, Instant now)
{
    std::vector<PreviewHistoryRow> rows;
    for (const PreviewEntry &entry : newestFirst)
        rows.push_back({entry.key, entry, VerdictTexts::day(entry.at, now)});
    setRows(std::move(rows));
}

QVariant PreviewHistoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const PreviewHistoryRow &row = at(index.row());
    const QString second = tr("%1, %2", "time, folder").arg(row.time, PreviewTexts::source(row.entry));
    switch (role) {
    case Qt::DisplayRole:
        return PreviewTexts::listed(row.entry);
    case Qt::ToolTipRole:
        return tr("%1\n%2\n%3", "verdict, folder, time")
            .arg(PreviewTexts::verdict(row.entry), PreviewTexts::source(row.entry), Texts::utc(row.entry.at));
    case Qt::AccessibleTextRole:
        return tr("%1, %2", "verdict, when and which folder").arg(PreviewTexts::brief(row.entry), second);
    case IdRole:
        return row.key;
    case StateRole:
        return int(stateNameOf(row.entry));
    case IconNameRole:
        if (row.entry.isStopped())
            return QStringLiteral("stop");
        if (stateNameOf(row.entry) != StateName::WidensReach)
            return {};
        return row.entry.reach.widens() > 0 ? QStringLiteral("widen") : QStringLiteral("warning");
    case SecondLineRole:
        return second;
    default:
        return {};
    }
}

PreviewHistory::PreviewHistory(QString file, QObject *parent) : QObject(parent), m_file(std::move(file))
{
    m_thread.setMaxThreadCount(1);
}

PreviewHistory::~PreviewHistory()
{
    m_thread.waitForDone();
}

void PreviewHistory::load()
{
    if (m_file.isEmpty())
        return;
    const auto read = [file = m_file]() -> Result<QList<PreviewEntry>> {
        QFile kept(file);
        if (!kept.exists())
            return QList<PreviewEntry>();
        if (!kept.open(QIODevice::ReadOnly))
            return Failure(ErrorCode::UnreadableFile, kept.errorString(), file);
        Result<QList<PreviewEntry>> entries = readPreviewHistory(kept.read(historyMostBytes + 1));
        if (!entries)
            QFile::rename(file, file + QStringLiteral(".unreadable")); // so that the next one does not write over it
        return entries;
    };
    await(QtConcurrent::run(&m_thread, read), this, [this](const Result<QList<PreviewEntry>> &entries) {
        if (entries)
            split(m_entries + *entries); // behind what was previewed meanwhile
        else
            m_problem = tr("Earlier previews cannot be read: %1.").arg(entries.error().message);
        Q_EMIT changed();
    });
}

void PreviewHistory::setCluster(const QStringList &fingerprints)
{
    if (fingerprints == m_cluster)
        return;
    m_cluster = fingerprints;
    QList<PreviewEntry> all = m_entries + m_elsewhere;
    std::stable_sort(all.begin(), all.end(),
                     [](const PreviewEntry &one, const PreviewEntry &other) { return one.at > other.at; });
    split(all);
    Q_EMIT changed();
}

void PreviewHistory::split(const QList<PreviewEntry> &newestFirst)
{
    m_entries.clear();
    m_elsewhere.clear();
    QSet<QString> own(m_cluster.begin(), m_cluster.end());
    for (const PreviewEntry &entry : newestFirst) {
        const QSet<QString> then(entry.cluster.begin(), entry.cluster.end());
        const bool isHere = m_cluster.isEmpty() || own.intersects(then);
        (isHere ? m_entries : m_elsewhere).append(entry);
        if (isHere)
            own += then;
    }
}

const PreviewEntry *PreviewHistory::find(const QString &key) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&key](const PreviewEntry &e) { return e.key == key; });
    return found == m_entries.end() ? nullptr : &*found;
}

void PreviewHistory::add(const PreviewEntry &entry)
{
    m_entries.prepend(entry);
    while (m_entries.size() > historyMostEntries)
        m_entries.removeLast();
    write();
    Q_EMIT changed();
}

void PreviewHistory::clear()
{
    m_entries.clear();
    m_elsewhere.clear();
    write();
    Q_EMIT changed();
}

void PreviewHistory::write()
{
    if (m_file.isEmpty())
        return;
    const auto keep = [file = m_file, entries = m_entries + m_elsewhere]() -> QString {
        QDir().mkpath(QFileInfo(file).absolutePath());
        QSaveFile kept(file);
        if (!kept.open(QIODevice::WriteOnly))
            return kept.errorString();
        kept.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        const QByteArray text = previewHistoryText(entries);
        return kept.write(text) == text.size() && kept.commit() ? QString() : kept.errorString();
    };
    await(QtConcurrent::run(&m_thread, keep), this, [this](const QString &problem) {
        m_problem = problem.isEmpty() ? QString() : tr("The previews are not kept: %1.").arg(problem);
        Q_EMIT changed();
    });
}

} // namespace oz0

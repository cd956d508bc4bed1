// The diff of two sides without its widgets: what is compared, what differs, which file is open, and what is said of it.
#pragma once

#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"
#include "core/client/TenantStore.h"
#include "models/ConsoleLink.h"
#include "models/Texts.h"
#include "models/diff/DiffFilesModel.h"
#include "models/diff/DiffOutcome.h"
#include "models/diff/DiffRefusalsModel.h"
#include "models/diff/DiffSideLoader.h"
#include "models/diff/MeaningModel.h"
#include "models/diff/ReachModel.h"
#include "models/diff/ReviewTicks.h"
#include "models/presenters/SessionPresenter.h"

#include <QCache>

namespace oz0 {

/// One entry of a side chooser.
struct SideChoice
{
    DiffSide side;
    QString text; ///< "Refused save 0.4.0 c81d20f4a6be"
    QString note; ///< "14:08:11, user:alice"

    friend bool operator==(const SideChoice &, const SideChoice &) = default;
};

/// Reads both sides, works out the diff on another thread and shows it when both and it are there; answers to an earlier question are
/// dropped. Nothing that is shown changes by itself: what happened to a side meanwhile is told by news(), and shown by reload().
class DiffPresenter : public QObject
{
    Q_OBJECT
public:
    enum class FileState { None, Loading, Text, Binary, Failed };
    static constexpr Milliseconds folderLook{2000}; ///< between two looks at a folder that is shown

    DiffPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, QObject *parent = nullptr);
    ~DiffPresenter() override;

    void show(const PluginName &plugin, const DiffSide &from, const DiffSide &to);
    void reload();
    void swap();
    void clear(); ///< shows nothing
    /// Where ticks are kept. The settings outlive this.
    void keepTicksIn(QSettings &settings);

    const PluginName &plugin() const { return m_plugin; }
    const DiffSide &from() const { return m_from.side; }
    const DiffSide &to() const { return m_to.side; }
    std::optional<DiffContent> content(bool isAfter) const;
    QList<SideChoice> choices() const; ///< installed, candidates, refused saves; the sides that are shown are among them
    ConsoleLink link() const;
    QString command() const; ///< `oz0 plugin diff …`; empty when a side has no name there

    PageState state() const;
    const std::optional<Error> &failure() const { return m_failure; }
    bool isCutOff() const;                       ///< waits for a tenant whose server does not answer
    QString failureText() const;                 ///< in a sentence, with the side that failed
    QString stepText() const;                    ///< while loading: what is waited for
    QString news() const;                        ///< what happened to a side since it was read; empty: nothing
    bool isNewsGone() const { return m_isGone; } ///< the side cannot be read again

    bool isRefused() const { return m_refusals.refused() > 0; }
    QString verdict() const;                ///< in one sentence: what the checks say, or what differs
    QString bareNote() const;               ///< of a candidate on nodes without a sandbox; else empty
    QString note() const;                   ///< beside it: counts, when and by whom
    QString sideTitle(bool isAfter) const;  ///< "Refused save"
    QString sideDetail(bool isAfter) const; ///< "0.4.0, digest c81d20f4a6be"
    const std::shared_ptr<const DiffOutcome> &outcome() const { return m_outcome; }

    MeaningModel &meaning() { return m_meaning; }
    ReachModel &reach() { return m_reach; }               ///< of all processes
    ReachModel &processReach() { return m_processReach; } ///< of the one that is chosen beside Meaning
    DiffFilesModel &files() { return m_files; }
    DiffFilesFilter &shownFiles() { return m_shownFiles; }
    DiffRefusalsModel &refusals() { return m_refusals; }
    QString reviewedText() const; ///< "3 of 5 sections reviewed"

    void openFile(const QString &path);
    const QString &file() const { return m_file; }
    FileState fileState() const { return m_fileState; }
    const std::shared_ptr<const DiffText> &text() const { return m_text; } ///< of the open file; null unless Text or Binary
    QString fileText() const;                                              ///< what is said in the panes' place, or above them

    void makePatch();            ///< of the whole bundle; patchMade() or patchFailed() follows, once
    QString patchOfFile() const; ///< of the open file; empty: it is no text, or nothing differs
    bool isMakingPatch() const { return m_patchStep >= 0; }
    void cancelPatch();
    QString patchName() const; ///< for a file

Q_SIGNALS:
    void changed();        ///< sides, state, sentences
    void outcomeChanged(); ///< another diff is shown
    void fileChanged();
    void newsChanged();
    void choicesChanged();
    void patchMade(const QByteArray &patch);
    void patchFailed(const QString &why);
    void patchProgress();

private:
    struct Side
    {
        DiffSide side;
        std::unique_ptr<DiffSideLoader> loader;
        std::optional<DiffContent> content;
    };

    void startLoading();
    void onSide();
    void work();
    void take(const std::shared_ptr<const DiffOutcome> &outcome);
    void fail(const Error &error, bool isAfter);
    void loadRecords();
    void lookForNews();
    QString newsOf(const Side &side);
    void lookAtFolders();
    QString sideName(const DiffSide &side) const;
    QString sideHead(bool isAfter) const; ///< its kind and version; its name where the other side has the same
    const FileChange *changeOf(const QString &path) const;
    void askPair(const FileChange &change, RequestScope &scope,
                 std::function<void(const Result<std::shared_ptr<const DiffText>> &)> answer);
    static QString hiddenText(const HiddenUse &use, bool isGone);
    void setFile(FileState state, std::shared_ptr<const DiffText> text, const QString &said = {});
    void nextOfPatch();

    ApiClient &m_client;
    TenantStore &m_store;
    SessionPresenter &m_session;
    std::unique_ptr<ReviewTicks> m_ticks;
    PluginName m_plugin;
    Side m_from;
    Side m_to;
    std::shared_ptr<const DiffOutcome> m_outcome;
    std::optional<Error> m_failure;
    bool m_failedAfter = false;
    bool m_isWaiting = false; ///< for the tenant
    quint64 m_generation = 0; ///< of the diff that is asked for
    RequestScope m_recordScope;
    QList<RefusalRecord> m_records; ///< for the choosers
    MeaningModel m_meaning;
    ReachModel m_reach;
    ReachModel m_processReach;
    DiffFilesModel m_files;
    DiffFilesFilter m_shownFiles;
    DiffRefusalsModel m_refusals;
    QString m_file;
    FileState m_fileState = FileState::None;
    std::shared_ptr<const DiffText> m_text;
    QString m_said;
    RequestScope m_fileScope;
    QCache<QString, std::shared_ptr<const DiffText>> m_texts; ///< by path; the cost is bytes
    QString m_news;
    QStringList m_folderNews; ///< of the folders, as last looked at
    int m_goneFolders = 0;
    bool m_isGone = false;
    bool m_isLooking = false;
    QTimer m_look;
    RequestScope m_patchScope;
    QList<FileChange> m_patchFiles;
    QByteArray m_patch;
    int m_patchStep = -1;
};

} // namespace oz0

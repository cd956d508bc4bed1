// Makes the local cluster: a server, four nodes, five plugins, two candidates and some refusals, through the API and this program's
// own commands.
#pragma once

#include "app/oz0/CommandRun.h"
#include "app/oz0/LocalParts.h"
#include "app/oz0/LocalServer.h"
#include "app/oz0/LocalState.h"
#include "app/oz0/LocalWait.h"
#include "app/oz0/Steps.h"

#include <QLockFile>
#include <QObject>
#include <QProcess>

#include <memory>

namespace oz0 {

/// Ends its run: 0 the cluster runs (made, mended, or there before); else what failed, and then nothing of it is left. A child of
/// its run.
class LocalStart : public QObject
{
    Q_OBJECT
public:
    LocalStart(CommandRun &run, const LocalFolder &folder);

    void start();

private:
    void makeAnew();
    void mend(const QList<LocalProcess> &dead);
    /// Starts a dev again, unless its candidate was removed: that is nothing to be mended.
    void mendTrial(const LocalProcess &dev);
    void addServer();
    void addMembers();
    void addNodes();
    void awaitNodes();
    void addPlugins();
    void addRefusals();
    void addCandidates();
    void awaitCandidates();
    void run();

    void step(const QString &title, Steps::Work work) { m_steps->add(title, std::move(work)); }
    /// Runs one of this program's commands as `who` and waits for its end.
    void command(const QStringList &words, const QByteArray &input, int expected, const QString &who, Steps::Done done);
    void commandStep(const QString &title, const QStringList &words, const QByteArray &input = {}, int expected = 0);
    Result<void> launch(LocalProcess process);
    void awaitServer(Steps::Done done);
    void refusedSave(const QString &folder, const Labels &select, Steps::Done done);
    Result<Context> contextOf(const QString &name) const { return readContext(m_folder.contextFile(name)); }

    void onFinished(const Result<void> &result);
    void tell(const QString &what);
    void tearDown(const Error &why);

    CommandRun &m_run;
    LocalFolder m_folder;
    std::unique_ptr<QLockFile> m_lock;
    LocalParts m_parts;
    LocalRecord m_record;
    std::unique_ptr<Steps> m_steps;
    std::unique_ptr<LocalServerWait> m_serverWait;
    std::unique_ptr<LocalWait> m_admin;
    std::unique_ptr<LocalWait> m_alice;
    RequestScope m_scope;
    bool m_ending = false;
};

/// Takes the lock that start and stop share; Conflict when another one is at work.
Result<std::unique_ptr<QLockFile>> lockLocal(const LocalFolder &folder);

} // namespace oz0

// What a kept preview is called, and what differs between two.
#pragma once

#include "models/PreviewEntry.h"
#include "models/RefusalView.h"
#include "models/VerdictTexts.h"

#include <QCoreApplication>

namespace oz0 {

/// One difference between an earlier preview and a later one.
struct PreviewDifference
{
    enum class Kind { Gone, New, Changed, Unknown }; ///< Unknown: one of the two was not checked
    Kind kind = Kind::Changed;
    QString text;

    friend bool operator==(const PreviewDifference &, const PreviewDifference &) = default;
};

struct ContractChange;

class PreviewTexts
{
    Q_DECLARE_TR_FUNCTIONS(oz0::PreviewTexts)
public:
    static QString verdict(const PreviewEntry &entry); ///< "An install of research 1.5.0 would be refused: 2 reasons."
    static QString headline(
        const PreviewEntry &entry);                    ///< "An install would be refused: 2 reasons."; the facts below say of what
    static QString brief(const PreviewEntry &entry);   ///< "research 1.5.0 refused: 2 reasons"
    static QString listed(const PreviewEntry &entry);  ///< the same, the verdict first: "Refused: 2 reasons · research 1.5.0"
    static QString failure(const PreviewEntry &entry); ///< why there is no answer, and what to do; empty when there is one
    static QString facts(const PreviewEntry &entry, const VerdictTexts::AsCode &asCode); ///< rich text
    static QString content(const Preview &preview);                                      ///< "research 1.5.0"
    static QString source(const PreviewEntry &entry);                                    ///< the folder, or which candidate
    static QString madeAt(const PreviewEntry &entry);                                    ///< of what, when, at which revision
    static QString keeping(const PreviewEntry &entry);  ///< what the server keeps of it; empty: it was not asked
    static int breaksThatPass(const Preview &preview);  ///< contracts that break and refuse nothing
    static QString exitWord(const PreviewEntry &entry); ///< "refused"
    static bool isPlain(const PreviewEntry &entry);     ///< checked, and nothing to look at: no warning, no wider reach
    static QString bare(const PreviewEntry &entry);     ///< of a candidate on nodes without a sandbox; else empty
    static QString packed(const PreviewEntry &entry);   ///< "Packed 23 files, 184 KB"
    static QString sent(const PreviewEntry &entry);
    static QString checked(const PreviewEntry &entry);
    static QString checkCount(const PreviewEntry &entry);  ///< "14 checks"
    static QString reach(const InstallReach &reach);       ///< "Widens reach: 2."
    static QString processes(const ReachGain &gain);       ///< "tools and agent my-plugin"
    static QString gain(const ReachGain &gain);            ///< "Allowed host x: lets a new host in"
    static QString gainOfProcesses(const ReachGain &gain); ///< the same with its processes
    static QString share(const LimitUse &use);             ///< "7 of 1000"
    static QString changed(const QString &what, const QString &now, const QString &then);
    static QString contract(const ContractChange &change);
    static QString outcome(const CheckResult &result); ///< "Passed"
    static QString rule(const CheckResult &result);
    static QString checksNote(const Preview &preview); ///< why not every check is listed; empty: all are
    static QString limits(const Preview &preview);     ///< "7 of 1000 agents and flows, on 4 of 50 task queues."
    static QString holder(const NameUse &name);        ///< "free", "my-plugin has it"
    static QString kind(const QString &kind);          ///< "Agent"
    static QList<RefusalView> views(const PreviewEntry &entry);
    static QList<PreviewDifference> differences(const PreviewEntry &earlier, const PreviewEntry &later);

private:
    static QString wouldInstall(const PreviewEntry &entry, const QString &what);
    static QString wouldInstall(const PreviewEntry &entry); ///< the verdict alone
    static bool isNamedByFailure(const PreviewEntry &entry);
    static QString seconds(qint64 milliseconds);
};

} // namespace oz0

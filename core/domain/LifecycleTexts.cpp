// Texts for renewals, candidates that are gone, environments that a node does not build, and changesets.
#include "core/domain/RefusalTextTables.h"

#include <QtGlobal>

namespace oz0 {

namespace {

constexpr char saveAgain[] = QT_TRANSLATE_NOOP("RefusalTexts",
                                               "The renewal ends the candidate; start dev again once the cause is mended.");
constexpr char keyRule[] = QT_TRANSLATE_NOOP("RefusalTexts",
                                             "A candidate that was saved with an API key lives no longer than the key.");
constexpr char nobodyBuilds[] = QT_TRANSLATE_NOOP("RefusalTexts",
                                                  "Nobody: a node builds an environment only without running its code.");
constexpr char backendRule[] = QT_TRANSLATE_NOOP("RefusalTexts", "A project builds with uv_build alone, or has no build system.");
constexpr char sourceRule[] = QT_TRANSLATE_NOOP("RefusalTexts",
                                                "Everything that a node installs is a wheel from an index or a URL.");
constexpr char settingRule[] = QT_TRANSLATE_NOOP("RefusalTexts", "A project may not steer uv's choice of Python or its builds.");
constexpr char platformRule[] = QT_TRANSLATE_NOOP(
    "RefusalTexts", "The platform tries a changeset only where it reaches no further than what is installed.");
constexpr char toApproval[] = QT_TRANSLATE_NOOP(
    "RefusalTexts", "Decide over the changeset without its check; the approval says that it did not run.");
constexpr char nobodyMay[] = QT_TRANSLATE_NOOP("RefusalTexts", "Nobody.");

constexpr RefusalText texts[] = {
    {"renewal.key_revoked", QT_TRANSLATE_NOOP("RefusalTexts", "The API key that saved candidate {subject} was revoked."), keyRule,
     QT_TRANSLATE_NOOP("RefusalTexts", "Nobody with that key."), saveAgain},
    {"renewal.key_expired", QT_TRANSLATE_NOOP("RefusalTexts", "The API key that saved candidate {subject} has expired."), keyRule,
     QT_TRANSLATE_NOOP("RefusalTexts", "Nobody with that key."), saveAgain},
    {"renewal.owner_lost_role",
     QT_TRANSLATE_NOOP("RefusalTexts", "{owner}, who saved candidate {subject}, is no operator any more."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A renewal asks again what the saver may do now."),
     QT_TRANSLATE_NOOP("RefusalTexts", "An admin can give the role again."), saveAgain},
    {"renewal.nodes_closed", QT_TRANSLATE_NOOP("RefusalTexts", "Nodes of candidate {subject} are no longer open to it: {nodes}."),
     QT_TRANSLATE_NOOP("RefusalTexts", "An operator's candidate stays only on nodes that carry candidates=allow."),
     QT_TRANSLATE_NOOP("RefusalTexts", "An admin may try it, or open the nodes again."), saveAgain},
    {"candidate.taken_over", QT_TRANSLATE_NOOP("RefusalTexts", "Candidate {subject} was taken over by a newer dev."),
     QT_TRANSLATE_NOOP("RefusalTexts", "One dev renews a candidate; the newest start wins."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Its owner, by starting dev again."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Go on in the newer dev, or start this one again.")},
    {"candidate.no_node", QT_TRANSLATE_NOOP("RefusalTexts", "No node runs candidate {subject} now."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A job on a candidate starts only while a node is ready to run it."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Nobody, until a node runs it."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Look at the candidate's nodes, and start the job once one is ready.")},
    {"environment.backend", QT_TRANSLATE_NOOP("RefusalTexts", "The project's build system is not plain uv_build ({subject})."),
     backendRule, nobodyBuilds,
     QT_TRANSLATE_NOOP("RefusalTexts", "Let the build system require uv_build alone, or take [build-system] out.")},
    {"environment.backend_path", QT_TRANSLATE_NOOP("RefusalTexts", "The build system sets backend-path ({subject})."),
     backendRule, nobodyBuilds, QT_TRANSLATE_NOOP("RefusalTexts", "Take backend-path out.")},
    {"environment.uv_range",
     QT_TRANSLATE_NOOP("RefusalTexts", "The required uv versions do not take in the node's uv ({subject})."),
     QT_TRANSLATE_NOOP("RefusalTexts", "The node's own uv must fit the project."), nobodyBuilds,
     QT_TRANSLATE_NOOP("RefusalTexts", "Widen the range, or select nodes with such a uv.")},
    {"environment.uv_source", QT_TRANSLATE_NOOP("RefusalTexts", "uv-build comes from a source of its own ({subject})."),
     backendRule, nobodyBuilds, QT_TRANSLATE_NOOP("RefusalTexts", "Take that source out.")},
    {"environment.workspace", QT_TRANSLATE_NOOP("RefusalTexts", "The project belongs to a uv workspace ({subject})."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A bundle is one project by itself."), nobodyBuilds,
     QT_TRANSLATE_NOOP("RefusalTexts", "Take the workspace out and lock the project alone.")},
    {"environment.path_dependency", QT_TRANSLATE_NOOP("RefusalTexts", "{subject} is a dependency from a folder or file."),
     sourceRule, nobodyBuilds, QT_TRANSLATE_NOOP("RefusalTexts", "Publish it as a wheel and depend on that.")},
    {"environment.git_dependency", QT_TRANSLATE_NOOP("RefusalTexts", "{subject} is a dependency from a Git repository."),
     sourceRule, nobodyBuilds, QT_TRANSLATE_NOOP("RefusalTexts", "Publish it as a wheel and depend on that.")},
    {"environment.lock_editable",
     QT_TRANSLATE_NOOP("RefusalTexts", "The lock marks the project as editable, but it has no build system."), backendRule,
     nobodyBuilds, QT_TRANSLATE_NOOP("RefusalTexts", "Lock again with the build system, or as a project that is not installed.")},
    {"environment.uv_setting", QT_TRANSLATE_NOOP("RefusalTexts", "The uv setting {subject} is not allowed in a candidate."),
     settingRule, nobodyBuilds, QT_TRANSLATE_NOOP("RefusalTexts", "Take the setting out.")},
    {"environment.no_wheel", QT_TRANSLATE_NOOP("RefusalTexts", "{subject} has no wheel for the node's platform."), sourceRule,
     nobodyBuilds, QT_TRANSLATE_NOOP("RefusalTexts", "Lock a version that has a wheel.")},
    {"environment.no_project", QT_TRANSLATE_NOOP("RefusalTexts", "{subject} has no [project] table."),
     QT_TRANSLATE_NOOP("RefusalTexts", "A pyproject.toml in a bundle describes its project."), nobodyBuilds,
     QT_TRANSLATE_NOOP("RefusalTexts", "Add a [project] table, or leave the file out.")},
    {"environment.invalid_toml", QT_TRANSLATE_NOOP("RefusalTexts", "{subject} cannot be read as TOML."),
     QT_TRANSLATE_NOOP("RefusalTexts", "The project's files are TOML 1.0 in UTF-8."), nobodyBuilds,
     QT_TRANSLATE_NOOP("RefusalTexts", "Mend the file at the line that is named.")},
    {"changeset.widens", QT_TRANSLATE_NOOP("RefusalTexts", "Changeset {subject} widens what the plugin may reach."), platformRule,
     nobodyMay, toApproval},
    {"changeset.file_mismatch",
     QT_TRANSLATE_NOOP("RefusalTexts", "A file of changeset {subject} is not what the patch makes of its base."),
     QT_TRANSLATE_NOOP("RefusalTexts", "Every file of a changeset's candidate comes from the base and the patch."), nobodyMay,
     toApproval},
    {"changeset.no_node", QT_TRANSLATE_NOOP("RefusalTexts", "No open node with a sandbox is free for changeset {subject}."),
     QT_TRANSLATE_NOOP("RefusalTexts", "The platform's candidates run on open, sandboxed nodes other than the job's own."),
     QT_TRANSLATE_NOOP("RefusalTexts", "An admin can open such a node."), toApproval},
};

} // namespace

std::span<const RefusalText> lifecycleTexts()
{
    return texts;
}

} // namespace oz0

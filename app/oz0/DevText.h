// What `dev` says, as sentences made from values.
#pragma once

#include "core/base/Error.h"
#include "core/domain/Candidate.h"
#include "core/domain/Refusal.h"

#include <QStringList>

namespace oz0 {

/// D4 up to the line that starts a job: the candidate, its nodes, what they leave, its owner.
QStringList placedLines(const Candidate &candidate, const QString &tenant);
QStringList warningLines(const QList<Refusal> &warnings);
QString reloadedLine(const Candidate &candidate);
/// "ready on 2 nodes in 1.4 s: my_plugin.hello (code 9a1e0c3f77b2)"; of those that run the candidate's present code.
QString readyLine(const Candidate &candidate);
QStringList failedLines(const CandidateNode &node);
QString noNodeLine(const Candidate &candidate);
QString watchingLine(const QString &folder, bool isPlaced);

/// A refused save or renewal: every refusal with its place, then what follows.
QStringList refusedLines(const RefusalRecord &record);
QString endsAtRenewalLine(Milliseconds left);
/// An invalid manifest, bundle or folder: every complaint with its line and column.
QStringList invalidLines(const Error &error);

QString takenOverLine(const Candidate &candidate);
QStringList endedLines(const Candidate &candidate);
QString sleptLine(Milliseconds duration);
QString unreachableLine(const Error &error, Milliseconds left);

QString removingLine(const Candidate &candidate);
QString nodeBackLine(const Candidate &candidate, const NodeName &node, int back);
QStringList residueLines(const QList<NodeName> &nodes);

/// "21 s", "2 min 5 s"
QString durationText(Milliseconds duration);
/// The person's own clock; with the date when it was not today.
QString timeText(Instant instant, Instant now);

} // namespace oz0

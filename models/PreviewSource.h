// What a preview is made of: a folder on this machine, or what a candidate holds on the server.
#pragma once

#include "core/base/Id.h"

namespace oz0 {

struct PreviewSource
{
    QString folder;        ///< absolute and clean; empty for a candidate
    CandidateId candidate; ///< empty: a folder, or nothing

    bool isCandidate() const { return !candidate.isEmpty(); }
    bool isEmpty() const { return folder.isEmpty() && candidate.isEmpty(); }
    /// As it is typed: a path, or "candidate:ID".
    QString text() const;

    friend bool operator==(const PreviewSource &, const PreviewSource &) = default;
};

/// Takes a path, "~", a "file:" address, a file of the folder, and "candidate:ID"; a folder of that name is written with "./".
PreviewSource previewSourceFrom(const QString &text);

} // namespace oz0

// What the reader of a manifest says of its text, in the window's language.
#pragma once

#include <QCoreApplication>

namespace oz0 {

class ManifestProblems
{
    Q_DECLARE_TR_FUNCTIONS(oz0::ManifestProblems)
public:
    /// Our own sentences are translated; what the YAML parser says is data and stays, behind words that say whose it is.
    static QString said(const QString &problem);
};

} // namespace oz0

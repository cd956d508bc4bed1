// Walks through a packed bundle file by file and holds it to the one form that a bundle has.
#pragma once

#include "core/base/Result.h"
#include "core/wire/Messages.h"

#include <QByteArrayView>

namespace oz0 {

/// Gets what the walk meets. A failure ends the walk and is its result.
class BundleSink
{
public:
    virtual ~BundleSink() = default;
    /// `file.sha256` is not known yet.
    virtual Result<void> begin(const BundleFile &file) = 0;
    virtual Result<void> data(QByteArrayView bytes) = 0;
    /// True ends the walk early and well: then the digest is empty.
    virtual Result<bool> end(const BundleFile &file) = 0;
};

/// The digest of the tar when all of it is in order; what a node builds itself is not given to the sink. Errors as
/// inspectBundle says. The tar is read by libarchive, with nothing but the tar format compiled in.
Result<Digest> walkBundle(const QString &packedFile, BundleSink &sink);

} // namespace oz0

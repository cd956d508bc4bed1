// Any bytes as a context file: read or refused, and what is read is written and read back with the same server, class and token.
#include "core/client/Context.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("context.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
        return 0;
    file.write(reinterpret_cast<const char *>(data), qint64(size));
    file.close();
    const oz0::Result<oz0::Context> context = oz0::readContext(path);
    if (!context)
        return 0;
    if (!oz0::writeContext(*context, path))
        std::abort();
    const oz0::Result<oz0::Context> again = oz0::readContext(path);
    if (!again || again->server != context->server || again->token != context->token
        || again->contextClass != context->contextClass)
        std::abort();
    return 0;
}

// No file makes the bundle's reader crash, leave a half-written folder or take a bundle whose files do not pack to its digest.
// The first byte says what follows: 0 the file itself, else a tar to be packed first.
#include "core/bundle/BundleReader.h"
#include "core/bundle/BundleWriter.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <zstd.h>

#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const QTemporaryDir dir;
    if (!dir.isValid())
        std::abort();
    if (size == 0 || size > 1024 * 1024)
        return 0;
    std::vector<char> packed(data + 1, data + size);
    if (data[0] != 0) {
        packed.resize(ZSTD_compressBound(size - 1));
        packed.resize(ZSTD_compress(packed.data(), packed.size(), data + 1, size - 1, -5));
    }
    const QString file = dir.filePath(QStringLiteral("bundle"));
    const QString target = dir.filePath(QStringLiteral("target"));
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || out.write(packed.data(), qint64(packed.size())) < 0)
        return 0;
    out.close();
    const auto facts = oz0::unpackBundle(file, target);
    const QStringList left = QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    if (left.size() != (facts ? 2 : 1) || facts.has_value() != oz0::inspectBundle(file).has_value())
        std::abort();
    if (!facts)
        return 0;
    const auto again = oz0::packFolder(target, file);
    const bool isWhole = again && again->files.size() == facts->files.size();
    QDir(target).removeRecursively();
    // Only a tar that can be looked into tells whether something was passed over.
    const std::string_view tar(reinterpret_cast<const char *>(data), size);
    const bool isPassedOver = data[0] == 0 || tar.find("venv") != tar.npos || tar.find("npmrc") != tar.npos
        || tar.find("uv.toml") != tar.npos || tar.find("python-version") != tar.npos;
    if (isWhole && !isPassedOver && facts->digest != again->digest)
        std::abort();
    return 0;
}

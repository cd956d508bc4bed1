#include "BundleMaker.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <archive.h>
#include <archive_entry.h>
#include <zstd.h>

#include <cstdlib>

namespace oz0::test {

void writeFile(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        std::abort();
}

QByteArray readFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFiles(const QString &folder, const QMap<QString, QByteArray> &files)
{
    for (auto it = files.begin(); it != files.end(); ++it) {
        const bool executable = it.key().endsWith(QLatin1Char('*'));
        const QString path = folder + QLatin1Char('/') + (executable ? it.key().chopped(1) : it.key());
        writeFile(path, it.value());
        QFile::setPermissions(path, executable ? QFile::Permissions(0x7755) : QFile::Permissions(0x6644));
    }
}

QByteArray zstd(const QByteArray &bytes)
{
    QByteArray packed(qsizetype(ZSTD_compressBound(size_t(bytes.size()))), Qt::Uninitialized);
    packed.resize(qsizetype(ZSTD_compress(packed.data(), size_t(packed.size()), bytes.constData(), size_t(bytes.size()), 1)));
    return packed;
}

QByteArray unzstd(const QByteArray &bytes)
{
    QByteArray unpacked;
    QByteArray piece(128 * 1024, Qt::Uninitialized);
    ZSTD_DCtx *context = ZSTD_createDCtx();
    ZSTD_inBuffer in{bytes.constData(), size_t(bytes.size()), 0};
    for (size_t left = 1; left != 0 && !ZSTD_isError(left);) {
        ZSTD_outBuffer out{piece.data(), size_t(piece.size()), 0};
        left = ZSTD_decompressStream(context, &out, &in);
        unpacked.append(piece.constData(), qsizetype(out.pos));
        if (in.pos == in.size && out.pos == 0)
            break;
    }
    ZSTD_freeDCtx(context);
    return unpacked;
}

QByteArray tar(const QList<TarEntry> &entries, int format)
{
    QByteArray bytes;
    archive *a = archive_write_new();
    archive_write_set_format(a, format);
    archive_write_set_bytes_per_block(a, 0);
    archive_write_open(
        a, &bytes, nullptr,
        [](archive *, void *self, const void *data, size_t size) {
            static_cast<QByteArray *>(self)->append(static_cast<const char *>(data), qsizetype(size));
            return la_ssize_t(size);
        },
        nullptr);
    for (const TarEntry &wanted : entries) {
        archive_entry *entry = archive_entry_new();
        archive_entry_copy_pathname(entry, wanted.path.constData());
        archive_entry_set_filetype(entry, AE_IFREG);
        archive_entry_set_perm(entry, 0644);
        archive_entry_set_size(entry, wanted.content.size());
        if (wanted.shape)
            wanted.shape(entry);
        const bool isHeld = archive_write_header(a, entry) >= ARCHIVE_WARN;
        archive_entry_free(entry);
        if (!isHeld) {
            archive_write_free(a);
            return {};
        }
        archive_write_data(a, wanted.content.constData(), size_t(wanted.content.size()));
    }
    archive_write_close(a);
    archive_write_free(a);
    return bytes;
}

} // namespace oz0::test

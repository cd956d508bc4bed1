#include "core/bundle/TarHeader.h"

#include <algorithm>
#include <cstring>

namespace oz0 {

namespace {

constexpr qsizetype nameBytes = 100;
constexpr qsizetype prefixBytes = 155;

struct Block
{
    char name[100];
    char mode[8];
    char uid[8];
    char gid[8];
    char size[12];
    char mtime[12];
    char checksum[8];
    char typeflag;
    char linkname[100];
    char magic[6];
    char version[2];
    char uname[32];
    char gname[32];
    char devmajor[8];
    char devminor[8];
    char prefix[155];
    char padding[12];
};
static_assert(sizeof(Block) == size_t(tarBlockBytes));

template <size_t n>
void putOctal(char (&field)[n], qint64 number, size_t digits)
{
    for (size_t i = digits; i-- > 0; number >>= 3)
        field[i] = char('0' + (number & 7));
    field[digits] = ' ';
}

QByteArray block(const QByteArray &name, const QByteArray &prefix, qint64 size, int mode, char typeflag)
{
    Block header{};
    std::memcpy(header.name, name.constData(), size_t(std::min(name.size(), nameBytes)));
    std::memcpy(header.prefix, prefix.constData(), size_t(prefix.size()));
    putOctal(header.mode, mode, 6);
    putOctal(header.uid, 0, 6);
    putOctal(header.gid, 0, 6);
    putOctal(header.size, size, 11);
    putOctal(header.mtime, 0, 11);
    putOctal(header.devmajor, 0, 6);
    putOctal(header.devminor, 0, 6);
    header.typeflag = typeflag;
    std::memcpy(header.magic, "ustar", 6);
    std::memcpy(header.version, "00", 2);
    std::memset(header.checksum, ' ', sizeof header.checksum);
    qint64 sum = 0;
    const auto *bytes = reinterpret_cast<const unsigned char *>(&header);
    for (qint64 i = 0; i < tarBlockBytes; ++i)
        sum += bytes[i];
    putOctal(header.checksum, sum, 6);
    header.checksum[6] = '\0';
    header.checksum[7] = ' ';
    return QByteArray(reinterpret_cast<const char *>(&header), tarBlockBytes);
}

// "LENGTH path=PATH\n", where LENGTH counts itself.
QByteArray paxRecord(const QByteArray &path)
{
    const QByteArray rest = " path=" + path + '\n';
    qsizetype length = rest.size();
    while (rest.size() + QByteArray::number(length).size() != length)
        length = rest.size() + QByteArray::number(length).size();
    return QByteArray::number(length) + rest;
}

} // namespace

qint64 tarPadding(qint64 size)
{
    return (tarBlockBytes - size % tarBlockBytes) % tarBlockBytes;
}

QByteArray tarHeader(const QByteArray &path, qint64 size, bool executable)
{
    const int mode = executable ? 0755 : 0644;
    if (path.size() <= nameBytes)
        return block(path, {}, size, mode, '0');
    const qsizetype slash = path.indexOf('/', std::max(path.size() - nameBytes - 1, qsizetype(1)));
    if (slash > 0 && slash <= prefixBytes)
        return block(path.mid(slash + 1), path.left(slash), size, mode, '0');
    const QByteArray record = paxRecord(path);
    return block("PaxHeader", {}, record.size(), 0644, 'x') + record + QByteArray(qsizetype(tarPadding(record.size())), '\0')
        + block(path.left(nameBytes), {}, size, mode, '0');
}

} // namespace oz0

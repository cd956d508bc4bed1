#include "core/bundle/BundlePath.h"

#include "core/bundle/BundleLimits.h"

#include <QStringConverter>
#include <QStringList>

#include <algorithm>

namespace oz0 {

QString checkBundlePath(const QByteArray &path)
{
    if (path.isEmpty())
        return QStringLiteral("a path may not be empty");
    if (path.size() > bundleMaxPathBytes)
        return QStringLiteral("a path may have %1 bytes at most").arg(bundleMaxPathBytes);
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(path);
    if (decoder.hasError())
        return QStringLiteral("a path must be UTF-8");
    if (path.startsWith('/'))
        return QStringLiteral("a path may not be absolute");
    if (path.size() >= 2 && path[1] == ':')
        return QStringLiteral("a path may not begin with a drive letter");
    if (std::any_of(path.begin(), path.end(), [](char c) { return c == '\\' || uchar(c) < 0x20 || c == 0x7f; }))
        return QStringLiteral("a path may hold no backslash and no control character");
    for (const QByteArray &name : path.split('/')) {
        if (name.isEmpty() || name == "." || name == "..")
            return QStringLiteral("a path may hold no empty name, no . and no ..");
        if (name.size() > bundleMaxNameBytes)
            return QStringLiteral("a name may have %1 bytes at most").arg(bundleMaxNameBytes);
    }
    return {};
}

bool isBuiltByNode(const QString &path)
{
    static const QStringList names{QStringLiteral(".venv"), QStringLiteral(".python-version"), QStringLiteral("uv.toml"),
                                   QStringLiteral(".npmrc")};
    const QStringList parts = path.split(QLatin1Char('/'));
    return std::any_of(parts.begin(), parts.end(), [&](const QString &part) { return names.contains(part); });
}

QString NameClashes::add(const QString &path)
{
    const qsizetype slash = path.lastIndexOf(QLatin1Char('/'));
    if (const QString folder = path.left(qMax(slash, qsizetype(0))); folder != m_lastFolder) {
        for (qsizetype end = folder.indexOf(QLatin1Char('/')); !folder.isEmpty();
             end = folder.indexOf(QLatin1Char('/'), end + 1)) {
            const QString other = addName(folder.left(end < 0 ? folder.size() : end) + QLatin1Char('/'));
            if (!other.isEmpty())
                return other;
            if (end < 0)
                break;
        }
        m_lastFolder = folder;
    }
    return addName(path);
}

// A folder's name ends in "/" and a file's does not; both share one key, so that a file and a folder clash too.
QString NameClashes::addName(const QString &path)
{
    const QString bare = path.endsWith(QLatin1Char('/')) ? path.chopped(1) : path;
    const QString folded = bare.normalized(QString::NormalizationForm_C).toCaseFolded().normalized(QString::NormalizationForm_C);
    const auto known = m_spellings.constFind(folded);
    if (known == m_spellings.constEnd()) {
        m_spellings.insert(folded, path);
        return {};
    }
    return *known == path && path.endsWith(QLatin1Char('/')) ? QString() : *known;
}

} // namespace oz0

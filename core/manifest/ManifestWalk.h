// Typed looks into a manifest's JSON that note every breach with its place and go on.
#pragma once

#include "core/base/Error.h"
#include "core/manifest/Manifest.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <functional>
#include <initializer_list>

namespace oz0 {

/// A mapping on the way through the document.
struct ManifestNode
{
    QJsonObject object;
    QString pointer;

    QString at(const char *key) const { return pointer + QLatin1Char('/') + QLatin1String(key); }
};

/// A key that is absent, null or complained of reads as empty. Everything is linear in the document.
class ManifestWalk
{
public:
    using Check = std::function<QString(const QString &)>; ///< a sentence on what is wrong; empty: nothing

    ManifestWalk(const QHash<QString, Place> &places, const QSet<QString> &damaged, QList<Error> &problems)
        : m_places(places), m_damaged(damaged), m_problems(problems)
    { }

    void complain(const QString &pointer, const QString &message);      ///< at the value
    void complainOfKey(const QString &pointer, const QString &message); ///< at its key or dash
    /// At the key of that mapping, which is not named; nothing where its value is complained of already.
    void complainOfHiddenKey(const QString &mapping, const QString &key, const QString &message);

    ManifestNode mapping(const QJsonValue &value, const QString &pointer);
    ManifestNode mapping(const ManifestNode &parent, const char *key);
    void knowOnly(const ManifestNode &node, std::initializer_list<const char *> keys);
    bool has(const ManifestNode &node, const char *key) const;

    QString text(const ManifestNode &node, const char *key, const Check &check = {});
    QString requiredText(const ManifestNode &node, const char *key, const Check &check = {});
    QString word(const ManifestNode &node, const char *key, const QStringList &words, const QString &fallback);
    bool flag(const ManifestNode &node, const char *key);
    QStringList texts(const ManifestNode &node, const char *key, const Check &check = {});
    /// Complains at the node when its list is absent or empty.
    void needEntries(const ManifestNode &node, const char *key, const QString &message);
    /// Whole numbers and booleans count as their text, as labels are often written without quotes.
    QMap<QString, QString> textMap(const ManifestNode &node, const char *key, bool scalarsToo, const Check &keyCheck = {});
    void eachMapping(const ManifestNode &parent, const char *key, const std::function<void(const ManifestNode &)> &take);

private:
    void complainAt(const QString &pointer, const QString &message, const Span &span);
    QString textOf(const QJsonValue &value, const QString &pointer, const Check &check);
    QJsonArray array(const ManifestNode &node, const char *key);

    const QHash<QString, Place> &m_places;
    const QSet<QString> &m_damaged;
    QList<Error> &m_problems;
};

} // namespace oz0

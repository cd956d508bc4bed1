#include "cluster/rules/HiddenValues.h"

#include "core/manifest/HiddenRanges.h"
#include "core/manifest/HostPattern.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/YamlJson.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace oz0 {

namespace {

// The working copy's text with what the installed one hides at the same place hidden, too.
QString hiddenAlike(QString working, const QString &installed)
{
    const QList<HiddenRange> ranges = hiddenInUrls(working);
    const QList<HiddenRange> told = hiddenInUrls(installed);
    if (ranges.size() != told.size())
        return working;
    for (qsizetype at = ranges.size() - 1; at >= 0; --at) {
        if (told[at].value == hiddenValue())
            working.replace(ranges[at].begin, ranges[at].end - ranges[at].begin, hiddenValue());
    }
    return working;
}

bool isTheSameButForHidden(const QString &installed, const QString &working, bool isHeader)
{
    if (isHeader)
        return installed == hiddenValue();
    const QString alike = hiddenAlike(working, installed);
    return alike == installed || normalisedUrl(alike) == normalisedUrl(installed);
}

// The key by which entries of a list are told apart; empty: by their place in it.
QString nameOf(const QJsonValue &entry)
{
    const QJsonObject object = entry.toObject();
    for (const char *key : {"id", "name", "alias"}) {
        if (const QString name = object.value(QLatin1String(key)).toString(); !name.isEmpty())
            return name;
    }
    return {};
}

class Filling
{
public:
    explicit Filling(const QStringList &hidden) : m_hidden(hidden.begin(), hidden.end()) { }

    QJsonValue of(const QJsonValue &installed, const QJsonValue &working, const QString &pointer, bool isHeader)
    {
        if (installed.isObject())
            return ofObject(installed.toObject(), working.toObject(), pointer, isHeader);
        if (installed.isArray())
            return ofArray(installed.toArray(), working.toArray(), pointer);
        if (!m_hidden.contains(pointer) || !installed.isString())
            return installed;
        m_unknown.append(pointer);
        const bool isSame = working.isString() && isTheSameButForHidden(installed.toString(), working.toString(), isHeader);
        return isSame ? working : installed;
    }

    QStringList unknown() const { return m_unknown; }

private:
    QJsonObject ofObject(const QJsonObject &installed, const QJsonObject &working, const QString &pointer, bool areHeaders)
    {
        QJsonObject filled;
        for (auto it = installed.begin(); it != installed.end(); ++it) {
            QJsonValue partner = working.value(it.key());
            for (auto other = working.begin(); areHeaders && partner.isUndefined() && other != working.end(); ++other) {
                if (other.key().compare(it.key(), Qt::CaseInsensitive) == 0)
                    partner = other.value();
            }
            filled.insert(it.key(),
                          of(it.value(), partner, pointer + QLatin1Char('/') + pointerToken(it.key()),
                             areHeaders || it.key() == QLatin1String("headers")));
        }
        return filled;
    }

    QJsonArray ofArray(const QJsonArray &installed, const QJsonArray &working, const QString &pointer)
    {
        QJsonArray filled;
        QSet<qsizetype> taken;
        for (qsizetype at = 0; at < installed.size(); ++at) {
            const QString place = pointer + QLatin1Char('/') + QString::number(at);
            const qsizetype other = m_hidden.isEmpty() ? -1 : partnerOf(installed, at, working, taken);
            filled.append(of(installed.at(at), other < 0 ? QJsonValue() : working.at(other), place, false));
            if (other >= 0)
                taken.insert(other);
        }
        return filled;
    }

    static qsizetype partnerOf(const QJsonArray &installed, qsizetype at, const QJsonArray &working, const QSet<qsizetype> &taken)
    {
        const QJsonValue entry = installed.at(at);
        const QString name = nameOf(entry);
        const auto fits = [&](qsizetype other) {
            if (other >= working.size() || taken.contains(other))
                return false;
            const QJsonValue value = working.at(other);
            if (entry.isString())
                return value.isString() && isTheSameButForHidden(entry.toString(), value.toString(), false);
            return name.isEmpty() ? other == at : nameOf(value) == name;
        };
        if (fits(at))
            return at;
        for (qsizetype other = 0; other < working.size() && (entry.isString() || !name.isEmpty()); ++other) {
            if (fits(other))
                return other;
        }
        return -1;
    }

    const QSet<QString> m_hidden;
    QStringList m_unknown;
};

} // namespace

QString hiddenValue()
{
    return QStringLiteral("hidden");
}

FilledTenant withHiddenValuesOf(const TenantSnapshot &tenant, const Manifest &workingCopy)
{
    FilledTenant filled{tenant, {}};
    const auto facts = filled.tenant.plugins.find(workingCopy.name);
    if (facts == filled.tenant.plugins.end() || !facts->installed || facts->hidden.isEmpty())
        return filled;
    Filling filling(facts->hidden);
    const YamlDocument document{filling.of(facts->installed->raw, workingCopy.raw, {}, false), facts->installed->places};
    filled.unknown = filling.unknown();
    std::sort(filled.unknown.begin(), filled.unknown.end());
    if (const Result<std::shared_ptr<const Manifest>> installed = manifestFromYaml(document, {}))
        facts->installed = *installed;
    return filled;
}

} // namespace oz0

// Hides what nobody may be shown of a plugin.yaml, and keeps visible that it changed (U14).
#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace oz0 {

struct HiddenRange;
struct Manifest;

/// Hidden are the values of `headers`, and in every URL, wherever it stands, user and password, the values of the query and a
/// fragment with a value. Each becomes "‹hidden N›": equal values have the same number in all that one mask has made, different
/// ones different numbers, so that a diff of masked texts shows exactly the lines that differ. Keys, header names and line
/// numbers stay. Make one for each pair of manifests.
class ValueMask
{
public:
    /// Numbers the values of both texts in the order written, so that every view of the pair shows the same ones.
    /// Who has read them already hands them in, which spares reading them again; else null.
    ValueMask(const QByteArray &before, const QByteArray &after, const Manifest *readBefore = nullptr,
              const Manifest *readAfter = nullptr);

    /// plugin.yaml, valid or not: what cannot be read as YAML is hidden by its look, rather too much than too little.
    QByteArray manifestText(const QByteArray &text);
    /// A value of the manifest that stands at these names (ManifestChange::where).
    QJsonValue value(const QStringList &where, const QJsonValue &value);
    /// Any text that may hold a URL.
    QString urls(const QString &text);

    /// How many different values have been hidden so far.
    int count() const { return int(m_numbers.size()); }

private:
    struct Masked
    {
        QByteArray text;
        QByteArray masked;
    };

    QString placeholder(const QString &value);
    QByteArray masked(const QByteArray &text, const QList<HiddenRange> &ranges);

    QHash<QString, int> m_numbers;
    Masked m_before;
    Masked m_after;
};

} // namespace oz0

// What each part of a manifest is compared as (manifest.md): a table, read by the diff.
#pragma once

#include <QJsonValue>
#include <QString>

#include <span>

namespace oz0 {

struct ManifestShape;

struct ManifestField
{
    const char *key;
    const ManifestShape *shape;
};

struct ManifestShape
{
    enum class Kind {
        Text,     ///< one scalar
        Record,   ///< a mapping with known keys
        Keyed,    ///< a list whose entries are told apart by a name
        Set,      ///< a list of texts without order and repeats
        Bindings, ///< requires.inject: the set of (secret, host, header, format)
        Models,   ///< requires.models: the set of (alias, sampling, gateway)
        Map,      ///< free keys with scalars
        Sequence, ///< a list whose order counts, compared as one value
        Steps,    ///< a flow's steps, compared place by place
        Contract, ///< a JSON Schema
    };
    /// How two spellings of one text are recognised.
    enum class Spelling { Exact, AllowedHost, DeniedHost, Url, HeaderName };

    Kind kind = Kind::Text;
    Spelling spelling = Spelling::Exact;   ///< of a Text, of a Set's entries, of a Map's keys
    const char *key = nullptr;             ///< of Keyed: the field with the name
    const char *fallback = nullptr;        ///< what an absent Text, or an absent entry of a Map, means
    std::span<const ManifestField> fields; ///< of a Record and of Keyed's entries
};

/// The whole manifest.
const ManifestShape &manifestShape();

/// The one spelling of a text that two entries are compared by.
QString normalised(const QString &written, ManifestShape::Spelling spelling);
/// A scalar as a text: labels and token fields may be written without quotes.
QString scalarText(const QJsonValue &value);

} // namespace oz0

// A name that is its own type, so that a node can never be passed where a candidate is meant.
#pragma once

#include <QHashFunctions>
#include <QString>

#include <utility>

namespace oz0 {

/// An identifier of the kind that Tag names. Holds the text exactly as it travels on the wire.
template <class Tag>
class Id
{
public:
    Id() = default;
    explicit Id(QString text) : m_text(std::move(text)) { }

    const QString &text() const { return m_text; }
    bool isEmpty() const { return m_text.isEmpty(); }

    friend bool operator==(const Id &a, const Id &b) { return a.m_text == b.m_text; }
    friend bool operator!=(const Id &a, const Id &b) { return a.m_text != b.m_text; }
    friend bool operator<(const Id &a, const Id &b) { return a.m_text < b.m_text; }
    friend size_t qHash(const Id &id, size_t seed = 0) { return qHash(id.m_text, seed); }

private:
    QString m_text;
};

using TenantId = Id<struct TenantTag>;       ///< "default"
using PluginName = Id<struct PluginTag>;     ///< "my-plugin"
using NodeName = Id<struct NodeTag>;         ///< "dev-box-1"
using CandidateId = Id<struct CandidateTag>; ///< 12 hex (D8)
using PrincipalId = Id<struct PrincipalTag>; ///< "user:alice", "key:ID", "job:ID"
using RecordId = Id<struct RecordTag>;       ///< a refusal record
using Digest = Id<struct DigestTag>;         ///< "sha256:" and 64 hex

} // namespace oz0

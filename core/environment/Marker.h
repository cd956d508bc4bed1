// A dependency's condition (PEP 508 environment marker), evaluated for one node.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace oz0 {

/// What a marker's names mean on one node. A name that is not here counts as "may hold": a package is left out only when it is
/// certain that the node does not need it.
struct MarkerEnvironment
{
    QHash<QString, QString> values; ///< "sys_platform" → "linux"
    QStringList extras;
};

class Marker
{
public:
    struct Node;

    /// Nothing when the text does not follow the grammar, is longer than 16 KiB or nests deeper than 64 parentheses.
    static std::optional<Marker> parse(const QString &text);

    bool holds(const MarkerEnvironment &environment) const;

private:
    explicit Marker(std::shared_ptr<const Node> root);

    std::shared_ptr<const Node> m_root;
};

} // namespace oz0

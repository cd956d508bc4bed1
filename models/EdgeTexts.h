// Words for what a candidate's calls get at the edge: which way each thing takes, and why.
#pragma once

#include "core/domain/EdgeView.h"

#include <QCoreApplication>

namespace oz0 {

/// One thing that a call may get, ready to be shown. Never a secret's value.
struct EdgeRow
{
    enum class Way { Value, Placeholder, Withheld, Filled, NotFilled, Token, NoToken, Unknown };

    QString name;    ///< of the secret or connection
    QString of = {}; ///< which argument, which tool; empty: of a secret
    Way way = Way::Unknown;
    QString word = {};   ///< of the way: "Placeholder"
    QString reason = {}; ///< one sentence without its stop: "for api.example.com, the proxy fills it"

    friend bool operator==(const EdgeRow &, const EdgeRow &) = default;
};

class EdgeTexts
{
    Q_DECLARE_TR_FUNCTIONS(oz0::EdgeTexts)
public:
    static QList<EdgeRow> secrets(const QList<SecretDelivery> &secrets);
    static QList<EdgeRow> arguments(const QList<EdgeArgument> &arguments);
    static QList<EdgeRow> connections(const QList<EdgeConnection> &connections, Standing standing);

    static QString argumentReason(const EdgeArgument &argument);
    static QString connectionReason(const EdgeConnection &connection, Standing standing);
    static QString byWhose(Standing standing); ///< whose definitions count (G1, G5)
};

} // namespace oz0

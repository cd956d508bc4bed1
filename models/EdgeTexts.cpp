#include "models/EdgeTexts.h"

#include "models/Texts.h"

namespace oz0 {

namespace {

EdgeRow::Way wayOf(const QString &as)
{
    if (as == QLatin1String("value"))
        return EdgeRow::Way::Value;
    if (as == QLatin1String("placeholder"))
        return EdgeRow::Way::Placeholder;
    return as == QLatin1String("withheld") ? EdgeRow::Way::Withheld : EdgeRow::Way::Unknown;
}

} // namespace

QList<EdgeRow> EdgeTexts::secrets(const QList<SecretDelivery> &secrets)
{
    QList<EdgeRow> rows;
    for (const SecretDelivery &secret : secrets)
        rows.append({secret.name, {}, wayOf(secret.as), Texts::delivery(secret.as), Texts::deliveryReason(secret)});
    return rows;
}

QList<EdgeRow> EdgeTexts::arguments(const QList<EdgeArgument> &arguments)
{
    QList<EdgeRow> rows;
    for (const EdgeArgument &argument : arguments)
        rows.append({argument.secret, argument.argument, argument.isFilled ? EdgeRow::Way::Filled : EdgeRow::Way::NotFilled,
                     argument.isFilled ? tr("Filled") : tr("Not filled"), argumentReason(argument)});
    return rows;
}

QList<EdgeRow> EdgeTexts::connections(const QList<EdgeConnection> &connections, Standing standing)
{
    QList<EdgeRow> rows;
    for (const EdgeConnection &connection : connections)
        rows.append({connection.connection, connection.tool, connection.hasToken ? EdgeRow::Way::Token : EdgeRow::Way::NoToken,
                     connection.hasToken ? tr("Token") : tr("No token"), connectionReason(connection, standing)});
    return rows;
}

QString EdgeTexts::argumentReason(const EdgeArgument &argument)
{
    const QString &why = argument.why;
    if (why == QLatin1String("marked"))
        return tr("the tenant binds it, and both this code and the installed version mark it");
    if (why == QLatin1String("not_installed"))
        return tr("no version is installed that marks it");
    if (why == QLatin1String("not_marked"))
        return tr("this code does not mark it");
    if (why == QLatin1String("not_marked_installed"))
        return tr("the installed version does not mark it");
    if (why == QLatin1String("not_in_tenant"))
        return tr("the tenant has no secret %1").arg(argument.secret);
    return why;
}

QString EdgeTexts::connectionReason(const EdgeConnection &connection, Standing standing)
{
    const QString &why = connection.why;
    if (why == QLatin1String("installed_definition"))
        return tr("as the installed version defines the connection");
    if (why == QLatin1String("own_definition"))
        return tr("as its own plugin.yaml defines the connection");
    if (why == QLatin1String("not_installed"))
        return tr("no version is installed that defines the connection");
    if (why == QLatin1String("not_in_installed"))
        return tr("the installed version has no connection of this name");
    if (why == QLatin1String("tool_not_connected"))
        return standing == Standing::Admin ? tr("its own plugin.yaml does not put the tool on this connection")
                                           : tr("the tool is not on this connection here and in the installed version");
    if (why == QLatin1String("tool_runs_elsewhere"))
        return tr("the tool runs elsewhere than in the installed version");
    return why;
}

QString EdgeTexts::byWhose(Standing standing)
{
    return standing == Standing::Admin ? tr("by its own definitions, as an admin’s candidate")
                                       : tr("by the installed version’s definitions");
}

} // namespace oz0

#include "cluster/store/AuditNodes.h"

#include <QStringList>

namespace oz0 {

QString nodesColumn(const QList<NodeName> &nodes)
{
    QString text = QStringLiteral(""); // the column knows no null
    for (const NodeName &node : nodes)
        text += QLatin1Char(' ') + node.text();
    return text.isEmpty() ? text : text + QLatin1Char(' ');
}

QList<NodeName> nodesFrom(const QString &column)
{
    QList<NodeName> nodes;
    const QStringList names = column.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &name : names)
        nodes.append(NodeName(name));
    return nodes;
}

QString nodesPattern(const NodeName &node)
{
    QString name = node.text();
    for (const QChar special : {QLatin1Char('\\'), QLatin1Char('%'), QLatin1Char('_')})
        name.replace(special, QLatin1Char('\\') + QString(special));
    return QStringLiteral("% ") + name + QStringLiteral(" %");
}

} // namespace oz0

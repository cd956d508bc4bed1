// The classes of models and proxies that the headers of a folder declare, by reading them as text.
#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace oz0 {

/// Sorted. Only what nothing else derives from: a test of it tests its bases too. Bases may be declared in any folder of `bases`.
inline QStringList modelClassesIn(const QString &folder, const QStringList &bases = {})
{
    static const QRegularExpression declaration(
        QStringLiteral(R"((template\s*<[^;{}]*>\s*)?\bclass\s+(\w+)(?:\s+final)?\s*:\s*public\s+([\w:]+))"));
    QHash<QString, QString> baseOf;
    QSet<QString> templates;
    QSet<QString> own;
    for (const QString &at : QStringList{folder} + bases) {
        QDirIterator headers(at, {QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
        while (headers.hasNext()) {
            QFile header(headers.next());
            if (!header.open(QIODevice::ReadOnly))
                continue;
            auto found = declaration.globalMatch(QString::fromUtf8(header.readAll()));
            while (found.hasNext()) {
                const QRegularExpressionMatch match = found.next();
                baseOf.insert(match.captured(2), match.captured(3).section(QStringLiteral("::"), -1));
                if (!match.captured(1).isEmpty())
                    templates.insert(match.captured(2));
                if (at == folder)
                    own.insert(match.captured(2));
            }
        }
    }
    static const QRegularExpression ofQt(QStringLiteral("^Q(Abstract\\w*(Model|Proxy\\w*)|\\w*ProxyModel|StandardItemModel|"
                                                        "StringListModel|FileSystemModel|Sql\\w*Model)$"));
    const QList<QString> derived = baseOf.values();
    QStringList models;
    for (const QString &name : std::as_const(own)) {
        QString root = name;
        while (baseOf.contains(root))
            root = baseOf.value(root);
        if (ofQt.match(root).hasMatch() && !templates.contains(name) && !derived.contains(name))
            models.append(name);
    }
    std::sort(models.begin(), models.end());
    return models;
}

} // namespace oz0

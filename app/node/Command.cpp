#include "app/node/Command.h"

#include "core/base/Printable.h"
#include "core/wire/CommandReport.h"
#include "core/wire/ErrorTable.h"

#include <QJsonDocument>

#include <cstdio>

namespace oz0 {

void printLine(const QString &text)
{
    std::fputs((printable(text) + QLatin1Char('\n')).toUtf8().constData(), stdout);
    std::fflush(stdout);
}

void printError(const QString &text)
{
    std::fputs((printable(text) + QLatin1Char('\n')).toUtf8().constData(), stderr);
}

void printJson(QJsonObject object)
{
    object.insert(QStringLiteral("schema"), 1);
    printLine(printableJson(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented))).trimmed());
}

int reportFailure(const Error &error, bool asJson)
{
    const ErrorRow &row = rowOf(error.code);
    QString text = error.message;
    if (!error.subject.isEmpty())
        text = error.subject + QStringLiteral(": ") + text;
    if (asJson)
        printJson(errorMembers(error));
    else
        printError(QStringLiteral("oz0-node: ") + text);
    return row.exitStatus;
}

} // namespace oz0

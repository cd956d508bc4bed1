#include "core/client/Context.h"
#include "core/client/ServerAddress.h"

#include <QFileInfo>

namespace oz0 {

namespace {

bool isAddress(const QString &server)
{
    return server.contains(QLatin1String("://"));
}

/// A context is named by its file or by its folder's name.
QString fileOf(const QString &option)
{
    if (option.isEmpty() || option.contains(QLatin1Char('/')) || QFileInfo(option).isFile())
        return option;
    return contextsFolder() + QLatin1Char('/') + option + QStringLiteral("/context.json");
}

Result<Context> onlyContext(const QString &serverOption)
{
    const QList<Result<Context>> all = allContexts();
    QList<Context> fitting;
    for (const Result<Context> &context : all) {
        if (context && (serverOption.isEmpty() || isSameServer(context->server, serverOption)))
            fitting.append(*context);
    }
    if (fitting.size() == 1)
        return fitting.first();
    if (fitting.isEmpty() && all.size() == 1 && !all.first())
        return Failure(all.first().error());
    const QString why = fitting.isEmpty() ? QStringLiteral("no context in %1 fits")
                                          : QStringLiteral("more than one context in %1 fits");
    return Failure(ErrorCode::InvalidContext,
                   why.arg(contextsFolder()) + QStringLiteral("; name one with --context FILE or OZ0_CONTEXT"), serverOption);
}

} // namespace

Result<Context> contextNamed(const QString &name)
{
    for (const Result<Context> &context : allContexts()) {
        if (context && context->name == name)
            return context;
    }
    return Failure(ErrorCode::NotFound, QStringLiteral("there is no context %1 in %2").arg(name, contextsFolder()), name);
}

Result<Context> chooseContext(const QString &serverOption, const QString &contextOption)
{
    QString file = fileOf(contextOption);
    if (file.isEmpty() && !serverOption.isEmpty() && !isAddress(serverOption))
        file = serverOption;
    if (file.isEmpty())
        file = qEnvironmentVariable("OZ0_CONTEXT");
    const Result<Context> context = file.isEmpty() ? onlyContext(serverOption) : readContext(file);
    if (context && isAddress(serverOption) && !isSameServer(context->server, serverOption)) {
        return Failure(
            ErrorCode::InvalidContext,
            QStringLiteral("the context %1 is for %2, not for %3").arg(context->name, context->server.toString(), serverOption),
            serverOption);
    }
    return context;
}

} // namespace oz0

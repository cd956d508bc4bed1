#include "app/oz0/Session.h"

#include <QDir>

namespace oz0 {

namespace {

QString contextFile(const QString &option)
{
    const bool isName = !option.isEmpty() && !option.contains(QLatin1Char('/')) && !option.endsWith(QLatin1String(".json"));
    return isName ? QDir(contextsFolder()).filePath(option + QStringLiteral("/context.json")) : option;
}

} // namespace

Result<Context> contextOf(const Arguments &arguments)
{
    Result<Context> context = chooseContext(arguments.value("server"), contextFile(arguments.value("context")));
    if (!context)
        return context;
    if (arguments.has("tenant"))
        context->tenant = TenantId(arguments.value("tenant"));
    if (context->token.isEmpty() && !context->tokenInKeychain)
        return Failure(ErrorCode::InvalidContext, QStringLiteral("has no token; import a context file that holds one"),
                       context->name);
    return context;
}

Session::Session(CommandRun &run, Context context)
    : QObject(&run), m_context(std::move(context)), m_gate(m_context.contextClass, m_clock), m_client(m_context, m_gate),
      m_credentials(m_keychain)
{
    if (m_context.token.isEmpty())
        m_client.transport().setTokenSource([this] { return m_credentials.token(m_context); });
    if (m_gate.isLockable())
        m_gate.unlock();
}

Session *Session::open(CommandRun &run)
{
    Result<Context> context = contextOf(run.arguments());
    if (context)
        return new Session(run, std::move(*context));
    run.fail(context.error());
    return nullptr;
}

} // namespace oz0

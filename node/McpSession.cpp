#include "node/McpSession.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace oz0 {

namespace {

constexpr qsizetype mostOutgoing = 1024 * 1024;
constexpr qsizetype mostFunctions = 10000;
constexpr int mostPages = 100;
constexpr qsizetype longestName = 256;
constexpr int methodNotFound = -32601;

QString excerpt(const QByteArray &line)
{
    QString text = QString::fromUtf8(line.left(240)).simplified();
    for (QChar &c : text) {
        if (!c.isPrint())
            c = QLatin1Char('?');
    }
    return text.size() > 80 ? text.left(79) + QChar(0x2026) : text;
}

} // namespace

void McpSession::start()
{
    m_state = State::Initializing;
    ask(QStringLiteral("initialize"),
        {{QStringLiteral("protocolVersion"), QStringLiteral("2025-06-18")},
         {QStringLiteral("capabilities"), QJsonObject()},
         {QStringLiteral("clientInfo"),
          QJsonObject{{QStringLiteral("name"), QStringLiteral("oz0-node")}, {QStringLiteral("version"), QStringLiteral("1")}}}});
}

void McpSession::feed(const QByteArray &bytes)
{
    qsizetype from = 0;
    while (from < bytes.size() && m_state != State::Failed) {
        const qsizetype newline = bytes.indexOf('\n', from);
        const qsizetype end = newline < 0 ? bytes.size() : newline;
        if (m_incoming.size() + (end - from) > longestLine) {
            m_incoming.clear();
            fail(QStringLiteral("wrote a line of more than 1 MiB"), true);
            return;
        }
        m_incoming.append(bytes.constData() + from, end - from);
        if (newline < 0)
            return;
        from = newline + 1;
        const QByteArray line = std::exchange(m_incoming, {}).trimmed();
        if (!line.isEmpty())
            onLine(line);
    }
}

QByteArray McpSession::takeOutgoing()
{
    return std::exchange(m_outgoing, {});
}

void McpSession::onLine(const QByteArray &line)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(line, &error);
    if (!document.isObject() || document.object().value(QLatin1String("jsonrpc")).toString() != QLatin1String("2.0"))
        return fail(QStringLiteral("wrote what is no JSON-RPC 2.0 message: ") + excerpt(line));
    const QJsonObject message = document.object();
    const bool hasId = message.contains(QLatin1String("id"));
    if (message.contains(QLatin1String("method"))) {
        if (hasId)
            answerRequest(message);
        return;
    }
    if (!hasId)
        return fail(QStringLiteral("wrote a message that is neither a call nor an answer: ") + excerpt(line));
    onAnswer(message);
}

void McpSession::onAnswer(const QJsonObject &message)
{
    const bool waits = m_state == State::Initializing || m_state == State::Listing;
    if (!waits || message.value(QLatin1String("id")).toInt(-1) != m_lastId)
        return fail(QStringLiteral("answered a question that nobody asked"));
    if (message.contains(QLatin1String("error"))) {
        const QString said = message.value(QLatin1String("error")).toObject().value(QLatin1String("message")).toString();
        return fail(QStringLiteral("refused %1: ")
                        .arg(m_state == State::Initializing ? QStringLiteral("initialize") : QStringLiteral("tools/list"))
                    + excerpt(said.toUtf8()));
    }
    if (!message.value(QLatin1String("result")).isObject())
        return fail(QStringLiteral("answered without a result"));
    const QJsonObject result = message.value(QLatin1String("result")).toObject();
    if (m_state == State::Initializing)
        onInitialized(result);
    else
        onTools(result);
}

void McpSession::onInitialized(const QJsonObject &result)
{
    if (!result.value(QLatin1String("protocolVersion")).isString())
        return fail(QStringLiteral("answered initialize without a protocolVersion"));
    if (!result.value(QLatin1String("capabilities")).toObject().contains(QLatin1String("tools")))
        return fail(QStringLiteral("has no tools"));
    send({{QStringLiteral("method"), QStringLiteral("notifications/initialized")}});
    m_state = State::Listing;
    ask(QStringLiteral("tools/list"), {});
}

void McpSession::onTools(const QJsonObject &result)
{
    if (!result.value(QLatin1String("tools")).isArray())
        return fail(QStringLiteral("answered tools/list without tools"));
    const QJsonArray tools = result.value(QLatin1String("tools")).toArray();
    for (const QJsonValue &tool : tools) {
        const QString name = tool.toObject().value(QLatin1String("name")).toString();
        if (name.isEmpty() || name.size() > longestName)
            return fail(QStringLiteral("listed a function without a usable name"));
        if (m_functions.size() >= mostFunctions)
            return fail(QStringLiteral("listed more than %1 functions").arg(mostFunctions), true);
        m_functions.append(name);
    }
    const QString next = result.value(QLatin1String("nextCursor")).toString();
    if (next.isEmpty()) {
        m_state = State::Ready;
        return;
    }
    if (++m_pages >= mostPages)
        return fail(QStringLiteral("listed its functions on more than %1 pages").arg(mostPages), true);
    ask(QStringLiteral("tools/list"), {{QStringLiteral("cursor"), next}});
}

void McpSession::answerRequest(const QJsonObject &message)
{
    const QJsonValue id = message.value(QLatin1String("id"));
    if (!id.isString() && !id.isDouble())
        return fail(QStringLiteral("made a call whose id is neither a text nor a number"));
    if (message.value(QLatin1String("method")).toString() == QLatin1String("ping"))
        return send({{QStringLiteral("id"), id}, {QStringLiteral("result"), QJsonObject()}});
    send({{QStringLiteral("id"), id},
          {QStringLiteral("error"),
           QJsonObject{{QStringLiteral("code"), methodNotFound},
                       {QStringLiteral("message"), QStringLiteral("the node offers no such method")}}}});
}

void McpSession::ask(const QString &method, const QJsonObject &params)
{
    send({{QStringLiteral("id"), ++m_lastId}, {QStringLiteral("method"), method}, {QStringLiteral("params"), params}});
}

void McpSession::send(QJsonObject message)
{
    message.insert(QStringLiteral("jsonrpc"), QStringLiteral("2.0"));
    const QByteArray line = QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
    if (m_outgoing.size() + line.size() > mostOutgoing)
        return fail(QStringLiteral("called the node more often than it takes answers"), true);
    m_outgoing.append(line);
}

void McpSession::fail(const QString &why, bool flooded)
{
    if (m_state == State::Failed)
        return;
    m_state = State::Failed;
    m_failure = why;
    m_hasFlooded = flooded;
}

} // namespace oz0

#include "cluster/http/Session.h"

#include "cluster/http/HeadReader.h"
#include "cluster/http/ResponseHead.h"

#include <QFile>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/buffer_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/fields.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>

#include <array>
#include <exception>
#include <utility>

#include <poll.h>

namespace oz0 {

namespace {

namespace http = boost::beast::http;
using boost::system::error_code;
using Tcp = boost::asio::ip::tcp;
using Parser = http::request_parser<http::buffer_body>;

constexpr size_t headMaxBytes = 16 * 1024;
constexpr size_t pieceBytes = 64 * 1024;
constexpr qint64 drainBytes = 1024 * 1024;
constexpr Milliseconds peerLookEach{250};

/// Cancels what the socket does when time is up. When that met nothing (an operation of TLS between two reads), the socket is closed
/// a moment later, so that no session outlives its deadline. Used on the session's strand only.
class Deadline
{
public:
    explicit Deadline(Tcp::socket &socket) : m_state(std::make_shared<State>(socket)) { }
    ~Deadline() { disarm(); }

    void arm(Milliseconds time)
    {
        m_state->passed = false;
        m_state->until(time, false);
    }
    void disarm()
    {
        ++m_state->generation;
        m_state->timer.cancel();
    }
    bool passed() const { return m_state->passed; }

private:
    struct State : std::enable_shared_from_this<State>
    {
        explicit State(Tcp::socket &s) : socket(s), timer(s.get_executor()) { }
        Tcp::socket &socket;
        asio::steady_timer timer;
        quint64 generation = 0;
        bool passed = false;

        void until(Milliseconds time, bool closes)
        {
            timer.expires_after(time);
            timer.async_wait([self = shared_from_this(), number = ++generation, closes](error_code failure) {
                if (failure || number != self->generation)
                    return;
                self->passed = true;
                error_code ignored;
                if (closes) {
                    self->socket.close(ignored);
                } else {
                    self->socket.cancel(ignored);
                    self->until(Milliseconds(200), true);
                }
            });
        }
    };
    std::shared_ptr<State> m_state;
};

QByteArray bytesOf(boost::beast::string_view text)
{
    return QByteArray(text.data(), qsizetype(text.size()));
}

HeadFields fieldsOf(const Parser &parser)
{
    const auto &message = parser.get();
    HeadFields head;
    head.method = bytesOf(message.method_string());
    head.target = bytesOf(message.target());
    head.version = int(message.version());
    head.isChunked = message.chunked();
    head.keepsAlive = message.keep_alive();
    if (parser.content_length())
        head.contentLength = *parser.content_length();
    for (const auto &field : message)
        head.fields.append({bytesOf(field.name_string()).toLower(), bytesOf(field.value())});
    return head;
}

/// The answer to bytes that are no header; none when the peer has gone.
std::optional<Answer> answerToUnreadable(const error_code &failure, bool isLate)
{
    if (isLate)
        return lastAnswer(408, QStringLiteral("the header came too slowly"), ErrorCode::TimedOut);
    if (failure == http::error::end_of_stream || failure == http::error::partial_message)
        return std::nullopt;
    if (failure == http::error::header_limit || failure == http::error::buffer_overflow)
        return lastAnswer(431, QStringLiteral("a header has at most 16 KiB"), ErrorCode::TooLarge);
    if (failure == http::error::bad_version)
        return lastAnswer(505, QStringLiteral("this speaks HTTP/1.1"));
    if (failure.category() == http::make_error_code(http::error::bad_value).category())
        return lastAnswer(400, QStringLiteral("this is no HTTP request"));
    return std::nullopt;
}

Tcp::socket &socketOf(Tcp::socket &stream)
{
    return stream;
}
Tcp::socket &socketOf(asio::ssl::stream<Tcp::socket> &stream)
{
    return stream.next_layer();
}

template <class Stream>
class Session final : public SessionHandle, public Peer, public std::enable_shared_from_this<Session<Stream>>
{
public:
    Session(Stream stream, const SessionParts &parts, bool turnAway)
        : m_stream(std::move(stream)), m_parts(parts), m_turnAway(turnAway), m_deadline(socketOf(m_stream)),
          m_buffer(headMaxBytes + pieceBytes), m_nextLook(socketOf(m_stream).get_executor())
    { }

    asio::awaitable<void> run();
    auto executor() { return socketOf(m_stream).get_executor(); }
    void stopWhenIdle() override
    {
        asio::post(socketOf(m_stream).get_executor(), [self = this->shared_from_this()] {
            if (self->m_isIdle)
                self->close();
        });
    }
    void abandon() override
    {
        asio::post(socketOf(m_stream).get_executor(), [self = this->shared_from_this()] { self->close(); });
    }
    asio::awaitable<Result<void>> read(qint64 limit, Sink sink) override;
    void watch(std::function<void()> left) override
    {
        m_left = std::move(left);
        if (m_left && !std::exchange(m_isWatched, true))
            lookAtPeer(false);
    }
    bool hasLeft() const override { return m_hasLeft; }

private:
    void lookAtPeer(bool later);
    void onPeerLooked();
    asio::awaitable<bool> shakeHands();
    asio::awaitable<bool> waitForRequest(bool isFirst);
    asio::awaitable<bool> serveOne();
    asio::awaitable<bool> send(const Answer &answer, bool isHead, bool closes);
    asio::awaitable<bool> sendFile(QFile &file);
    asio::awaitable<bool> sendPiece(asio::const_buffer piece);
    asio::awaitable<void> sayGoodbye();
    void close()
    {
        error_code ignored;
        socketOf(m_stream).close(ignored);
    }
    void logAnswer(const Answer &answer, const Trace &trace, const HeadFacts &head,
                   std::chrono::steady_clock::time_point began) const;

    Stream m_stream;
    SessionParts m_parts;
    bool m_turnAway;
    Deadline m_deadline;
    boost::beast::flat_buffer m_buffer;
    std::optional<Parser> m_parser;
    bool m_expectsContinue = false;
    bool m_isIdle = false;
    std::function<void()> m_left;
    bool m_isWatched = false;
    bool m_hasLeft = false;
    asio::steady_timer m_nextLook;
    bool m_drains = false; ///< unread bytes of the peer would turn the close into a reset
    QByteArray m_id;
};

template <class Stream>
asio::awaitable<bool> Session<Stream>::shakeHands()
{
    if constexpr (!std::is_same_v<Stream, Tcp::socket>) {
        error_code failure;
        m_isIdle = true;
        co_await m_stream.async_handshake(asio::ssl::stream_base::server, asio::redirect_error(asio::use_awaitable, failure));
        m_isIdle = false;
        co_return !failure;
    }
    co_return true;
}

/// The next request's first byte; the time for its header begins there, but for the first one, whose time began with the connection.
template <class Stream>
asio::awaitable<bool> Session<Stream>::waitForRequest(bool isFirst)
{
    if (!isFirst)
        m_deadline.arm(m_buffer.size() > 0 ? m_parts.times.head : m_parts.times.idle);
    if (m_buffer.size() > 0)
        co_return true;
    m_isIdle = true;
    error_code failure;
    const size_t size = co_await m_stream.async_read_some(m_buffer.prepare(4096),
                                                          asio::redirect_error(asio::use_awaitable, failure));
    m_isIdle = false;
    if (failure)
        co_return false;
    m_buffer.commit(size);
    if (!isFirst)
        m_deadline.arm(m_parts.times.head);
    co_return true;
}

template <class Stream>
asio::awaitable<void> Session<Stream>::run()
{
    m_deadline.arm(m_parts.times.head);
    bool goesOn = co_await shakeHands();
    bool isFirst = true;
    while (goesOn) {
        goesOn = !m_parts.stopping && co_await waitForRequest(isFirst);
        if (goesOn)
            goesOn = co_await serveOne();
        isFirst = false;
    }
    if (socketOf(m_stream).is_open() && !m_deadline.passed())
        co_await sayGoodbye();
    m_deadline.disarm();
    close();
}

template <class Stream>
asio::awaitable<bool> Session<Stream>::serveOne()
{
    const auto began = std::chrono::steady_clock::now();
    m_id = newRequestId();
    m_drains = false;
    m_parser.emplace();
    m_parser->header_limit(std::uint32_t(headMaxBytes));
    m_parser->body_limit(boost::none);
    error_code failure;
    co_await http::async_read_header(m_stream, m_buffer, *m_parser, asio::redirect_error(asio::use_awaitable, failure));
    Trace trace;
    Answer answer;
    HeadFacts head;
    if (failure) {
        const std::optional<Answer> answered = answerToUnreadable(failure, m_deadline.passed());
        if (!answered)
            co_return false;
        answer = *answered;
    } else {
        m_deadline.disarm();
        head = readHead(fieldsOf(*m_parser), m_id);
        error_code unknown;
        head.request.fromLoopback = socketOf(m_stream).remote_endpoint(unknown).address().is_loopback() && !unknown;
        m_expectsContinue = head.expectsContinue;
        if (head.refused) {
            answer = *head.refused;
            trace.path = head.request.target.left(200);
        } else if (m_turnAway) {
            answer = problemAnswer(
                Error{ErrorCode::ServerUnavailable, QStringLiteral("the server has too many connections"), {}, {}, 0, 0});
            answer.closes = true;
        } else {
            answer = co_await m_parts.service.serve(head.request, *this, trace);
        }
    }
    const bool isUnread = failure || !m_parser->is_done();
    const bool closes = answer.closes || isUnread || !head.keepsAlive || m_parts.stopping;
    m_drains = isUnread;
    const bool sent = co_await send(answer, head.isHead, closes);
    logAnswer(answer, trace, head, began);
    co_return sent && !closes;
}

template <class Stream>
asio::awaitable<Result<void>> Session<Stream>::read(qint64 limit, Sink sink)
{
    error_code failure;
    if (m_expectsContinue && m_buffer.size() == 0) {
        static constexpr char text[] = "HTTP/1.1 100 Continue\r\n\r\n";
        if (!co_await sendPiece(asio::buffer(text, sizeof(text) - 1)))
            co_return Failure(ErrorCode::InvalidInput, QStringLiteral("the connection was cut"));
    }
    m_expectsContinue = false;
    const auto began = std::chrono::steady_clock::now();
    qint64 taken = 0;
    const auto piece = std::make_unique<std::array<char, pieceBytes>>();
    while (!m_parser->is_done()) {
        auto &body = m_parser->get().body();
        body.data = piece->data();
        body.size = piece->size();
        body.more = true;
        // However the pieces are spread, the whole must not be slower than a slow line.
        const auto most = m_parts.times.bodyIdle + Milliseconds(taken * 1000 / m_parts.times.slowestBody);
        const auto left = most - std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now() - began);
        m_deadline.arm(std::clamp(left, Milliseconds(1), m_parts.times.bodyIdle));
        co_await http::async_read_some(m_stream, m_buffer, *m_parser, asio::redirect_error(asio::use_awaitable, failure));
        const bool isLate = m_deadline.passed();
        m_deadline.disarm();
        if (isLate)
            co_return Failure(ErrorCode::TimedOut, QStringLiteral("the body came too slowly"));
        if (failure && failure != http::error::need_buffer)
            co_return Failure(ErrorCode::InvalidInput, QStringLiteral("the body is cut or malformed"));
        const qsizetype size = qsizetype(piece->size() - m_parser->get().body().size);
        taken += size;
        if (taken > limit)
            co_return Failure(ErrorCode::TooLarge, QStringLiteral("the body has more than %1 bytes").arg(limit));
        const Result<void> accepted = sink(piece->data(), size);
        if (!accepted)
            co_return accepted;
    }
    co_return Result<void>();
}

/// The socket wakes this when bytes or the end come. Bytes (the next request, or TLS that says goodbye) stay unread and would wake it
/// again and again, so from then on it looks now and then.
template <class Stream>
void Session<Stream>::lookAtPeer(bool later)
{
    auto looked = [self = this->shared_from_this()](error_code failure) {
        self->m_isWatched = false;
        if (self->m_left && !failure)
            self->onPeerLooked();
    };
    if (later) {
        m_nextLook.expires_after(peerLookEach);
        m_nextLook.async_wait(std::move(looked));
    } else {
        socketOf(m_stream).async_wait(Tcp::socket::wait_read, std::move(looked));
    }
}

template <class Stream>
void Session<Stream>::onPeerLooked()
{
    pollfd state{socketOf(m_stream).native_handle(), POLLRDHUP, 0};
    m_hasLeft = ::poll(&state, 1, 0) > 0;
    if (m_hasLeft) {
        std::exchange(m_left, nullptr)();
        return;
    }
    m_isWatched = true;
    lookAtPeer(true);
}

template <class Stream>
asio::awaitable<bool> Session<Stream>::sendPiece(asio::const_buffer piece)
{
    error_code failure;
    m_deadline.arm(m_parts.times.write);
    co_await asio::async_write(m_stream, piece, asio::redirect_error(asio::use_awaitable, failure));
    m_deadline.disarm();
    co_return !failure;
}

template <class Stream>
asio::awaitable<bool> Session<Stream>::send(const Answer &answer, bool isHead, bool closes)
{
    QFile file(answer.file);
    if (!answer.file.isEmpty() && !file.open(QIODevice::ReadOnly)) {
        const Answer gone = problemAnswer(Error{ErrorCode::Internal, QStringLiteral("a bundle's file is missing"), {}, {}, 0, 0});
        co_return co_await send(gone, isHead, closes);
    }
    const bool isFile = !answer.file.isEmpty();
    QByteArray bytes = responseHead(answer, isFile ? file.size() : answer.body.size(), m_id, closes);
    if (!isHead && !isFile)
        bytes += answer.body;
    if (!co_await sendPiece(asio::buffer(bytes.constData(), size_t(bytes.size()))))
        co_return false;
    if (isFile && !isHead)
        co_return co_await sendFile(file);
    co_return true;
}

template <class Stream>
asio::awaitable<bool> Session<Stream>::sendFile(QFile &file)
{
    qint64 left = file.size();
    while (left > 0) {
        const QByteArray piece = file.read(qMin<qint64>(left, 4 * qint64(pieceBytes)));
        if (piece.isEmpty() || !co_await sendPiece(asio::buffer(piece.constData(), size_t(piece.size()))))
            co_return false;
        left -= piece.size();
    }
    co_return true;
}

/// Ends in order: what the peer still sends is read for a moment, so that it reads our last answer and no reset.
template <class Stream>
asio::awaitable<void> Session<Stream>::sayGoodbye()
{
    error_code ignored;
    m_deadline.arm(std::min(m_parts.times.head, Milliseconds(m_parts.stopping ? 200 : 2000)));
    if constexpr (!std::is_same_v<Stream, Tcp::socket>) {
        if (!m_drains) {
            co_await m_stream.async_shutdown(asio::redirect_error(asio::use_awaitable, ignored));
            co_return;
        }
    }
    Tcp::socket &socket = socketOf(m_stream);
    socket.shutdown(Tcp::socket::shutdown_send, ignored);
    std::array<char, 4096> bin;
    for (qint64 drained = 0; m_drains && drained < drainBytes && !ignored;)
        drained += qint64(co_await socket.async_read_some(asio::buffer(bin), asio::redirect_error(asio::use_awaitable, ignored)));
}

template <class Stream>
void Session<Stream>::logAnswer(const Answer &answer, const Trace &trace, const HeadFacts &head,
                                std::chrono::steady_clock::time_point began) const
{
    const auto time = std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now() - began);
    m_parts.metrics.answered(trace.operation, answer.status, time, trace.waited);
    if (!m_parts.log)
        return;
    QByteArray line = "request id=" + m_id + " method=" + (head.methodText.isEmpty() ? QByteArray("-") : head.methodText)
        + " path=" + (trace.path.isEmpty() ? QByteArray("-") : forLog(trace.path)) + " operation=" + trace.operation
        + " status=" + QByteArray::number(answer.status) + " ms=" + QByteArray::number(qint64(time.count()));
    if (!trace.principal.isEmpty())
        line += " principal=" + forLog(trace.principal.toUtf8());
    if (!answer.failure.isEmpty())
        line += " failure=\"" + forLog(answer.failure.toUtf8()) + '"';
    m_parts.log(line);
}

template <class Stream>
std::shared_ptr<SessionHandle> launch(Stream stream, const SessionParts &parts, bool turnAway, std::function<void()> ended)
{
    auto session = std::make_shared<Session<Stream>>(std::move(stream), parts, turnAway);
    const auto executor = session->executor();
    asio::co_spawn(
        executor, [session] { return session->run(); },
        [session, log = parts.log, ended = std::move(ended)](std::exception_ptr thrown) {
            // The border where foreign exceptions end (style.md): the connection is lost, the server is not.
            try {
                if (thrown)
                    std::rethrow_exception(thrown);
            } catch (const std::exception &e) {
                if (log)
                    log(QByteArray("session failed: ") + forLog(e.what()));
            }
            ended();
        });
    return session;
}

} // namespace

HeadFacts headOf(const QByteArray &bytes)
{
    Parser parser;
    parser.header_limit(std::uint32_t(headMaxBytes));
    parser.body_limit(boost::none);
    error_code failure;
    parser.put(asio::buffer(bytes.constData(), size_t(bytes.size())), failure);
    HeadFacts head;
    if (!parser.is_header_done()) {
        head.refused = answerToUnreadable(failure, false).value_or(lastAnswer(400, QStringLiteral("the header is cut")));
        return head;
    }
    return readHead(fieldsOf(parser), QByteArray(16, '0'));
}

std::shared_ptr<SessionHandle> startSession(Tcp::socket socket, asio::ssl::context *tls, const SessionParts &parts, bool turnAway,
                                            std::function<void()> ended)
{
    if (tls)
        return launch(asio::ssl::stream<Tcp::socket>(std::move(socket), *tls), parts, turnAway, std::move(ended));
    return launch(std::move(socket), parts, turnAway, std::move(ended));
}

} // namespace oz0

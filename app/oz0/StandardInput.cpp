#include "app/oz0/StandardInput.h"

#include <termios.h>
#include <unistd.h>

#include <utility>

namespace oz0 {

namespace {

void setEcho(bool on)
{
    termios settings = {};
    if (tcgetattr(STDIN_FILENO, &settings) != 0)
        return;
    settings.c_lflag = on ? settings.c_lflag | ECHO : settings.c_lflag & ~tcflag_t(ECHO);
    tcsetattr(STDIN_FILENO, TCSANOW, &settings);
}

} // namespace

StandardInput::StandardInput(Echo echo, qsizetype maxBytes, QObject *parent)
    : QObject(parent), m_echo(echo), m_maxBytes(maxBytes), m_notifier(STDIN_FILENO, QSocketNotifier::Read)
{
    m_notifier.setEnabled(false);
    connect(&m_notifier, &QSocketNotifier::activated, this, &StandardInput::onReadable);
}

StandardInput::~StandardInput()
{
    if (m_echo == Echo::Off && isTerminal())
        setEcho(true);
}

bool StandardInput::isTerminal()
{
    return isatty(STDIN_FILENO) == 1;
}

void StandardInput::read(std::function<void(const QByteArray &, bool)> done)
{
    m_done = std::move(done);
    if (m_echo == Echo::Off && isTerminal())
        setEcho(false);
    m_notifier.setEnabled(true);
}

void StandardInput::onReadable()
{
    char bytes[4096];
    const ssize_t count = ::read(STDIN_FILENO, bytes, sizeof bytes);
    if (count > 0)
        m_text.append(bytes, count);
    if (m_text.size() > m_maxBytes)
        finish(true);
    else if (count <= 0 || (isTerminal() && m_text.contains('\n')))
        finish(false);
}

void StandardInput::finish(bool tooLong)
{
    m_notifier.setEnabled(false);
    if (m_text.endsWith('\n'))
        m_text.chop(1);
    if (m_text.endsWith('\r'))
        m_text.chop(1);
    m_done(m_text, tooLong);
}

} // namespace oz0

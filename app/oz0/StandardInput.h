// What a person types or pipes in, without blocking the loop and never echoed when it is a secret.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>

#include <functional>

namespace oz0 {

/// Reads standard input once: one line from a terminal, everything up to its end otherwise; at most `maxBytes`.
class StandardInput : public QObject
{
    Q_OBJECT
public:
    enum class Echo { On, Off };

    StandardInput(Echo echo, qsizetype maxBytes, QObject *parent);
    ~StandardInput() override; ///< puts the terminal's echo back

    static bool isTerminal();
    /// `done` gets the text without the last line's end, and whether it was too long.
    void read(std::function<void(const QByteArray &text, bool tooLong)> done);

private:
    void onReadable();
    void finish(bool tooLong);

    Echo m_echo;
    qsizetype m_maxBytes;
    QByteArray m_text;
    QSocketNotifier m_notifier;
    std::function<void(const QByteArray &, bool)> m_done;
};

} // namespace oz0

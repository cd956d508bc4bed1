#include "core/manifest/YamlStandIns.h"

#include <vector>

namespace oz0 {

namespace {

constexpr const char *notBreaks[] = {"\xc2\x85", "\xe2\x80\xa8", "\xe2\x80\xa9"};

constexpr char32_t firstCandidate = 0x10000; // each of four bytes, and written without escapes
constexpr char32_t firstPrivate = 0xf0000;
constexpr char32_t lastCandidate = 0x10fffd;
constexpr qsizetype escapeDigits = 8; // of \U0010fffd

// Which of the candidates stand in the text.
class UsedCharacters
{
public:
    explicit UsedCharacters(const QByteArray &text) : m_used(0x110000 - firstCandidate, false)
    {
        for (qsizetype at = 0; at < text.size(); ++at) {
            const auto byte = uchar(text[at]);
            if (byte >= 0xf0 && at + 3 < text.size())
                note((char32_t(byte & 0x07) << 18) | part(text, at + 1, 12) | part(text, at + 2, 6) | part(text, at + 3, 0));
            else if (byte == '\\' && at + 1 < text.size() && text[at + 1] == 'U')
                note(text.mid(at + 2, escapeDigits).toUInt(nullptr, 16));
        }
    }

    /// 0: there is none left.
    char32_t takeFree()
    {
        for (char32_t code = m_next; code <= lastCandidate; code = m_next) {
            m_next = code + 1;
            if (m_used[code - firstCandidate])
                continue;
            m_used[code - firstCandidate] = true;
            return code;
        }
        if (m_wasAround)
            return 0;
        m_wasAround = true;
        m_next = firstCandidate;
        return takeFree();
    }

private:
    static char32_t part(const QByteArray &text, qsizetype at, int shift) { return char32_t(uchar(text[at]) & 0x3f) << shift; }

    void note(char32_t code)
    {
        if (code >= firstCandidate && code < firstCandidate + m_used.size())
            m_used[code - firstCandidate] = true;
    }

    std::vector<bool> m_used;
    char32_t m_next = firstPrivate;
    bool m_wasAround = false;
};

} // namespace

YamlStandIns::YamlStandIns(const QByteArray &text) : m_text(text)
{
    QList<QByteArray> there;
    for (const char *character : notBreaks) {
        if (text.contains(character))
            there.append(character);
    }
    if (there.isEmpty())
        return;
    UsedCharacters used(text);
    for (const QByteArray &original : there) {
        const char32_t code = used.takeFree();
        m_isPossible = m_isPossible && code != 0;
        if (!m_isPossible)
            return;
        const QString read = QString::fromUcs4(&code, 1);
        m_standIns.append({read.toUtf8(), original, read, QString::fromUtf8(original)});
        m_text.replace(original, m_standIns.last().written);
    }
}

QString YamlStandIns::restored(QString value) const
{
    for (const StandIn &standIn : m_standIns)
        value.replace(standIn.read, standIn.meant);
    return value;
}

qsizetype YamlStandIns::originalOffset(qsizetype offset) const
{
    const QByteArrayView before = QByteArrayView(m_text).first(qBound(qsizetype(0), offset, m_text.size()));
    qsizetype longer = 0;
    for (const StandIn &standIn : m_standIns)
        longer += before.count(standIn.written) * (standIn.written.size() - standIn.original.size());
    return before.size() - longer;
}

} // namespace oz0

#include "node/LastLines.h"

#include <algorithm>

namespace oz0 {

namespace {

// Longer than what is shown, so that a secret at the edge is still seen whole.
constexpr qsizetype mostOpen = 64 * 1024;

} // namespace

LastLines::LastLines(const QStringList &secretValues)
{
    for (const QString &value : secretValues) {
        m_masked.append(value);
        m_masked.append(value.split(QLatin1Char('\n'), Qt::SkipEmptyParts));
    }
    m_masked.removeAll(QString());
    m_masked.removeDuplicates();
    // The longest first: a secret may hold another one.
    std::sort(m_masked.begin(), m_masked.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
}

void LastLines::feed(const QByteArray &bytes)
{
    qsizetype from = 0;
    while (from < bytes.size()) {
        const qsizetype newline = bytes.indexOf('\n', from);
        const qsizetype end = newline < 0 ? bytes.size() : newline;
        m_open.append(bytes.constData() + from, std::min(end - from, mostOpen - m_open.size()));
        if (newline < 0)
            return;
        from = newline + 1;
        m_lines.append(shown(m_open));
        m_open.clear();
        if (m_lines.size() > mostLines)
            m_lines.removeFirst();
    }
}

QStringList LastLines::lines() const
{
    QStringList all = m_lines;
    if (!m_open.isEmpty())
        all.append(shown(m_open));
    return all.mid(std::max<qsizetype>(0, all.size() - mostLines));
}

QString LastLines::shown(const QByteArray &line) const
{
    QString text = QString::fromUtf8(line);
    for (const QString &value : m_masked)
        text.replace(value, QStringLiteral("\u2022\u2022\u2022"));
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control)
            c = QLatin1Char(' ');
    }
    while (text.endsWith(QLatin1Char(' ')))
        text.chop(1);
    return text.left(longestLine);
}

} // namespace oz0

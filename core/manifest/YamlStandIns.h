// Characters that libyaml, a reader of YAML 1.1, takes for line breaks and YAML 1.2 does not, kept out of its sight.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace oz0 {

/// U+0085, U+2028 and U+2029 are replaced by characters that stand nowhere in the text, neither written nor escaped, so that its lines and
/// its columns, which count characters, stay the same. Linear in the text.
class YamlStandIns
{
public:
    explicit YamlStandIns(const QByteArray &text);

    bool isPossible() const { return m_isPossible; } ///< false: the text uses nearly all characters that there are
    const QByteArray &text() const { return m_text; }
    QString restored(QString value) const; ///< a value that was read from text()
    /// Of a place in text(), where the same place is in the text that it was made from.
    qsizetype originalOffset(qsizetype offset) const;

private:
    struct StandIn
    {
        QByteArray written;
        QByteArray original;
        QString read; ///< as it comes out of the reader
        QString meant;
    };

    QByteArray m_text;
    QList<StandIn> m_standIns;
    bool m_isPossible = true;
};

} // namespace oz0

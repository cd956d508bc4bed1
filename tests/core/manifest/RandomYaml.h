// Random JSON, and one of the many ways in which an author could have written it as YAML, with comments in every place.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QRandomGenerator>
#include <QSet>
#include <QStringList>

namespace oz0::test {

/// One line without its break, and whose it is.
struct YamlLine
{
    QByteArray text;
    QStringList entries; ///< pointers of the entries that begin here or whose comment this is
    QStringList wholes;  ///< pointers of values that stand here with all that is in them: in brackets, or scalars
    QString within;      ///< of a free line: the mapping or sequence between whose entries it stands
};

struct WrittenYaml
{
    QList<YamlLine> lines;
    QByteArray lineBreak;
    bool hasLastBreak = true;
    bool hasMark = false;
    QSet<QString> blocks;     ///< pointers of mappings and sequences in block style
    QSet<QString> behindDash; ///< pointers of entries that begin behind a dash of the entry above

    QByteArray text() const;
};

QJsonValue randomValue(QRandomGenerator &random, int depth);
QJsonObject randomDocument(QRandomGenerator &random);
WrittenYaml randomlyWritten(const QJsonObject &document, QRandomGenerator &random);

/// One RFC 6902 operation that fits the document.
QJsonObject randomOperation(const QJsonObject &document, QRandomGenerator &random);

} // namespace oz0::test

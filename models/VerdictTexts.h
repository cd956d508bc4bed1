// What a verdict is called, in one sentence that comes first (look.md).
#pragma once

#include "core/domain/Evidence.h"
#include "core/domain/Refusal.h"
#include "core/domain/VerdictSentence.h"

#include <QCoreApplication>
#include <QDate>

#include <functional>

namespace oz0 {

class VerdictTexts
{
    Q_DECLARE_TR_FUNCTIONS(oz0::VerdictTexts)
public:
    static QString said(const Phrase &phrase, int n); ///< in the person's language: a Say
    static QString sentence(const Verdict &verdict);  ///< "2 of 31 checks refuse this; an admin may try it."
    static QString brief(const Verdict &verdict);     ///< "2 refuse, an admin may try"
    static QString install(const Verdict &verdict);   ///< "An install would be refused: 2 reasons."
    static QString warnings(int count);               ///< "1 warning"; empty for none

    static QString attempt(const QString &attempt); ///< "save"; an unknown word as it is
    static QString day(Instant at, Instant now);    ///< "14:08", "yesterday", or the date
    static QDate dayOf(Instant instant);            ///< local

    /// Puts a name, digest or node into its sentence, in the fixed font where there is one.
    using AsCode = std::function<QString(const QString &)>;
    /// What was refused, when, by whom, for which nodes: one paragraph.
    static QString facts(const RefusalRecord &record, const Evidence &evidence, const AsCode &asCode);

    /// What a check of now says against the record's verdict, in one sentence.
    static QString again(const Verdict &then, const Recheck &now);
    /// What differs, a sentence each: reasons gone and new, another version installed.
    static QStringList since(const RefusalRecord &record, const Evidence &evidence, const Recheck &now);
};

/// The refusals of `one` that `other` lacks, by code, subject and path.
QList<Refusal> missingIn(const QList<Refusal> &one, const QList<Refusal> &other);

} // namespace oz0

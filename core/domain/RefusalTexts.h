// The one table of texts by refusal code, in the catalogue's order: CLI and console say the same (U17).
#pragma once

#include "core/domain/Refusal.h"

#include <QString>
#include <QStringList>

namespace oz0 {

/// English sources for the translation context "RefusalTexts". `{subject}` stands for the subject's name and `{word}` for a value of
/// Refusal::parameters; all texts are whole sentences, so that a translation may turn them round.
struct RefusalText
{
    const char *code;
    const char *title;  ///< what was refused
    const char *rule;   ///< which rule, in one sentence
    const char *whoMay; ///< who could allow it: nobody, an admin, or after what
    const char *next;   ///< the next step of the one who reads it
};

/// Null for a code that this version does not know; readers show the code itself then (U16).
const RefusalText *textFor(const QString &code);

/// The place of a code in the catalogue, which orders refusals and warnings (U19); unknown ones come last.
int catalogueRow(const QString &code);

/// Every code of the catalogue, in its order, warnings last.
QStringList catalogueCodes();

/// A text of the table, or its translation, with the refusal's subject and parameters put in. Lists become "a, b and c", with the
/// conjunction of the text's language; a word that the refusal has no value for becomes "?".
QString filled(const QString &text, const Refusal &refusal, const QString &conjunction = QStringLiteral("and"));

/// English, for logs and the CLI: the title, filled. The code and the subject when the code is unknown.
QString messageFor(const Refusal &refusal);

} // namespace oz0

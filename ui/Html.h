// Pieces of a sentence that stand out, for labels with rich text. Everything that is not ours is escaped here.
#pragma once

#include <QString>

namespace oz0 {

class Theme;

QString plain(const QString &text); ///< escaped
QString strong(const QString &text);
QString code(const Theme &theme, const QString &text);     ///< in the fixed font
QString codeHtml(const Theme &theme, const QString &html); ///< the same, of what is escaped already
/// Puts the names that a text marks with <code> into the fixed font.
QString withCode(const Theme &theme, const QString &html);
QString soft(const Theme &theme, const QString &text); ///< in text2
QString link(const QString &target, const QString &text);

/// A name that a label does not wrap behind its hyphens: a word joiner after each.
QString unbroken(const QString &name);

/// A long word, such as a digest, with places where a label may wrap it: a zero-width space after every eighth character.
QString breakable(const QString &word);
/// Rich or plain text whose long names may wrap behind their points and underscores, inside the words between those only where
/// one is too long for any pane. A command's options do not break behind their hyphens.
QString breakableNames(const QString &html);
/// The same of each word of a sentence that is too long for a narrow pane; the others do not even break behind their hyphens.
QString breakableWords(const QString &sentence);

} // namespace oz0

// How well a text fits what somebody typed in a hurry.
#pragma once

#include <QString>
#include <QStringList>

namespace oz0 {

/// Every word must occur in the text, whole or as letters in their order, whatever their case. Whole words, beginnings of words and
/// short texts are better; -1: does not fit. No words fit everything with 0.
int fuzzyScore(const QStringList &words, const QString &text);

/// What was typed, as words.
QStringList fuzzyWords(const QString &typed);

} // namespace oz0

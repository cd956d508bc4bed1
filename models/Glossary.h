// The words of the console and what they mean, for the one who meets them on a page; docs/glossary.md has all of the project's.
#pragma once

#include "models/ConsoleLink.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace oz0 {

struct GlossaryEntry
{
    QString word;
    QString meaning;
};

class Glossary
{
    Q_DECLARE_TR_FUNCTIONS(oz0::Glossary)
public:
    /// Those that stand on a page, in their order there.
    static QList<GlossaryEntry> of(ConsolePlace place);
    /// All of them, by word in the person's language.
    static QList<GlossaryEntry> all();
};

} // namespace oz0

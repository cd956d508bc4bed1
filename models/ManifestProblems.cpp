#include "models/ManifestProblems.h"

namespace oz0 {

namespace {

constexpr const char *sentences[] = {
    QT_TRANSLATE_NOOP("oz0::ManifestProblems", "a second document; only one is allowed"),
    QT_TRANSLATE_NOOP("oz0::ManifestProblems", "this is not text in UTF-8, or a control character"),
    QT_TRANSLATE_NOOP("oz0::ManifestProblems", "more different characters than can be told apart"),
    QT_TRANSLATE_NOOP("oz0::ManifestProblems", "an alias (*%1) is not allowed"),
    QT_TRANSLATE_NOOP("oz0::ManifestProblems", "an anchor (&%1) is not allowed"),
    QT_TRANSLATE_NOOP("oz0::ManifestProblems", "the tag %1 is not allowed here"),
    QT_TRANSLATE_NOOP("oz0::ManifestProblems", "more than %1 levels"),
    QT_TRANSLATE_NOOP("oz0::ManifestProblems", "more than %1 bytes"),
};

} // namespace

QString ManifestProblems::said(const QString &problem)
{
    const QLatin1String ofParser("no valid YAML: ");
    if (problem.startsWith(ofParser))
        return tr("The parser says: %1", "what the YAML parser says, in English").arg(problem.mid(ofParser.size()));
    for (const char *sentence : sentences) {
        const QStringList around = QString::fromLatin1(sentence).split(QStringLiteral("%1"));
        if (around.size() == 1 && problem == around.first())
            return tr(sentence);
        const bool fits = around.size() == 2 && problem.size() > around.first().size() + around.last().size()
            && problem.startsWith(around.first()) && problem.endsWith(around.last());
        if (fits)
            return tr(sentence).arg(problem.mid(around.first().size()).chopped(around.last().size()));
    }
    return problem;
}

} // namespace oz0

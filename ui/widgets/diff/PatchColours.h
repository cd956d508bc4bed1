// Tints what a patch adds and takes away, by the first character of each line.
#pragma once

#include "ui/Theme.h"

#include <QSyntaxHighlighter>

namespace oz0 {

class PatchColours : public QSyntaxHighlighter
{
    Q_OBJECT
public:
    PatchColours(const Theme &theme, QTextDocument *document);

    void tintLines(); ///< over the whole width, of the text that was set

protected:
    void highlightBlock(const QString &text) override;

private:
    enum class Line { Same, Head, Place, Added, Removed };

    static Line lineOf(const QString &text);

    const Theme &m_theme;
};

} // namespace oz0

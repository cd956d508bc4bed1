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

protected:
    void highlightBlock(const QString &text) override;

private:
    const Theme &m_theme;
};

} // namespace oz0

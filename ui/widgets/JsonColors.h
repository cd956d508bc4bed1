// The colours of JSON's syntax in a text field, line by line as it is written.
#pragma once

#include "ui/Theme.h"

#include <QSyntaxHighlighter>

namespace oz0 {

/// Follows the scheme. Needs no library: a line of indented JSON tells by itself what is in it.
class JsonColors : public QSyntaxHighlighter
{
    Q_OBJECT
public:
    JsonColors(const Theme &theme, QTextDocument *document);

protected:
    void highlightBlock(const QString &line) override;

private:
    const Theme &m_theme;
};

} // namespace oz0

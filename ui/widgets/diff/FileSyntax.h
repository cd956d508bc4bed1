// The colours of a file's syntax, by KSyntaxHighlighting where it was built in; else every text is plain.
#pragma once

#include "models/diff/DiffText.h"
#include "ui/widgets/diff/DiffLinePainter.h"

#include <functional>
#include <memory>

namespace oz0 {

/// Works through both sides in the event loop, a few milliseconds at a time, from their first lines on: a view paints plain text until
/// a line's colours are known.
class FileSyntax
{
public:
    FileSyntax();
    ~FileSyntax();

    /// False: built without the library, or it knows nothing of its definitions.
    static bool isAvailable();

    /// The definition follows from the file's name.
    void setText(const QString &path, const std::shared_ptr<const DiffText> &text);
    /// Null: not known yet, or plain.
    const QList<SyntaxSpan> *spans(DiffPane pane, int line) const;
    /// Called when more lines are known.
    void setChanged(std::function<void()> changed);

private:
    class Work;
    std::unique_ptr<Work> m_work;
};

} // namespace oz0

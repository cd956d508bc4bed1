#include "ui/widgets/diff/FileSyntax.h"

namespace oz0 {

class FileSyntax::Work
{
};

FileSyntax::FileSyntax() = default;
FileSyntax::~FileSyntax() = default;

bool FileSyntax::isAvailable()
{
    return false;
}

void FileSyntax::setText(const QString &, const std::shared_ptr<const DiffText> &) { }

const QList<SyntaxSpan> *FileSyntax::spans(DiffPane, int) const
{
    return nullptr;
}

void FileSyntax::setChanged(std::function<void()>) { }

} // namespace oz0

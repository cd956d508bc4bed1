// A folder for files of a moment: gone with its owner and, when that was killed, with the next one who makes one.
#pragma once

#include <QTemporaryDir>

namespace oz0 {

/// Only the owner can read it. Held by a lock on the folder itself, which the system lets go of however the process ends. The first
/// one that a process makes clears what killed ones have left.
class ScratchFolder
{
public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder &) = delete;
    ScratchFolder &operator=(const ScratchFolder &) = delete;

    bool isValid() const { return m_folder.isValid(); }
    QString errorString() const { return m_folder.errorString(); }
    QString path() const { return m_folder.path(); }
    QString filePath(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    int m_held = -1;
};

/// Removes the person's own scratch folders in `place` that nobody holds. One that is younger than a minute is left: its owner may be
/// about to take hold of it.
void clearLeftScratch(const QString &place);

} // namespace oz0

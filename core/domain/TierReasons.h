// Why a node is of its sandbox tier, as it reports it: in English, and the same words for a window that says them in its language.
#pragma once

#include <QtGlobal>

namespace oz0::tier {

inline constexpr char switchedOff[] = QT_TRANSLATE_NOOP("oz0::NodeTexts", "the sandbox was switched off (--sandbox off)");
inline constexpr char onLinuxOnly[] = QT_TRANSLATE_NOOP("oz0::NodeTexts", "this version knows a sandbox on Linux only");
inline constexpr char notInstalled[] = QT_TRANSLATE_NOOP("oz0::NodeTexts", "bubblewrap (bwrap) is not installed");
inline constexpr char noPython[] = QT_TRANSLATE_NOOP("oz0::NodeTexts", "there is no Python to start in the sandbox");
inline constexpr char starts[] = QT_TRANSLATE_NOOP("oz0::NodeTexts", "bubblewrap starts %1 on its own");
inline constexpr char failed[] = QT_TRANSLATE_NOOP("oz0::NodeTexts", "bubblewrap does not work here: %1");

} // namespace oz0::tier

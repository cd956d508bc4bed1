// The theme's sizes that only the diff's widgets have; pixels at 96 dpi.
#pragma once

namespace oz0::size {

constexpr int codeLine = 20, foldLine = 28, signGutter = 20, numberGutter = 36, refusalGutter = 24, overviewRuler = 12;
constexpr int filesPane = 264, reachPane = 400, diffPanel = 172;

} // namespace oz0::size

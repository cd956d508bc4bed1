// oz0-bench-pack FOLDER FILE: the part of packBench that is measured as a process of its own.
#include "core/bundle/BundleWriter.h"

#include <cstdio>

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    const auto packed = oz0::packFolder(QString::fromLocal8Bit(argv[1]), QString::fromLocal8Bit(argv[2]));
    if (!packed)
        std::fprintf(stderr, "%s\n", qPrintable(packed.error().message));
    return packed ? 0 : 1;
}

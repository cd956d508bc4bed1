#include "core/base/StandardStreams.h"

#include <fcntl.h>
#include <unistd.h>

namespace oz0 {

void openStandardStreams()
{
    for (int descriptor = open("/dev/null", O_RDWR); descriptor >= 0; descriptor = open("/dev/null", O_RDWR)) {
        if (descriptor > STDERR_FILENO) {
            close(descriptor);
            return;
        }
    }
}

} // namespace oz0

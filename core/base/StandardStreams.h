// A program's first three descriptors, before it opens anything else.
#pragma once

namespace oz0 {

/// Gives each of standard input, output and error that came closed to /dev/null: the next file or connection that is opened would take
/// its number, and what is said to a person would be written into it. To be called first in main().
void openStandardStreams();

} // namespace oz0

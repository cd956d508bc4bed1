// No conversation makes the MCP session crash or grow, and how its bytes are portioned changes nothing.
#include "node/McpSession.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    oz0::McpSession whole;
    whole.start();
    whole.feed(bytes);
    oz0::McpSession portioned;
    portioned.start();
    for (qsizetype at = 0; at < bytes.size(); at += 7)
        portioned.feed(bytes.mid(at, 7));
    if (whole.state() != portioned.state() || whole.functions() != portioned.functions() || whole.failure() != portioned.failure()
        || whole.takeOutgoing() != portioned.takeOutgoing() || whole.failure().size() > 500)
        std::abort();
    return 0;
}

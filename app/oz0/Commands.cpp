#include "app/oz0/Command.h"

#include "app/oz0/AuditCommands.h"
#include "app/oz0/CandidateCommands.h"
#include "app/oz0/ContextCommands.h"
#include "app/oz0/DevCommand.h"
#include "app/oz0/KeyCommands.h"
#include "app/oz0/LocalCommands.h"
#include "app/oz0/MemberCommands.h"
#include "app/oz0/NodeCommands.h"
#include "app/oz0/PluginAdminCommands.h"
#include "app/oz0/PluginCommands.h"
#include "app/oz0/TenantCommands.h"

namespace oz0 {

QList<Option> commonOptions()
{
    return {{"json", nullptr, "one JSON object on standard output, whatever happens"},
            {"help", nullptr, "how the command is used"}};
}

QList<Option> onlineOptions()
{
    return {{"server", "URL|FILE", "the management URL that the context is for, or a context file"},
            {"context", "NAME", "a context by its name; else OZ0_CONTEXT, else the only one"},
            {"tenant", "T", "the context's tenant unless given"}};
}

QList<Command> allCommands()
{
    return devCommands() + pluginCommands() + pluginAdminCommands() + candidateCommands() + nodeCommands() + auditCommands()
        + memberCommands() + keyCommands() + tenantCommands() + contextCommands() + localCommands();
}

} // namespace oz0

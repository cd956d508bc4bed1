#include "app/oz0/CandidateCommands.h"

#include "app/oz0/CommandRun.h"
#include "app/oz0/OfflineChecks.h"

namespace oz0 {

QList<Command> candidateCommands()
{
    return {
        {"candidate check",
         "DIR",
         "what the rules say to a working copy, keeping nothing",
         QList<Option>{{"tenant-file", "FILE", "a described tenant instead of a cluster"},
                       {"as", "ROLE:PRINCIPAL", "who asks, such as operator:user:alice"},
                       {"no-content", nullptr, "without content permission"},
                       {"select", "K=V", "a label that its nodes carry", true}},
         checkOffline},
    };
}

} // namespace oz0

#include "models/Glossary.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr int on(std::initializer_list<ConsolePlace> places)
{
    int bits = 0;
    for (const ConsolePlace place : places)
        bits |= 1 << int(place);
    return bits;
}

constexpr int candidates = on({ConsolePlace::Candidates});
constexpr int nodes = on({ConsolePlace::Nodes});
constexpr int plugins = on({ConsolePlace::Plugins});
constexpr int refusals = on({ConsolePlace::Refusals});
constexpr int preview = on({ConsolePlace::Preview});
constexpr int audit = on({ConsolePlace::Audit});
constexpr int everywhere = candidates | nodes | plugins | refusals | preview | audit;

struct Row
{
    const char *word;
    const char *meaning;
    int places;
};

// In the order in which somebody meets them.
constexpr Row table[] = {
    {QT_TRANSLATE_NOOP("oz0::Glossary", "candidate"),
     QT_TRANSLATE_NOOP("oz0::Glossary", "A working copy that is placed on chosen nodes, for its owner alone to try."),
     candidates | nodes | plugins},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "standing"),
     QT_TRANSLATE_NOOP("oz0::Glossary", "By whose rights a candidate stands: an operator’s, an admin’s or the platform’s."),
     candidates},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "renewal"),
     QT_TRANSLATE_NOOP(
         "oz0::Glossary",
         "The word by which the owner’s “dev” keeps a candidate standing. Without one it ends when its time is over; "
         "each renewal asks again what its saver may do now."),
     candidates},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "passes"),
     QT_TRANSLATE_NOOP("oz0::Glossary",
                       "Said of the next renewal: asked now, no rule would refuse it, and the candidate would go on standing."),
     candidates},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "bundle"),
     QT_TRANSLATE_NOOP("oz0::Glossary", "A folder packed as one file: what is sent to the server, and from there to the nodes."),
     candidates | plugins | refusals | preview},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "home"),
     QT_TRANSLATE_NOOP("oz0::Glossary", "The node where a job started. The job’s calls go there, whatever runs there now."),
     candidates | nodes},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "tier"),
     QT_TRANSLATE_NOOP("oz0::Glossary",
                       "1: the node runs candidates in a sandbox and can hide secrets from code; 0: it does not."),
     candidates | nodes},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "open node"),
     QT_TRANSLATE_NOOP("oz0::Glossary", "A node with the label candidates=allow. Operators may place candidates on it."), nodes},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "closed node"),
     QT_TRANSLATE_NOOP("oz0::Glossary", "A node without the label candidates=allow. Only an admin’s candidate may take it."),
     nodes},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "left meanwhile"),
     QT_TRANSLATE_NOOP(
         "oz0::Glossary",
         "Said of an installed plugin on a node that runs a candidate: it comes back there once the candidate has left."),
     candidates | nodes | plugins},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "gate"),
     QT_TRANSLATE_NOOP("oz0::Glossary", "A trial of a plugin’s version on a node before it counts as installed."),
     nodes | plugins},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "rollout"),
     QT_TRANSLATE_NOOP("oz0::Glossary", "An installed version on its way over the nodes."), nodes | plugins},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "what-if"),
     QT_TRANSLATE_NOOP("oz0::Glossary",
                       "What the rules would say if it were so: asked of the server, answered at once and kept nowhere."),
     nodes | refusals},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "process"),
     QT_TRANSLATE_NOOP("oz0::Glossary",
                       "What runs by itself and has a reach of its own: a plugin’s tools, or one agent’s sandbox."),
     plugins},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "reach"),
     QT_TRANSLATE_NOOP(
         "oz0::Glossary",
         "The hosts, secrets, tools and grants that a plugin’s code may use. A change widens reach when it lets something "
         "in that was not."),
     plugins | refusals | preview},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "placeholder"),
     QT_TRANSLATE_NOOP(
         "oz0::Glossary",
         "What code sees in a secret’s place. The node’s proxy fills the secret in on the way to the hosts that it is "
         "bound to, and nowhere else."),
     candidates | plugins | refusals | preview},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "binding"),
     QT_TRANSLATE_NOOP(
         "oz0::Glossary",
         "Where a secret may be filled in: its hosts, and the header or argument there. Code gets the value itself of a secret "
         "without one."),
     candidates | plugins | refusals | preview},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "edge only"),
     QT_TRANSLATE_NOOP("oz0::Glossary", "Said of a secret that is filled in at a binding only: no code sees its value."),
     candidates | plugins},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "withheld"),
     QT_TRANSLATE_NOOP("oz0::Glossary", "Said of a secret that the plugin asks for and does not get."),
     candidates | plugins | refusals | preview},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "harness"),
     QT_TRANSLATE_NOOP("oz0::Glossary", "The program that runs an agent: the built-in one, or another that the plugin names."),
     plugins | refusals | preview},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "lock"),
     QT_TRANSLATE_NOOP("oz0::Glossary", "To record the digest of what is installed: nodes run exactly those bytes."),
     plugins | preview},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "record"),
     QT_TRANSLATE_NOOP("oz0::Glossary", "A refusal that was kept, with its rule, its place and what mends it."), refusals},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "working copy"), QT_TRANSLATE_NOOP("oz0::Glossary", "The folder that a person edits."),
     refusals | preview},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "exit status"),
     QT_TRANSLATE_NOOP(
         "oz0::Glossary",
         "The number with which the command line ends when it does the same: 0 when it would pass, another when not."),
     preview},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "audit chain"),
     QT_TRANSLATE_NOOP(
         "oz0::Glossary",
         "A tenant’s entries of who did what. Each carries the digest of the one before, so that none can be changed or "
         "left out unseen."),
     audit},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "digest"),
     QT_TRANSLATE_NOOP("oz0::Glossary",
                       "SHA-256 of the bytes: the same content has the same digest. Its first twelve digits are shown."),
     everywhere},
    {QT_TRANSLATE_NOOP("oz0::Glossary", "revision"),
     QT_TRANSLATE_NOOP("oz0::Glossary",
                       "The tenant’s counter of changes. The status line says up to which one this window knows everything."),
     everywhere},
};

} // namespace

QList<GlossaryEntry> Glossary::of(ConsolePlace place)
{
    QList<GlossaryEntry> entries;
    for (const Row &row : table) {
        if (row.places & on({place}))
            entries.append({tr(row.word), tr(row.meaning)});
    }
    return entries;
}

QList<GlossaryEntry> Glossary::all()
{
    QList<GlossaryEntry> entries;
    for (const Row &row : table)
        entries.append({tr(row.word), tr(row.meaning)});
    std::sort(entries.begin(), entries.end(),
              [](const GlossaryEntry &a, const GlossaryEntry &b) { return a.word.localeAwareCompare(b.word) < 0; });
    return entries;
}

} // namespace oz0

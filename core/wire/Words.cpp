#include "core/wire/Codec.h"

#include <array>
#include <utility>

namespace oz0 {

namespace {

template <class E, size_t N>
using WordTable = std::array<std::pair<E, const char *>, N>;

constexpr WordTable<Role, 4> roles{
    {{Role::None, "none"}, {Role::Viewer, "viewer"}, {Role::Operator, "operator"}, {Role::Admin, "admin"}}};
constexpr WordTable<Standing, 3> standings{
    {{Standing::Operator, "operator"}, {Standing::Admin, "admin"}, {Standing::Platform, "platform"}}};
constexpr WordTable<CandidatePhase, 3> phases{
    {{CandidatePhase::Placed, "placed"}, {CandidatePhase::Ending, "ending"}, {CandidatePhase::Ended, "ended"}}};
constexpr WordTable<PartState, 9> partStates{{{PartState::Assigned, "assigned"},
                                              {PartState::Fetching, "fetching"},
                                              {PartState::Checking, "checking"},
                                              {PartState::Starting, "starting"},
                                              {PartState::Ready, "ready"},
                                              {PartState::Failed, "failed"},
                                              {PartState::Withdrawn, "withdrawn"},
                                              {PartState::Leaving, "leaving"},
                                              {PartState::Confirmed, "confirmed"}}};
constexpr WordTable<PartKind, 2> partKinds{{{PartKind::Installed, "installed"}, {PartKind::Candidate, "candidate"}}};
constexpr WordTable<NodeOs, 3> systems{{{NodeOs::Linux, "linux"}, {NodeOs::MacOs, "macos"}, {NodeOs::Windows, "windows"}}};
constexpr WordTable<PluginState, 4> pluginStates{{{PluginState::NoRecord, "no_record"},
                                                  {PluginState::FirstGate, "first_gate"},
                                                  {PluginState::GateStopped, "gate_stopped"},
                                                  {PluginState::Installed, "installed"}}};
constexpr WordTable<Severity, 2> severities{{{Severity::Refusal, "refusal"}, {Severity::Warning, "warning"}}};

template <class E, size_t N>
QString wordOf(const WordTable<E, N> &table, E value)
{
    for (const auto &[enumerator, text] : table) {
        if (enumerator == value)
            return QLatin1String(text);
    }
    return {};
}

template <class E, size_t N>
std::optional<E> valueOf(const WordTable<E, N> &table, const QString &text)
{
    for (const auto &[enumerator, known] : table) {
        if (text == QLatin1String(known))
            return enumerator;
    }
    return std::nullopt;
}

} // namespace

QString word(Role value)
{
    return wordOf(roles, value);
}
QString word(Standing value)
{
    return wordOf(standings, value);
}
QString word(CandidatePhase value)
{
    return wordOf(phases, value);
}
QString word(PartState value)
{
    return wordOf(partStates, value);
}
QString word(PartKind value)
{
    return wordOf(partKinds, value);
}
QString word(NodeOs value)
{
    return wordOf(systems, value);
}
QString word(PluginState value)
{
    return wordOf(pluginStates, value);
}
QString word(Severity value)
{
    return wordOf(severities, value);
}

std::optional<Role> roleFromWord(const QString &text)
{
    return valueOf(roles, text);
}
std::optional<Standing> standingFromWord(const QString &text)
{
    return valueOf(standings, text);
}
std::optional<CandidatePhase> candidatePhaseFromWord(const QString &text)
{
    return valueOf(phases, text);
}
std::optional<PartState> partStateFromWord(const QString &text)
{
    return valueOf(partStates, text);
}
std::optional<PartKind> partKindFromWord(const QString &text)
{
    return valueOf(partKinds, text);
}
std::optional<NodeOs> nodeOsFromWord(const QString &text)
{
    return valueOf(systems, text);
}
std::optional<PluginState> pluginStateFromWord(const QString &text)
{
    return valueOf(pluginStates, text);
}
std::optional<Severity> severityFromWord(const QString &text)
{
    return valueOf(severities, text);
}

} // namespace oz0

#include "ui/NavigationHistory.h"

#include <algorithm>
#include <utility>

namespace oz0 {

void NavigationHistory::belongTo(const QString &context, const QString &tenant)
{
    const QString owner = context + QChar(0) + tenant;
    if (m_owner == owner)
        return;
    m_owner = owner;
    m_behind.clear();
    m_ahead.clear();
}

void NavigationHistory::leave(Visit visit)
{
    m_ahead.clear();
    add(m_behind, std::move(visit));
}

void NavigationHistory::add(QList<Visit> &visits, Visit visit)
{
    if (!visits.isEmpty() && visits.last().link == visit.link)
        visits.removeLast(); // looked at last as it was now
    visits.append(std::move(visit));
    if (visits.size() > most)
        visits.removeFirst();
}

bool NavigationHistory::leads(const QList<Visit> &visits, const ConsoleLink &now)
{
    return std::any_of(visits.begin(), visits.end(), [&now](const Visit &visit) { return visit.link != now; });
}

// A place that one is at already leads nowhere.
std::optional<Visit> NavigationHistory::step(QList<Visit> &from, QList<Visit> &to, Visit now)
{
    while (!from.isEmpty() && from.last().link == now.link)
        from.removeLast();
    if (from.isEmpty())
        return std::nullopt;
    add(to, std::move(now));
    return from.takeLast();
}

} // namespace oz0

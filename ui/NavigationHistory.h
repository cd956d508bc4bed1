// Where somebody was in a window, so that Back and Forward lead there.
#pragma once

#include "models/ConsoleLink.h"
#include "ui/ViewMarks.h"

#include <any>
#include <optional>

namespace oz0 {

/// A place with how it was looked at.
struct Visit
{
    ConsoleLink link; ///< without context and tenant: a history is of one
    std::any filters; ///< PageWidget::filters()
    ViewMarks marks;
};

/// At most `most` places each way; older ones are forgotten. Places of another context or tenant are never led to.
class NavigationHistory
{
public:
    static constexpr qsizetype most = 50;

    /// Forgets everything unless it is the same tenant of the same context as before.
    void belongTo(const QString &context, const QString &tenant);
    /// `visit` is left for a place that was chosen; what was ahead is forgotten.
    void leave(Visit visit);
    /// The place before `now`, which lies ahead then; none: there is no other.
    std::optional<Visit> back(Visit now) { return step(m_behind, m_ahead, std::move(now)); }
    std::optional<Visit> forward(Visit now) { return step(m_ahead, m_behind, std::move(now)); }
    bool canGoBack(const ConsoleLink &now) const { return leads(m_behind, now); }
    bool canGoForward(const ConsoleLink &now) const { return leads(m_ahead, now); }

private:
    static bool leads(const QList<Visit> &visits, const ConsoleLink &now);
    static std::optional<Visit> step(QList<Visit> &from, QList<Visit> &to, Visit now);
    static void add(QList<Visit> &visits, Visit visit);

    QString m_owner;
    QList<Visit> m_behind;
    QList<Visit> m_ahead;
};

} // namespace oz0

#include "models/diff/ReviewTicks.h"

namespace oz0 {

namespace {
constexpr auto orderKey = "diff/reviewedPairs";
} // namespace

void ReviewTicks::setPair(const Digest &from, const Digest &to)
{
    const auto tail = [](const Digest &digest) { return digest.text().section(QLatin1Char(':'), -1).left(32); };
    m_pair = to.isEmpty() ? QString() : tail(from) + QLatin1Char('-') + tail(to);
    m_sections = m_pair.isEmpty() ? QStringList() : m_settings.value(key()).toStringList();
}

QString ReviewTicks::key() const
{
    return QStringLiteral("diff/reviewed/") + m_pair;
}

bool ReviewTicks::isTicked(DiffSection section) const
{
    return m_sections.contains(word(section));
}

void ReviewTicks::tick(DiffSection section, bool isReviewed)
{
    m_sections.removeAll(word(section));
    if (isReviewed)
        m_sections.append(word(section));
    if (m_pair.isEmpty())
        return;
    QStringList order = m_settings.value(QLatin1String(orderKey)).toStringList();
    order.removeAll(m_pair);
    if (m_sections.isEmpty()) {
        m_settings.remove(key());
    } else {
        m_settings.setValue(key(), m_sections);
        order.append(m_pair);
    }
    while (order.size() > keptPairs)
        m_settings.remove(QStringLiteral("diff/reviewed/") + order.takeFirst());
    m_settings.setValue(QLatin1String(orderKey), order);
}

} // namespace oz0

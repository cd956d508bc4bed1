// Which sections of a diff a person has ticked as reviewed, kept for each pair of digests (U15).
#pragma once

#include "core/base/Id.h"
#include "core/manifest/DiffSummary.h"

#include <QSettings>

namespace oz0 {

/// Keeps the 200 pairs that were ticked last. The settings outlive this.
class ReviewTicks
{
public:
    static constexpr int keptPairs = 200;

    explicit ReviewTicks(QSettings &settings) : m_settings(settings) { }

    /// Without both digests nothing is kept.
    void setPair(const Digest &from, const Digest &to);
    bool isTicked(DiffSection section) const;
    void tick(DiffSection section, bool isReviewed);

private:
    QString key() const;

    QSettings &m_settings;
    QString m_pair;
    QStringList m_sections;
};

} // namespace oz0

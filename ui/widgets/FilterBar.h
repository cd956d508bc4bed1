// The filter field and the chips of every filter in force.
#pragma once

#include "models/CandidateFilter.h"
#include "ui/widgets/Chip.h"

#include <QLineEdit>

namespace oz0 {

/// Writes into the filter and shows what it holds, whoever set it.
class FilterBar : public QWidget
{
    Q_OBJECT
public:
    FilterBar(const Theme &theme, CandidateFilter &filter, QWidget *parent = nullptr);
    void focusField();
    void clear();
    void setKnown(bool known); ///< whether there is anything to count yet

private:
    Chip *facetChip(CandidateFacet facet, const QString &objectName, const QString &word);
    Chip *valueChip(const QString &objectName, std::function<void(CandidateQuery &)> takeOff);
    void showQuery();
    void showCounts();
    void change(const std::function<void(CandidateQuery &)> &edit);

    const Theme &m_theme;
    CandidateFilter &m_filter;
    QLineEdit *m_field;
    FlowLayout *m_layout;
    bool m_isKnown = false;
    Chip *m_facets[candidateFacets] = {};
    Chip *m_owner;
    Chip *m_node;
    Chip *m_plugin;
    Chip *m_state;
};

} // namespace oz0

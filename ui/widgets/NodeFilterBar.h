// The filter field of the nodes, and a chip for each question that is often asked.
#pragma once

#include "models/NodeFilter.h"
#include "ui/widgets/Chip.h"

#include <QLineEdit>

#include <functional>

namespace oz0 {

/// Writes into the filter and shows what it holds, whoever set it.
class NodeFilterBar : public QWidget
{
    Q_OBJECT
public:
    NodeFilterBar(const Theme &theme, NodeFilter &filter, QWidget *parent = nullptr);
    void focusField();
    void clear() { m_filter.setQuery({}); }
    void setKnown(bool known); ///< whether there is anything to count yet
    int lineWidth() const;     ///< with everything in one line, whatever is counted and chosen

private:
    void addChip(NodeFacet facet, const QString &objectName, const QString &word);
    void change(const std::function<void(NodeQuery &)> &edit);
    void showQuery();
    void showCounts();

    const Theme &m_theme;
    NodeFilter &m_filter;
    FlowLayout *m_layout;
    bool m_isKnown = false;
    QLineEdit *m_field;
    Chip *m_chips[nodeFacets] = {};
};

} // namespace oz0

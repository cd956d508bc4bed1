// The filter field of the plugins and the chips of every filter in force.
#pragma once

#include "models/PluginFilter.h"
#include "ui/widgets/Chip.h"

#include <QLineEdit>

namespace oz0 {

/// Writes into the filter and shows what it holds, whoever set it.
class PluginFilterBar : public QWidget
{
    Q_OBJECT
public:
    PluginFilterBar(const Theme &theme, PluginFilter &filter, QWidget *parent = nullptr);
    void focusField();
    void clear();
    void setKnown(bool known); ///< whether there is anything to count yet
    void showCounts();

private:
    void showQuery();

    PluginFilter &m_filter;
    QLineEdit *m_field;
    bool m_isKnown = false;
    Chip *m_facets[pluginFacets] = {};
};

} // namespace oz0

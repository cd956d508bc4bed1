// What of the audit is listed: words, an action, a time, and a chip for every other filter in force.
#pragma once

#include "models/presenters/AuditPresenter.h"
#include "ui/widgets/Chip.h"

#include <QComboBox>
#include <QDateTimeEdit>
#include <QLineEdit>

#include <functional>

namespace oz0 {

/// Writes into the presenter's query and shows what it holds, whoever set it.
class AuditFilterBar : public QWidget
{
    Q_OBJECT
public:
    AuditFilterBar(const Theme &theme, AuditPresenter &presenter, QWidget *parent = nullptr);
    void focusField();
    void clear();

private:
    Chip *addChip(const QString &objectName, const QString &word, std::function<void(AuditQuery &, bool)> edit);
    void addTimes();
    void change(const std::function<void(AuditQuery &)> &edit);
    void showQuery();
    void takeRange();

    const Theme &m_theme;
    AuditPresenter &m_presenter;
    FlowLayout *m_layout;
    QLineEdit *m_field;
    QComboBox *m_action;
    QComboBox *m_span = nullptr;
    QDateTimeEdit *m_since = nullptr;
    QDateTimeEdit *m_until = nullptr;
    Chip *m_mine;
    Chip *m_refused;
    Chip *m_outcome; ///< another one than refused
    Chip *m_actionChip;
    Chip *m_time;
    Chip *m_actor;
    Chip *m_plugin;
    Chip *m_candidate;
    Chip *m_node;
    Chip *m_object;
};

} // namespace oz0

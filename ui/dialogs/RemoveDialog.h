// Says what removing will do before it does it, then shows each node's confirmation.
#pragma once

#include "models/RemovalRowsModel.h"
#include "models/presenters/CandidatesPresenter.h"
#include "ui/widgets/Labels.h"

#include <QDialog>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

namespace oz0 {

class Table;

/// Escape and Cancel leave. Focus starts in the reason where one is needed, else on Cancel. Enter presses the button that has the focus,
/// leads from a field to the next, and closes what is finished. What failed stays listed with Retry. Closing does not undo what was sent.
class RemoveDialog : public QDialog
{
    Q_OBJECT
public:
    RemoveDialog(const Theme &theme, CandidatesPresenter &presenter, const QList<CandidateId> &ids, QWidget *parent);

    void reject() override;
    bool areEffectsKnown() const { return m_removal->areEffectsKnown(); }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeRows();
    QWidget *makeQuestions();
    QWidget *makeButtons();
    void refresh();
    void refreshEffects();
    void refreshButtons();

    const Theme &m_theme;
    CandidatesPresenter &m_presenter;
    QList<CandidateId> m_ids;
    std::unique_ptr<RemovalPresenter> m_removal;
    RemovalRowsModel m_rows;
    Label *m_title;
    Label *m_explanation;
    Table *m_table = nullptr;
    QWidget *m_effectsBox;
    QGridLayout *m_effects;
    QString m_shownEffects;
    QWidget *m_questions = nullptr;
    QLineEdit *m_reason = nullptr;
    QLineEdit *m_count = nullptr;
    QWidget *m_countLine = nullptr;
    Label *m_why = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_confirm = nullptr;
    QPushButton *m_retry = nullptr;
    bool m_wasFinished = false;
};

} // namespace oz0

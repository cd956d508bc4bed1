// Below the text: the refusal that is selected, the patch of the open file, and what is treated as equal.
#pragma once

#include "models/presenters/DiffPresenter.h"
#include "ui/widgets/Fields.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/PaneTabs.h"

#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QToolButton>

namespace oz0 {

class PatchColours;
class WhyChain;

class RefusalPanel : public Ground
{
    Q_OBJECT
public:
    RefusalPanel(const Theme &theme, DiffPresenter &presenter, QWidget *parent = nullptr);

    void showRefusal(int index); ///< -1: none is selected

Q_SIGNALS:
    void stepAsked(int by); ///< to the next or previous refusal

private:
    QWidget *makeRefusal();
    QPlainTextEdit *makeText(const QString &objectName, const QString &name);
    void put(QPlainTextEdit *edit, const QString &text);
    void refresh();

    const Theme &m_theme;
    DiffPresenter &m_presenter;
    PaneTabs *m_tabs;
    QStackedWidget *m_body;
    QToolButton *m_previous;
    QToolButton *m_next;
    IconLabel *m_icon;
    Label *m_title;
    WhyChain *m_chain;
    FieldGrid *m_fields;
    QPlainTextEdit *m_patch;
    PatchColours *m_colours;
    QPlainTextEdit *m_equated;
    int m_shown = -1;
};

} // namespace oz0

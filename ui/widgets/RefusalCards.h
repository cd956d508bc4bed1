// Refusals and warnings with their fixed anatomy (U17), one below the other; shared by every page that tells of some.
#pragma once

#include "models/RefusalView.h"
#include "ui/widgets/Fields.h"
#include "ui/widgets/Ground.h"

namespace oz0 {

class WhyChain;

/// One of them: icon, number and title, code; then the chain from the rule to what makes the change matter, or the rule alone; then
/// Where, Installed, Proposed, Who may, Next.
class RefusalCard : public Ground
{
    Q_OBJECT
public:
    explicit RefusalCard(const Theme &theme, QWidget *parent = nullptr);

    /// `placeLeads`: its place is a link, and `placeAsked` is told when it is followed.
    void show(const RefusalView &view, bool placeLeads);
    const RefusalView &view() const { return m_view; }

Q_SIGNALS:
    void placeAsked();
    void explanationAsked(); ///< of its rule

private:
    QList<Field> fields(const RefusalView &view, bool placeLeads) const;
    QString placeLink(const QString &where) const;
    QString codeLines(const QList<ViewLine> &lines, bool isAdded) const;

    const Theme &m_theme;
    IconLabel *m_icon;
    Label *m_title;
    Label *m_code;
    Label *m_explain;
    WhyChain *m_chain;
    FieldGrid *m_fields;
    RefusalView m_view;
    bool m_placeLeads = false;
};

/// Cards that change in place, so that a list keeps its scroll and selection while its content comes in.
class RefusalCards : public QWidget
{
    Q_OBJECT
public:
    explicit RefusalCards(const Theme &theme, QWidget *parent = nullptr);
    void setViews(const QList<RefusalView> &views, bool placesLead);

Q_SIGNALS:
    void placeAsked(int index); ///< of the views
    void explanationAsked(const RefusalView &view);

private:
    const Theme &m_theme;
    QList<RefusalCard *> m_cards;
};

} // namespace oz0

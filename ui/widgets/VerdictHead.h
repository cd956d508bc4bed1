// The verdict in one sentence, what it rests on below: always the first thing in its pane (look.md).
#pragma once

#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"

namespace oz0 {

class FlowLayout;

class VerdictHead : public Ground
{
    Q_OBJECT
public:
    explicit VerdictHead(const Theme &theme, const QString &objectName, QWidget *parent = nullptr);

    /// The sentence wraps and is read out when it changes; the facts are rich text, and the aside stands at the trailing end.
    void setVerdict(const QString &icon, Token token, const QString &sentence);
    void setFacts(const QString &html);
    void setAside(const QString &html);
    void addControl(QWidget *widget); ///< a button or what is said of one: below the facts, in as many lines as they need

private:
    IconLabel *m_icon;
    Label *m_sentence;
    Label *m_aside;
    Label *m_facts;
    FlowLayout *m_buttons = nullptr;
};

} // namespace oz0

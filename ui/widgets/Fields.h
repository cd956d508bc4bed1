// Lists of labelled values and of notices that change in place, so that nothing jumps while data comes in.
#pragma once

#include "ui/widgets/Labels.h"

#include <QGridLayout>

namespace oz0 {

struct Field
{
    QString label;
    QString html;
    QString icon = {}; ///< before the value
    Token token = Token::Text;
    QString note = {}; ///< a line below the value
    QString help = {}; ///< what the label means: its tooltip
};

/// A label column of 96 px and up, values beside it that can be selected.
class FieldGrid : public QWidget
{
    Q_OBJECT
public:
    FieldGrid(const Theme &theme, bool labelsAreFixed, QWidget *parent = nullptr);
    void setFields(const QList<Field> &fields);

Q_SIGNALS:
    void linkActivated(const QString &target); ///< of a link in a value; reached by Tab

private:
    const Theme &m_theme;
    bool m_labelsAreFixed;
    QGridLayout *m_grid;
    void addRow();
    static void put(Label *label, const QString &text);
    static void letLinksBeReached(Label *label, const QString &html);

    QList<Label *> m_labels;
    QList<QWidget *> m_cells;
    QList<IconLabel *> m_icons;
    QList<Label *> m_values;
    QList<Label *> m_notes;
};

struct Notice
{
    QString icon;
    Token token = Token::Warn;
    QString html;
};

class NoticeList : public QWidget
{
    Q_OBJECT
public:
    explicit NoticeList(const Theme &theme, QWidget *parent = nullptr);
    void setNotices(const QList<Notice> &notices);

private:
    const Theme &m_theme;
    QGridLayout *m_grid;
    QList<IconLabel *> m_icons;
    QList<Label *> m_texts;
};

} // namespace oz0

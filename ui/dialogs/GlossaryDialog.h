// F1: what the words on a page mean.
#pragma once

#include "models/Glossary.h"
#include "ui/Theme.h"

#include <QDialog>

namespace oz0 {

class FieldGrid;

class GlossaryDialog : public QDialog
{
    Q_OBJECT
public:
    /// `page` is what its title calls the page; empty: all words are shown.
    GlossaryDialog(const Theme &theme, const QString &page, const QList<GlossaryEntry> &words, QWidget *parent);

private:
    void show(const QList<GlossaryEntry> &words);

    const Theme &m_theme;
    QList<GlossaryEntry> m_words;
    FieldGrid *m_list;
};

} // namespace oz0

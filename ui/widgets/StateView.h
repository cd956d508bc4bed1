// What stands in a table's place when there is nothing to list: loading, empty, filtered-empty, failed.
#pragma once

#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"

#include <QTimer>

class QHBoxLayout;
class QHeaderView;
class QPushButton;
class QVBoxLayout;

namespace oz0 {

/// 8 grey rows below the head of the table, drawn once 300 ms have passed, so that a quick answer shows nothing in between.
class LoadingRows : public QWidget
{
    Q_OBJECT
public:
    LoadingRows(const Theme &theme, const QHeaderView &head, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    const QHeaderView &m_head; ///< whose columns the rows stand under
    QTimer m_late;
    bool m_drawn = false;
};

/// A sentence, a line below it, one or two buttons, and a fold for details.
class MessageView : public Ground
{
    Q_OBJECT
public:
    MessageView(const Theme &theme, const QString &objectName, QWidget *parent = nullptr);

    void setTexts(const QString &title, const QString &html);
    QPushButton *addButton(const QString &objectName, const QString &icon, const QString &text);
    void setDetails(const QString &details); ///< folded; empty: there is no fold

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitMargins();

    const Theme &m_theme;
    Label *m_title;
    Label *m_text;
    Label *m_details = nullptr;
    QPushButton *m_fold = nullptr;
    QHBoxLayout *m_buttons;
    QVBoxLayout *m_column;
};

} // namespace oz0

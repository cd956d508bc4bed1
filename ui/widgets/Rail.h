// The navigation rail: the pages with their counts, icons alone in a narrow window.
#pragma once

#include "ui/Theme.h"

#include <QListView>
#include <QStandardItemModel>

namespace oz0 {

class Rail : public QListView
{
    Q_OBJECT
public:
    explicit Rail(const Theme &theme, QWidget *parent = nullptr);

    void addPage(const QString &icon, const QString &title);
    void setCount(int page, const QString &count);
    /// A badge in the count's place, "3": what needs a look; empty for none.
    void setUnseen(int page, const QString &unseen);
    void setReason(int page, const QString &reason); ///< empty: the page may be opened
    void clear();
    /// Marks the page that is shown; tells nobody.
    void setCurrent(int page);
    void setNarrow(bool narrow);
    bool isNarrow() const { return m_narrow; }

Q_SIGNALS:
    void pageChosen(int page); ///< by the person, by mouse or keys; also the one that is shown already

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void look();
    void describe(QStandardItem &item);
    /// As wide as its longest entry needs, at least as the design has it.
    void fit();

    const Theme &m_theme;
    QStandardItemModel m_model;
    bool m_narrow = false;
    bool m_isMarking = false; ///< setCurrent() is at work
};

} // namespace oz0

// Small things that show text in the theme's fonts and colours and follow its changes.
#pragma once

#include "ui/Theme.h"

#include <QLabel>
#include <QWidget>

namespace oz0 {

/// A label that wraps or not, in one of the theme's fonts and colours. Its lines begin where the layout's direction begins, whatever
/// language they are in. What is copied from it is without the places where a long word may break.
class Label : public QLabel
{
    Q_OBJECT
public:
    Label(const Theme &theme, FontRole font, Token token, const QString &text = {}, QWidget *parent = nullptr);
    void setToken(Token token);
    void setFontRole(FontRole role);
    void setAlignment(Qt::Alignment alignment); ///< Leading and Trailing follow the layout's direction

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void look();
    void align();
    bool hasBrokenWords() const;
    void copySelection() const;

    const Theme &m_theme;
    FontRole m_role;
    Token m_token;
    Qt::Alignment m_alignment = Qt::AlignLeading | Qt::AlignVCenter;
};

/// One line that elides; the whole text is its tooltip and accessible name.
class ElidedLabel : public QWidget
{
    Q_OBJECT
public:
    ElidedLabel(const Theme &theme, FontRole font, Token token, Qt::TextElideMode mode, QWidget *parent = nullptr);
    /// `fixed` is the part of it in the fixed font, as a principal is; empty: none.
    void setText(const QString &text, const QString &fixed = {});
    void setToken(Token token);
    const QString &text() const { return m_text; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<std::pair<QString, QFont>> runs() const; ///< the text, each part in its font

    const Theme &m_theme;
    FontRole m_role;
    Token m_token;
    Qt::TextElideMode m_mode;
    QString m_text;
    QString m_fixed;
};

/// An icon of the set in a colour of the theme.
class IconLabel : public QWidget
{
    Q_OBJECT
public:
    IconLabel(const Theme &theme, QString name, Token token, int pixels, QWidget *parent = nullptr);
    void setIcon(const QString &name, Token token);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QString m_name;
    Token m_token;
};

/// The state pill of a header: icon and word, hollow while stale.
class Badge : public QWidget
{
    Q_OBJECT
public:
    explicit Badge(const Theme &theme, QWidget *parent = nullptr);
    void setState(StateName state, const QString &word, bool stale);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    StateName m_state = StateName::Ready;
    QString m_word;
    bool m_stale = false;
};

/// Flags of one line of text at the leading (or trailing) side, by the layout's direction, whatever language the text is in.
int lineFlags(Qt::LayoutDirection direction, Qt::Alignment side = Qt::AlignLeading);
/// How wide the pill of a word is.
int badgeWidth(const Theme &theme, const QString &word);
/// Whether the pill's arc moves now: what shows it paints itself again each size::frameMs.
bool isTurning(const Theme &theme, StateName state, bool stale);
/// Paints a pill at the left of the rectangle, mirrored by the layout direction.
void paintBadge(QPainter *painter, const Theme &theme, const QRect &rect, StateName state, const QString &word, bool stale,
                Qt::LayoutDirection direction);

} // namespace oz0

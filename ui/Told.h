// How a part of a window says in the status line what it has done.
#pragma once

#include <QCoreApplication>
#include <QEvent>

class QWidget;

namespace oz0 {

/// Goes from the part up to the window that tells it; a dialog's goes on to the window below.
class ToldEvent : public QEvent
{
public:
    static Type type();
    explicit ToldEvent(QString sentence) : QEvent(type()), m_sentence(std::move(sentence)) { }
    const QString &sentence() const { return m_sentence; }

private:
    QString m_sentence;
};

class Told
{
    Q_DECLARE_TR_FUNCTIONS(oz0::Told)
public:
    enum class What { Command, RunLine, Link, Patch, DigestText, Json, Id, Ids, Name, Names, Manifest, Entry, Token };

    /// Puts the text on the clipboard, and says so. An empty text changes nothing.
    static void copy(QWidget *by, const QString &text, What what);
    static void saved(QWidget *by, const QString &path);
    static void tell(QWidget *by, const QString &sentence);

private:
    static QString copied(What what);
};

} // namespace oz0

// A longer piece of work as named steps, one after the other.
#pragma once

#include "core/base/Result.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>

namespace oz0 {

/// The first step that fails ends the run; its title is told. A step calls its `done` once, from now or from the loop.
class Steps : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(const Result<void> &)>;
    using Work = std::function<void(Done)>;

    explicit Steps(QObject *parent) : QObject(parent) { }

    void add(const QString &title, Work work) { m_steps.append({title, std::move(work)}); }
    /// `finished` is called once, from the loop.
    void start(Done finished);
    /// What was being done when it ended.
    const QString &title() const { return m_title; }

Q_SIGNALS:
    void stepStarted(const QString &title);

private:
    struct Step
    {
        QString title;
        Work work;
    };
    void next();

    QList<Step> m_steps;
    QString m_title;
    Done m_finished;
};

} // namespace oz0

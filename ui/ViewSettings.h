// Where a window keeps its layout: columns, sort, filters and splitters, apart for each context.
#pragma once

#include <QSettings>
#include <QString>

namespace oz0 {

class ViewSettings
{
public:
    /// The settings outlive this.
    ViewSettings(QSettings &settings, const QString &context)
        : m_settings(settings), m_prefix(QStringLiteral("contexts/%1/").arg(context))
    { }

    QVariant value(const QString &key, const QVariant &fallback = {}) const { return m_settings.value(m_prefix + key, fallback); }
    void setValue(const QString &key, const QVariant &value) { m_settings.setValue(m_prefix + key, value); }

private:
    QSettings &m_settings;
    QString m_prefix;
};

} // namespace oz0

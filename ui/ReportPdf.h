// A report's HTML as a PDF to be printed or handed on.
#pragma once

#include <QByteArray>
#include <QFont>
#include <QString>

namespace oz0 {

/// A4, with the title among the file's facts.
QByteArray reportPdf(const QString &title, const QString &html, const QFont &font);

} // namespace oz0

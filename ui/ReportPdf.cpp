#include "ui/ReportPdf.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>

namespace oz0 {

QByteArray reportPdf(const QString &title, const QString &html, const QFont &font)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setTitle(title);
    QTextDocument document;
    document.setDefaultFont(font);
    document.setHtml(html);
    document.print(&writer);
    return bytes;
}

} // namespace oz0

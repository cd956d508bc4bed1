// Runs the program inside the test and keeps what it says.
#pragma once

#include "app/oz0/Program.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

namespace oz0::test {

struct Said
{
    int status = -1;
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

inline QByteArray contentOf(FILE *file)
{
    QByteArray text(int(std::ftell(file)), Qt::Uninitialized);
    std::rewind(file);
    text.resize(qsizetype(std::fread(text.data(), 1, size_t(text.size()), file)));
    return text;
}

/// Status -1: it did not finish in time.
inline Said said(const QStringList &words, int waitMs = 20000)
{
    FILE *out = std::tmpfile();
    FILE *err = std::tmpfile();
    Said result;
    {
        Program program(words, out, err);
        QSignalSpy finished(&program, &Program::finished);
        program.start();
        if (!finished.isEmpty() || finished.wait(waitMs))
            result.status = finished.first().first().toInt();
    }
    result.out = contentOf(out);
    result.err = contentOf(err);
    std::fclose(out);
    std::fclose(err);
    return result;
}

} // namespace oz0::test

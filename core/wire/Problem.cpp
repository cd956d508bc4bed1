#include "core/wire/Problem.h"

#include "core/base/JsonReader.h"
#include "core/wire/ErrorTable.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace oz0 {

namespace {

constexpr qsizetype longestText = 4096;
constexpr int mostComplaints = 1000;

Error complaintFromJson(const QJsonObject &object, ErrorCode code)
{
    JsonReader reader(object);
    Error complaint{code, reader.string("detail").left(longestText), reader.string("pointer").left(longestText), {}, 0, 0};
    complaint.line = int(reader.integer("line", 0, 0, 1 << 30));
    complaint.column = int(reader.integer("column", 0, 0, 1 << 30));
    return complaint;
}

} // namespace

QJsonObject problemJson(const Error &error, const QJsonObject &more)
{
    const ErrorRow &row = rowOf(error.code);
    QJsonObject problem = more;
    problem.insert(QStringLiteral("type"), QStringLiteral("about:blank"));
    problem.insert(QStringLiteral("title"), QLatin1String(row.name));
    problem.insert(QStringLiteral("status"), row.httpStatus == 0 ? 500 : row.httpStatus);
    problem.insert(QStringLiteral("detail"), error.message);
    problem.insert(QStringLiteral("code"), QLatin1String(row.name));
    if (!error.subject.isEmpty())
        problem.insert(QStringLiteral("subject"), error.subject);
    QJsonArray complaints;
    for (const Error &detail : error.details) {
        if (complaints.size() == mostComplaints)
            break;
        QJsonObject complaint{{QStringLiteral("pointer"), detail.subject}, {QStringLiteral("detail"), detail.message}};
        if (detail.line > 0) {
            complaint.insert(QStringLiteral("line"), detail.line);
            complaint.insert(QStringLiteral("column"), detail.column);
        }
        complaints.append(complaint);
    }
    if (!complaints.isEmpty())
        problem.insert(QStringLiteral("errors"), complaints);
    return problem;
}

Error errorFromProblem(int httpStatus, const QByteArray &body)
{
    Error error{errorCodeFromStatus(httpStatus), {}, {}, {}, 0, 0};
    JsonReader reader(QJsonDocument::fromJson(body).object());
    const QString name = reader.string("code");
    if (!name.isEmpty()) {
        const ErrorCode named = errorCodeFromName(name);
        if (named != ErrorCode::Internal || name == QLatin1String(rowOf(ErrorCode::Internal).name))
            error.code = named;
    }
    error.subject = reader.string("subject").left(longestText);
    error.message = reader.string("detail").left(longestText);
    if (error.message.isEmpty())
        error.message = QStringLiteral("the server answered with status %1").arg(httpStatus);
    for (const QJsonValue &value : reader.array("errors")) {
        if (error.details.size() == mostComplaints)
            break;
        error.details.append(complaintFromJson(value.toObject(), error.code));
    }
    if (!error.details.isEmpty()) {
        error.line = error.details.first().line;
        error.column = error.details.first().column;
    }
    return error;
}

} // namespace oz0

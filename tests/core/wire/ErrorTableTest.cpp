// Every code both ways, and a problem document there and back.
#include "core/wire/ErrorTable.h"
#include "core/wire/Problem.h"

#include <QJsonDocument>
#include <QSet>
#include <QTest>

using namespace oz0;

class ErrorTableTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCodeHasOneRow()
    {
        QSet<int> codes;
        QSet<QString> names;
        for (const ErrorRow &row : errorTable()) {
            codes.insert(int(row.code));
            names.insert(QLatin1String(row.name));
            QCOMPARE(rowOf(row.code).code, row.code);
            QCOMPARE(errorCodeFromName(QLatin1String(row.name)), row.code);
        }
        QCOMPARE(codes.size(), errorTable().size());
        QCOMPARE(names.size(), errorTable().size());
        // A switch without a default: the compiler names a code that this list forgets.
        const auto isKnown = [&codes](ErrorCode code) {
            switch (code) {
            case ErrorCode::InvalidInput:
            case ErrorCode::InvalidManifest:
            case ErrorCode::InvalidBundle:
            case ErrorCode::InvalidContext:
            case ErrorCode::TooLarge:
            case ErrorCode::Usage:
            case ErrorCode::IdempotencyMismatch:
            case ErrorCode::UnreadableFile:
            case ErrorCode::NotSignedIn:
            case ErrorCode::NotPermitted:
            case ErrorCode::Refused:
            case ErrorCode::ReadOnlyContext:
            case ErrorCode::Conflict:
            case ErrorCode::StalePrecondition:
            case ErrorCode::TakenOver:
            case ErrorCode::CandidateEnding:
            case ErrorCode::CandidateEnded:
            case ErrorCode::Compacted:
            case ErrorCode::TooManyRequests:
            case ErrorCode::NodeConfirmationMissing:
            case ErrorCode::NotFound:
            case ErrorCode::Unreachable:
            case ErrorCode::TimedOut:
            case ErrorCode::TlsRejected:
            case ErrorCode::ProtocolViolation:
            case ErrorCode::Aborted:
            case ErrorCode::ServerUnavailable:
            case ErrorCode::Internal:
            case ErrorCode::StoreFailed:
                return codes.contains(int(code));
            }
            return false;
        };
        for (int code = 1000; code < 7000; ++code) {
            if (isKnown(ErrorCode(code)))
                codes.remove(code);
        }
        QVERIFY2(codes.isEmpty(), "a row for a code that the enumeration lacks");
    }

    void exitStatusesAreTheDocumentedOnes()
    {
        const QSet<int> documented{1, 2, 3, 4, 5, 6, 70};
        for (const ErrorRow &row : errorTable())
            QVERIFY2(documented.contains(row.exitStatus), row.name);
    }

    void statusesSurviveABodyWithoutCode_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("code");
        for (const auto &[status, code] : std::initializer_list<std::pair<int, ErrorCode>>{{400, ErrorCode::InvalidInput},
                                                                                           {401, ErrorCode::NotSignedIn},
                                                                                           {403, ErrorCode::NotPermitted},
                                                                                           {404, ErrorCode::NotFound},
                                                                                           {405, ErrorCode::InvalidInput},
                                                                                           {408, ErrorCode::TimedOut},
                                                                                           {409, ErrorCode::Conflict},
                                                                                           {410, ErrorCode::Compacted},
                                                                                           {412, ErrorCode::StalePrecondition},
                                                                                           {413, ErrorCode::TooLarge},
                                                                                           {422, ErrorCode::InvalidInput},
                                                                                           {429, ErrorCode::TooManyRequests},
                                                                                           {431, ErrorCode::TooLarge},
                                                                                           {500, ErrorCode::Internal},
                                                                                           {502, ErrorCode::ServerUnavailable},
                                                                                           {503, ErrorCode::ServerUnavailable},
                                                                                           {302, ErrorCode::ProtocolViolation},
                                                                                           {999, ErrorCode::ProtocolViolation}})
            QTest::addRow("%d", status) << status << int(code);
    }
    void statusesSurviveABodyWithoutCode()
    {
        QFETCH(int, status);
        QFETCH(int, code);
        QCOMPARE(int(errorCodeFromStatus(status)), code);
        QCOMPARE(int(errorFromProblem(status, "<html>no JSON</html>").code), code);
    }

    void problemThereAndBack()
    {
        Error error{ErrorCode::InvalidManifest, QStringLiteral("line 3: a duplicate key"), QStringLiteral("/tools"), {}, 3, 7};
        error.details = {Error{ErrorCode::InvalidManifest, QStringLiteral("a duplicate key"), QStringLiteral("/tools"), {}, 3, 7},
                         Error{ErrorCode::InvalidManifest, QStringLiteral("is missing"), QStringLiteral("/name"), {}, 0, 0}};
        const QJsonObject problem = problemJson(error, {{QStringLiteral("refused"), true}});
        QCOMPARE(problem.value(QStringLiteral("status")).toInt(), 422);
        QCOMPARE(problem.value(QStringLiteral("refused")).toBool(), true);
        QCOMPARE(errorFromProblem(422, QJsonDocument(problem).toJson()), error);
    }

    void unknownCodeFallsBackToTheStatus()
    {
        QCOMPARE(errorFromProblem(409, R"({"code": "from.the.future", "detail": "later"})").code, ErrorCode::Conflict);
        QCOMPARE(errorFromProblem(500, R"({"code": "internal"})").code, ErrorCode::Internal);
        QCOMPARE(errorFromProblem(409, R"({"code": "candidate.taken_over"})").code, ErrorCode::TakenOver);
    }

    void everySentCodeSurvivesTheWire()
    {
        for (const ErrorRow &row : errorTable()) {
            const Error error{row.code, QStringLiteral("text"), {}, {}, 0, 0};
            QCOMPARE(int(errorFromProblem(row.httpStatus, QJsonDocument(problemJson(error)).toJson()).code), int(row.code));
        }
    }
};

QTEST_GUILESS_MAIN(ErrorTableTest)
#include "ErrorTableTest.moc"

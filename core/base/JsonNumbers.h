// JSON texts in which every number keeps all its digits, although Qt's JSON has none beyond 64 bits and doubles.
#pragma once

#include <QByteArray>
#include <QJsonDocument>

namespace oz0 {

/// As text, long numbers (core/base/Decimal.h) as numbers.
QByteArray jsonText(const QJsonDocument &document, QJsonDocument::JsonFormat format);
/// The same of any value in one line.
QByteArray jsonText(const QJsonValue &value);
/// Of text in which a number that neither 64 bits nor a double hold becomes a long one.
QJsonDocument jsonFrom(const QByteArray &text, QJsonParseError *error = nullptr);

} // namespace oz0

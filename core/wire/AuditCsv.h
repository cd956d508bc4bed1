// Audit entries as a table: the same columns and codes from every program, whatever language it speaks.
#pragma once

#include "core/domain/Audit.h"

#include <QByteArray>

namespace oz0 {

QByteArray auditCsvHead();
QByteArray auditCsvLine(const AuditEntry &entry);

} // namespace oz0

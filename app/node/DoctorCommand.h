// oz0-node doctor [--sandbox off] [--json]: which tier this machine has and why (S1).
#pragma once

#include "app/node/Command.h"
#include "node/Doctor.h"

#include <QStringList>

#include <memory>

namespace oz0 {

/// Status 0 with tier 1, also 0 without: a node of tier 0 is a node. Without a usable Python it is 1.
class DoctorCommand : public Command
{
    Q_OBJECT
public:
    explicit DoctorCommand(const QStringList &arguments);
    void start() override;

private:
    void tell();

    QStringList m_arguments;
    bool m_json = false;
    std::unique_ptr<Doctor> m_doctor;
};

} // namespace oz0

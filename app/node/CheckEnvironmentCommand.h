// oz0-node check-environment DIR [--uv VERSION] [--json] (offline.md).
#pragma once

#include "app/node/Command.h"
#include "node/ProgramProbe.h"

#include <QStringList>

namespace oz0 {

/// Without --uv the version of the uv that this machine has is asked for; when it has none, ranges are not judged.
class CheckEnvironmentCommand : public Command
{
    Q_OBJECT
public:
    explicit CheckEnvironmentCommand(const QStringList &arguments);
    void start() override;

private:
    void decide(const QString &uvVersion);

    QStringList m_arguments;
    QString m_folder;
    bool m_json = false;
    ProgramProbe m_uv;
};

} // namespace oz0

// oz0-node [--join-file FILE --name NAME] --state DIR [--server URL] [--sandbox off] [--uv VERSION]: the node itself.
#pragma once

#include "app/node/Command.h"
#include "core/client/Context.h"
#include "core/client/RequestScope.h"
#include "core/client/Transport.h"
#include "node/Doctor.h"
#include "node/HttpServerLink.h"
#include "node/NodeAgent.h"
#include "node/StateFolder.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace oz0 {

/// Parts in the order in which they come: the state folder's lock, the diagnosis, the identity (kept or joined for), the link, the
/// agent. They go in reverse.
class RunCommand : public Command
{
    Q_OBJECT
public:
    explicit RunCommand(const QStringList &arguments);
    ~RunCommand() override;
    void start() override;
    void stop() override;

private:
    struct Options
    {
        QString joinFile;
        QString name;
        QString server;
        QString state;
        QString uv;
        bool sandboxOff = false;
    };

    Result<Options> parse() const;
    void onDiagnosis();
    void join(const JoinFile &file);
    void run(const Context &identity);
    void fail(const Error &error);
    NodeSetup setup() const;

    QStringList m_arguments;
    Options m_options;
    std::unique_ptr<StateFolder> m_state;
    std::unique_ptr<Doctor> m_doctor;
    RequestScope m_joinScope;
    std::unique_ptr<Transport> m_joining;
    std::unique_ptr<HttpServerLink> m_link;
    std::unique_ptr<NodeAgent> m_agent;
};

} // namespace oz0

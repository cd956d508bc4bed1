// A server of its own without any candidate, for the picture of the empty page; it is gone with its folder when the tour ends.
#pragma once

#include "core/base/ScratchFolder.h"
#include "core/client/Context.h"

#include <QObject>
#include <QProcess>

#include <optional>

namespace oz0 {

class EmptyServer : public QObject
{
    Q_OBJECT
public:
    explicit EmptyServer(QString program, QObject *parent = nullptr);
    ~EmptyServer() override;

    void start();
    /// The first admin's context, once the server has told its port.
    std::optional<Context> context() const;

private:
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    QString m_program;
    ScratchFolder m_folder;
    QProcess m_process; ///< `init` first, then `run`
};

} // namespace oz0

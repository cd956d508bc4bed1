// One save of the working copy: pack, read its manifest, put the bytes, save.
#pragma once

#include "app/oz0/Packer.h"
#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"

#include <QObject>

namespace oz0 {

struct DevSaveOutcome
{
    Result<SaveAnswer> answer;
    Digest digest;            ///< empty when it was not packed
    bool isUnchanged = false; ///< the bytes that run already; nothing was sent
};

/// Whether a save failed for what the folder holds: another save may pass.
bool isInvalidCopy(ErrorCode code);

/// One at a time; begin() may be called again once finished() was said.
class DevSave : public QObject
{
    Q_OBJECT
public:
    DevSave(ApiClient &client, Packer &packer, QObject *parent = nullptr);

    /// `running`: bytes that need no save. The request's digest and plugin are filled in.
    void begin(const SaveRequest &request, const Digest &running);
    bool isRunning() const { return m_isRunning; }
    /// True once the server may have the request: its answer must be waited for.
    bool isCommitting() const { return m_isCommitting; }
    /// Stops packing or sending; nothing is said any more. Not while committing.
    void abort();

Q_SIGNALS:
    void packed(qint64 doneBytes, qint64 totalBytes);
    void sent(qint64 sentBytes, qint64 totalBytes);
    void finished(const oz0::DevSaveOutcome &outcome);

private:
    void onPacked(const Result<PackedBundle> &bundle);
    void put(const PackedBundle &bundle);
    void save();
    void finish(Result<SaveAnswer> answer, bool isUnchanged = false);

    ApiClient &m_client;
    Packer &m_packer;
    RequestScope m_scope;
    SaveRequest m_request;
    Digest m_running;
    quint64 m_turn = 0;
    bool m_isRunning = false;
    bool m_isCommitting = false;
};

} // namespace oz0

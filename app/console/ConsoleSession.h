// Everything that one context needs, built in order and destroyed in reverse.
#pragma once

#include "core/base/MonotonicClock.h"
#include "core/client/ChangeFeed.h"
#include "core/client/ContextGate.h"
#include "core/client/CredentialStore.h"
#include "core/client/HttpApiClient.h"
#include "core/client/TenantStore.h"
#include "models/presenters/AccessPresenter.h"
#include "models/presenters/AuditPresenter.h"
#include "models/presenters/CandidatesPresenter.h"
#include "models/presenters/DiffPresenter.h"
#include "models/presenters/NodesPresenter.h"
#include "models/presenters/PluginsPresenter.h"
#include "models/presenters/PreviewPresenter.h"
#include "models/presenters/RefusalsPresenter.h"
#include "models/presenters/SessionPresenter.h"

namespace oz0 {

struct ConsoleSession
{
    /// Previews are kept in `previewFile`.
    ConsoleSession(const Context &context, CredentialStore &credentials, const QString &previewFile)
        : gate(context.contextClass, clock), client(context, gate), store(clock), feed(client, store, Milliseconds(4000)),
          session(client, store, gate, context), candidates(client, store, session), diff(client, store, session),
          candidateDiff(client, store, session), plugins(client, store, session, candidates.model()),
          access(client, store, session, plugins.changes()), refusals(client, store, session),
          preview(client, store, session, wallClock, clock, previewFile), nodes(client, store, session),
          audit(client, store, session)
    {
        if (context.token.isEmpty())
            client.transport().setTokenSource([&credentials, context] { return credentials.token(context); });
        session.setFeed(&feed);
        candidates.setFeed(&feed);
        session.start();
        feed.start();
    }

    /// Another language: what the presenters have put into words already is said in it, before pages are made.
    void retranslate()
    {
        nodes.whatIf().retranslate();
        candidates.retranslate();
        audit.retranslate();
        refusals.retranslate();
        diff.reload();
        candidateDiff.reload();
    }

    SystemMonotonicClock clock;
    SystemClock wallClock;
    ContextGate gate;         // shut for production until unlocked
    HttpApiClient client;     // asks the gate before each change
    TenantStore store;        // the truth on this side
    ChangeFeed feed;          // fills the store
    SessionPresenter session; // what the frame tells
    CandidatesPresenter candidates;
    DiffPresenter diff;          // of any two sides, on the Plugins page
    DiffPresenter candidateDiff; // of the selected candidate, in its details
    PluginsPresenter plugins;
    AccessPresenter access; // of members, keys and nodes
    RefusalsPresenter refusals;
    PreviewPresenter preview;
    NodesPresenter nodes;
    AuditPresenter audit; // asks when its page is seen
};

} // namespace oz0

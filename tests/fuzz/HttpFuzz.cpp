// The wire: a request's bytes through HTTP's syntax, the target, the routes, and the body into the handler's input.
#include "cluster/http/BundleFolder.h"
#include "cluster/http/Session.h"
#include "cluster/http/resources/Resources.h"

#include <QJsonDocument>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    using namespace oz0;
    static const Router router(allRoutes());
    static const BundleFolder folder(QStringLiteral("nowhere"));
    static const ServerFacts facts;
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const HeadFacts head = headOf(bytes);
    if (head.refused)
        return 0;
    const Result<Target> target = readTarget(head.request.target);
    if (!target)
        return 0;
    const Match match = router.match(head.request.method, target->segments);
    if (!match.route || match.route->body == BodyKind::Bundle)
        return 0;
    Call call;
    call.method = head.request.method;
    call.path = match.variables;
    call.query = target->query;
    call.body = QJsonDocument::fromJson(bytes.mid(bytes.indexOf("\r\n\r\n") + 4)).object();
    call.server = &facts;
    call.bundles = &folder;
    const Result<StoreWork> work = match.route->prepare(call);
    if (!work)
        Q_ASSERT(problemAnswer(work.error()).status >= 400);
    return 0;
}

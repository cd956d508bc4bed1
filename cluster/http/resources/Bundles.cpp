#include "cluster/http/BundleFolder.h"
#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"
#include "core/bundle/BundleReader.h"

#include <algorithm>

namespace oz0 {

namespace {

/// The bundle has arrived and been verified; what is left is to keep it under its digest and to say so to the store.
struct PutBundle
{
    struct Input
    {
        Digest digest;
        std::shared_ptr<const ReceivedBundle> received;
        const BundleFolder *folder;
    };
    using Output = Answer;

    static Result<Input> parse(const Call &call)
    {
        const Result<Digest> digest = digestOf(call, "digest");
        if (!digest)
            return Failure(digest.error());
        return Input{*digest, call.bundle, call.bundles};
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        const BundleFacts &facts = input.received->facts;
        if (facts.digest != input.digest)
            return Failure(ErrorCode::InvalidBundle, QStringLiteral("these bytes have another digest"), facts.digest.text());
        const Result<bool> known = store.hasBundle(caller, input.digest);
        if (!known)
            return Failure(known.error());
        const Result<void> kept = input.folder->keep(input.received->file, input.digest);
        if (!kept)
            return Failure(kept.error());
        const Result<void> added = store.addBundle(caller, facts);
        if (!added)
            return Failure(added.error());
        return jsonAnswer({{QStringLiteral("digest"), facts.digest.text()},
                           {QStringLiteral("plugin"), facts.plugin.text()},
                           {QStringLiteral("version"), facts.version},
                           {QStringLiteral("files"), facts.files.size()}},
                          *known ? 200 : 201);
    }
};

struct BundlePath
{
    Digest digest;
    QString path;
    const BundleFolder *folder = nullptr;
};

Result<BundlePath> readBundlePath(const Call &call)
{
    const Result<Digest> digest = digestOf(call, "digest");
    if (!digest)
        return Failure(digest.error());
    return BundlePath{*digest, call.path.value(QStringLiteral("path")), call.bundles};
}

struct GetBundle
{
    using Input = BundlePath;
    using Output = Answer;

    static Result<Input> parse(const Call &call) { return readBundlePath(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        const Result<BundleFacts> facts = store.bundle(caller, input.digest);
        if (!facts)
            return Failure(facts.error());
        Answer answer;
        answer.contentType = QByteArrayLiteral("application/zstd");
        answer.file = input.folder->fileOf(input.digest);
        return answer;
    }
};

struct ListBundleFiles
{
    using Input = BundlePath;
    using Output = Answer;

    static Result<Input> parse(const Call &call) { return readBundlePath(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        const Result<BundleFacts> facts = store.bundle(caller, input.digest);
        if (!facts)
            return Failure(facts.error());
        return jsonAnswer({{QStringLiteral("items"), toJsonArray(facts->files)}});
    }
};

struct GetBundleFile
{
    using Input = BundlePath;
    using Output = Answer;

    static Result<Input> parse(const Call &call) { return readBundlePath(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        const Result<BundleFacts> facts = store.bundle(caller, input.digest);
        if (!facts)
            return Failure(facts.error());
        const bool known = std::any_of(facts->files.begin(), facts->files.end(),
                                       [&](const BundleFile &file) { return file.path == input.path; });
        if (!known)
            return Failure(ErrorCode::NotFound, QStringLiteral("the bundle has no such file"), input.path);
        Answer answer;
        answer.elsewhere = [packed = input.folder->fileOf(input.digest), path = input.path]() -> Result<Answer> {
            const Result<QByteArray> bytes = readBundleFile(packed, path);
            if (!bytes)
                return Failure(bytes.error());
            return textAnswer(*bytes, QByteArrayLiteral("application/octet-stream"));
        };
        return answer;
    }
};

} // namespace

QList<Route> bundleRoutes()
{
    return {
        {Method::Put, "/v1/tenants/{tenant}/bundles/{+digest}", "putBundle", Who::Operator, Work::Write, BodyKind::Bundle,
         prepare<PutBundle>},
        {Method::Get, "/v1/tenants/{tenant}/bundles/{+digest}", "getBundle", Who::Node, Work::Read, BodyKind::None,
         prepare<GetBundle>},
        {Method::Get, "/v1/tenants/{tenant}/bundles/{+digest}/files", "listBundleFiles", Who::Operator, Work::Read,
         BodyKind::None, prepare<ListBundleFiles>},
        {Method::Get, "/v1/tenants/{tenant}/bundles/{+digest}/files/{path...}", "getBundleFile", Who::Operator, Work::Read,
         BodyKind::None, prepare<GetBundleFile>},
    };
}

} // namespace oz0

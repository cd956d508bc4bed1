#include "core/manifest/ManifestShape.h"

#include "core/base/Decimal.h"
#include "core/base/JsonNumbers.h"
#include "core/manifest/HostPattern.h"

#include <QJsonArray>
#include <QJsonObject>

namespace oz0 {

namespace {

using Kind = ManifestShape::Kind;
using Spelling = ManifestShape::Spelling;

constexpr ManifestShape text{Kind::Text, Spelling::Exact, nullptr, "", {}};
constexpr ManifestShape url{Kind::Text, Spelling::Url, nullptr, "", {}};
constexpr ManifestShape protocol{Kind::Text, Spelling::Exact, nullptr, "stdio", {}};
constexpr ManifestShape harnessUse{Kind::Text, Spelling::Exact, nullptr, "builtin", {}};
constexpr ManifestShape texts{Kind::Set, Spelling::Exact, nullptr, nullptr, {}};
constexpr ManifestShape allowed{Kind::Set, Spelling::AllowedHost, nullptr, nullptr, {}};
constexpr ManifestShape denied{Kind::Set, Spelling::DeniedHost, nullptr, nullptr, {}};
constexpr ManifestShape urls{Kind::Set, Spelling::Url, nullptr, nullptr, {}};
constexpr ManifestShape bindings{Kind::Bindings, Spelling::Exact, nullptr, nullptr, {}};
constexpr ManifestShape models{Kind::Models, Spelling::Exact, nullptr, nullptr, {}};
constexpr ManifestShape map{Kind::Map, Spelling::Exact, nullptr, nullptr, {}};
constexpr ManifestShape headers{Kind::Map, Spelling::HeaderName, nullptr, nullptr, {}};
constexpr ManifestShape delivery{Kind::Map, Spelling::Exact, nullptr, "env", {}};
constexpr ManifestShape sequence{Kind::Sequence, Spelling::Exact, nullptr, nullptr, {}};
constexpr ManifestShape steps{Kind::Steps, Spelling::Exact, nullptr, nullptr, {}};
constexpr ManifestShape contract{Kind::Contract, Spelling::Exact, nullptr, nullptr, {}};

constexpr ManifestField egressFields[] = {{"allow", &allowed}, {"deny", &denied}};
constexpr ManifestShape egress{Kind::Record, Spelling::Exact, nullptr, nullptr, egressFields};

constexpr ManifestField requiresFields[] = {
    {"secrets", &texts}, {"secrets_from", &delivery}, {"inject", &bindings}, {"models", &models}};
constexpr ManifestShape requirements{Kind::Record, Spelling::Exact, nullptr, nullptr, requiresFields};

constexpr ManifestField connectionFields[] = {{"secret", &text},  {"tools", &texts},    {"functions", &texts},
                                              {"scopes", &texts}, {"resources", &urls}, {"token", &map}};
constexpr ManifestShape connections{Kind::Keyed, Spelling::Exact, "name", nullptr, connectionFields};

constexpr ManifestField functionFields[] = {{"input", &contract}, {"output", &contract}};
constexpr ManifestShape functions{Kind::Keyed, Spelling::Exact, "name", nullptr, functionFields};
constexpr ManifestField serverFields[] = {{"module", &text}};
constexpr ManifestShape server{Kind::Record, Spelling::Exact, nullptr, nullptr, serverFields};
constexpr ManifestField remoteFields[] = {{"url", &url}, {"headers", &headers}};
constexpr ManifestShape remote{Kind::Record, Spelling::Exact, nullptr, nullptr, remoteFields};
constexpr ManifestField toolFields[] = {{"description", &text},   {"server", &server},   {"remote", &remote},
                                        {"connection", &text},    {"uses_model", &text}, {"secret_arguments", &texts},
                                        {"functions", &functions}};
constexpr ManifestShape tools{Kind::Keyed, Spelling::Exact, "id", nullptr, toolFields};

constexpr ManifestField harnessFields[] = {{"protocol", &protocol}, {"command", &sequence}, {"url", &url}};
constexpr ManifestShape harnesses{Kind::Keyed, Spelling::Exact, "name", nullptr, harnessFields};

constexpr ManifestField harnessUseFields[] = {{"use", &harnessUse}, {"auth", &texts}};
constexpr ManifestShape agentHarness{Kind::Record, Spelling::Exact, nullptr, nullptr, harnessUseFields};
constexpr ManifestField agentFields[] = {{"harness", &agentHarness}, {"tools", &texts},       {"input", &contract},
                                         {"output", &contract},      {"node_selector", &map}, {"labels", &map},
                                         {"egress", &egress}};
constexpr ManifestShape agents{Kind::Keyed, Spelling::Exact, "name", nullptr, agentFields};

constexpr ManifestField flowFields[] = {
    {"input", &contract}, {"output", &contract}, {"steps", &steps}, {"node_selector", &map}, {"labels", &map}};
constexpr ManifestShape flows{Kind::Keyed, Spelling::Exact, "name", nullptr, flowFields};

constexpr ManifestField rootFields[] = {{"name", &text},        {"version", &text},
                                        {"description", &text}, {"requires", &requirements},
                                        {"egress", &egress},    {"connections", &connections},
                                        {"tools", &tools},      {"harnesses", &harnesses},
                                        {"agents", &agents},    {"flows", &flows},
                                        {"uses", &texts},       {"reads", &texts},
                                        {"mail", &texts}};
constexpr ManifestShape root{Kind::Record, Spelling::Exact, nullptr, nullptr, rootFields};

} // namespace

const ManifestShape &manifestShape()
{
    return root;
}

QString normalised(const QString &written, ManifestShape::Spelling spelling)
{
    switch (spelling) {
    case Spelling::Exact:
        return written;
    case Spelling::HeaderName:
        return written.toLower();
    case Spelling::Url:
        return normalisedUrl(written);
    case Spelling::AllowedHost:
    case Spelling::DeniedHost:
        break;
    }
    const HostList list = spelling == Spelling::AllowedHost ? HostList::Allow : HostList::Deny;
    const Result<HostPattern> pattern = hostPatternFromText(written, list);
    return pattern ? pattern->text() : written;
}

QString scalarText(const QJsonValue &value)
{
    if (value.isUndefined() || (value.isString() && !isLongNumber(value)))
        return value.toString();
    return QString::fromUtf8(jsonText(value));
}

} // namespace oz0

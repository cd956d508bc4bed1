#include "core/wire/EvidenceCodec.h"

#include "core/wire/CodecParts.h"

namespace oz0 {

namespace {
constexpr qsizetype mostExcerpts = 10000;
constexpr qsizetype mostLines = 100;
} // namespace

QJsonObject toJson(const ExcerptLine &line)
{
    return JsonWriter().value("number", line.number).value("text", line.text).object();
}

void read(JsonReader &reader, ExcerptLine &line)
{
    line.number = readInt(reader, "number");
    line.text = reader.string("text");
}

QJsonObject toJson(const Excerpt &excerpt)
{
    return JsonWriter().list("installed", excerpt.installed).list("proposed", excerpt.proposed).object();
}

void read(JsonReader &reader, Excerpt &excerpt)
{
    excerpt.installed = readList<ExcerptLine>(reader, "installed", mostLines);
    excerpt.proposed = readList<ExcerptLine>(reader, "proposed", mostLines);
}

QJsonObject toJson(const Evidence &evidence)
{
    return JsonWriter()
        .text("installedVersion", evidence.installedVersion)
        .texts("nodes", evidence.nodes)
        .value("save", evidence.save)
        .list("refusals", evidence.refusals)
        .list("warnings", evidence.warnings)
        .object();
}

void read(JsonReader &reader, Evidence &evidence)
{
    evidence.installedVersion = reader.string("installedVersion");
    evidence.nodes = reader.strings("nodes");
    evidence.save = readInt(reader, "save");
    evidence.refusals = readList<Excerpt>(reader, "refusals", mostExcerpts);
    evidence.warnings = readList<Excerpt>(reader, "warnings", mostExcerpts);
}

QJsonObject toJson(const Recheck &recheck)
{
    QJsonObject json = toJson(recheck.verdict);
    json.insert(QStringLiteral("at"), toText(recheck.at));
    json.insert(QStringLiteral("installedVersion"), recheck.installedVersion);
    json.insert(QStringLiteral("installedChanged"), recheck.installedChanged);
    return json;
}

void read(JsonReader &reader, Recheck &recheck)
{
    read(reader, recheck.verdict);
    recheck.at = reader.instant("at");
    recheck.installedVersion = reader.string("installedVersion");
    recheck.installedChanged = reader.boolean("installedChanged");
}

QJsonObject toJson(const SeenRequest &request)
{
    return JsonWriter().text("filter", request.filter).id("upTo", request.upTo).object();
}

void read(JsonReader &reader, SeenRequest &request)
{
    request.filter = reader.string("filter", {}, 1024);
    request.upTo = reader.id<RecordTag>("upTo");
}

QJsonObject toJson(const SeenAnswer &answer)
{
    return JsonWriter().value("marked", answer.marked).object();
}

void read(JsonReader &reader, SeenAnswer &answer)
{
    answer.marked = readInt(reader, "marked");
}

} // namespace oz0

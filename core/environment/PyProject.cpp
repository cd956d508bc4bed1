#include "core/environment/PyProject.h"

#include "core/environment/TomlDocument.h"

namespace oz0 {

namespace {

LocatedText located(const toml::node &node)
{
    return {textOf(&node), lineOf(node)};
}

/// Every string of an array, or of the arrays that a table or an array of tables holds (requires-dist, a dict of lists).
void collectRequirements(const toml::node &node, const QString &key, bool runtime, QList<DeclaredRequirement> &out)
{
    if (node.is_string()) {
        out.append({located(node), key, runtime});
    } else if (const toml::array *array = node.as_array()) {
        for (const toml::node &item : *array)
            collectRequirements(item, key, runtime, out);
    } else if (const toml::table *table = node.as_table()) {
        // { requirement = "…", match-runtime = true } of extra-build-dependencies
        if (const toml::node *requirement = table->get("requirement"))
            collectRequirements(*requirement, key, runtime, out);
    }
}

void collectNamedRequirements(const toml::node &node, const QString &key, QList<DeclaredRequirement> &out)
{
    const toml::table *table = node.as_table();
    if (table == nullptr)
        return;
    for (const auto &[name, list] : *table)
        collectRequirements(list, key + QLatin1Char('.') + textOf(name.str()), false, out);
}

BuildSystem readBuildSystem(int line, const toml::node &node)
{
    BuildSystem system;
    system.line = line;
    const toml::table *table = node.as_table();
    if (table == nullptr)
        return system;
    for (const auto &[key, value] : *table) {
        if (key.str() == "requires") {
            system.hasRequires = true;
            system.requiresLine = lineOf(key);
            const toml::array *array = value.as_array();
            system.requiresIsList = array != nullptr;
            for (size_t i = 0; array != nullptr && i < array->size(); ++i) {
                system.requiresIsList = system.requiresIsList && array->get(i)->is_string();
                system.requirements.append(located(*array->get(i)));
            }
        } else if (key.str() == "build-backend") {
            system.backend = LocatedText{textOf(&value), lineOf(key)};
        } else if (key.str() == "backend-path") {
            system.backendPathLine = lineOf(key);
        }
    }
    return system;
}

void readSources(const toml::node &node, QList<UvSource> &out)
{
    const toml::table *table = node.as_table();
    if (table == nullptr)
        return;
    const auto add = [&out](const toml::key &name, const toml::node &entry) {
        UvSource source{textOf(name.str()), lineOf(entry) > 0 ? lineOf(entry) : lineOf(name), {}};
        if (const toml::table *keys = entry.as_table()) {
            for (const auto &[key, value] : *keys)
                source.keys.insert(textOf(key.str()), {textOf(&value), lineOf(key)});
        }
        out.append(source);
    };
    for (const auto &[name, entry] : *table) {
        const toml::array *several = entry.as_array();
        if (several == nullptr || several->empty()) {
            add(name, entry);
            continue;
        }
        for (const toml::node &one : *several)
            add(name, one);
    }
}

void readIndexes(const QString &key, const toml::node &node, PyProject &out)
{
    if (node.is_string()) {
        out.indexes.append({key, located(node)});
    } else if (const toml::array *array = node.as_array()) {
        for (const toml::node &item : *array)
            readIndexes(key, item, out);
    } else if (const toml::table *table = node.as_table()) {
        if (const toml::node *url = table->get("url"))
            readIndexes(key, *url, out);
    }
}

void readUvTable(const toml::table &table, const QString &name, PyProject &out)
{
    for (const auto &[key, value] : table) {
        const QString text = textOf(key.str());
        const toml::value<bool> *boolean = value.as_boolean();
        out.settings.append({name, text, lineOf(key), boolean != nullptr && !boolean->get()});
        static const QStringList addresses = {QStringLiteral("index"), QStringLiteral("index-url"),
                                              QStringLiteral("extra-index-url"), QStringLiteral("find-links"),
                                              QStringLiteral("check-url")};
        if (addresses.contains(text))
            readIndexes(name + QLatin1Char('.') + text, value, out);
        static const QStringList requirements = {QStringLiteral("dev-dependencies"), QStringLiteral("override-dependencies"),
                                                 QStringLiteral("constraint-dependencies"),
                                                 QStringLiteral("build-constraint-dependencies")};
        if (requirements.contains(text))
            collectRequirements(value, name + QLatin1Char('.') + text, false, out.requirements);
        if (text == QLatin1String("extra-build-dependencies"))
            collectNamedRequirements(value, name + QLatin1Char('.') + text, out.requirements);
        if (const toml::array *metadata = value.as_array(); metadata && text == QLatin1String("dependency-metadata")) {
            for (const toml::node &entry : *metadata) {
                const toml::table *fields = entry.as_table();
                if (const toml::node *list = fields ? fields->get("requires-dist") : nullptr)
                    collectRequirements(*list, name + QStringLiteral(".dependency-metadata"), false, out.requirements);
            }
        }
    }
}

void readToolUv(const toml::table &uv, PyProject &out)
{
    const QString name = QStringLiteral("tool.uv");
    readUvTable(uv, name, out);
    for (const auto &[key, value] : uv) {
        if (key.str() == "workspace")
            out.workspaceLine = lineOf(key);
        else if (key.str() == "required-version")
            out.requiredVersion = LocatedText{textOf(&value), lineOf(key)};
        else if (key.str() == "sources")
            readSources(value, out.sources);
        else if (key.str() == "pip" && value.is_table())
            readUvTable(*value.as_table(), QStringLiteral("tool.uv.pip"), out);
        else if (key.str() == "build-backend" && value.is_table()) {
            const toml::node *data = value.as_table()->get("data");
            if (const toml::table *schemes = data ? data->as_table() : nullptr) {
                for (const auto &[scheme, folder] : *schemes)
                    out.settings.append(
                        {QStringLiteral("tool.uv.build-backend.data"), textOf(scheme.str()), lineOf(scheme), false});
            }
        }
    }
}

void readProject(const toml::table &project, PyProject &out)
{
    out.hasProject = true;
    out.name = textOf(project.get("name"));
    out.requiresPython = textOf(project.get("requires-python"));
    if (const toml::node *list = project.get("dependencies"))
        collectRequirements(*list, QStringLiteral("project.dependencies"), true, out.requirements);
    if (const toml::node *groups = project.get("optional-dependencies"))
        collectNamedRequirements(*groups, QStringLiteral("project.optional-dependencies"), out.requirements);
}

} // namespace

Result<PyProject> readPyProject(const QByteArray &text)
{
    const Result<toml::table> document = parseToml(text, pyprojectMaxBytes);
    if (!document)
        return Failure(document.error());
    PyProject out;
    for (const auto &[key, value] : *document) {
        const toml::table *table = value.as_table();
        if (key.str() == "build-system") {
            out.buildSystem = readBuildSystem(lineOf(key), value);
        } else if (key.str() == "project" && table != nullptr) {
            readProject(*table, out);
        } else if (key.str() == "dependency-groups") {
            collectNamedRequirements(value, QStringLiteral("dependency-groups"), out.requirements);
        } else if (key.str() == "tool" && table != nullptr) {
            const toml::node *uv = table->get("uv");
            if (uv != nullptr && uv->is_table())
                readToolUv(*uv->as_table(), out);
            else if (uv != nullptr)
                out.settings.append({QStringLiteral("tool"), QStringLiteral("uv"), lineOf(*uv), false});
        }
    }
    return out;
}

} // namespace oz0

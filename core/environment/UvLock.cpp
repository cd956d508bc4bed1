#include "core/environment/UvLock.h"

#include "core/environment/Requirement.h"
#include "core/environment/TomlDocument.h"

namespace oz0 {

namespace {

const QStringList &sourceKinds()
{
    static const QStringList kinds = {QStringLiteral("registry"), QStringLiteral("url"),       QStringLiteral("git"),
                                      QStringLiteral("path"),     QStringLiteral("directory"), QStringLiteral("editable"),
                                      QStringLiteral("virtual")};
    return kinds;
}

LockedSource readSource(const toml::table &table)
{
    for (const QString &kind : sourceKinds()) {
        if (const toml::node *value = table.get(kind.toStdString()))
            return {kind, {textOf(value), lineOf(*value)}};
    }
    return {};
}

QStringList readTexts(const toml::node *node)
{
    QStringList texts;
    if (const toml::array *array = node ? node->as_array() : nullptr) {
        for (const toml::node &item : *array)
            texts.append(textOf(&item));
    }
    return texts;
}

QList<LockedDependency> readDependencies(const toml::node *node)
{
    QList<LockedDependency> list;
    const toml::array *array = node ? node->as_array() : nullptr;
    for (size_t i = 0; array != nullptr && i < array->size(); ++i) {
        const toml::table *entry = array->get(i)->as_table();
        if (entry == nullptr)
            continue;
        list.append({normalisedPackageName(textOf(entry->get("name"))), textOf(entry->get("version")),
                     readTexts(entry->get("extra")), textOf(entry->get("marker"))});
    }
    return list;
}

/// The entries of a requirement list that name something else than an index.
void readDeclared(const toml::node *node, QList<std::pair<QString, LockedSource>> &out)
{
    if (node == nullptr)
        return;
    if (const toml::table *groups = node->as_table()) {
        for (const auto &[name, list] : *groups) {
            if (list.is_array())
                readDeclared(&list, out);
        }
        return;
    }
    const toml::array *array = node->as_array();
    for (size_t i = 0; array != nullptr && i < array->size(); ++i) {
        const toml::table *entry = array->get(i)->as_table();
        if (entry == nullptr)
            continue;
        const LockedSource source = readSource(*entry);
        if (!source.kind.isEmpty() && source.kind != QLatin1String("registry") && source.kind != QLatin1String("url"))
            out.append({normalisedPackageName(textOf(entry->get("name"))), source});
    }
}

QString fileNameOf(const QString &address)
{
    const QString path = address.section(QLatin1Char('#'), 0, 0).section(QLatin1Char('?'), 0, 0);
    return path.section(QLatin1Char('/'), -1);
}

void readFile(const toml::table &file, bool isWheel, LockedPackage &package)
{
    if (const toml::node *path = file.get("path"))
        package.localFiles.append({textOf(path), lineOf(*path)});
    if (!isWheel)
        return;
    package.hasWheels = true;
    QString name = textOf(file.get("filename"));
    if (name.isEmpty())
        name = fileNameOf(file.contains("url") ? textOf(file.get("url")) : textOf(file.get("path")));
    package.wheels.append(name);
}

LockedPackage readPackage(const toml::table &table)
{
    LockedPackage package;
    package.line = lineOf(table);
    package.name = normalisedPackageName(textOf(table.get("name")));
    package.version = textOf(table.get("version"));
    if (const toml::node *source = table.get("source"); source && source->is_table())
        package.source = readSource(*source->as_table());
    if (const toml::array *wheels = table.get("wheels") ? table.get("wheels")->as_array() : nullptr) {
        for (const toml::node &wheel : *wheels) {
            if (wheel.is_table())
                readFile(*wheel.as_table(), true, package);
        }
    }
    if (const toml::node *sdist = table.get("sdist"); sdist && sdist->is_table())
        readFile(*sdist->as_table(), false, package);
    if (package.source.kind == QLatin1String("url") && fileNameOf(package.source.value.text).endsWith(QLatin1String(".whl"))) {
        package.hasWheels = true;
        package.wheels.append(fileNameOf(package.source.value.text));
    }
    package.resolutionMarkers = readTexts(table.get("resolution-markers"));
    package.dependencies = readDependencies(table.get("dependencies"));
    if (const toml::table *extras = table.get("optional-dependencies") ? table.get("optional-dependencies")->as_table()
                                                                       : nullptr) {
        for (const auto &[extra, list] : *extras)
            package.optional.insert(normalisedPackageName(textOf(extra.str())), readDependencies(&list));
    }
    if (const toml::table *metadata = table.get("metadata") ? table.get("metadata")->as_table() : nullptr) {
        readDeclared(metadata->get("requires-dist"), package.declared);
        readDeclared(metadata->get("requires-dev"), package.declared);
    }
    return package;
}

} // namespace

Result<UvLock> readUvLock(const QByteArray &text)
{
    const Result<toml::table> document = parseToml(text, uvLockMaxBytes);
    if (!document)
        return Failure(document.error());
    UvLock lock;
    lock.requiresPython = textOf(document->get("requires-python"));
    if (const toml::node *manifest = document->get("manifest"); manifest && manifest->is_table()) {
        const toml::table &table = *manifest->as_table();
        if (const toml::array *members = table.get("members") ? table.get("members")->as_array() : nullptr) {
            for (const toml::node &member : *members)
                lock.members.append({textOf(&member), lineOf(member)});
        }
        for (const char *list : {"requirements", "overrides", "constraints", "build-constraints", "dependency-groups"})
            readDeclared(table.get(list), lock.declared);
    }
    const toml::array *packages = document->get("package") ? document->get("package")->as_array() : nullptr;
    if (packages != nullptr && qsizetype(packages->size()) > uvLockMaxPackages)
        return Failure(
            Error{ErrorCode::InvalidInput, QStringLiteral("locks more than %1 packages").arg(uvLockMaxPackages), {}, {}, 1, 1});
    for (size_t i = 0; packages != nullptr && i < packages->size(); ++i) {
        if (const toml::table *package = packages->get(i)->as_table())
            lock.packages.append(readPackage(*package));
    }
    return lock;
}

} // namespace oz0

#!/usr/bin/env python3
"""Proves that the house's arrows hold: check_layers.py SOURCE_DIR QT_INCLUDE_DIR. Link lines do not prove it, includes do."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import rules  # noqa: E402
from source import Source, qt_modules  # noqa: E402

PRODUCT = ["core", "cluster", "node", "models", "ui", "app"]


def layer_of(path):
    for prefix, layer in rules.LAYERS:
        if path.startswith(prefix + "/"):
            return layer
    return None


def allowed(path, places):
    return any(path == place or path.startswith(place) for place in places)


def files_below(root, folders):
    for folder in folders:
        for at, inner, names in os.walk(os.path.join(root, folder)):
            inner.sort()
            for name in sorted(names):
                if name.endswith((".h", ".cpp")):
                    yield os.path.relpath(os.path.join(at, name), root)


def check_include(root, path, layer, quote, header, modules):
    """What is wrong with this include, or None."""
    if quote == '"':
        if not os.path.isfile(os.path.join(root, header)):
            if header.endswith(".moc") or (header.startswith("ui_")):
                return None
            return f'"{header}" is no file of this repository; includes start at its root'
        target = layer_of(header)
        if target is None:
            return f'"{header}" belongs to no layer'
        if target == layer or target in rules.MAY_INCLUDE[layer] or header in rules.ALSO.get(layer, ()):
            return None
        return f'{layer} may not include {target} ("{header}")'
    for prefix, folders in rules.FOREIGN.items():
        if header.startswith(prefix):
            return None if allowed(path, [folder + "/" for folder in folders]) else f"<{header}> is for {', '.join(folders)} alone"
    first, _, rest = header.partition("/")
    if first.startswith("Qt") and (rest or first in modules.get(first, ())):
        if not rest:
            return f"<{header}> drags in a whole module; include the class"
        found = {first}
    elif rest or not (header.startswith("Q") or header.startswith("q")):
        return None
    else:
        found = modules.get(header)
        if found is None:
            return f"<{header}> is in no Qt module that is installed"
    if found & rules.QT[layer]:
        return None
    return f"{layer} may not see {' or '.join(sorted(found))} (<{header}>)"


def check_file(root, path, modules):
    """Yields (path, line, complaint)."""
    layer = layer_of(path)
    if layer is None:
        yield path, 1, "this folder is in no layer: name it in tests/layers/rules.py"
        return
    with open(os.path.join(root, path), encoding="utf-8") as file:
        source = Source(file.read())
    for line, quote, header in source.includes:
        complaint = check_include(root, path, layer, quote, header, modules)
        if complaint:
            yield path, line, complaint
    for name, pattern, places, instead in rules.PATTERNS:
        if allowed(path, places):
            continue
        for match in pattern.finditer(source.code):
            yield path, source.line_of(match.start()), f"{name}: {match.group().strip()} … {instead}"
    if not allowed(path, rules.SQL_ALLOWED):
        for line, text in source.strings:
            if rules.SQL.search(text):
                yield path, line, "SQL outside cluster/store"
    for number, text in enumerate(source.text.splitlines(), 1):
        if rules.UNFINISHED.search(text):
            yield path, number, "an unfinished mark: finish it or file an issue"


def check_test_file(root, path):
    """Tests link the libraries; they do not compile product sources again."""
    with open(os.path.join(root, path), encoding="utf-8") as file:
        source = Source(file.read())
    for line, _, header in source.includes:
        if header.endswith(".cpp"):
            yield path, line, f'"{header}": link its library instead'


def check_tree(root, modules):
    complaints = []
    for path in files_below(root, PRODUCT):
        complaints += check_file(root, path, modules)
    for path in files_below(root, ["tests"]):
        complaints += check_test_file(root, path)
    return complaints


def main(arguments):
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    root, qt = arguments
    modules = qt_modules(qt)
    if "QString" not in modules:
        print(f"{qt} holds no Qt headers", file=sys.stderr)
        return 2
    complaints = check_tree(root, modules)
    for path, line, complaint in complaints:
        print(f"{path}:{line}: {complaint}")
    count = sum(1 for _ in files_below(root, PRODUCT))
    print(f"{count} files, {len(complaints)} complaints")
    return 1 if complaints or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

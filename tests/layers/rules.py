"""The house's arrows as data: which folder is which layer, what each layer may include, and what may stand nowhere."""

import re

# The first prefix that fits names the layer.
LAYERS = [
    ("core/base", "base"),
    ("core/domain", "domain"),
    ("core/client", "core_client"),
    ("core", "core"),
    ("cluster/rules", "cluster_rules"),
    ("cluster/store", "cluster_store"),
    ("cluster/http", "cluster_http"),
    ("cluster", "cluster_logic"),
    ("node", "node"),
    ("models", "models"),
    ("ui", "ui"),
    ("app/console", "oz0-console"),
    ("app/oz0", "oz0"),
    ("app/server", "oz0-server"),
    ("app/node", "oz0-node"),
]

CORE = {"base", "domain", "core"}
CLIENT = CORE | {"core_client"}
LOGIC = CORE | {"cluster_rules", "cluster_logic"}

# Layer: the layers it may include, besides itself.
MAY_INCLUDE = {
    "base": set(),
    "domain": {"base"},
    "core": CORE,
    "core_client": CORE,
    "cluster_rules": CORE,
    "cluster_logic": LOGIC,
    "cluster_store": LOGIC,
    "cluster_http": LOGIC,
    "node": CLIENT,
    "models": CLIENT,
    "ui": CLIENT | {"models"},
    "oz0-console": CLIENT | {"models", "ui"},
    "oz0": CLIENT | {"cluster_rules"},
    "oz0-server": LOGIC | {"cluster_store", "cluster_http"},
    "oz0-node": CLIENT | {"node"},
}

# Single headers that a layer may include although it may not include their layer.
ALSO = {"cluster_http": {"cluster/store/Store.h"}}

# Layer: the Qt modules whose headers it may include.
_CORE_QT = {"QtCore"}
_NETWORK = {"QtCore", "QtNetwork"}
_WINDOW = _NETWORK | {"QtConcurrent", "QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets", "QtCharts"}
QT = {
    "base": _CORE_QT,
    "domain": _CORE_QT,
    "core": _CORE_QT,
    "core_client": _NETWORK,
    "cluster_rules": _CORE_QT,
    "cluster_logic": _CORE_QT,
    "cluster_store": {"QtCore", "QtSql"},
    "cluster_http": _CORE_QT,
    "node": _NETWORK,
    "models": _NETWORK | {"QtConcurrent"},
    "ui": _WINDOW,
    "oz0-console": _WINDOW,
    "oz0": _NETWORK,
    "oz0-server": _CORE_QT,
    "oz0-node": _NETWORK,
}

# Header prefix of a foreign library: the folders that may see it.
FOREIGN = {
    "boost/": ["cluster/http", "app/server"],
    "openssl/": ["core/bundle", "cluster/store", "cluster/http", "app/server"],
    "sqlite3.h": ["cluster/store"],
    "libpq-fe.h": ["cluster/store"],
    "yaml.h": ["core/manifest"],
    "archive.h": ["core/bundle"],
    "archive_entry.h": ["core/bundle"],
    "zstd.h": ["core/bundle"],
    "toml++/": ["core/environment"],
    "git2": ["core/manifest"],
    "qt6keychain/": ["core/client", "app/console", "app/oz0"],
    "KSyntaxHighlighting/": ["ui"],
}

# (name, pattern in code without comments and strings, path prefixes where it is allowed, what to do instead)
PATTERNS = [
    ("then", re.compile(r"(?:\.|->)then\s*[(<]"), [], "wait with await(future, context, f) of core/client/Await.h"),
    ("instance", re.compile(r"\binstance\s*\(\s*\)|\bqApp\b"), [], "hand it in through the constructor"),
    (
        "exec",
        re.compile(r"(?:\.|->|::)exec\s*\("),
        ["cluster/store/", "app/console/main.cpp", "app/oz0/main.cpp", "app/server/main.cpp", "app/node/main.cpp"],
        "open() and a signal; main alone runs an event loop",
    ),
    ("event loop", re.compile(r"\bprocessEvents\b|\bQEventLoop\b"), [], "wait for a signal"),
    (
        "sleep",
        re.compile(r"\b(?:sleep_for|sleep_until|usleep|nanosleep)\b|\bQThread::(?:m|u)?sleep\b|(?<![\w:.>])(?:::)?sleep\s*\("),
        [],
        "wait for an event, with a deadline",
    ),
    (
        "translation",
        re.compile(r"\btr\s*\("),
        ["models/", "ui/", "app/console/"],
        "say a code; models, ui and app/console give it words",
    ),
    ("guessed markup", re.compile(r"\bnew\s+QLabel\b|\bmightBeRichText\b"), [], "a Label: plain unless it says otherwise"),
    ("throw", re.compile(r"\bthrow\b"), [], "return a Result"),
]

# In string literals: SQL is the store's alone.
SQL = re.compile(r"\b(?:SELECT\s.+\sFROM|INSERT\s+(?:OR\s+\w+\s+)?INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|CREATE\s+TABLE)\b", re.DOTALL)
SQL_ALLOWED = ["cluster/store/"]

# In comments too.
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX)\b")

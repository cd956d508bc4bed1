"""Says in the names of its functions what it could do."""

import os
import pathlib
import socket
import sys

from stub import serve


def can(name, deed):
    try:
        return [name] if deed() else []
    except (OSError, KeyError):
        return []


plugin = pathlib.Path(sys.path[0]).parent


def others():
    mine = {str(os.getpid()), "1"}
    return [entry for entry in os.listdir("/proc") if entry.isdigit() and entry not in mine]


def reaches():
    with socket.create_connection(("127.0.0.1", int(os.environ["PORT"])), timeout=2):
        return True


found = []
found += can("reads_its_plugin", lambda: (plugin / "src" / "prober.py").read_text())
found += can("writes_its_own_folder", lambda: pathlib.Path("mine").write_text("x"))
if "TRY_WRITING" in os.environ:
    found += can("writes_tmp", lambda: pathlib.Path("/tmp/oz0-prober").write_text("x"))
    found += can("writes_its_plugin", lambda: (plugin / "src" / "written").write_text("x"))
    found += can("writes_usr", lambda: pathlib.Path("/usr/oz0-prober").write_text("x"))
found += can("reads_shadow", lambda: pathlib.Path("/etc/shadow").read_bytes())
found += can("reads_other_plugin", lambda: pathlib.Path(os.environ["OTHER"]).read_text())
found += can("lists_root_folder", lambda: pathlib.Path(os.environ["OTHER"]).parent.exists())
found += can("sees_processes", lambda: len(others()) > 0)
found += can("reaches_network", reaches)
found += ["has_" + name for name in sorted(os.environ) if name in ("KEY", "NODE_ONLY")]
if "SECRET_FILE" in os.environ:
    found += can("reads_secret_file", lambda: pathlib.Path(os.environ["SECRET_FILE"]).read_text() == "from-a-file")
serve(found)

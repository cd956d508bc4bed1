"""Leaves children behind in its group, in a session of their own, and without its environment."""

import os
import sys
import threading

from stub import serve

for kind in ("group", "session"):
    if os.fork() == 0:
        if kind == "session":
            os.setsid()
        threading.Event().wait()
    print("forked a child in the", kind, file=sys.stderr, flush=True)


def on_method(method):
    if method == "tools/list" and "FORK_DIES" in os.environ:
        os._exit(5)


serve(["hello"], on_method)

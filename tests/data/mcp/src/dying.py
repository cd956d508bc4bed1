import os
import sys

from stub import serve


def on_method(method):
    if method == "tools/list":
        print("about to die with", os.environ.get("GREETING_KEY", "nothing"), file=sys.stderr, flush=True)
        sys.exit(3)


serve(["hello"], on_method)

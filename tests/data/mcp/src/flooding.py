import sys

from stub import serve


def on_method(method):
    if method == "tools/list":
        sys.stdout.write("x" * (3 * 1024 * 1024))
        sys.stdout.flush()


serve(["hello"], on_method)

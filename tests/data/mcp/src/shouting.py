import sys

from stub import serve


def on_method(method):
    if method == "tools/list":
        for _ in range(4096):
            sys.stderr.write("y" * 1023 + "\n")


serve(["hello"], on_method)

import threading

from stub import serve


def on_method(method):
    if method == "tools/list":
        threading.Event().wait()


serve(["hello"], on_method)

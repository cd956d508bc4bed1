import os
import threading

from stub import serve

threading.Timer(float(os.environ.get("LIVES", "0.3")), lambda: os._exit(4)).start()
serve(["hello"])

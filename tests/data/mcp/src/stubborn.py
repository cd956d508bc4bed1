"""Does not leave when its input ends, nor when it is asked to."""

import signal
import threading

from stub import serve

signal.signal(signal.SIGTERM, signal.SIG_IGN)
serve(["hello"])
threading.Event().wait()

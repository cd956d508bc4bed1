"""The console in a real window under a test, and a person who works in it by keyboard alone."""

import re

from cluster import OnCluster
from desktop import Desktop
from harness import eventually, program

CONSOLE = "oz0-console"


class ByKeyboard(OnCluster):
    """After open_console() keys go to the console's window; what a screen reader finds there says what they did."""

    def open_console(self, context):
        self.desktop = Desktop(self)
        console = self.start([program(CONSOLE), "--context", context], environment=self.desktop.environment())
        self.desktop.wait_active("oz0 console", deadline=30)
        return console

    def focused(self):
        return [one for one in self.desktop.read(CONSOLE) if "focused" in one["states"] and "showing" in one["states"]]

    def wait_for_focus(self, name):
        wanted = re.compile(name)
        return eventually(lambda: next((one for one in self.focused() if wanted.search(one["name"])), None), 15, f"focus on {name!r}",
                          pause=0.2)

    def tab_to(self, name, most=15):
        wanted = re.compile(name)
        for _ in range(most):
            if any(wanted.search(one["name"]) for one in self.focused()):
                return
            self.desktop.key("Tab")
        names = [one["name"] for one in self.focused()]
        raise AssertionError(f"Tab does not reach {name!r}; the focus is on {names}")

    def hear(self, *names, deadline=15):
        """The words of the first thing shown that fits each pattern, once there is one for all."""
        wanted = [re.compile(name) for name in names]
        missing = []

        def look():
            shown = [one["name"] for one in self.desktop.read(CONSOLE) if "showing" in one["states"]]
            heard = [next((name for name in shown if one.search(name)), None) for one in wanted]
            missing[:] = [name for name, found in zip(names, heard) if found is None]
            return None if missing else heard

        try:
            return eventually(look, deadline, "all to be read", pause=0.2)
        except AssertionError:
            self.desktop.picture("not-heard.png")
            raise AssertionError(f"not read within {deadline} s: {missing}") from None

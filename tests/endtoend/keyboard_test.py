#!/usr/bin/env python3
"""The console by keyboard alone: an admin finds who holds local-3 and frees it."""

import os
import re
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from console import CONSOLE, ByKeyboard  # noqa: E402
from harness import eventually  # noqa: E402
from plugins import make_plugin  # noqa: E402


class Keyboard(ByKeyboard):
    def setUp(self):
        super().setUp()
        self.start_cluster()
        self.start_node("local-3", ["candidates=allow", "pool=dev"])
        self.start_node("local-4")
        self.install(make_plugin(os.path.join(self.folder, "installed", "greeter"), version="1.0.0"), ready_on=["local-3", "local-4"])
        olga = self.member("olga", "operator")
        work = make_plugin(os.path.join(self.folder, "work", "greeter"), version="1.1.0", mark="tried")
        self.dev = self.start_dev(work, "--select", "pool=dev", context=olga)
        self.dev.wait_for(r"ready on 1 node", 30)
        self.candidate = self.admin.candidate("greeter")
        self.open_console(self.admin_context)
        self.desktop.find(CONSOLE, "table cell", r"greeter", deadline=30)

    def test_anAdminFindsWhoHoldsANodeAndFreesIt(self):
        self.desktop.key("ctrl+k")
        self.wait_for_focus(r"^Search or run a command")
        self.desktop.type("local-3")
        # A screen reader says what Enter would open; the arrows go on to the candidate.
        for _ in range(5):
            field = self.wait_for_focus(r"^Search or run a command")
            if re.search(r"candidate .* by user:", field["description"]):
                break
            self.desktop.key("Down")
        self.assertRegex(field["description"], r"candidate .* by user:olga on local-3")
        self.desktop.key("Return")
        self.wait_for_focus(r"greeter.*olga|olga.*greeter")
        self.desktop.key("Delete")
        self.desktop.find(CONSOLE, "text|entry", r"^Reason")
        self.wait_for_focus(r"^Cancel")
        self.desktop.key("alt+a")
        self.wait_for_focus(r"^Reason")
        self.desktop.type("Frees local-3")
        self.tab_to(r"^Remove 1 candidate")
        self.desktop.key("space")
        ended = eventually(lambda: (lambda one: one["phase"] == "ended" and one)(self.admin.get(f"candidates/{self.candidate['id']}")),
                           20, "the candidate ended")
        self.assertEqual((ended["end"]["by"], ended["end"]["reason"]), ("user:ada", "Frees local-3"))
        eventually(lambda: self.parts("local-3").get(("installed", "greeter"), {}).get("state") == "ready", 20,
                   "the installed version back")

    def test_theShortcutsAreListedByShiftF1(self):
        self.desktop.key("shift+F1")
        self.desktop.find(CONSOLE, "table cell", r"^Refresh, F5")
        self.desktop.key("Escape")
        self.desktop.gone(CONSOLE, "table cell", r"^Refresh, F5")


if __name__ == "__main__":
    unittest.main()

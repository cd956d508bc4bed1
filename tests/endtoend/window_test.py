#!/usr/bin/env python3
"""The console in a real window: an admin removes somebody's candidate with mouse and keyboard; an operator sees why he may not."""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cluster import OnCluster  # noqa: E402
from desktop import Desktop  # noqa: E402
from harness import eventually, program  # noqa: E402
from plugins import make_plugin  # noqa: E402

CONSOLE = "oz0-console"
BUTTON = "push button|button"


class Window(OnCluster):
    def setUp(self):
        super().setUp()
        self.start_cluster()
        self.start_node("one", ["candidates=allow", "pool=dev"])
        self.start_node("two")
        self.install(make_plugin(os.path.join(self.folder, "installed", "greeter"), version="1.0.0"), ready_on=["one", "two"])
        self.olga = self.member("olga", "operator")
        work = make_plugin(os.path.join(self.folder, "work", "greeter"), version="1.1.0", mark="tried")
        self.dev = self.start_dev(work, "--select", "pool=dev", context=self.olga)
        self.dev.wait_for(r"ready on 1 node", 30)
        self.candidate = self.admin.candidate("greeter")
        self.desktop = Desktop(self)

    def open_console(self, context):
        console = self.start([program(CONSOLE), "--context", context], environment=self.desktop.environment())
        self.desktop.click(self.desktop.find(CONSOLE, "table cell", r"greeter", deadline=30))
        return console

    def test_R6_adminRemovesACandidateInTheWindow(self):
        self.open_console(self.admin_context)
        button = self.desktop.find(CONSOLE, BUTTON, r"^Remove", state="sensitive")
        self.desktop.click(button)
        self.desktop.click(self.desktop.find(CONSOLE, "text|entry", r"^Reason"))
        self.desktop.type("Frees the node")
        confirm = self.desktop.find(CONSOLE, BUTTON, r"^Remove 1 candidate", state="sensitive")
        self.assertEqual(self.admin.get(f"candidates/{self.candidate['id']}")["phase"], "placed", "nothing before the confirmation")
        self.desktop.click(confirm)

        ended = eventually(lambda: (lambda one: one["phase"] == "ended" and one)(self.admin.get(f"candidates/{self.candidate['id']}")),
                           20, "the candidate ended")
        self.assertEqual((ended["end"]["by"], ended["end"]["reason"]), ("user:ada", "Frees the node"))
        entry = self.admin.audit("candidate.remove")[-1]
        self.assertEqual((entry["actor"], entry["reason"], entry["outcome"]), ("user:ada", "Frees the node", "done"))
        eventually(lambda: self.parts("one").get(("installed", "greeter"), {}).get("state") == "ready", 20, "the installed version back")
        self.assertEqual(self.dev.wait_exit(20), 1)
        self.assertIn("Frees the node", self.dev.text())
        self.assertIn("ada", self.dev.text())
        self.desktop.key("Escape")
        self.desktop.gone(CONSOLE, "table cell", r"^greeter")

    def test_R6_operatorSeesTheActionDisabledWithItsReason(self):
        self.open_console(self.member("otto", "operator"))
        button = self.desktop.find(CONSOLE, BUTTON, r"^Remove")
        self.assertNotIn("sensitive", button["states"])
        self.assertRegex(button["description"], r"(?i)owner|admin|olga")
        # The keyboard and the mouse do not get past it either.
        self.desktop.key("Delete")
        self.desktop.click(button)
        shown = self.desktop.read(CONSOLE)
        self.assertFalse([one for one in shown if one["role"] == "dialog" and "showing" in one["states"]])
        self.assertFalse([one for one in shown if one["name"].startswith("Reason") and "showing" in one["states"]])
        self.assertEqual(self.admin.get(f"candidates/{self.candidate['id']}")["phase"], "placed")
        self.assertTrue(self.dev.running())


if __name__ == "__main__":
    unittest.main()

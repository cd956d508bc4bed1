#!/usr/bin/env python3
"""The console by keyboard alone: a release manager previews a folder, reads two reasons, mends the file, and the verdict passes."""

import json
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from console import CONSOLE, ByKeyboard  # noqa: E402
from plugins import make_plugin, write  # noqa: E402

TAKEN = """\
name: reporter
version: 0.4.0
description: For the end-to-end tests.
tools:
  - id: tracker
    server: {module: reporter.server}
    functions:
      - {name: look}
agents:
  - name: clerk
"""


class MendedPreview(ByKeyboard):
    def setUp(self):
        super().setUp()
        self.start_cluster()
        # What is installed has the names already.
        tracker = make_plugin(os.path.join(self.folder, "installed", "tracker"), name="tracker")
        with open(os.path.join(tracker, "plugin.yaml"), "a", encoding="utf-8") as file:
            file.write("agents:\n  - name: clerk\n")
        self.install(tracker)
        self.work = make_plugin(os.path.join(self.folder, "work", "reporter"), name="reporter")
        write(os.path.join(self.work, "plugin.yaml"), TAKEN)

    def test_V2_U25_aFolderIsMendedUntilItsPreviewPasses(self):
        told, _, status = self.oz0("plugin", "preview", self.work, "--json", status=None)
        self.assertEqual(status, 1)
        lines = {one["subject"]["name"]: one["line"] for one in json.loads(told)["refusals"]}
        self.assertEqual(lines, {"tracker": 5, "clerk": 10})

        self.open_console(self.member("rosa", "operator"))
        self.desktop.key("ctrl+5")
        self.wait_for_focus(r"^Folder or candidate to preview$")
        self.desktop.type(self.work)
        self.desktop.key("Return")
        *_, agent, tool = self.hear(r"^An install would be refused: 2 reasons\.$", r"^Exit status 1 refused$",
                                    r"^Refusal 1: .*agent clerk belongs", r"^Refusal 2: Tool ID tracker belongs to plugin tracker",
                                    deadline=30)
        self.assertIn(f"plugin.yaml line {lines['tracker']}", tool)
        self.assertIn(f"plugin.yaml line {lines['clerk']}", agent)

        # Half mended: one reason is left, and what is gone since is told.
        write(os.path.join(self.work, "plugin.yaml"), TAKEN.replace("id: tracker", "id: reports"))
        self.desktop.key("ctrl+r")
        *_, agent = self.hear(r"^An install would be refused: 1 reason\.$", r"^No longer: Reason: Tool ID tracker belongs",
                              r"^Refusal 1: .*agent clerk belongs", deadline=30)
        self.assertIn(f"plugin.yaml line {lines['clerk']}", agent)

        write(os.path.join(self.work, "plugin.yaml"),
              TAKEN.replace("id: tracker", "id: reports").replace("name: clerk", "name: reporting-clerk"))
        self.desktop.key("ctrl+r")
        self.hear(r"^An install would pass", r"^Exit status 0 would install$", deadline=30)
        self.desktop.gone(CONSOLE, ".*", r"^Refusal \d: ")
        self.assertEqual(self.oz0("plugin", "preview", self.work, status=None)[2], 0, "the command says so too")
        self.assertNotIn("reporter", [one["name"] for one in self.admin.items("plugins")], "a preview keeps nothing")


if __name__ == "__main__":
    unittest.main()

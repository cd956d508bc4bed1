#!/usr/bin/env python3
"""U25: a screen reader reads a table of no row, of one, and of 50,000, and hears where the keys lead."""

import json
import os
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from desktop import Desktop  # noqa: E402
from harness import BIN, RealProcesses, eventually  # noqa: E402

PROGRAM = "table-window"
READER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "read_table.py")


class Tables(RealProcesses):
    def open(self, rows):
        self.desktop = Desktop(self)
        window = os.path.join(os.path.dirname(BIN), "tests", PROGRAM)
        self.window = self.start([window, str(rows)], environment=self.desktop.environment())
        self.desktop.wait_active("oz0 console", deadline=60)
        # The size may come after the window.
        return eventually(lambda: (lambda one: one and one["rows"] == rows and one)(self.read()), 30, f"a table of {rows} rows", pause=0.2)

    def read(self, *rows):
        child = subprocess.run(["/usr/bin/python3", "-B", READER, PROGRAM, "Candidates", *[str(row) for row in rows]],
                               env=self.desktop.environment(), capture_output=True, text=True, timeout=60, check=False)
        self.assertTrue(self.window.running(), f"the window ended while it was read:\n{self.window.text()}")
        return json.loads(child.stdout) if child.returncode == 0 else None

    def wait_for_focus(self, row):
        said = eventually(lambda: (lambda one: one["focused"] == [row] and one)(self.read(row)), 15, f"the focus on row {row}", pause=0.2)
        self.assertEqual(said["selected"], [row])

    def test_U25_ofNoRow(self):
        told = self.open(0)
        self.assertGreater(told["columns"], 5)
        self.assertTrue(all(told["heads"]), told["heads"])
        # Keys in an empty table lead nowhere and end nothing.
        self.desktop.key("Down", "End", "ctrl+End", "Return")
        self.assertEqual(self.read()["rows"], 0)

    def test_U25_ofOneRow(self):
        self.open(1)
        told = self.read(0)
        self.assertTrue(all(told["cells"]["0"]), told["cells"])
        self.desktop.key("Down")
        self.wait_for_focus(0)

    def test_U25_of50000Rows(self):
        self.open(50000)
        told = self.read(0, 25000, 49999)
        for row, cells in told["cells"].items():
            self.assertTrue(all(cells), f"row {row}: {cells}")
        self.assertEqual(len({cells[0] for cells in told["cells"].values()}), 3, "each row speaks for itself")
        # Ctrl takes the focus there and leaves the selection; an arrow takes both.
        self.desktop.key("ctrl+End", "Up")
        self.wait_for_focus(49998)


if __name__ == "__main__":
    unittest.main()

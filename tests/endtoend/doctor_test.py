#!/usr/bin/env python3
"""`oz0-node doctor`: which sandbox tier this machine has, and why, said to a person and to a program."""

import json
import os
import shutil
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from harness import RealProcesses, program  # noqa: E402


class Doctor(RealProcesses):
    def doctor(self, *options, **environment):
        told = self.run_program([program("oz0-node"), "doctor", "--json", *options], environment=self.environment(**environment))[0]
        said = self.run_program([program("oz0-node"), "doctor", *options], environment=self.environment(**environment))[0]
        told = json.loads(told)
        self.assertIn(f"tier {told['tier']}: {told['tierReason']}", said)
        return told

    def test_S1_tierOneIsATriedBubblewrap(self):
        if not shutil.which("bwrap"):
            self.skipTest("bubblewrap is not installed")
        told = self.doctor()
        self.assertEqual(told["tier"], 1, told)
        self.assertIn("bubblewrap", told["tierReason"])

    def test_S1_switchedOffIsTierZeroAndSaysSo(self):
        told = self.doctor("--sandbox", "off")
        self.assertEqual(told["tier"], 0)
        self.assertIn("off", told["tierReason"])

    def test_S1_aBubblewrapThatFailsIsTierZeroWithWhatItSaid(self):
        folder = os.path.join(self.folder, "bin")
        os.mkdir(folder)
        failing = os.path.join(folder, "bwrap")
        with open(failing, "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\necho 'No permissions to create a new namespace' >&2\nexit 1\n")
        os.chmod(failing, 0o755)
        told = self.doctor(PATH=folder + os.pathsep + os.environ["PATH"])
        self.assertEqual(told["tier"], 0)
        self.assertIn("namespace", told["tierReason"])


if __name__ == "__main__":
    unittest.main()

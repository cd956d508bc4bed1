#!/usr/bin/env python3
"""The harness must fail where it should, and leave nothing behind."""

import os
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from harness import RealProcesses, children_of, eventually  # noqa: E402


class Harness(RealProcesses):
    def test_waits_for_a_line_and_tells_when_it_does_not_come(self):
        process = self.start(["/bin/sh", "-c", "echo one; echo two; exec sleep 30"], name="sh")
        self.assertEqual(process.wait_for("^t(.)o$", 5).group(1), "w")
        with self.assertRaisesRegex(AssertionError, "did not say"):
            process.wait_for("three", 0.2)
        with self.assertRaisesRegex(AssertionError, "did not say"):
            process.wait_for("one", 0.2, since=process.mark())

    def test_tells_when_a_process_ends_early(self):
        process = self.start(["/bin/sh", "-c", "echo bye; exit 3"], name="sh")
        with self.assertRaisesRegex(AssertionError, "ended with 3"):
            process.wait_for("never", 5)
        self.assertEqual(process.wait_exit(5), 3)

    def test_runs_to_the_end(self):
        out, _ = self.run_program(["/bin/sh", "-c", "cat; echo $HOME"], stdin="text\n")
        self.assertEqual(out, f"text\n{self.home}\n")
        with self.assertRaises(AssertionError):
            self.run_program(["/bin/false"])
        with self.assertRaisesRegex(AssertionError, "did not end"):
            self.run_program(["/bin/sleep", "30"], deadline=0.2)

    def test_ends_what_ran_away(self):
        process = self.start(["/bin/sh", "-c", "trap '' TERM INT; setsid sleep 1000 & echo up; wait; sleep 1000"], name="sh")
        process.wait_for("up", 5)
        process.kill()
        eventually(lambda: children_of(os.getpid()), 5, "the orphan to become ours")
        self._end_processes()
        self.assertEqual(children_of(os.getpid()), [])

    def test_eventually(self):
        started = time.monotonic()
        with self.assertRaisesRegex(AssertionError, "not within 0.2 s: the moon"):
            eventually(lambda: False, 0.2, "the moon")
        self.assertLess(time.monotonic() - started, 5)
        self.assertEqual(eventually(lambda: 7, 1, "seven"), 7)


if __name__ == "__main__":
    unittest.main()

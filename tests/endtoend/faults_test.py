#!/usr/bin/env python3
"""Tool servers that misbehave make the candidate failed, with the reason and their last lines, and harm nothing else."""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cluster import OnCluster  # noqa: E402
from harness import descendants_of, eventually  # noqa: E402
from plugins import make_plugin  # noqa: E402


class Faults(OnCluster):
    def setUp(self):
        super().setUp()
        self.start_cluster()
        self.one = self.start_node("one", ["candidates=allow", "pool=dev"])
        self.start_node("two")  # C1: a plugin keeps a node
        self.good = make_plugin(os.path.join(self.folder, "installed", "neighbour"), name="neighbour")
        self.install(self.good, ready_on=["one", "two"])

    def commands(self):
        return [command for _, command in descendants_of(self.one.pid)]

    def part(self):
        return self.parts("one").get(("candidate", "greeter"), {})

    def test_eachFaultFailsTheCandidateAlone(self):
        before = len(self.commands())
        self.assertTrue(before)
        work = os.path.join(self.folder, "work", "greeter")
        make_plugin(work, mark="mark-fine")
        dev = self.start_dev(work, "--select", "pool=dev")
        dev.wait_for(r"ready on 1 node", 30)
        fine = self.part()["digest"]

        for number, (behaviour, code, line) in enumerate([
            ("dies", "server.died", "about to be bad: dies"),
            ("hangs", "server.timeout", "about to be bad: hangs"),
            ("nonsense", "server.protocol", "about to be bad: nonsense"),
            ("long line", "server.flooded", "about to be bad: long line"),
            ("floods stderr", "server.flooded", "yyy"),
            ("forks", "server.died", "about to be bad: forks"),
        ]):
            with self.subTest(behaviour=behaviour):
                mark = dev.mark()
                make_plugin(work, mark=f"mark-{number}", behaviour=behaviour)
                said = dev.wait_for(r"(?i)fail", 40, since=mark)
                self.assertTrue(said)
                part = eventually(lambda: self.part().get("error") and self.part(), 10, "the part's error")
                self.assertEqual(part["error"]["code"], code)
                self.assertTrue(any(line in one for one in part["error"]["lastLines"]), part["error"])
                # A failed reload leaves the old digest answering, and nothing of the bad one behind.
                self.assertEqual(part["digest"], fine)
                eventually(lambda: not any(f"mark-{number}" in command for command in self.commands()), 10, "its processes gone")
                self.assertTrue(self.node("one")["online"])
                self.assertEqual(self.parts("one")[("installed", "neighbour")]["state"], "ready")

        mark = dev.mark()
        make_plugin(work, mark="mark-good-again")
        dev.wait_for(r"ready on 1 node", 30, since=mark)
        self.assertNotIn("error", {key for key, value in self.part().items() if value})
        dev.interrupt()
        self.assertEqual(dev.wait_exit(40), 0, dev.text())
        eventually(lambda: len(self.commands()) == before, 10, "only the neighbour's processes are left")

    def test_firstStartThatFailsKeepsItsNodesUntilASavePasses(self):
        work = make_plugin(os.path.join(self.folder, "work", "greeter"), behaviour="dies")
        dev = self.start_dev(work, "--select", "pool=dev")
        dev.wait_for(r"about to be bad: dies", 30)
        candidate = self.admin.candidate("greeter")
        self.assertEqual((candidate["phase"], candidate["nodes"][0]["state"]), ("placed", "failed"))
        make_plugin(work, mark="mended")
        dev.wait_for(r"ready on 1 node", 30)
        self.assertEqual(self.part()["state"], "ready")

    def test_serverThatDiesLaterIsNotRestarted(self):
        work = make_plugin(os.path.join(self.folder, "work", "greeter"), behaviour="dies later")
        self.start_dev(work, "--select", "pool=dev")
        part = eventually(lambda: self.part().get("state") == "failed" and self.part(), 30, "the part failed")
        self.assertEqual(part["error"]["code"], "server.died")
        self.assertIn("its last words", part["error"]["lastLines"])


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""A node that is killed is shown offline, its candidate as not running there, and takes up its assignment when it returns."""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cluster import OnCluster  # noqa: E402
from harness import descendants_of, eventually  # noqa: E402
from plugins import make_plugin  # noqa: E402


class NodeKill(OnCluster):
    def test_killedNodeIsOfflineAndItsCandidateRunsNowhere(self):
        self.start_cluster()
        node = self.start_node("one", ["candidates=allow", "pool=dev"])
        work = make_plugin(os.path.join(self.folder, "work", "greeter"))
        dev = self.start_dev(work, "--select", "pool=dev")
        dev.wait_for(r"ready on 1 node", 30)
        servers = descendants_of(node.pid)
        self.assertTrue(servers, "the tool server is a process of the node's")

        node.kill()
        for pid, command in servers:
            eventually(lambda: not os.path.exists(f"/proc/{pid}") or open(f"/proc/{pid}/stat").read().split()[2] == "Z", 5,
                       f"{command} dies with its node")
        eventually(lambda: self.node("one")["online"] is False, 30, "the node offline within 30 s, with the server's own times")
        candidate = self.admin.candidate("greeter")
        self.assertEqual([(one["node"], one["online"]) for one in candidate["nodes"]], [("one", False)])
        self.assertEqual(candidate["phase"], "placed", "R1: no candidate ends because a node goes offline")
        listed = self.oz0_json("plugin", "candidates")["items"]
        self.assertEqual([(one["node"], one["online"]) for one in listed[0]["nodes"]], [("one", False)])

        self.start(node.restart, name="one-again")
        eventually(lambda: self.node("one")["online"], 15, "the node online again")
        eventually(lambda: self.parts("one").get(("candidate", "greeter"), {}).get("state") == "ready", 30, "the candidate there again")
        dev.interrupt()
        self.assertEqual(dev.wait_exit(40), 0, dev.text())


if __name__ == "__main__":
    unittest.main()

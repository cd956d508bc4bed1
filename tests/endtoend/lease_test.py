#!/usr/bin/env python3
"""A `dev` that dies without a word: in real time, with the shortest lease (D7, R7)."""

import os
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cluster import OnCluster  # noqa: E402
from harness import eventually  # noqa: E402
from plugins import make_plugin  # noqa: E402


class Lease(OnCluster):
    def test_D7_killedDevEndsByExpiryAndTheInstalledVersionIsBack(self):
        self.start_cluster()
        self.start_node("one", ["candidates=allow", "pool=dev"])
        installed = make_plugin(os.path.join(self.folder, "installed", "greeter"), version="1.0.0")
        # A second node keeps the plugin, so that C1 lets the first go.
        self.start_node("two")
        self.install(installed, ready_on=["one", "two"])
        operator = self.member("olga", "operator")
        work = make_plugin(os.path.join(self.folder, "work", "greeter"), version="1.1.0", mark="tried")
        dev = self.start_dev(work, "--select", "pool=dev", "--candidate-ttl", "10s", context=operator)
        dev.wait_for(r"ready on 1 node", 30)
        candidate = self.admin.candidate("greeter")
        self.assertEqual(candidate["ttl"], 10)
        # It is renewed: still there after more than one TTL's worth of the first lease.
        first = candidate["expires"]
        eventually(lambda: self.admin.get(f"candidates/{candidate['id']}")["expires"] > first, 8, "a renewal")

        killed = time.time()
        dev.kill()
        ended = eventually(lambda: self.admin.audit("candidate.expire"), 16, "candidate.expire")[0]
        self.assertLess(time.time() - killed, 10 + 3, "the sweep is each second")
        self.assertEqual(ended["object"], f"candidates/{candidate['id']}")
        self.assertEqual((ended["plugin"], ended["outcome"]), ("greeter", "done"))
        part = eventually(lambda: self.parts("one").get(("installed", "greeter")), 15, "the installed version's part")
        eventually(lambda: self.parts("one").get(("installed", "greeter"), {}).get("state") == "ready", 15, "the installed version")
        self.assertEqual(part["version"], "1.0.0")
        self.assertNotIn(("candidate", "greeter"), self.parts("one"))
        gone = eventually(lambda: (lambda one: one["phase"] == "ended" and one)(self.admin.get(f"candidates/{candidate['id']}")), 15,
                          "the phase ended")
        self.assertEqual(gone["end"]["code"], "expired")
        self.assertEqual([entry["action"] for entry in self.admin.audit() if entry["action"].startswith("candidate.")],
                         ["candidate.create", "candidate.expire"])


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""`oz0 dev` on the local cluster, as in the README: what it says, and what the cluster says of it at each step."""

import hashlib
import json
import os
import re
import shutil
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from api import Api  # noqa: E402
from harness import SOURCE, RealProcesses, descendants_of, eventually, program  # noqa: E402

NODE = "local-2"


class DevOnLocalCluster(RealProcesses):
    def setUp(self):
        super().setUp()
        self.oz0("local", "start", deadline=120)
        self.addCleanup(self.oz0, "local", "stop", deadline=60)
        self.context = self.oz0("local", "context").strip()
        self.api = Api(self.context)
        self.me = self.api.get(f"/v1/whoami?tenant={self.api.tenant}")["principal"]

    def oz0(self, *arguments, deadline=30):
        more = {"OZ0_CONTEXT": self.context} if getattr(self, "context", None) else {}
        return self.run_program([program("oz0"), *arguments], deadline=deadline, environment=self.environment(**more))[0]

    def listed(self, identity):
        """The candidate as `oz0 plugin candidates --json` tells it, or None."""
        told = json.loads(self.oz0("plugin", "candidates", "--json"))
        self.assertEqual(told["schema"], 1)
        return next((one for one in told["items"] if one["id"] == identity), None)

    def node_part(self, kind, plugin):
        node = next(one for one in self.api.items("nodes") if one["name"] == NODE)
        return next((part for part in node.get("parts", []) if part["kind"] == kind and part["plugin"] == plugin
                     and part["state"] != "confirmed"), None)

    def test_D2_D4_D6_D7_D8_R8_placesReloadsAndGivesTheNodeBack(self):
        sample = sorted(name for name in os.listdir(os.path.join(SOURCE, "resources", "sample"))
                        if os.path.isfile(os.path.join(SOURCE, "resources", "sample", name, "plugin.yaml")))
        installed = {one["name"]: one for one in self.api.items("plugins")}
        # One that is installed and that nobody tries yet as this person.
        tried = {(one["plugin"], one["owner"]) for one in self.api.items("candidates")}
        choice = next(name for name in sample if name in installed and (name, self.me) not in tried)
        work = os.path.join(self.folder, "work", choice)
        shutil.copytree(os.path.join(SOURCE, "resources", "sample", choice), work)
        with open(os.path.join(work, "plugin.yaml"), encoding="utf-8") as file:
            manifest = file.read()
        plugin = re.search(r"^name: *(\S+)", manifest, re.M).group(1)
        version = re.search(r"^version: *(\S+)", manifest, re.M).group(1)
        identity = hashlib.sha256(f"{self.api.tenant}\0{plugin}\0{self.me}".encode()).hexdigest()[:12]
        self.assertIsNone(self.listed(identity))
        eventually(lambda: (self.node_part("installed", plugin) or {}).get("state") == "ready", 30, "the installed version on the node")

        dev = self.start([program("oz0"), "dev", work, "--select", "pool=dev"], environment=self.environment(OZ0_CONTEXT=self.context))
        ready = dev.wait_for(r"ready on (\d+) nodes? in ([\d.,]+) ?m?s", 40)
        self.assertEqual(ready.group(1), "1")
        dev.wait_for(r"(?i)watch", 10)
        self.assertEqual(descendants_of(dev.pid), [], "D2: nothing of the plugin starts here")
        said = dev.text()
        self.assertIn(identity, said)
        self.assertIn(plugin, said)
        self.assertIn(version, said)
        self.assertIn(NODE, said)
        self.assertIn(installed[plugin]["version"], said)
        self.assertIn(self.me.split(":")[-1], said)
        self.assertRegex(said, rf"oz0 run\b.*--candidate {identity}")
        placed = self.listed(identity)
        first = placed["digest"]
        self.assertIn(first.removeprefix("sha256:")[:12], said)
        self.assertEqual((placed["phase"], placed["plugin"], placed["owner"]), ("placed", plugin, self.me))
        self.assertEqual([(one["node"], one["state"]) for one in placed["nodes"]], [(NODE, "ready")])
        row = next(line for line in self.oz0("plugin", "candidates").splitlines() if identity in line)
        self.assertIn(self.me, row, "R8: listed with its owner")
        self.assertIn(NODE, row, "R8: and its nodes")
        functions = placed["nodes"][0]["functions"]
        self.assertTrue(functions)
        self.assertLessEqual(set(functions), set(placed["tools"]))
        for function in functions:
            self.assertIn(function, said)
        part = self.node_part("candidate", plugin)
        self.assertEqual((part["digest"], part["state"]), (first, "ready"))
        self.assertIsNone(self.node_part("installed", plugin), "N1: the node left the installed version")

        mark = dev.mark()
        with open(os.path.join(work, "plugin.yaml"), "a", encoding="utf-8") as file:
            file.write("# an edit\n")
        dev.wait_for(r"ready on 1 node", 30, since=mark)
        reloaded = self.listed(identity)
        self.assertNotEqual(reloaded["digest"], first)
        self.assertIn(reloaded["digest"].removeprefix("sha256:")[:12], dev.text(since=mark))
        self.assertEqual(reloaded["queues"], placed["queues"])
        self.assertEqual(reloaded["id"], identity)
        self.assertEqual(self.node_part("candidate", plugin)["digest"], reloaded["digest"])

        dev.interrupt()
        self.assertEqual(dev.wait_exit(40), 0, dev.text())
        gone = self.listed(identity)
        self.assertTrue(gone is None or gone["phase"] == "ended", gone)
        self.assertIsNone(self.node_part("candidate", plugin))
        back = eventually(lambda: self.node_part("installed", plugin), 10, "the installed version back")
        self.assertEqual((back["version"], back["state"]), (installed[plugin]["version"], "ready"))


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""An admin's work by the commands that the console copies: what it takes from running candidates, and keys that end."""

import json
import os
import stat
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cluster import OnCluster  # noqa: E402
from harness import eventually  # noqa: E402
from plugins import make_plugin  # noqa: E402


class Admin(OnCluster):
    def placed(self, secrets=("GREETING_KEY",)):
        """A cluster with greeter installed and olga's candidate of it ready; her dev process."""
        self.start_cluster()
        self.admin.call("PUT", "secrets/GREETING_KEY", {"value": "some value of it"})
        self.start_node("one", ["candidates=allow", "pool=dev"])
        self.start_node("two")
        self.install(make_plugin(os.path.join(self.folder, "installed", "greeter"), secrets=secrets), ready_on=["one", "two"])
        self.olga = self.member("olga", "operator")
        work = make_plugin(os.path.join(self.folder, "work", "greeter"), secrets=secrets, mark="tried")
        dev = self.start_dev(work, "--select", "pool=dev", "--candidate-ttl", "20s", context=self.olga)
        dev.wait_for(r"ready on 1 node", 30)
        return dev

    def candidate(self):
        return next(iter(self.admin.items("candidates")), {})

    def deliveries(self):
        return {each["name"]: each["as"] for each in self.candidate().get("secrets", [])}

    def test_P4_aSecretThatIsTakenIsWithheldFromARunningCandidateAndTheRenewalEndsIt(self):
        dev = self.placed()
        self.assertEqual(self.deliveries(), {"GREETING_KEY": "value"})
        told = self.oz0_json("plugin", "secrets", "greeter")
        self.assertEqual((told["requires"], told["available"]), (["GREETING_KEY"], ["GREETING_KEY"]))
        told = self.oz0_json("plugin", "secrets", "greeter", "--take", "GREETING_KEY")
        self.assertEqual(told["available"], [])
        self.assertEqual(self.deliveries(), {"GREETING_KEY": "withheld"})
        dev.wait_for(r"secret\.not_available|GREETING_KEY", 20)
        self.assertEqual(dev.wait_exit(40), 1)
        actions = [(entry["action"], entry.get("cause", "")) for entry in self.admin.items("audit")]
        self.assertIn(("plugin.secrets", ""), actions)
        self.assertIn(("candidate.remove", "renewal"), actions)
        told = self.oz0_json("plugin", "secrets", "greeter", "--all")
        self.assertEqual(told["available"], ["GREETING_KEY"])

    def test_P4_anUninstallTakesItToo(self):
        self.placed()
        _, _, status = self.oz0("plugin", "uninstall", "nothing", status=None)
        self.assertNotEqual(status, 0)
        self.oz0("plugin", "uninstall", "greeter")
        self.assertEqual(self.deliveries(), {"GREETING_KEY": "withheld"})
        self.assertEqual(self.oz0_json("plugin", "list")["items"], [])

    def test_R6_anAdminRemovesAnybodysCandidateAndTheOwnerIsTold(self):
        dev = self.placed()
        identity = self.candidate()["id"]
        self.oz0("candidate", "remove", identity, "--reason", "frees the node")
        dev.wait_for(r"frees the node|user:ada", 20)
        self.assertEqual(dev.wait_exit(40), 1)
        eventually(lambda: not self.admin.items("candidates"), 30, "no candidate to be left")

    def test_R4_whatAKeySavedFallsWithIt(self):
        self.start_cluster()
        self.start_node("one", ["candidates=allow", "pool=dev"])
        self.start_node("two")
        self.install(make_plugin(os.path.join(self.folder, "installed", "greeter")), ready_on=["one", "two"])
        file = os.path.join(self.folder, "key.json")
        out = self.oz0("api-key", "create", "nightly build", "--role", "operator", "--content", "--days", "2", "--context-out", file)
        with open(file, encoding="utf-8") as context:
            token = json.load(context)["token"]
        self.assertTrue(token.startswith("oz0k_"))
        self.assertEqual(stat.S_IMODE(os.stat(file).st_mode), 0o600)
        listed = self.oz0("api-key", "list")
        for text in [out, listed, self.oz0("api-key", "list", "--json"), json.dumps(self.admin.get("audit?limit=100")), self.server.text()]:
            self.assertNotIn(token, text)
        # A key is no admin's although its owner is one, and makes no keys.
        _, _, status = self.oz0("api-key", "list", context=file, status=None)
        self.assertNotEqual(status, 0)
        work = make_plugin(os.path.join(self.folder, "work", "greeter"), mark="nightly")
        dev = self.start_dev(work, "--select", "pool=dev", "--candidate-ttl", "15s", context=file)
        dev.wait_for(r"ready on 1 node", 30)
        key = self.oz0_json("api-key", "list")["items"][0]["id"]
        self.assertEqual(self.candidate()["via"], f"key:{key}")
        self.oz0("api-key", "revoke", key)
        self.oz0("api-key", "revoke", key)
        eventually(lambda: not self.admin.items("candidates"), 30, "the candidate to fall with its key")
        ends = [entry for entry in self.admin.items("audit") if entry["action"] == "candidate.remove"]
        self.assertEqual([entry.get("cause") for entry in ends], ["renewal"])
        self.assertNotEqual(dev.wait_exit(60), 0)

    def test_theCommandsOfTheConsoleAreThere(self):
        self.start_cluster()
        self.start_node("one")
        self.install(make_plugin(os.path.join(self.folder, "installed", "greeter")), ready_on=["one"])
        self.assertIn("name: greeter", self.oz0("plugin", "manifest", "greeter"))
        self.assertEqual(self.oz0_json("plugin", "bindings", "greeter")["bindings"], [])
        self.member("pia", "viewer", content=False)
        self.oz0("member", "set", "pia", "--role", "operator", "--content")
        pia = next(each for each in self.admin.items("members") if each["principal"] == "user:pia")
        self.assertEqual((pia["role"], pia["content"]), ("operator", True))
        _, _, status = self.oz0("member", "set", "nobody", "--role", "admin", status=None)
        self.assertNotEqual(status, 0)
        self.oz0("node", "label", "one", "--set", "pool=x")
        self.assertEqual(self.node("one")["labels"], {"pool": "x"})
        self.oz0("node", "remove", "one")
        self.assertEqual(self.node("one"), {})


if __name__ == "__main__":
    unittest.main()

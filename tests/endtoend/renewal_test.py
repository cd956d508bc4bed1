#!/usr/bin/env python3
"""What becomes of a running candidate when rights, keys or secrets go, with the shortest lease: what `dev` says, and what is left."""

import json
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cluster import OnCluster  # noqa: E402
from harness import eventually  # noqa: E402
from plugins import make_plugin  # noqa: E402

TTL = 10
RENEWAL = TTL / 3 + 4  # a third of the TTL, and time for a busy machine


class Renewal(OnCluster):
    def setUp(self):
        super().setUp()
        self.start_cluster()
        for name in ("GREETING_KEY", "VENDOR_KEY"):
            self.admin.call("PUT", f"secrets/{name}", {"value": f"the value of {name} for nobody to see"})
        self.start_node("one", ["candidates=allow", "pool=dev"])
        self.start_node("two")
        self.install(make_plugin(os.path.join(self.folder, "installed", "greeter"), version="1.0.0", secrets=["GREETING_KEY"]),
                     ready_on=["one", "two"])
        self.work = os.path.join(self.folder, "work", "greeter")

    def placed(self, context, secrets=("GREETING_KEY",)):
        make_plugin(self.work, version="1.1.0", secrets=secrets, mark="tried")
        dev = self.start_dev(self.work, "--select", "pool=dev", "--candidate-ttl", f"{TTL}s", context=context)
        dev.wait_for(r"ready on 1 node", 30)
        return dev

    def deliveries(self, candidate):
        return {each["name"]: each["as"] for each in candidate["secrets"]}

    def entries(self, *actions):
        return [(entry["action"], entry["outcome"], entry.get("cause", "")) for entry in self.admin.audit() if entry["action"] in actions]

    def await_ended(self, dev, candidate):
        """dev has said so and ended with 1; the node is back on the installed version; the candidate as it is now."""
        self.assertEqual(dev.wait_exit(30), 1, dev.text())
        ended = eventually(lambda: (lambda one: one["phase"] == "ended" and one)(self.admin.get(f"candidates/{candidate['id']}")), 20,
                           "the phase ended")
        back = eventually(lambda: (lambda part: part and part["state"] == "ready" and part)(self.parts("one").get(("installed", "greeter"))),
                          20, "the installed version back on its node")
        self.assertEqual(back["version"], "1.0.0")
        self.assertNotIn(("candidate", "greeter"), self.parts("one"))
        return ended

    def test_R5_anAdminsCandidateThatPassesGoesOnAsAnOperators(self):
        anna = self.member("anna", "admin")
        dev = self.placed(anna)
        before = self.admin.candidate("greeter")
        part = self.parts("one")[("candidate", "greeter")]
        self.assertEqual(before["standing"], "admin")
        self.oz0("member", "set", "anna", "--role", "operator", "--content")
        dev.wait_for(r"^Its owner is no admin any more: the candidate goes on as an operator's\.$", RENEWAL)
        after = self.admin.candidate("greeter")
        self.assertEqual((after["id"], after["phase"], after["standing"]), (before["id"], "placed", "operator"))
        self.assertEqual(self.entries("candidate.standing"), [("candidate.standing", "done", "renewal")])
        entry = self.admin.audit("candidate.standing")[0]
        self.assertEqual((entry["actor"], entry["object"], entry["plugin"]),
                         ("user:anna", f"candidates/{before['id']}", "greeter"))
        # Nothing changes for whom it serves: the same code, queues, secrets and server on the same node.
        for member in ("digest", "queues", "save", "secrets"):
            self.assertEqual(after.get(member), before.get(member), member)
        # It lives on from renewal to renewal, and nothing more is told.
        mark = dev.mark()
        eventually(lambda: self.admin.candidate("greeter")["expires"] > after["expires"], RENEWAL, "the next renewal")
        eventually(lambda: self.admin.candidate("greeter")["expires"] > after["expires"] and self.parts("one"), 5, "the node's report")
        self.assertEqual(self.parts("one")[("candidate", "greeter")], part, "the node did nothing")
        self.assertEqual(dev.text(since=mark), "")
        self.assertEqual(len(self.admin.audit("candidate.standing")), 1)
        dev.interrupt()
        self.assertEqual(dev.wait_exit(40), 0, dev.text())

    def test_R5_anAdminsCandidateThatFailsEndsAndDevSaysWhy(self):
        anna = self.member("anna", "admin")
        dev = self.placed(anna, secrets=["GREETING_KEY", "VENDOR_KEY"])  # an operator may not have the second
        before = self.admin.candidate("greeter")
        self.assertEqual(self.deliveries(before), {"GREETING_KEY": "value", "VENDOR_KEY": "value"})
        self.oz0("member", "set", "anna", "--role", "operator", "--content")
        dev.wait_for(r"VENDOR_KEY.* \[secret\.not_available P3\]", RENEWAL)
        ended = self.await_ended(dev, before)
        said = dev.text()
        self.assertRegex(said, r"Kept as refusal \S+\.")
        self.assertRegex(said, rf"Candidate {before['id']} has ended at [\d:]+: .* \[secret\.not_available\]")
        self.assertEqual(ended["end"]["code"], "secret.not_available")
        self.assertEqual(self.entries("candidate.standing", "candidate.remove"), [("candidate.remove", "done", "renewal")])
        entry = self.admin.audit("candidate.remove")[0]
        record = self.admin.get(f"refusals/{entry['record']}")
        self.assertEqual([one["code"] for one in record["verdict"]["refusals"]], ["secret.not_available"])

    def test_R1_anAdminWhoIsNoMemberAnyMoreLosesHisCandidate(self):
        anna = self.member("anna", "admin")
        dev = self.placed(anna)
        before = self.admin.candidate("greeter")
        self.oz0("member", "set", "anna", "--role", "viewer", "--content")
        ended = self.await_ended(dev, before)
        self.assertEqual(ended["end"]["code"], "renewal.owner_lost_role")
        self.assertIn("renewal.owner_lost_role", dev.text())
        self.assertEqual(self.entries("candidate.remove"), [("candidate.remove", "done", "renewal")])

    def test_R4_aRevokedKeyEndsWhatItSaved(self):
        file = os.path.join(self.folder, "key.json")
        self.oz0("api-key", "create", "nightly", "--role", "operator", "--content", "--days", "1", "--context-out", file)
        with open(file, encoding="utf-8") as context:
            token = json.load(context)["token"]
        dev = self.placed(file)
        before = self.admin.candidate("greeter")
        key = self.oz0_json("api-key", "list")["items"][0]["id"]
        self.assertEqual((before["via"], before["owner"]), (f"key:{key}", "user:ada"))
        self.oz0("api-key", "revoke", key)
        # Its token is dead, so dev cannot ask why; it says that it is not let in, and ends. The server ends the candidate.
        self.assertEqual(dev.wait_exit(30), 3, dev.text())
        ended = eventually(lambda: (lambda one: one["phase"] == "ended" and one)(self.admin.get(f"candidates/{before['id']}")), 20,
                           "the phase ended")
        self.assertEqual(ended["end"]["code"], "renewal.key_revoked")
        self.assertEqual(self.entries("candidate.remove"), [("candidate.remove", "done", "renewal")])
        entry = self.admin.audit("candidate.remove")[0]
        self.assertEqual(entry["actor"], "platform", "nobody asked for it")
        codes = [one["code"] for one in self.admin.get(f"refusals/{entry['record']}")["verdict"]["refusals"]]
        self.assertEqual(codes, ["renewal.key_revoked"])
        self.assertNotIn(token, dev.text())
        back = eventually(lambda: (lambda part: part and part["state"] == "ready" and part)(self.parts("one").get(("installed", "greeter"))),
                          20, "the installed version back on its node")
        self.assertEqual(back["version"], "1.0.0")

    def test_P4_aSecretThatIsTakenIsWithheldAtOnceAndTheNextRenewalEndsIt(self):
        olga = self.member("olga", "operator")
        dev = self.placed(olga)
        before = self.admin.candidate("greeter")
        self.assertEqual(self.deliveries(before), {"GREETING_KEY": "value"})
        self.oz0("plugin", "secrets", "greeter", "--take", "GREETING_KEY")
        self.assertEqual(self.deliveries(self.admin.get(f"candidates/{before['id']}")), {"GREETING_KEY": "withheld"})
        ended = self.await_ended(dev, before)
        said = dev.text()
        self.assertRegex(said, r"GREETING_KEY.* \[secret\.not_available P3\]")
        self.assertRegex(said, rf"Candidate {before['id']} has ended")
        self.assertEqual(ended["end"]["code"], "secret.not_available")
        # The admin's own entry comes first, then the end that it led to.
        self.assertEqual(self.entries("plugin.secrets", "candidate.remove"),
                         [("plugin.secrets", "done", ""), ("candidate.remove", "done", "renewal")])
        for process in self.processes:
            self.assertNotIn("for nobody to see", process.text())


if __name__ == "__main__":
    unittest.main()

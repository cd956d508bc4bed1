#!/usr/bin/env python3
"""The console by keyboard alone: `oz0 dev` refuses an operator's save for three reasons, he saves the mended file, and dev goes on."""

import os
import re
import shutil
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from api import Api  # noqa: E402
from console import ByKeyboard  # noqa: E402
from harness import SOURCE, eventually  # noqa: E402
from plugins import write  # noqa: E402

# What the operator writes into the sample, with notes of his own that must outlive the mending.
NOTES = ["# bob: the signing moves to the storage soon", "# bob: ask Ada about this", "# bob: the last line of the file"]


def edited(manifest):
    """Asks for a secret, a host and a plugin more than the installed version, none of which an operator may."""
    text = manifest.replace("version: 1.2.0", "version: 1.2.1")
    text = text.replace("  secrets: [GREETING_KEY]\n", f"  {NOTES[0]}\n  secrets: [GREETING_KEY, STORAGE_KEY]  {NOTES[1]}\n")
    text += "\negress:\n  allow: [paste.example.org]\n\nuses: [csv-summary]\n" + NOTES[2] + "\n"
    return text


class MendedSave(ByKeyboard):
    def setUp(self):
        super().setUp()
        self.admin_context = None
        self.oz0("local", "start", deadline=120)
        self.addCleanup(self.oz0, "local", "stop", deadline=60)
        self.admin_context = self.oz0("local", "context").strip()
        self.admin = Api(self.admin_context)
        self.bob = self.oz0("local", "context", "bob").strip()
        self.work = os.path.join(self.folder, "work", "greeter")
        shutil.copytree(os.path.join(SOURCE, "resources", "sample", "greeter"), self.work)
        self.file = os.path.join(self.work, "plugin.yaml")

    def manifest(self):
        with open(self.file, encoding="utf-8") as file:
            return file.read()

    def test_B7_P3_T2_U15_U25_anOperatorMendsThreeReasonsInTheWindowAndTheNextSavePasses(self):
        sample = self.manifest()
        refused = edited(sample)
        write(self.file, refused)
        dev = self.start_dev(self.work, "--select", "pool=dev", context=self.bob)
        dev.wait_for(r"^3 of \d+ checks refuse this; an admin may try it\.$", 40)
        said = dev.text()
        for code in ["secret.not_available P3", "egress.host_added B7", "grant.uses_added T2"]:
            self.assertIn(f"[{code}]", said)
        dev.wait_for(r"plugin\.yaml can be mended by \d+ changes", 5)
        record = dev.wait_for(r"^Kept as refusal (\S+)\.$", 5).group(1)
        dev.wait_for(r"the next save tries again", 10)
        mark = dev.mark()
        self.assertIsNone(self.admin.candidate("greeter", "user:bob"))

        self.open_console(self.bob)
        self.desktop.key("ctrl+4")
        self.wait_for_focus(r"^greeter: 3 refuse, an admin may try")
        self.desktop.key("Return")
        self.wait_for_focus(r"^Refusals and warnings$")
        self.hear(r"^Refusal \d: .*STORAGE_KEY", r"^Refusal \d: .*paste\.example\.org:443", r"^Refusal \d: .*csv-summary")
        # He saves the mended file over the one that dev watches.
        self.desktop.key("ctrl+s")
        self.desktop.wait_active("Save patched plugin.yaml")
        self.desktop.key("ctrl+a")
        self.desktop.type(self.file)
        self.desktop.key("Return")
        self.hear(r"already exists")
        self.desktop.key("alt+y")

        # The dev that refused sees the file, and the candidate stands.
        dev.wait_for(r"^Candidate [0-9a-f]{12}: greeter 1\.2\.1 for user:bob in tenant default\.$", 30, since=mark)
        dev.wait_for(r"^Placed on 1 node: local-2 ", 5, since=mark)
        dev.wait_for(r"^ready on 1 node in ", 40, since=mark)
        dev.wait_for(r"each save reloads the candidate", 10, since=mark)
        self.assertNotIn("refuse", dev.text(since=mark))
        placed = self.admin.candidate("greeter", "user:bob")
        self.assertEqual((placed["phase"], [one["state"] for one in placed["nodes"]]), ("placed", ["ready"]))

        # What he wrote besides is there to the letter; what was refused is not.
        mended = self.manifest()
        for note in NOTES:
            self.assertIn(note, mended)
        for gone in ["STORAGE_KEY", "paste.example.org", "csv-summary"]:
            self.assertNotIn(gone, mended)
        kept = [line for line in refused.splitlines() if not re.search(r"STORAGE_KEY|paste\.example\.org|^egress:|csv-summary", line)]
        lines = iter(mended.splitlines())
        for line in kept:
            self.assertTrue(any(line == other for other in lines), f"{line!r} is not there any more, or not in its place:\n{mended}")
        self.assertIn(f"  secrets: [GREETING_KEY]  {NOTES[1]}\n", mended)
        self.assertEqual(self.oz0("candidate", "check", self.work, "--select", "pool=dev", context=self.bob, status=None)[2], 0)
        # The record stays, and the audit tells both.
        self.assertEqual(len(self.admin.get(f"refusals/{record}")["verdict"]["refusals"]), 3)
        saves = [(entry["action"], entry["outcome"]) for entry in self.admin.audit()
                 if entry["actor"] == "user:bob" and entry["action"].startswith("candidate.")]
        self.assertEqual(saves, [("candidate.create", "refused"), ("candidate.create", "done")])

        dev.interrupt()
        self.assertEqual(dev.wait_exit(40), 0, dev.text())
        eventually(lambda: self.parts("local-2").get(("installed", "greeter"), {}).get("state") == "ready", 15, "the installed version")


if __name__ == "__main__":
    unittest.main()

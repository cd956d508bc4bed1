#!/usr/bin/env python3
"""U13: the diff that a server works out is the one of the command, over the server's bundles and over folders."""

import os
import re
import shutil
import sys
import textwrap
import unittest
import uuid

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from bundle import pack  # noqa: E402
from cluster import OnCluster  # noqa: E402
from harness import SOURCE  # noqa: E402
from plugins import write  # noqa: E402

# Not part of the repository; where they lie, some of them are compared too.
CASES = os.path.join(os.environ.get("OZ0_CASES", os.path.join(SOURCE, "..", "shared", "cases")), "check")
MOST_CASES = 6


def block_below(key, text):
    """What stands below the first line "KEY:", at the left edge."""
    found = re.search(rf"^( *){key}:\n((?:\1 +.*\n|\n)*)", text, re.M)
    return textwrap.dedent(found.group(2)) if found else ""


def pairs():
    """(name, installed manifest, changed manifest)"""
    with open(os.path.join(SOURCE, "tests", "data", "diff", "before", "plugin.yaml"), encoding="utf-8") as file:
        before = file.read()
    with open(os.path.join(SOURCE, "tests", "data", "diff", "after", "plugin.yaml"), encoding="utf-8") as file:
        yield "sample", before, file.read()
    names = sorted(os.listdir(CASES)) if os.path.isdir(CASES) else []
    for name in names[::max(1, len(names) // MOST_CASES)]:
        with open(os.path.join(CASES, name), encoding="utf-8") as file:
            text = file.read()
        # The first plugin of a case is mostly the working copy's own.
        installed, work = block_below("installed", text), block_below("working", text)
        if installed and re.findall(r"^name: *(\S+)", installed, re.M) == re.findall(r"^name: *(\S+)", work, re.M):
            yield name, installed, work


class ServersDiff(OnCluster):
    def setUp(self):
        super().setUp()
        self.start_cluster()

    def folder_with(self, name, manifest):
        folder = os.path.join(self.folder, name)
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        write(os.path.join(folder, "plugin.yaml"), manifest)
        return folder

    def refused_save(self, plugin, folder):
        """The ID of the record: without a node every save is refused."""
        digest, packed = pack(folder)
        self.admin.call("PUT", f"bundles/{digest}", packed)
        status, answer = self.admin.send("PUT", f"plugins/{plugin}/candidate",
                                         {"digest": digest, "holder": uuid.uuid4().hex, "start": True})
        self.assertEqual(status, 409, answer)
        return answer["refused"]["id"]

    def test_U13_theServersDiffIsTheCommands(self):
        compared = []
        for name, installed, work in pairs():
            with self.subTest(name):
                plugin = re.search(r"^name: *(\S+)", work, re.M).group(1)
                before = self.folder_with("before", installed)
                after = self.folder_with("after", work)
                for secret in re.findall(r"\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b", installed):
                    self.admin.call("PUT", f"secrets/{secret}", {"value": "v"})
                status = self.oz0("plugin", "install", before, status=None)[2]
                if status != 0:
                    continue  # this tenant is not the case's
                record = self.refused_save(plugin, after)
                servers = self.admin.get(f"diff?plugin={plugin}&from=installed&to=refusal:{record}")
                command = self.oz0_json("plugin", "diff", plugin, "--from", "installed", "--to", f"refusal:{record}")
                folders = self.oz0_json("plugin", "diff", plugin, "--from", before, "--to", after)
                for member, said in servers.items():
                    self.assertEqual(command[member], said, member)
                    if member not in {"from", "to"}:
                        self.assertEqual(folders[member], said, member)
                self.assertGreater(sum(servers["counts"][kind] for kind in ("added", "removed", "changed"))
                                   + len(servers["treatedAsEqual"]), 0, "nothing was compared")
                compared.append(name)
                self.oz0("plugin", "uninstall", plugin)
        self.assertIn("sample", compared)
        if os.path.isdir(CASES):
            self.assertGreater(len(compared), 2)
        else:
            print(f"skipped: no cases in {CASES}", file=sys.stderr)


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""Planted secrets: a value is where its plugin needs it and nowhere else; a token is with its bearer alone."""

import json
import os
import stat
import sys
import unittest
import uuid

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cluster import OnCluster  # noqa: E402
from plugins import make_plugin  # noqa: E402


def command_lines():
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/cmdline", "rb") as file:
                    yield name, file.read()
            except OSError:
                continue


class Canary(OnCluster):
    def test_noSecretOrTokenWhereItDoesNotBelong(self):
        self.start_cluster()
        values = {"GREETING_KEY": f"canary-{uuid.uuid4().hex}", "VENDOR_KEY": f"canary-{uuid.uuid4().hex}"}
        for name, value in values.items():
            self.admin.call("PUT", f"secrets/{name}", {"value": value})
        self.start_node("one", ["candidates=allow", "pool=dev"])
        self.start_node("two")
        self.install(make_plugin(os.path.join(self.folder, "installed", "greeter"), secrets=["GREETING_KEY"]), ready_on=["one", "two"])
        operator = self.member("olga", "operator")
        work = make_plugin(os.path.join(self.folder, "work", "greeter"), secrets=["GREETING_KEY"], mark="tried")
        dev = self.start_dev(work, "--select", "pool=dev", context=operator)
        dev.wait_for(r"ready on 1 node", 30)
        tokens = {"the admin's": self.admin.token}
        with open(operator, encoding="utf-8") as file:
            tokens["the operator's"] = json.load(file)["token"]
        for value in [*values.values(), *tokens.values()]:
            self.assertGreater(len(value), 20)

        # Refused: asks for one that the installed version has not; and told.
        make_plugin(work, secrets=["GREETING_KEY", "VENDOR_KEY"], mark="asks for more")
        dev.wait_for(r"secret\.not_available|VENDOR_KEY", 20)
        seen = [self.oz0("plugin", "candidates"), self.oz0("plugin", "candidates", "--json")]
        for path in ["candidates", "nodes", "plugins", "refusals", "audit?limit=100", "members", "secrets", "changes?since=-1"]:
            seen.append(json.dumps(self.admin.get(path)))
        running = list(command_lines())
        dev.interrupt()
        dev.wait_exit(40)
        make_plugin(work, secrets=["GREETING_KEY"], mark="dying", behaviour="dies")
        bad = self.start_dev(work, "--select", "pool=dev", context=operator, name="dev-bad")
        bad.wait_for(r"about to be bad", 30)
        running += list(command_lines())
        bad.interrupt()
        bad.wait_exit(40)
        self.server.terminate()
        self.server.wait_exit(30)

        needles = {**{f"the value of {name}": value.encode() for name, value in values.items()},
                   **{f"{whose} token": token.encode() for whose, token in tokens.items()}}
        for what, needle in needles.items():
            for process in self.processes:
                self.assertNotIn(needle, process.text().encode(), f"{what} in what {process.name} said")
            for text in seen:
                self.assertNotIn(needle, text.encode(), f"{what} in an answer")
            for pid, command in running:
                self.assertNotIn(needle, command, f"{what} in the command line of {pid}")
            self.assertEqual(self.files_with(needle, self.data), [], f"{what} in the server's files")
            for node in self.nodes:
                self.assertEqual(self.files_with(needle, os.path.join(self.folder, f"node-{node}")), [], f"{what} in {node}'s files")

    def test_whatIsSecretIsReadByItsOwnerAlone(self):
        self.start_cluster()
        self.start_node("one")
        for at in [self.data, os.path.join(self.folder, "node-one")]:
            for folder, _, names in os.walk(at):
                for name in names:
                    path = os.path.join(folder, name)
                    mode = stat.S_IMODE(os.lstat(path).st_mode)
                    if stat.S_ISREG(os.lstat(path).st_mode):
                        with open(path, "rb") as file:
                            sensitive = b"PRIVATE KEY" in file.read() or name.endswith((".key", ".db", "token", ".json", ".sqlite"))
                        if sensitive:
                            self.assertEqual(mode & 0o077, 0, f"{path} has mode {mode:o}")
        self.assertEqual(stat.S_IMODE(os.stat(self.admin_context).st_mode), 0o600)

    @staticmethod
    def files_with(needle, folder):
        found = []
        for at, _, names in os.walk(folder):
            for name in names:
                try:
                    with open(os.path.join(at, name), "rb") as file:
                        if needle in file.read():
                            found.append(os.path.join(at, name))
                except OSError:
                    continue
        return found


if __name__ == "__main__":
    unittest.main()

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
from plugins import make_plugin, write  # noqa: E402


def command_lines():
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/cmdline", "rb") as file:
                    yield name, file.read()
            except OSError:
                continue


# {0}: the installed version's values, or the working copy's. Neither may be told; the author's own file keeps his own.
WITH_VALUES = """\
name: greeter
version: {version}
requires:
  secrets: [GREETING_KEY{secrets}]
tools:
  - id: greeter
    server: {{module: greeter.server}}
    functions: [{{name: hello}}]
  - id: search
    remote:
      url: "https://search.example.net/mcp?key={mark}-query#token={mark}-fragment"
      headers: {{X-Api-Key: {mark}-header, Authorization: "Bearer {mark}-bearer"}}
  - id: tracker
    remote: {{url: "https://tracker.example.net/mcp?key={mark}-connected"}}
    connection: tracker
connections:
  - name: tracker
    secret: TRACKER
    tools: [tracker]
    resources: ["https://tracker.example.net/?key={mark}-resource"]
harnesses:
  - {{name: cloud, protocol: remote, url: "https://agents.example.net/v1?key={mark}-harness"}}
{more}"""


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

    def test_B11_U14_noHeaderAndNoCredentialInWhatIsTold(self):
        self.start_cluster()
        secrets = {name: f"canary-{uuid.uuid4().hex}" for name in ("GREETING_KEY", "VENDOR_KEY", "TRACKER")}
        for name, value in secrets.items():
            self.admin.call("PUT", f"secrets/{name}", {"value": value})
        self.start_node("one", ["candidates=allow", "pool=dev"])
        self.start_node("two")
        installed_mark, mark = f"canary-{uuid.uuid4().hex}", f"canary-{uuid.uuid4().hex}"
        installed = make_plugin(os.path.join(self.folder, "installed", "greeter"))
        write(os.path.join(installed, "plugin.yaml"), WITH_VALUES.format(version="1.0.0", secrets="", mark=installed_mark, more=""))
        self.install(installed, ready_on=["one", "two"])
        olga = self.member("olga", "operator")
        work = make_plugin(os.path.join(self.folder, "work", "greeter"), mark="tried")
        write(os.path.join(work, "plugin.yaml"),
              WITH_VALUES.format(version="1.1.0", secrets=", VENDOR_KEY", mark=mark, more="egress: {allow: [paste.example.org]}\n"))
        seen = {}  # what it is: the text

        def tell(what, *arguments, context=None):
            for form in ((), ("--json",)):
                out, errors, _ = self.oz0(*arguments, *form, context=context, status=None)
                seen[f"{what} {' '.join(form)}"] = out + errors

        # Refused to an operator: dev, the record with its lines, checked again; what would mend it.
        dev = self.start_dev(work, "--select", "pool=dev", context=olga)
        dev.wait_for(r"\d+ of \d+ checks refuse this", 30)
        record = dev.wait_for(r"Kept as refusal (\S+)\.", 10).group(1)
        dev.interrupt()
        dev.wait_exit(20)
        patched = os.path.join(self.folder, "patched.yaml")
        tell("check", "candidate", "check", work, "--select", "pool=dev", "--patched", patched, context=olga)
        for path in ["refusals", f"refusals/{record}", f"refusals/{record}/evidence"]:
            seen[path] = json.dumps(self.admin.get(path))
        seen["recheck"] = json.dumps(self.admin.call("POST", f"refusals/{record}:recheck", {}))
        tell("preview", "plugin", "preview", work, context=olga)
        digest = json.loads(seen["preview --json"])["digest"]
        self.assertIn("parts", seen["preview --json"])
        seen["what-if"] = json.dumps(self.admin.call("POST", "nodes:what-if", {"plugin": "greeter", "digest": digest, "as": "operator"}))
        tell("what-if", "node", "what-if", "greeter", context=olga)
        # An admin may: his candidate's edge, forecast and diff.
        admins = self.start_dev(work, "--select", "pool=dev", name="dev-admin")
        admins.wait_for(r"ready on 1 node|Failed on", 40)
        candidate = self.admin.candidate("greeter")["id"]
        for what in ("edge", "forecast", "show"):
            tell(what, "candidate", what, candidate)
        for path in ["edge", "forecast", "timeline", "removal-impact"]:
            seen[f"candidates/ID/{path}"] = json.dumps(self.admin.get(f"candidates/{candidate}/{path}"))
        for view in ("meaning", "text", "reach"):
            tell(f"diff {view}", "plugin", "diff", "greeter", "--to", f"candidate:{candidate}", "--view", view)
            tell(f"folder diff {view}", "plugin", "diff", "greeter", "--from", installed, "--to", work, "--view", view)
        seen["diff"] = json.dumps(self.admin.get(f"diff?plugin=greeter&from=installed&to=candidate:{candidate}"))
        tell("export", "tenant", "export")
        tenant = os.path.join(self.folder, "tenant.yaml")
        write(tenant, self.oz0("tenant", "export"))
        for role in ("operator", "admin"):
            tell(f"offline check as {role}", "candidate", "check", work, "--tenant-file", tenant, "--as", f"{role}:user:olga")
        tell("offline preview", "plugin", "preview", work, "--tenant-file", tenant)
        tell("audit", "audit", "list")
        tell("candidates", "plugin", "candidates")
        tell("plugins", "plugin", "list")
        for path in ["candidates", "nodes", "plugins", "audit?limit=100", "members", "secrets", "api-keys", "changes?since=-1", "export"]:
            seen[path] = json.dumps(self.admin.get(path))
        # The author's slips: YAML takes the value for a name, and the complaint names it.
        slips = ["tools: [{id: t, remote: {url: 'https://h.example', headers: {" + written + "}}}]"
                 for written in ("X-Api-Key: *MARK", "X-Api-Key: &MARK x", "X-Api-Key: !MARK x", "X-Api-Key:MARK", "MARK: ", "'Bearer MARK': x")]
        slips.append("https://u:MARK@h.example/x: 1")
        broken = make_plugin(os.path.join(self.folder, "broken", "greeter"), mark="tried")
        for number, slip in enumerate(slips):
            write(os.path.join(broken, "plugin.yaml"), f"name: greeter\nversion: 1.2.0\n{slip.replace('MARK', mark)}\n")
            tell(f"slip {number}", "candidate", "check", broken, "--tenant-file", tenant, "--as", "operator:user:olga")
            tell(f"slip {number}, preview", "plugin", "preview", broken, context=olga)
            tell(f"slip {number}, diff", "plugin", "diff", "greeter", "--from", installed, "--to", broken, "--view", "text")
            self.assertIn("manifest.invalid", seen[f"slip {number} --json"])
        admins.interrupt()
        admins.wait_exit(40)
        self.assertIn("tool.headers_changed", seen["check --json"])
        self.assertIn("egress.host_added", seen["check --json"])
        self.assertIn("connection.changed", seen["check --json"])
        needles = [*secrets.values(), installed_mark, mark]
        for needle in needles:
            for what, text in seen.items():
                self.assertNotIn(needle, text, f"in {what}")
            for process in self.processes:
                self.assertNotIn(needle, process.text(), f"in what {process.name} said")
        if os.path.exists(patched):  # a mended file holds its author's values, never the installed version's
            with open(patched, encoding="utf-8") as file:
                self.assertNotIn(installed_mark, file.read())

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

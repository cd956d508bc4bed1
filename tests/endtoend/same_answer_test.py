#!/usr/bin/env python3
"""The server's answer, the command's, and the command's without a server are one: byte for byte, where both know the same (U13, U20)."""

import json
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from api import Api  # noqa: E402
from cluster import TENANT, OnCluster  # noqa: E402
from plugins import make_plugin, write  # noqa: E402

INSTALLED = """\
name: greeter
version: 1.0.0
requires:
  secrets: [GREETING_KEY]
  inject:
    - {secret: GREETING_KEY, hosts: [api.example.com], header: Authorization, format: "Bearer {secret}"}
egress:
  allow: [api.example.com]
tools:
  - id: greeter
    server: {module: greeter.server}
    functions:
      - {name: hello, input: {type: object, properties: {name: {type: string}}}}
agents:
  - name: greeter
"""
# What an operator writes: (what it is, the manifest, further files).
WORKING = [
    ("nothing of weight", INSTALLED.replace("1.0.0", "1.1.0") + "description: Better.\n", {}),
    ("everything at once", INSTALLED.replace("1.0.0", "1.1.0").replace("[GREETING_KEY]", "[GREETING_KEY, VENDOR_KEY]")
     .replace("allow: [api.example.com]", "allow: [api.example.com, paste.example.org]").replace("Bearer", "Basic")
     + "uses: [other]\nmail: [inbox]\nconnections:\n  - {name: tracker, secret: TRACKER}\n", {}),
    ("a contract that breaks", INSTALLED.replace("1.0.0", "1.1.0").replace("{type: string}", "{type: integer}"), {}),
    ("a project that no node builds", INSTALLED.replace("1.0.0", "1.1.0"),
     {"pyproject.toml": '[project]\nname = "greeter"\nversion = "1"\n[build-system]\nrequires = ["hatchling"]\n'
                        'build-backend = "hatchling.build"\n'}),
    ("no valid manifest", "name: greeter\nversion: one\negress: {allow: ['*']}\n", {}),
]


class SameAnswer(OnCluster):
    def setUp(self):
        super().setUp()
        self.start_cluster()
        for name in ("GREETING_KEY", "VENDOR_KEY"):
            self.admin.call("PUT", f"secrets/{name}", {"value": "a value of it"})
        self.start_node("one", ["candidates=allow", "pool=dev"])
        self.start_node("two", ["pool=prod"])
        self.installed = make_plugin(os.path.join(self.folder, "installed", "greeter"))
        write(os.path.join(self.installed, "plugin.yaml"), INSTALLED)
        self.install(self.installed, ready_on=["one", "two"])
        self.tenant_file = os.path.join(self.folder, "tenant.yaml")
        self.olga = self.member("olga", "operator")

    def export(self, names_file=True):
        """The tenant as its admin exports it; the installed manifest stands in its own file, so that its lines are that file's."""
        tenant = json.loads(self.oz0("tenant", "export"))
        if names_file:
            tenant["plugins"]["greeter"]["installed"] = os.path.join(self.installed, "plugin.yaml")
        write(self.tenant_file, json.dumps(tenant))

    def copies(self):
        for number, (what, manifest, files) in enumerate(WORKING):
            folder = make_plugin(os.path.join(self.folder, f"work-{number}", "greeter"))
            write(os.path.join(folder, "plugin.yaml"), manifest)
            for name, text in files.items():
                write(os.path.join(folder, name), text)
            yield what, folder

    def test_U13_U20_aCheckIsTheSameFromServerCommandAndFile(self):
        self.export()
        refused = set()
        for what, folder in self.copies():
            for role, context, who in [("operator", self.olga, "user:olga"), ("admin", self.admin_context, "user:ada"),
                                       ("operator", self.admin_context, "user:ada")]:
                for select in (["--select", "pool=dev"], ["--select", "pool=prod"], ["--select", "pool=none"], []):
                    asked = ["candidate", "check", folder, *select, "--json"]
                    online, _, status = self.oz0(*asked, "--as", role, context=context, status=None)
                    offline, _, status_offline = self.oz0(*asked, "--as", f"{role}:{who}", "--tenant-file", self.tenant_file, status=None)
                    with self.subTest(what, role=role, select=select):
                        self.assertEqual(online.encode(), offline.encode())
                        self.assertEqual(status, status_offline)
                        refused.add(json.loads(online)["refused"])
                    if status == 5:
                        continue
                    # What the server itself says: the verdict.
                    told = {key: value for key, value in json.loads(online).items()
                            if key in ("refused", "refusals", "warnings", "checks", "remedy")}
                    preview = json.loads(self.oz0("plugin", "preview", folder, "--json", context=context, status=None)[0])
                    body = {"plugin": "greeter", "digest": preview["digest"], "as": role,
                            "select": dict([select[1].split("=")]) if select else {}}
                    answer = Api(context).call("POST", "candidates:check", body)
                    self.assertEqual(json.dumps(answer, sort_keys=True), json.dumps(told, sort_keys=True))
        self.assertEqual(refused, {True, False})

    def test_U13_U20_aPreviewIsTheSameButForWhatOnlyAClusterKnows(self):
        self.export()
        for what, folder in self.copies():
            online, _, status = self.oz0("plugin", "preview", folder, "--json", context=self.olga, status=None)
            offline, _, status_offline = self.oz0("plugin", "preview", folder, "--tenant-file", self.tenant_file, "--json", status=None)
            with self.subTest(what):
                self.assertEqual(status, status_offline)
                told = json.loads(online)
                if status != 5:
                    self.assertEqual(set(told["parts"]), {"bundle", "installed", "others", "limits", "secrets", "mail"})
                    self.assertGreater(told["revision"], 0)
                there = json.loads(offline)
                for answer in (told, there):
                    for only in ("parts", "revision"):
                        answer.pop(only, None)
                self.assertEqual(json.dumps(told, sort_keys=True), json.dumps(there, sort_keys=True))

    def test_U13_anExportedManifestDiffersInItsLinesAlone(self):
        self.export(names_file=False)
        _, folder = list(self.copies())[1]
        asked = ["candidate", "check", folder, "--select", "pool=dev", "--json"]
        online = json.loads(self.oz0(*asked, context=self.olga, status=None)[0])
        offline = json.loads(self.oz0(*asked, "--as", "operator:user:olga", "--tenant-file", self.tenant_file, status=None)[0])
        self.assertTrue(online["refused"])
        for answer in (online, offline):
            self.assertEqual(answer["tenant"], TENANT)
            for refusal in answer["refusals"] + answer["warnings"]:
                refusal.pop("installedLine")
        self.assertEqual(online, offline)


if __name__ == "__main__":
    unittest.main()

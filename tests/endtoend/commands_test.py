#!/usr/bin/env python3
"""What the programs say about odd input: one form of JSON, and nothing that another person wrote reaches a terminal as a command."""

import json
import os
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cluster import OnCluster  # noqa: E402
from harness import program  # noqa: E402
from plugins import make_plugin, write  # noqa: E402

EVIL = "evil \x1b]0;title\x07\x1b[2J\x9b31m\nCandidate removed by nobody"


class Commands(OnCluster):
    def check_environment(self, *arguments, status):
        return self.run_program([program("oz0-node"), "check-environment", *arguments], status=status)

    def test_nodesErrorsHaveTheFormOfOz0s(self):
        ours = json.loads(self.oz0("plugin", "install", "--json", status=2, context=os.devnull))["error"]
        for arguments, status, code in [(["--json"], 2, "usage"), (["", "--json"], 2, "usage"),
                                        (["/nowhere", "--json"], 5, "file.unreadable")]:
            error = json.loads(self.check_environment(*arguments, status=status)[0])["error"]
            self.assertEqual(sorted(error), sorted(ours))
            self.assertEqual(error["code"], code)
            self.assertTrue(error["detail"])

    def test_E1_unknownUvIsAWarning(self):
        write(os.path.join(self.folder, "pyproject.toml"), '[project]\nname = "x"\nversion = "1"\n')
        out, _ = self.run_program([program("oz0-node"), "check-environment", self.folder, "--json"], status=None,
                                  environment=self.environment(OZ0_UV="/nowhere/uv"))[:2]
        self.assertEqual([warning["code"] for warning in json.loads(out)["warnings"]], ["environment.uv_unknown"])
        out, _ = self.run_program([program("oz0-node"), "check-environment", self.folder, "--uv", "0.12.1", "--json"],
                                  status=None)[:2]
        self.assertEqual(json.loads(out)["warnings"], [])

    def test_U21_outputThatIsLostIsNoSuccess(self):
        for arguments in (["--help"], ["plugin", "install", "--help", "--json"]):
            with open("/dev/full", "wb") as full:
                done = subprocess.run([program("oz0"), *arguments], env=self.environment(), stdout=full, stderr=subprocess.PIPE,
                                      timeout=30, check=False)
            self.assertEqual(done.returncode, 5)
            self.assertIn(b"could not be written", done.stderr)
        self.assertEqual(subprocess.run([program("oz0"), "nonsense"], env=self.environment(), stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, timeout=30, check=False).returncode, 2)

    def test_closedStreamsAreNotTakenByOtherFiles(self):
        self.start_cluster()
        self.server.terminate()
        self.server.wait_exit(20)
        child = subprocess.Popen(["/bin/sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", program("oz0-server"), "run", self.data],
                                 env=self.environment())
        try:
            self.server.running = lambda: child.poll() is None
            self.await_server()
            for descriptor in range(3):
                self.assertEqual(os.readlink(f"/proc/{child.pid}/fd/{descriptor}"), "/dev/null")
        finally:
            child.terminate()
            child.wait(20)

    def test_V1_whatACandidateHoldsIsPreviewedWithoutAnUpload(self):
        self.start_cluster()
        self.start_node("one", ["candidates=allow", "pool=dev"])
        self.start_node("two")
        work = make_plugin(os.path.join(self.folder, "work", "greeter"))
        self.install(work)
        dev = self.start_dev(work, "--select", "pool=dev")
        dev.wait_for(r"ready on 1 node", 30)
        candidate = self.admin.candidate("greeter")["id"]
        folder = json.loads(self.oz0("plugin", "preview", work, "--json"))
        held = json.loads(self.oz0("plugin", "preview", "--candidate", candidate, "--json"))
        for moving in ("revision", "parts"):
            folder.pop(moving), held.pop(moving)
        self.assertEqual(held, folder)
        self.assertEqual(self.oz0("plugin", "preview", work, "--candidate", candidate, status=None)[2], 2)
        self.assertEqual(self.oz0("plugin", "preview", status=None)[2], 2)
        stranger = self.member("otto", "operator")
        _, said, status = self.run_program([program("oz0"), "plugin", "preview", "--candidate", candidate], status=None,
                                           environment=self.environment(OZ0_CONTEXT=stranger))
        self.assertEqual(status, 3, said)

    def test_anothersReasonMovesNoTerminal(self):
        self.start_cluster()
        self.start_node("one", ["candidates=allow", "pool=dev"])
        self.start_node("two")
        work = make_plugin(os.path.join(self.folder, "work", "greeter"))
        dev = self.start_dev(work, "--select", "pool=dev")
        dev.wait_for(r"ready on 1 node", 30)
        candidate = self.admin.candidate("greeter")["id"]
        self.admin.call("POST", f"candidates/{candidate}:remove", {"reason": EVIL})
        dev.wait_for(r"reason given", 20)
        dev.wait_exit(20)
        shown = self.oz0("candidate", "show", candidate)
        for text in (dev.text(), shown):
            self.assertIn("\\x1b]0;title\\x07", text)
            self.assertFalse(set(text) & {"\x1b", "\x07", "\x9b"}, text)
            self.assertFalse([line for line in text.splitlines() if line.startswith("Candidate removed by nobody")], text)
        # The programs that speak of a path that somebody named.
        for words in (["oz0-node", "check-environment", "/no\x1b[2J"], ["oz0-server", "run", "/no\x1b[2J"],
                      ["oz0", "plugin", "install", "/no\x1b[2J"]):
            _, errors, _ = self.run_program([program(words[0]), *words[1:]], status=None,
                                            environment=self.environment(OZ0_CONTEXT=self.admin_context))
            self.assertIn("\\x1b[2J", errors)
            self.assertNotIn("\x1b", errors)


if __name__ == "__main__":
    unittest.main()

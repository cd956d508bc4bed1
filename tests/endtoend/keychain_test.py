#!/usr/bin/env python3
"""A token in the system's keychain: the command line reads it, and tells of one that is empty, absent or silent."""

import json
import os
import signal
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from cluster import OnCluster  # noqa: E402
from harness import eventually, program  # noqa: E402


# Without services to activate: the bus would start a locked keyring of its own at the first question, before the test's has its name.
BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir={folder}</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


class InKeychain(OnCluster):
    def setUp(self):
        super().setUp()
        self.start_cluster()
        configuration = os.path.join(self.folder, "bus.conf")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(BUS.format(folder=self.folder))
        bus = self.start(["dbus-daemon", f"--config-file={configuration}", "--nofork", "--print-address"], name="bus")
        self.on_bus = self.environment(DBUS_SESSION_BUS_ADDRESS=bus.wait_for(r"^(unix:\S+)", 10).group(1))
        with open(self.admin_context, encoding="utf-8") as file:
            context = json.load(file)
        self.token = context.pop("token")
        context["tokenIn"] = "keychain"
        self.context = os.path.join(self.folder, "keychain-context.json")
        with open(os.open(self.context, os.O_WRONLY | os.O_CREAT, 0o600), "w", encoding="utf-8") as file:
            json.dump(context, file)
        self.attributes = ["user", f"{context['name']} {context['tenant']} {context['server'].rstrip('/')}", "server", "orchestrator-zero"]

    def who_am_i(self):
        """(what it said, its status, the seconds that it took)"""
        begun = time.monotonic()
        out, err, status = self.run_program([program("oz0"), "context", "test", "--context", self.context], environment=self.on_bus,
                                            status=None, deadline=60)
        self.assertNotIn(self.token, out + err)
        return out + err, status, time.monotonic() - begun

    def start_keyring(self):
        keyring = self.start(["sh", "-c", "printf '\\n' | gnome-keyring-daemon --foreground --unlock --components=secrets"], name="keyring",
                             environment=self.on_bus)
        store = ["secret-tool", "store", "--label=oz0", *self.attributes, "type", "plaintext", "xdg:schema", "org.qt.keychain"]
        eventually(lambda: self.run_program(store, environment=self.on_bus, stdin=self.token, status=None)[2] == 0, 20,
                   "the keyring to take the token")
        return keyring

    def test_theTokenIsReadFromTheKeychain(self):
        self.start_keyring()
        said, status, _ = self.who_am_i()
        self.assertEqual(status, 0, said)
        self.assertIn("you are user:ada", said)

    def test_anEmptyKeychainIsTold(self):
        self.start_keyring()
        self.run_program(["secret-tool", "clear", *self.attributes], environment=self.on_bus)
        said, status, _ = self.who_am_i()
        self.assertEqual(status, 3, said)
        self.assertIn("holds no token", said)

    def test_anAbsentKeychainIsTold(self):
        said, status, took = self.who_am_i()
        self.assertEqual(status, 3, said)
        self.assertIn("keychain", said)
        self.assertLess(took, 20)

    def test_aSilentKeychainCostsTenSeconds(self):
        keyring = self.start_keyring()
        os.killpg(keyring.pid, signal.SIGSTOP)
        self.addCleanup(os.killpg, keyring.pid, signal.SIGCONT)
        said, status, took = self.who_am_i()
        self.assertEqual(status, 3, said)
        self.assertIn("did not answer within 10 s", said)
        self.assertLess(took, 30)


if __name__ == "__main__":
    unittest.main()

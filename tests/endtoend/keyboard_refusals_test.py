#!/usr/bin/env python3
"""The console by keyboard alone: an operator finds why his save was refused, at which line, and what has changed since."""

import os
import re
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from console import ByKeyboard  # noqa: E402
from plugins import make_plugin  # noqa: E402


class RefusedSave(ByKeyboard):
    def setUp(self):
        super().setUp()
        self.start_cluster()
        self.start_node("local-3", ["candidates=allow", "pool=dev"])
        self.start_node("local-4", ["pool=dev"])
        self.start_node("local-5")
        self.install(make_plugin(os.path.join(self.folder, "installed", "greeter"), version="1.0.0", secrets=["GREETING_KEY"]),
                     ready_on=["local-3", "local-4", "local-5"])
        self.olga = self.member("olga", "operator")
        self.work = os.path.join(self.folder, "work", "greeter")

    def test_U17_U25_anOperatorFindsWhyHisSaveWasRefusedAndAtWhichLine(self):
        # Two reasons at once: a secret that the installed version has not, and a node that nobody opened.
        make_plugin(self.work, version="1.1.0", secrets=["GREETING_KEY", "VENDOR_KEY"], mark="asks for more")
        with open(os.path.join(self.work, "plugin.yaml"), encoding="utf-8") as file:
            line = next(number for number, text in enumerate(file, 1) if "VENDOR_KEY" in text)
        dev = self.start_dev(self.work, "--select", "pool=dev", context=self.olga)
        dev.wait_for(r"node\.not_open", 30)
        self.assertEqual(int(dev.wait_for(r"at plugin\.yaml:(\d+) /requires/secrets/1", 10).group(1)), line)
        sum_of_dev = dev.wait_for(r"(\d+) of (\d+) checks refuse", 10).groups()

        self.open_console(self.olga)
        self.desktop.key("ctrl+4")
        heard = self.wait_for_focus(r"^greeter: 2 refuse, an admin may try")["name"]
        self.assertIn("1.1.0", heard)
        # Enter opens the record: the focus goes to its reasons.
        self.desktop.key("Return")
        self.wait_for_focus(r"^Refusals and warnings$")
        # What, where, who may, and what next, in one breath; which rules; and the line as it stood.
        verdict, secret, node, *_ = self.hear(r"^\d+ of \d+ checks refuse this; an admin may try it\.$", r"^Refusal \d: .*VENDOR_KEY",
                                              r"^Refusal \d: .*local-4", r"^P3: ", r"^P2: ",
                                              r"secrets: \[GREETING_KEY, VENDOR_KEY\]")
        self.assertEqual(re.match(r"(\d+) of (\d+)", verdict).groups(), sum_of_dev, "the console counts as dev does")
        self.assertIn(f"plugin.yaml line {line}", secret)
        self.assertIn("An admin may try it.", secret)
        self.assertNotIn("plugin.yaml", node)

        # Somebody opens the node; the operator asks again whether it would pass now, and reads what is left.
        self.oz0("node", "label", "local-4", "--set", "candidates=allow")
        self.desktop.key("ctrl+r")
        again, = self.hear(r"^Checked again .*refusing now: 1; gone: 1; new: 0", deadline=20)
        self.assertRegex(again, r"(?s)Gone: .*local-4")
        # He takes the secret out, and the same dev goes on.
        make_plugin(self.work, version="1.1.0", secrets=["GREETING_KEY"], mark="mended")
        dev.wait_for(r"ready on 2 nodes", 40)


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""V4: the digest that a preview names is the one that anybody computes who knows the format."""

import json
import os
import shutil
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from bundle import digest_of, tar_of  # noqa: E402
from harness import SOURCE, RealProcesses, program  # noqa: E402

SAMPLES = os.path.join(SOURCE, "resources", "sample")


class DigestOfABundle(RealProcesses):
    def setUp(self):
        super().setUp()
        self.tenant = os.path.join(self.folder, "tenant.yaml")
        with open(self.tenant, "w", encoding="utf-8") as file:
            file.write("tenant: default\n")

    def told(self, folder):
        out, _ = self.run_program([program("oz0"), "plugin", "preview", folder, "--tenant-file", self.tenant, "--json"])
        return json.loads(out)["digest"]

    def test_V4_everySampleHasTheDigestOfItsTar(self):
        names = [name for name in os.listdir(SAMPLES) if os.path.isfile(os.path.join(SAMPLES, name, "plugin.yaml"))]
        self.assertEqual(len(names), 5)
        for name in names:
            with self.subTest(name):
                work = os.path.join(self.folder, name)
                shutil.copytree(os.path.join(SAMPLES, name), work, ignore=shutil.ignore_patterns("__pycache__"))
                self.assertEqual(self.told(work), digest_of(tar_of(work)))

    def test_V4_timesOwnersAndOddModesDoNotMatterContentAndExecutableDo(self):
        work = os.path.join(self.folder, "greeter")
        shutil.copytree(os.path.join(SAMPLES, "greeter"), work, ignore=shutil.ignore_patterns("__pycache__"))
        manifest = os.path.join(work, "plugin.yaml")
        first = self.told(work)
        os.utime(manifest, (1, 1))
        os.chmod(manifest, 0o600)
        os.mkdir(os.path.join(work, "empty"))
        self.assertEqual(self.told(work), first)
        os.chmod(manifest, 0o700)
        executable = self.told(work)
        self.assertNotEqual(executable, first)
        self.assertEqual(executable, digest_of(tar_of(work)))
        os.chmod(manifest, 0o644)
        with open(manifest, "a", encoding="utf-8") as file:
            file.write("\n")
        self.assertEqual(self.told(work), digest_of(tar_of(work)))
        self.assertNotEqual(self.told(work), first)


if __name__ == "__main__":
    unittest.main()

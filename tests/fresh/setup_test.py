#!/usr/bin/env python3
"""What ./run and ./check do about packages, on machines that are played by a few programs in PATH."""

import os
import stat
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))


def names(part):
    with open(os.path.join(ROOT, "cmake", "packages", f"debian-{part}.txt"), encoding="utf-8") as file:
        return [line.strip() for line in file if line.strip() and not line.startswith("#")]


class Setup(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.program("apt-get", 'echo "$DEBIAN_FRONTEND $*" >> "$PLAYED/apt"')
        self.program("sudo", "exit 1")
        self.program("id", "echo 1000")

    def program(self, name, body):
        path = os.path.join(self.folder.name, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\n" + body + "\n")
        os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)

    def play(self, call, installed, system="ID=debian\nVERSION_ID=12\nPRETTY_NAME='Debian 12'\n", **more):
        """(status, output, what apt-get was asked for)"""
        with open(os.path.join(self.folder.name, "os-release"), "w", encoding="utf-8") as file:
            file.write(system)
        with open(os.path.join(self.folder.name, "installed"), "w", encoding="utf-8") as file:
            file.write("".join(f"installed {name}\n" for name in installed) + "config-files xdotool\n")
        self.program("dpkg-query", 'cat "$PLAYED/installed"')
        environment = {"PATH": f"{self.folder.name}:/usr/bin:/bin", "PLAYED": self.folder.name,
                       "OZ0_OS_RELEASE": os.path.join(self.folder.name, "os-release"), **more}
        script = f'set -euo pipefail; root={ROOT}; cache=$PLAYED; . "$root/cmake/setup.sh"; {call}'
        ran = subprocess.run(["bash", "-c", script], env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL,
                             timeout=60, check=False)
        try:
            with open(os.path.join(self.folder.name, "apt"), encoding="utf-8") as file:
                asked = file.read().splitlines()
        except FileNotFoundError:
            asked = []
        return ran.returncode, ran.stdout + ran.stderr, asked

    def test_nothingMissingAsksNobody(self):
        status, said, asked = self.play('installPackages "" "-tests"', names("12") + names("12-tests"))
        self.assertEqual((status, asked), (0, []), said)
        self.assertIn("all there", said)

    def test_rootInstallsWhatIsMissingAndNothingElse(self):
        self.program("id", "echo 0")
        have = [name for name in names("12") if name not in {"ninja-build", "g++"}]
        status, said, asked = self.play('installPackages ""', have)
        self.assertEqual(status, 0, said)
        self.assertTrue(asked[0].startswith("noninteractive ") and asked[0].endswith(" update"), asked)
        self.assertTrue(asked[1].endswith("install --no-install-recommends g++ ninja-build"), asked)
        self.assertIn("g++ ninja-build", said)

    def test_aRemovedPackageIsMissing(self):
        self.program("id", "echo 0")
        have = [name for name in names("12") + names("12-tests") if name != "xdotool"]
        _, _, asked = self.play('installPackages "" "-tests"', have)
        self.assertTrue(asked[1].endswith(" xdotool"), asked)

    def test_sudoWithoutPasswordIsUsed(self):
        self.program("sudo", 'echo sudo >> "$PLAYED/apt"; shift; [ "$1" = true ] || exec "$@"')
        status, said, asked = self.play('installPackages ""', names("12")[1:], DEBIAN_FRONTEND="readline")
        self.assertEqual(status, 0, said)
        self.assertIn("sudo", asked)
        self.assertTrue(asked[-1].startswith("readline ") and asked[-1].endswith("g++"), asked)

    def test_neitherRootNorSudoSaysTheLineToRun(self):
        status, said, asked = self.play('installPackages ""', names("12")[1:])
        self.assertEqual((status, asked), (1, []))
        self.assertIn("apt-get install -y --no-install-recommends g++\n", said)

    def test_aptThatFailsIsTold(self):
        self.program("id", "echo 0")
        self.program("apt-get", "echo 'E: no network'; exit 100")
        status, said, _ = self.play('installPackages ""', [])
        self.assertEqual(status, 1)
        self.assertIn("E: no network", said)

    def test_anotherSystemGetsTheList(self):
        for system in ["ID=fedora\nVERSION_ID=40\nPRETTY_NAME=Fedora\n", "ID=debian\nVERSION_ID=11\nPRETTY_NAME=Debian\n", ""]:
            status, said, asked = self.play('installPackages "" "-tests"', [], system=system)
            self.assertEqual((status, asked), (1, []), said)
            for name in names("13") + names("13-tests"):
                self.assertIn(name, said)
            self.assertIn("OZ0_SKIP_PACKAGES=1", said)
        status, said, asked = self.play('installPackages ""', [], system="ID=fedora\n", OZ0_SKIP_PACKAGES="1")
        self.assertEqual((status, asked), (0, []), said)

    def test_homeMayBeMissingOrReadOnly(self):
        status, said, _ = self.play("unset HOME; provideHome; touch $HOME/x; rm $HOME/x; echo home $HOME", [])
        self.assertEqual(status, 0, said)
        status, said, _ = self.play("HOME=/proc/1; provideHome; echo home $HOME", [])
        self.assertIn(f"home {self.folder.name}/home", said)

    def test_syntaxOfAPackageOrBuiltBeforeIsLeftAlone(self):
        status, said, asked = self.play("provideSyntax", names("13"))
        self.assertEqual((status, said, asked), (0, "", []))
        os.mkdir(os.path.join(self.folder.name, "syntax"))
        status, said, asked = self.play('echo $syntaxVersion > "$cache/syntax/version"; provideSyntax', names("12"))
        self.assertEqual((status, asked), (0, []), said)
        self.assertIn("is there", said)

    def test_syntaxThatCannotBeHadStopsNothing(self):
        self.program("apt-get", 'case "$*" in indextargets*) echo http://mirror.example/;; *) echo "E: no network"; exit 100;; esac')
        status, said, _ = self.play('provideSyntax; echo "went on"', names("12"))
        self.assertEqual(status, 0, said)
        self.assertIn("plain text.\nwent on", said)
        self.assertFalse(os.path.exists(os.path.join(self.folder.name, "syntax-build")))

    def test_anotherSourceOfSyntaxIsNotBuilt(self):
        self.program("apt-get", 'case "$*" in indextargets*) echo http://mirror.example/;; '
                                '*--tar-only*) echo other > ksyntax-highlighting_$(echo "$*" | sed "s/.*=\\(.*\\)-1$/\\1/").orig.tar.xz;; esac')
        self.program("cmake", 'touch "$PLAYED/built"')
        status, said, _ = self.play("provideSyntax", names("12"))
        self.assertEqual(status, 0, said)
        self.assertIn("not to be had", said)
        self.assertFalse(os.path.exists(os.path.join(self.folder.name, "built")))
        with open(os.path.join(self.folder.name, "syntax.log"), encoding="utf-8") as log:
            self.assertIn("FAILED", log.read())

    def test_helpNeedsNothingAndWorksFromAnywhere(self):
        for script in ["run", "check"]:
            ran = subprocess.run([os.path.join(ROOT, script), "--help"], cwd="/", capture_output=True, text=True, check=False, env={})
            self.assertEqual(ran.returncode, 0, ran.stderr)
            self.assertIn(f"./{script}", ran.stdout)

    def test_whatRunBuildsNeedsNoTestPackage(self):
        configured = subprocess.run(
            ["cmake", "--preset", "release", "-B", os.path.join(self.folder.name, "build"), "-Wno-dev",
             "-DCMAKE_DISABLE_FIND_PACKAGE_rapidcheck=ON", "-DCMAKE_DISABLE_FIND_PACKAGE_benchmark=ON"],
            cwd=ROOT, capture_output=True, text=True, timeout=100, check=False)
        self.assertEqual(configured.returncode, 0, configured.stdout + configured.stderr)

    def test_listsOfBothSystemsSayTheSameButForNamesThatDiffer(self):
        self.assertEqual(set(names("12")) ^ set(names("13")), {"libboost1.81-dev", "libboost-dev", "qt6-svg-plugins",
                                                                "libkf6syntaxhighlighting-dev", "extra-cmake-modules",
                                                                "xz-utils"})
        self.assertEqual(set(names("12-tests")) ^ set(names("13-tests")), {"clang-format"})


if __name__ == "__main__":
    sys.exit(unittest.main())

"""Says which C++ files of the tree the formatter would change. Ends with 77 (skipped) where its version 14 is not installed."""
import shutil
import subprocess
import sys

VERSION = "version 14."
SKIPPED = 77


def formatter():
    for name in ("clang-format-14", "clang-format"):
        program = shutil.which(name)
        if program and VERSION in subprocess.run([program, "--version"], capture_output=True, text=True).stdout:
            return program
    return None


def main(root):
    program = formatter()
    if not program:
        print("skipped: clang-format 14 is not installed; other versions format differently")
        return SKIPPED
    listed = subprocess.run(["git", "-C", root, "-c", f"safe.directory={root}", "ls-files", "*.cpp", "*.h"],
                            capture_output=True, text=True)
    if listed.returncode != 0:
        print("skipped: not a git checkout, so it cannot be told which files are the project's")
        return SKIPPED
    unformatted = [
        path
        for path in listed.stdout.split()
        if subprocess.run([program, "--dry-run", "-Werror", path], cwd=root, capture_output=True).returncode != 0
    ]
    for path in unformatted:
        print(f"{path}: not formatted; clang-format-14 -i {path}")
    return 1 if unformatted else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

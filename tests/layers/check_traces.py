#!/usr/bin/env python3
"""Proves that nothing of the machine it was written on is in the repository: check_traces.py SOURCE_DIR.

What must not occur is asked of this machine (where this clone lies, who is logged in, which package hosts apt and pip use), so the
test itself names none of it; addresses may only be those that anybody can mean."""

import configparser
import os
import re
import subprocess
import sys

HOSTS = {
    "localhost", "127.0.0.1", "[::1]", "json-schema.org", "www.w3.org", "www.gnu.org", "gnu.org", "fsf.org", "www.fsf.org",
    "keepachangelog.com", "semver.org", "spec.modelcontextprotocol.io", "modelcontextprotocol.io", "spdx.org",
    "www.freedesktop.org", "specifications.freedesktop.org", "www.rfc-editor.org",
}
RESERVED = re.compile(r"(?:^|\.)(?:example(?:\.(?:com|org|net))?|test|invalid|localhost)$")
URL = re.compile(r"\b(?:https?|ftp|ssh|git)://([^\s/\"'<>\\)`,;]*)", re.IGNORECASE)
STANDARD = {"bin", "boot", "dev", "etc", "home", "lib", "media", "mnt", "opt", "proc", "root", "run", "sbin", "srv", "sys", "tmp",
            "usr", "var", "src", "build", "builds", "github"}


def run(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=20, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return ""


def tracked(root):
    listed = run("git", "-C", root, "-c", f"safe.directory={root}", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    if listed:
        return [name for name in listed.split("\0") if name and os.path.isfile(os.path.join(root, name))]
    found = []
    for at, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in {".git", ".cache", "build", "__pycache__"}]
        found += [os.path.relpath(os.path.join(at, name), root) for name in names]
    return found


def places(root):
    """Absolute paths that only this machine has: this clone, the repository it hangs on, and what lies beside them."""
    found = set()
    common = run("git", "-C", root, "-c", f"safe.directory={root}", "rev-parse", "--path-format=absolute", "--git-common-dir").strip()
    for path in [os.path.abspath(root), os.path.dirname(common) if common else ""]:
        parts = path.split("/")
        if len(parts) < 3:
            continue
        found.add(path)
        if parts[1] not in STANDARD:
            found.update(f"/{parts[1]}/{name}" for name in os.listdir(f"/{parts[1]}"))
    home = os.path.expanduser("~")
    if home.startswith("/home/"):
        found.add(home)
    return {path for path in found if path.count("/") >= 2}


def package_hosts():
    """Hosts that apt and pip of this machine fetch from."""
    found = set(re.findall(r"//([^/\s:]+)", run("apt-get", "indextargets", "--format", "$(SITE) $(REPO_URI)")))
    config = configparser.ConfigParser(strict=False, interpolation=None)
    for file in ["/etc/pip.conf", os.path.expanduser("~/.config/pip/pip.conf"), os.path.expanduser("~/.pip/pip.conf")]:
        try:
            config.read(file)
        except configparser.Error:
            continue
    for section in config.sections():
        for key in ("index-url", "extra-index-url", "find-links"):
            found.update(re.findall(r"//(?:[^/@\s]*@)?([^/\s:]+)", config.get(section, key, fallback="")))
    index = ["py" + "pi.org", "python" + "hosted.org", "registry.npm" + "js.org", "crates" + ".io", "proxy.golang" + ".org"]
    return {host for host in found if "." in host} | set(index)


def complaints_in(text, forbidden_paths, forbidden_hosts):
    """Yields (line, complaint)."""
    for number, line in enumerate(text.splitlines(), 1):
        for path in forbidden_paths:
            if re.search(r"(?<![\w.])" + re.escape(path) + r"(?![\w-])", line):
                yield number, "a path of this machine"
        for host in forbidden_hosts:
            if re.search(r"(?<![\w-])" + re.escape(host) + r"(?![\w.-])", line):
                yield number, f"a package registry's host: {host}"
        for authority in URL.findall(line):
            host = re.sub(r":[\d%{$<*].*$|:$", "", authority.split("@")[-1]).lower()
            if not re.fullmatch(r"[\w.-]*[a-z]\.?|[\d.]+|\[[\da-f:]+\]", host):
                continue  # a pattern or a placeholder, no address
            if "." not in host or host in HOSTS or RESERVED.search(host) or re.fullmatch(r"127\.[\d.]+|0\.0\.0\.0|10\.[\d.]+|192\.0\.2\.\d+", host):
                continue
            yield number, f"an address that is not ours to name: {host}"


def main(arguments):
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    root = arguments[0]
    paths, hosts = places(root), package_hosts()
    count = found = 0
    for name in sorted(tracked(root)):
        with open(os.path.join(root, name), "rb") as file:
            data = file.read()
        if b"\0" in data[:8000]:
            continue
        count += 1
        for line, complaint in complaints_in(data.decode("utf-8", "replace"), paths, hosts):
            print(f"{name}:{line}: {complaint}")
            found += 1
    print(f"{count} files, {found} complaints")
    return 1 if found or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Real processes under a test: started in groups of their own, waited for by what they say, and gone afterwards whatever happens."""

import ctypes
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest

BIN = os.environ.get("OZ0_BIN_DIR", "")
SOURCE = os.environ.get("OZ0_SOURCE_DIR", os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..")))
_PR_SET_CHILD_SUBREAPER = 36

# Machines under load, sanitizers: every deadline is multiplied by this.
PATIENCE = float(os.environ.get("OZ0_TEST_PATIENCE", "1"))


def program(name):
    """The path of one of our programs; the test fails, and is not skipped, when it is missing."""
    path = os.path.join(BIN, name)
    if not os.access(path, os.X_OK):
        raise AssertionError(f"{path} is not there: build it first")
    return path


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def eventually(question, deadline, what, pause=0.05):
    """The first truthy answer of question(); an AssertionError that says what was waited for, and the last answer, after the deadline."""
    end = time.monotonic() + deadline * PATIENCE
    while True:
        answer = question()
        if answer:
            return answer
        if time.monotonic() >= end:
            raise AssertionError(f"not within {deadline} s: {what}; last: {answer!r}")
        time.sleep(pause)


class Process:
    """One program with a session of its own. Its output is kept by line, with the moment it came, and written to a log file."""

    def __init__(self, name, arguments, environment, folder, log):
        self.name = name
        self.lines = []  # (seconds, text)
        self._changed = threading.Condition()
        self._log = open(log, "ab", buffering=0)
        self.started = time.monotonic()
        self.child = subprocess.Popen(arguments, env=environment, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                      stderr=subprocess.STDOUT, start_new_session=True)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def pid(self):
        return self.child.pid

    def _read(self):
        for line in self.child.stdout:
            self._log.write(line)
            with self._changed:
                self.lines.append((time.monotonic() - self.started, line.decode("utf-8", "replace").rstrip("\n")))
                self._changed.notify_all()
        with self._changed:
            self._changed.notify_all()

    def text(self, since=0):
        with self._changed:
            return "\n".join(line for _, line in self.lines[since:])

    def mark(self):
        """To be given to wait_for as `since`: what comes from now on."""
        with self._changed:
            return len(self.lines)

    def wait_for(self, pattern, deadline, since=0):
        """The match of the pattern in one line of output; an error when the process ends or the deadline passes before."""
        wanted = re.compile(pattern)
        end = time.monotonic() + deadline * PATIENCE
        seen = since
        with self._changed:
            while True:
                while seen < len(self.lines):
                    match = wanted.search(self.lines[seen][1])
                    if match:
                        return match
                    seen += 1
                if not self._reader.is_alive() and self.child.poll() is not None:
                    raise AssertionError(f"{self.name} ended with {self.child.returncode} before it said {pattern!r}:\n{self._tail()}")
                left = end - time.monotonic()
                if left <= 0:
                    raise AssertionError(f"{self.name} did not say {pattern!r} within {deadline} s:\n{self._tail()}")
                self._changed.wait(min(left, 0.25))

    def wait_exit(self, deadline):
        try:
            self.child.wait(deadline * PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"{self.name} did not end within {deadline} s:\n{self._tail()}") from None
        self._reader.join(2)
        return self.child.returncode

    def running(self):
        return self.child.poll() is None

    def interrupt(self):
        self.child.send_signal(signal.SIGINT)

    def terminate(self):
        if self.running():
            self.child.send_signal(signal.SIGTERM)

    def kill(self):
        """SIGKILL to the process alone, as when the machine's memory runs out; its children are their own affair."""
        self.child.kill()
        self.child.wait(10)
        self._reader.join(0.2)

    def kill_group(self):
        try:
            os.killpg(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def close(self):
        self.kill_group()
        try:
            self.child.wait(10)
        except subprocess.TimeoutExpired:
            pass
        self._reader.join(2)
        if not self._reader.is_alive():
            self.child.stdout.close()
            self._log.close()

    def _tail(self):
        return "\n".join(f"  {at:7.2f}  {line}" for at, line in self.lines[-40:])


def children_of(pid):
    """(pid, command) of a process's children, by /proc."""
    found = []
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:
                stat = file.read()
            fields = stat[stat.rindex(")") + 2:].split()
            if int(fields[1]) == pid and fields[0] != "Z":
                with open(f"/proc/{name}/cmdline", "rb") as file:
                    found.append((int(name), file.read().replace(b"\0", b" ").decode("utf-8", "replace").strip()))
        except (OSError, ValueError):
            continue
    return found


def descendants_of(pid):
    found = []
    for child in children_of(pid):
        found.append(child)
        found += descendants_of(child[0])
    return found


class RealProcesses(unittest.TestCase):
    """A test with a folder, a home and processes of its own. Orphans become this process's children, so that nothing gets away."""

    @classmethod
    def setUpClass(cls):
        ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="oz0-e2e-")
        self.processes = []
        self._counter = 0
        self.home = self.make_home("home")
        self.addCleanup(self._remove_folder)
        self.addCleanup(self._end_processes)

    def make_home(self, name):
        home = os.path.join(self.folder, name)
        for part in ["", "config", "cache", "data", "state", "runtime"]:
            os.makedirs(os.path.join(home, part), mode=0o700, exist_ok=True)
        return home

    def environment(self, home=None, **more):
        home = home or self.home
        kept = {key: value for key, value in os.environ.items()
                if key in {"PATH", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS",
                           "OZ0_SOURCE_DIR"}}
        kept.update({"HOME": home, "XDG_CONFIG_HOME": f"{home}/config", "XDG_CACHE_HOME": f"{home}/cache",
                     "XDG_DATA_HOME": f"{home}/data", "XDG_STATE_HOME": f"{home}/state", "XDG_RUNTIME_DIR": f"{home}/runtime",
                     "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"})
        kept.update({key: value for key, value in more.items() if value is not None})
        return kept

    def start(self, arguments, name=None, environment=None, folder=None):
        self._counter += 1
        name = name or os.path.basename(arguments[0])
        process = Process(name, arguments, environment or self.environment(), folder or self.folder,
                          os.path.join(self.folder, f"{self._counter:02}-{name}.log"))
        self.processes.append(process)
        return process

    def run_program(self, arguments, deadline=30, status=0, environment=None, folder=None, stdin=None):
        """Runs to the end: (standard output, standard error). `status` None: any, and the status comes third."""
        self._counter += 1
        child = subprocess.Popen(arguments, env=environment or self.environment(), cwd=folder or self.folder, start_new_session=True,
                                 stdin=subprocess.PIPE if stdin is not None else subprocess.DEVNULL, stdout=subprocess.PIPE,
                                 stderr=subprocess.PIPE, text=True, encoding="utf-8", errors="replace")
        try:
            out, err = child.communicate(stdin, deadline * PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            out, err = child.communicate()
            raise AssertionError(f"{arguments} did not end within {deadline} s:\n{out}\n{err}") from None
        finally:
            with open(os.path.join(self.folder, f"{self._counter:02}-{os.path.basename(arguments[0])}.log"), "w",
                      encoding="utf-8") as log:
                log.write(f"{arguments}\nstatus {child.returncode}\n{out}\n{err}")
        if status is None:
            return out, err, child.returncode
        self.assertEqual(child.returncode, status, f"{arguments}\n{out}\n{err}")
        return out, err

    def _end_processes(self):
        for process in reversed(self.processes):
            process.terminate()
        for process in reversed(self.processes):
            try:
                process.child.wait(5)
            except subprocess.TimeoutExpired:
                pass
        for process in reversed(self.processes):
            process.close()
        end = time.monotonic() + 10
        while children_of(os.getpid()) and time.monotonic() < end:
            for pid, _ in descendants_of(os.getpid()):
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            self._reap()
            time.sleep(0.02)
        self._reap()

    @staticmethod
    def _reap():
        while True:
            try:
                if os.waitpid(-1, os.WNOHANG) == (0, 0):
                    return
            except ChildProcessError:
                return

    def _remove_folder(self):
        result = self._outcome.result if hasattr(self._outcome, "result") else None
        failed = result is not None and any(case is self for case, _ in list(result.failures) + list(result.errors))
        failed = failed or any(error for case, error in getattr(self._outcome, "errors", []) if error)
        keep = os.environ.get("OZ0_E2E_KEEP")
        if failed or keep:
            print(f"what the processes said is kept in {self.folder}", file=sys.stderr)
            if failed:
                self._print_logs()
            return
        shutil.rmtree(self.folder, ignore_errors=True)

    def _print_logs(self):
        for name in sorted(os.listdir(self.folder)):
            if name.endswith(".log"):
                with open(os.path.join(self.folder, name), encoding="utf-8", errors="replace") as file:
                    lines = file.read().splitlines()
                print(f"--- {name}", *lines[-25:], sep="\n", file=sys.stderr)

"""A desktop of the test's own: an X server, a window manager, a session bus with accessibility, and a person's hands and eyes."""

import fcntl
import json
import os
import re
import subprocess
import tempfile

from harness import eventually


class Desktop:
    """Belongs to a RealProcesses test, which ends its processes."""

    def __init__(self, test, size="1440x900"):
        self.test = test
        reading, writing = os.pipe()
        os.set_inheritable(writing, True)
        log = os.path.join(test.folder, "xvfb.log")
        # Two that look for a free display at the same time may take the same one.
        with open(os.path.join(tempfile.gettempdir(), "oz0-xvfb.lock"), "w", encoding="ascii") as turn, open(log, "wb") as said:
            fcntl.flock(turn, fcntl.LOCK_EX)
            self._server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
                                            pass_fds=[writing], stdout=said, stderr=said, start_new_session=True,
                                            env=test.environment())
            os.close(writing)
            test.addCleanup(self._end_server)
            with os.fdopen(reading, encoding="ascii") as pipe:
                number = pipe.readline().strip()
        if not number:
            raise AssertionError("Xvfb named no display")
        self.display = f":{number}"
        bus = test.start(["dbus-daemon", "--session", "--nofork", "--print-address"], name="bus", environment=self.environment(bus=False))
        self.bus = bus.wait_for(r"^(unix:\S+)", 10).group(1)
        test.start(["openbox"], name="openbox", environment=self.environment())
        # A window that comes before its manager gets no focus.
        eventually(lambda: "window id" in self.ask("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"), 20, "the window manager", pause=0.1)

    def _end_server(self):
        self._server.terminate()  # it takes its lock away
        try:
            self._server.wait(10)
        except subprocess.TimeoutExpired:
            self._server.kill()
            self._server.wait(10)

    def environment(self, bus=True, **more):
        own = {"DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "NO_AT_BRIDGE": None}
        if bus:
            own["DBUS_SESSION_BUS_ADDRESS"] = self.bus
        return self.test.environment(**own, **more)

    def read(self, program):
        """Everything a screen reader finds in the program's windows; nothing while it is not there."""
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "read_window.py")
        child = subprocess.run(["/usr/bin/python3", "-B", script, program], env=self.environment(), capture_output=True, text=True,
                               timeout=60, check=False)
        return [json.loads(line) for line in child.stdout.splitlines() if line.startswith("{")]

    def find(self, program, role, name, deadline=15, state="showing"):
        """The first shown object of the role whose name fits the pattern."""
        wanted = re.compile(name)
        last = []

        def look():
            last[:] = self.read(program)
            for one in last:
                if re.fullmatch(role, one["role"]) and wanted.search(one["name"]) and state in one["states"]:
                    return one
            return None

        try:
            return eventually(look, deadline, f"{role} {name!r} in {program}", pause=0.2)
        except AssertionError as error:
            shown = [f"{'  ' * one['depth']}{one['role']} {one['name']!r}" for one in last if "showing" in one["states"]]
            self.picture("not-found.png")
            raise AssertionError(f"{error}\n" + "\n".join(shown[:200])) from None

    def gone(self, program, role, name, deadline=15):
        wanted = re.compile(name)
        eventually(lambda: not any(re.fullmatch(role, one["role"]) and wanted.search(one["name"]) and "showing" in one["states"]
                                   for one in self.read(program)), deadline, f"{role} {name!r} to go", pause=0.2)

    def ask(self, *words):
        return subprocess.run([*words], env=self.environment(), capture_output=True, text=True, timeout=30, check=False).stdout

    def wait_active(self, title, deadline=20):
        """Keys go to the window with this in its title from now on."""
        eventually(lambda: title in self.ask("xdotool", "getactivewindow", "getwindowname"), deadline, f"{title!r} to be active",
                   pause=0.1)

    def hands(self, *words):
        subprocess.run(["xdotool", *[str(word) for word in words]], env=self.environment(), check=True, timeout=30,
                       stdout=subprocess.DEVNULL)

    def click(self, found, button=1):
        x, y, width, height = found["box"]
        self.hands("mousemove", "--sync", x + width // 2, y + height // 2, "click", button)

    def type(self, text):
        self.hands("type", "--delay", "5", text)

    def key(self, *keys):
        self.hands("key", *keys)

    def picture(self, name):
        """For a person who looks why a test failed."""
        subprocess.run(["import", "-window", "root", os.path.join(self.test.folder, name)], env=self.environment(), check=False,
                       timeout=30, stderr=subprocess.DEVNULL)

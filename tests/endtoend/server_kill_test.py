#!/usr/bin/env python3
"""kill -9 of the server between two writes, a hundred times, with one server and one node: nothing acknowledged is lost."""

import os
import random
import sys
import threading
import time
import unittest
import uuid

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from api import Api  # noqa: E402
from bundle import pack  # noqa: E402
from chain import broken_at  # noqa: E402
from cluster import OnCluster  # noqa: E402
from harness import eventually  # noqa: E402
from plugins import make_plugin  # noqa: E402

KILLS = int(os.environ.get("OZ0_TEST_KILLS", "100"))


class Writer(threading.Thread):
    """Writes until told to stop, one request after the other, and records what was acknowledged. `step` gives the next write."""

    def __init__(self, context, step):
        super().__init__(daemon=True)
        self.api = Api(context, deadline=10)
        self.step = step
        self.acknowledged = 0
        self.strange = []
        self.stopping = threading.Event()
        self.progress = threading.Condition()

    def run(self):
        while not self.stopping.is_set():
            method, path, body, on_answer = self.step()
            key = uuid.uuid4().hex
            while not self.stopping.is_set():
                try:
                    status, answer = self.api.send(method, path, body, {"Idempotency-Key": key})
                except OSError:
                    self.stopping.wait(0.02)  # the server is dead just now; the same request with the same key again
                    continue
                except Exception as error:  # noqa: BLE001 - a cut answer is no acknowledgement either
                    if "http" in type(error).__module__:
                        self.stopping.wait(0.02)
                        continue
                    raise
                if status in (502, 503, 429):
                    self.stopping.wait(0.02)
                    continue
                # A repeated request whose first answer was cut off: done, but its token is told to nobody a second time.
                done_before = status == 409 and answer.get("code") == "conflict" and path.startswith("members/")
                if 200 <= status < 300 or done_before:
                    on_answer(answer)
                    with self.progress:
                        self.acknowledged += 1
                        self.progress.notify_all()
                else:
                    self.strange.append((method, path, status, answer))
                break

    def await_progress(self, count, deadline):
        with self.progress:
            wanted = self.acknowledged + count
            return self.progress.wait_for(lambda: self.acknowledged >= wanted or self.strange, deadline)


class ServerKill(OnCluster):
    def test_killedServerLosesNothingAcknowledged(self):
        seed = int(os.environ.get("OZ0_TEST_SEED", time.time()))
        print(f"seed {seed}", file=sys.stderr)
        chance = random.Random(seed)
        self.start_cluster()
        self.start_node("one", ["candidates=allow", "pool=dev"])
        holder = f"{chance.getrandbits(128):032x}"
        bundles = []
        for mark in ("first", "second"):
            bundles.append(pack(make_plugin(os.path.join(self.folder, mark, "greeter"), mark=mark)))
            self.admin.call("PUT", f"bundles/{bundles[-1][0]}", bundles[-1][1])
        secrets, saves, members = {}, [], {}

        def write_secret():
            name = f"S{len(secrets)}_{uuid.uuid4().hex[:8].upper()}"
            return "PUT", f"secrets/{name}", {"value": "v"}, lambda _: secrets.setdefault(name, True)

        def save():
            digest = next(one for one, _ in bundles if not saves or one != saves[-1][0])
            body = {"digest": digest, "select": {"pool": "dev"}, "ttl": 600, "holder": holder, "host": "test", "start": not saves}
            return "PUT", "plugins/greeter/candidate", body, \
                lambda answer: saves.append((digest, answer["candidate"]["rev"], answer["candidate"]["save"], answer["revision"]))

        def write_member():
            name = f"user:m{len(members)}"
            role = chance.choice(["viewer", "operator"])
            return "PUT", f"members/{name}", {"role": role, "content": False}, lambda _: members.__setitem__(name, role)

        writers = [Writer(self.admin_context, step) for step in (write_secret, save, write_member)]
        for writer in writers:
            writer.start()
        started = time.monotonic()
        for kill in range(KILLS):
            self.assertTrue(writers[kill % 3].await_progress(chance.randint(1, 3), 30), f"writes go on after kill {kill}")
            time.sleep(chance.random() * 0.02)  # somewhere in a write, not always behind one
            self.server.kill()
            # What was acknowledged until now must be there when the server is back.
            known, last, named = dict(secrets), saves[-1] if saves else None, dict(members)
            self.start_server()
            if kill % 10 == 9 or kill == KILLS - 1:
                self.assertEqual(set(known) - set(self.admin.items("secrets")), set(), f"secrets lost by kill {kill}")
                have = {one["principal"]: one["role"] for one in self.admin.items("members")}
                self.assertEqual({name: role for name, role in named.items() if have.get(name) != role}, {}, f"kill {kill}")
            if last:
                candidate = self.admin.candidate("greeter")
                self.assertIsNotNone(candidate, f"the candidate is gone after kill {kill}")
                self.assertGreaterEqual((candidate["save"], candidate["rev"]), (last[2], last[1]), f"kill {kill}")
                if candidate["save"] == last[2]:
                    self.assertEqual(candidate["digest"], last[0], f"kill {kill}")
            for writer in writers:
                self.assertEqual(writer.strange, [])
        for writer in writers:
            writer.stopping.set()
        for writer in writers:
            writer.join(30)
        print(f"{KILLS} kills in {time.monotonic() - started:.1f} s; acknowledged: {len(secrets)} secrets, {len(saves)} saves, "
              f"{len(members)} members", file=sys.stderr)

        self.assertEqual(set(secrets) - set(self.admin.items("secrets")), set())
        revisions = [revision for _, _, _, revision in saves]
        self.assertEqual(revisions, sorted(set(revisions)), "a revision is given once")
        entries = self.admin.audit()
        self.assertIsNone(broken_at(entries))
        written = [entry["revision"] for entry in entries if entry["action"] in ("candidate.create", "candidate.update")]
        self.assertEqual(written, revisions, "the chain has every acknowledged save, in order and once")
        # And the node followed to the end: no half-placed candidate.
        candidate = self.admin.candidate("greeter")
        eventually(lambda: self.parts("one").get(("candidate", "greeter"), {}).get("digest") == candidate["digest"]
                   and self.parts("one")[("candidate", "greeter")]["state"] == "ready", 40, "the node runs the last save")
        self.admin.call("POST", f"candidates/{candidate['id']}:remove", {"reason": "done"})
        eventually(lambda: self.admin.get(f"candidates/{candidate['id']}")["phase"] == "ended", 30, "the removal confirmed")
        self.assertEqual([part for part in self.node("one").get("parts", []) if part["state"] != "confirmed"], [])


if __name__ == "__main__":
    unittest.main()

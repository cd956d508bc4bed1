"""A cluster under a test: a real server and real nodes on loopback, made by the same commands that a person types."""

import json
import os

from api import Api
from harness import RealProcesses, eventually, free_port, program

TENANT = "default"
ADMIN = "ada"  # becomes user:ada


class OnCluster(RealProcesses):
    """Has `self.admin` (an Api) once start_cluster was called."""

    def start_cluster(self, *server_options):
        self.data = os.path.join(self.folder, "server")
        self.port = free_port()
        self.admin_context = os.path.join(self.folder, "admin.json")
        self.run_program([program("oz0-server"), "init", self.data, "--tenant", TENANT, "--admin", ADMIN, "--context-out",
                          self.admin_context, "--class", "test", "--listen", f"127.0.0.1:{self.port}"])
        self.server_options = list(server_options)
        self.start_server()
        self.admin = Api(self.admin_context)
        self.nodes = {}
        return self.admin

    def start_server(self):
        self.server = self.start([program("oz0-server"), "run", self.data, *self.server_options], name="server")
        self.await_server()
        return self.server

    def await_server(self, deadline=20):
        probe = Api(self.admin_context, deadline=5)

        def answers():
            try:
                return probe.send("GET", f"/v1/whoami?tenant={TENANT}")[0] == 200
            except OSError:
                if not self.server.running():
                    raise AssertionError(f"the server ended with {self.server.child.returncode}:\n{self.server.text()}") from None
                return False

        eventually(answers, deadline, "the server to answer", pause=0.02)

    def member(self, name, role, content=True):
        """Adds a member and returns the context file that is his."""
        answer = self.admin.call("PUT", f"members/user:{name}", {"role": role, "content": content})
        context = dict(self.admin.context, name=name, token=answer["token"])
        path = os.path.join(self.folder, f"{name}.json")
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json.dump(context, file)
        return path

    def join_file(self, labels, uses=1):
        path = os.path.join(self.folder, f"join-{len(os.listdir(self.folder))}.json")
        options = [part for label in labels for part in ("--label", label)]
        self.oz0("node", "token", *options, "--uses", str(uses), "--out", path)
        return path

    def start_node(self, name, labels=(), *options):
        """Joins a node and waits until the tenant shows it online."""
        state = os.path.join(self.folder, f"node-{name}")
        node = self.start([program("oz0-node"), "--state", state, "--join-file", self.join_file(labels), "--name", name, *options],
                          name=name)
        node.restart = [program("oz0-node"), "--state", state, *options]
        self.nodes[name] = node
        eventually(lambda: self.node(name).get("online"), 20, f"node {name} to be online")
        return node

    def node(self, name):
        return next((node for node in self.admin.items("nodes") if node["name"] == name), {})

    def parts(self, name):
        """What a node last reported that it still has, by (kind, plugin)."""
        return {(part["kind"], part["plugin"]): part for part in self.node(name).get("parts", []) if part["state"] != "confirmed"}

    def oz0(self, *arguments, context=None, status=0, deadline=60, folder=None):
        """Standard output of a command; with `status` None: (output, errors, status)."""
        environment = self.environment(OZ0_CONTEXT=context or self.admin_context)
        result = self.run_program([program("oz0"), *arguments], deadline=deadline, status=status, environment=environment, folder=folder)
        return result if status is None else result[0]

    def oz0_json(self, *arguments, **options):
        return json.loads(self.oz0(*arguments, "--json", **options))

    def install(self, folder, ready_on=()):
        self.oz0("plugin", "install", folder)
        name = os.path.basename(folder)
        for node in ready_on:
            eventually(lambda: self.parts(node).get(("installed", name), {}).get("state") == "ready", 30, f"{name} ready on {node}")

    def start_dev(self, folder, *options, context=None, name="dev"):
        return self.start([program("oz0"), "dev", folder, *options], name=name,
                          environment=self.environment(OZ0_CONTEXT=context or self.admin_context))

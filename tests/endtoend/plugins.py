"""Plugins for the tests: a folder with a manifest and a tool server that speaks MCP, well or badly."""

import os
import textwrap

SERVER = '''
import json
import os
import subprocess
import sys
import time

MARK = {mark!r}
BEHAVIOUR = {behaviour!r}
FUNCTIONS = {functions!r}


def say(message):
    sys.stdout.write(json.dumps(message) + "\\n")
    sys.stdout.flush()


def answer(request):
    method = request.get("method")
    if method == "initialize":
        return {{"protocolVersion": request["params"].get("protocolVersion", "2025-06-18"), "capabilities": {{"tools": {{}}}},
                "serverInfo": {{"name": "endtoend", "version": "1"}}}}
    if method == "tools/list":
        return {{"tools": [{{"name": name, "description": MARK, "inputSchema": {{"type": "object"}}}} for name in FUNCTIONS]}}
    if method == "ping":
        return {{}}
    return None


def misbehave():
    print("about to be bad:", BEHAVIOUR, file=sys.stderr, flush=True)
    if BEHAVIOUR == "dies":
        sys.exit(3)
    if BEHAVIOUR == "hangs":
        time.sleep(3600)
    if BEHAVIOUR == "nonsense":
        sys.stdout.write("this is no JSON at all\\n")
        sys.stdout.flush()
        time.sleep(3600)
    if BEHAVIOUR == "long line":
        sys.stdout.write("x" * (3 << 20))
        sys.stdout.flush()
        time.sleep(3600)
    if BEHAVIOUR == "floods stderr":
        while True:
            sys.stderr.write("y" * 65535 + "\\n")
    if BEHAVIOUR == "forks":
        for _ in range(8):
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)  # " + MARK])
        time.sleep(0.3)
        sys.exit(4)


if BEHAVIOUR not in ("fine", "dies later"):
    misbehave()
for line in sys.stdin:
    request = json.loads(line)
    if "id" not in request:
        continue
    result = answer(request)
    if result is None:
        say({{"jsonrpc": "2.0", "id": request["id"], "error": {{"code": -32601, "message": "unknown"}}}})
    else:
        say({{"jsonrpc": "2.0", "id": request["id"], "result": result}})
    if BEHAVIOUR == "dies later" and request["method"] == "tools/list":
        print("its last words", file=sys.stderr, flush=True)
        time.sleep(0.5)
        os._exit(5)
'''


def make_plugin(folder, name="greeter", version="1.0.0", mark="first", behaviour="fine", secrets=(), functions=("hello",)):
    """Writes the plugin and returns its folder; writing again with another mark is an edit."""
    module = name.replace("-", "_")
    code = os.path.join(folder, "src", module)
    os.makedirs(code, exist_ok=True)
    lines = [f"name: {name}", f"version: {version}", "description: For the end-to-end tests."]
    if secrets:
        lines += ["requires:", f"  secrets: [{', '.join(secrets)}]"]
    lines += ["tools:", f"  - id: {module}", f"    server: {{module: {module}.server}}", "    functions:"]
    lines += [f"      - {{name: {function}}}" for function in functions]
    write(os.path.join(folder, "plugin.yaml"), "\n".join(lines) + "\n")
    write(os.path.join(code, "__init__.py"), "")
    write(os.path.join(code, "server.py"),
          textwrap.dedent(SERVER.format(mark=mark, behaviour=behaviour, functions=list(functions))).lstrip())
    return folder


def write(path, text):
    """As an editor saves: a new file in place of the old."""
    with open(path + ".new~", "w", encoding="utf-8") as file:
        file.write(text)
    os.rename(path + ".new~", path)

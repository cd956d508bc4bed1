"""The least of an MCP server over stdio, for servers that misbehave on purpose."""

import json
import sys


def send(message):
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    sys.stdout.flush()


def initialized():
    return {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": {"name": "stub", "version": "1"}}


def listed(names):
    return {"tools": [{"name": name, "inputSchema": {"type": "object"}} for name in names]}


def serve(names, on_method=lambda method: None):
    """Answers until its input ends; on_method sees each method before it is answered."""
    for line in sys.stdin:
        message = json.loads(line)
        method = message.get("method")
        on_method(method)
        if method == "initialize":
            send({"id": message["id"], "result": initialized()})
        elif method == "tools/list":
            send({"id": message["id"], "result": listed(names)})

"""An MCP server over stdio that greets people and seals its greetings with GREETING_KEY."""

import hashlib
import hmac
import json
import os
import sys

WORDS = {"de": ("Hallo", "Auf Wiedersehen"), "en": ("Hello", "Goodbye"), "es": ("Hola", "Adiós"), "fr": ("Bonjour", "Au revoir")}
NAME = {"type": "string"}
LANGUAGE = {"type": "string", "enum": sorted(WORDS)}
TEXT = {"type": "string"}

TOOLS = [
    {
        "name": "hello",
        "description": "Says hello; the seal proves that this plugin said it.",
        "inputSchema": {"type": "object", "properties": {"name": NAME, "language": LANGUAGE, "signature": TEXT}, "required": ["name"]},
        "outputSchema": {"type": "object", "properties": {"text": TEXT, "seal": TEXT}, "required": ["text", "seal"]},
    },
    {
        "name": "goodbye",
        "description": "Says goodbye.",
        "inputSchema": {"type": "object", "properties": {"name": NAME, "language": LANGUAGE}, "required": ["name"]},
        "outputSchema": {"type": "object", "properties": {"text": TEXT}, "required": ["text"]},
    },
]


def seal(text):
    key = os.environ.get("GREETING_KEY", "")
    return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()[:16] if key else ""


def call(name, arguments):
    hello, goodbye = WORDS[arguments.get("language", "en")]
    if name == "goodbye":
        return {"text": f"{goodbye}, {arguments['name']}."}
    text = f"{hello}, {arguments['name']}!"
    if arguments.get("signature"):
        text += f" — {arguments['signature']}"
    return {"text": text, "seal": seal(text)}


def handle(method, params):
    if method == "initialize":
        return {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": {"name": "greeter", "version": "1.2.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call" and any(tool["name"] == params["name"] for tool in TOOLS):
        result = call(params["name"], params.get("arguments", {}))
        return {"content": [{"type": "text", "text": result["text"]}], "structuredContent": result}
    if method == "ping":
        return {}
    raise KeyError(method)


def main():
    for line in sys.stdin:
        request = json.loads(line)
        if "id" not in request:
            continue
        answer = {"jsonrpc": "2.0", "id": request["id"]}
        try:
            answer["result"] = handle(request["method"], request.get("params") or {})
        except (KeyError, ValueError, TypeError) as error:
            answer["error"] = {"code": -32602, "message": f"cannot be done: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

"""An MCP server over stdio that counts what is in a text. It needs no secret, no host and no project file."""

import collections
import json
import re
import sys

TEXT = {"type": "string"}
WORDS_A_MINUTE = 230

TOOLS = [
    {
        "name": "count",
        "description": "Characters, words, sentences and reading time.",
        "inputSchema": {"type": "object", "properties": {"text": TEXT}, "required": ["text"]},
    },
    {
        "name": "frequent",
        "description": "The most frequent words, the most frequent first.",
        "inputSchema": {
            "type": "object",
            "properties": {"text": TEXT, "most": {"type": "integer", "minimum": 1, "maximum": 100}},
            "required": ["text"],
        },
    },
]


def words_of(text):
    return re.findall(r"[^\W_]+(?:['’][^\W_]+)*", text.lower())


def count(arguments):
    text = arguments["text"]
    words = words_of(text)
    return {
        "characters": len(text),
        "words": len(words),
        "sentences": len(re.findall(r"[^.!?]+(?:[.!?]+|$)", text.strip())),
        "minutes": round(len(words) / WORDS_A_MINUTE, 2),
    }


def frequent(arguments):
    counted = collections.Counter(words_of(arguments["text"]))
    ordered = sorted(counted.items(), key=lambda pair: (-pair[1], pair[0]))
    return {"words": [{"word": word, "times": times} for word, times in ordered[: arguments.get("most", 10)]]}


def handle(method, params):
    if method == "initialize":
        return {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": {"name": "text-statistics", "version": "0.6.1"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        result = {"count": count, "frequent": frequent}[params["name"]](params.get("arguments", {}))
        return {"content": [{"type": "text", "text": json.dumps(result)}], "structuredContent": result}
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

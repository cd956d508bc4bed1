"""An MCP server over stdio that converts units. It needs no secret, no host and no project file."""

import json
import sys

# Each unit as (factor, offset) to the first unit of its kind.
KINDS = {
    "length": {"m": (1, 0), "km": (1000, 0), "cm": (0.01, 0), "mi": (1609.344, 0), "yd": (0.9144, 0), "ft": (0.3048, 0), "in": (0.0254, 0)},
    "mass": {"kg": (1, 0), "g": (0.001, 0), "t": (1000, 0), "lb": (0.45359237, 0), "oz": (0.028349523125, 0)},
    "temperature": {"K": (1, 0), "C": (1, 273.15), "F": (5 / 9, 459.67 * 5 / 9)},
}

TOOLS = [
    {
        "name": "convert",
        "description": "Converts a value; both units must be of one kind.",
        "inputSchema": {
            "type": "object",
            "properties": {"value": {"type": "number"}, "from": {"type": "string"}, "to": {"type": "string"}},
            "required": ["value", "from", "to"],
        },
    },
    {"name": "units", "description": "The units by kind.", "inputSchema": {"type": "object", "properties": {}}},
]


def convert(arguments):
    source, target = arguments["from"], arguments["to"]
    for units in KINDS.values():
        if source in units and target in units:
            factor, offset = units[source]
            base = arguments["value"] * factor + offset
            factor, offset = units[target]
            return {"value": round((base - offset) / factor, 9), "unit": target}
    raise ValueError(f"{source} and {target} are not units of one kind")


def units(arguments):
    return {kind: list(names) for kind, names in KINDS.items()}


def handle(method, params):
    if method == "initialize":
        return {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": {"name": "unit-converter", "version": "0.3.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        result = {"convert": convert, "units": units}[params["name"]](params.get("arguments", {}))
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

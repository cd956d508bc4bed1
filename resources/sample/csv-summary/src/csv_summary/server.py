"""An MCP server over stdio that summarises the columns of a table in CSV."""

import csv
import io
import json
import statistics
import sys

TOOLS = [
    {
        "name": "summarise",
        "description": "For each column: its type, how many values are missing, and the range and mean of numbers.",
        "inputSchema": {
            "type": "object",
            "properties": {"csv": {"type": "string"}, "delimiter": {"type": "string", "minLength": 1, "maxLength": 1}},
            "required": ["csv"],
        },
    }
]


def number(text):
    try:
        return float(text)
    except ValueError:
        return None


def column(name, values):
    present = [value for value in values if value]
    summary = {"name": name, "missing": len(values) - len(present), "distinct": len(set(present))}
    numbers = [number(value) for value in present]
    if not numbers or None in numbers:
        return {**summary, "type": "text"}
    whole = all(value.is_integer() for value in numbers)
    return {
        **summary,
        "type": "integer" if whole else "number",
        "least": min(numbers),
        "most": max(numbers),
        "mean": round(statistics.fmean(numbers), 6),
    }


def summarise(arguments):
    rows = list(csv.reader(io.StringIO(arguments["csv"]), delimiter=arguments.get("delimiter", ",")))
    if not rows:
        raise ValueError("the table has no header")
    header, *lines = rows
    cells = [[(line[at].strip() if at < len(line) else "") for line in lines] for at in range(len(header))]
    return {"rows": len(lines), "columns": [column(name, values) for name, values in zip(header, cells)]}


def handle(method, params):
    if method == "initialize":
        return {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": {"name": "csv-summary", "version": "2.0.3"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call" and params["name"] == "summarise":
        result = summarise(params.get("arguments", {}))
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

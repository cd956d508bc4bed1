"""An MCP server over stdio that counts with dates."""

import calendar
import datetime
import json
import sys

DATE = {"type": "string", "format": "date"}
MOST_DAYS = 366 * 100

TOOLS = [
    {
        "name": "workdays",
        "description": "Days from start up to and including end, and how many of them are working days.",
        "inputSchema": {
            "type": "object",
            "properties": {"start": DATE, "end": DATE, "holidays": {"type": "array", "items": DATE}},
            "required": ["start", "end"],
        },
    },
    {
        "name": "describe",
        "description": "Weekday, ISO week and whether the year is a leap year.",
        "inputSchema": {"type": "object", "properties": {"date": DATE}, "required": ["date"]},
    },
]


def workdays(arguments):
    start, end = (datetime.date.fromisoformat(arguments[key]) for key in ("start", "end"))
    free = {datetime.date.fromisoformat(day) for day in arguments.get("holidays", [])}
    days = (end - start).days + 1
    if not 0 <= days <= MOST_DAYS:
        raise ValueError("end must not be before start, nor a century after it")
    every = (start + datetime.timedelta(days=at) for at in range(days))
    return {"days": days, "workdays": sum(1 for day in every if day.weekday() < 5 and day not in free)}


def describe(arguments):
    day = datetime.date.fromisoformat(arguments["date"])
    return {"weekday": day.strftime("%A"), "week": day.isocalendar()[1], "leap": calendar.isleap(day.year)}


def handle(method, params):
    if method == "initialize":
        return {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": {"name": "calendar", "version": "1.0.0"}}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        result = {"workdays": workdays, "describe": describe}[params["name"]](params.get("arguments", {}))
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

"""The exact-host part of a decision in Rego: which of the hosts after an edit were not there before it.

rego_hosts.py FILE ROUNDS, where FILE holds {"before": [...], "after": [...]}; prints {"milliseconds": [...], "found": [...]}. The lists are
read, and the rule compiled once, before the first round is timed.
"""

import json
import sys
import time

from regopy import Interpreter

RULE = """package reach

new := {host | host := input.after[_]} - {host | host := input.before[_]}
"""


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        lists = json.load(file)
    rego = Interpreter()
    rego.add_module("reach", RULE)
    rego.set_input(lists)
    found = rego.query("found = data.reach.new")
    milliseconds = []
    for _ in range(int(sys.argv[2])):
        begun = time.perf_counter()
        found = rego.query("found = data.reach.new")
        milliseconds.append((time.perf_counter() - begun) * 1000)
    answer = json.loads(str(found))
    print(json.dumps({"milliseconds": milliseconds, "found": sorted(answer["bindings"]["found"])}))


main()

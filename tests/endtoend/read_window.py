#!/usr/bin/env python3
"""Prints what a screen reader finds in a program's windows: read_window.py PROGRAM. One JSON object a line, parents first."""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

LIMIT = 4000


def states(accessible):
    return sorted(state.value_nick for state in accessible.get_state_set().get_states())


def describe(accessible, depth):
    found = {"depth": depth, "role": accessible.get_role_name(), "name": accessible.get_name() or "",
             "description": accessible.get_description() or "", "states": states(accessible)}
    component = accessible.get_component_iface()
    if component:
        box = component.get_extents(Atspi.CoordType.SCREEN)
        found["box"] = [box.x, box.y, box.width, box.height]
    text = accessible.get_text_iface()
    if text:
        found["text"] = Atspi.Text.get_text(text, 0, min(Atspi.Text.get_character_count(text), 2000))
    actions = accessible.get_action_iface()
    if actions:
        found["actions"] = [Atspi.Action.get_action_name(actions, number) for number in range(Atspi.Action.get_n_actions(actions))]
    return found


def walk(accessible, depth, left, within_shown=True):
    if left[0] <= 0:
        return
    left[0] -= 1
    try:
        found = describe(accessible, depth)
        count = accessible.get_child_count()
    except GLib.Error:
        return  # it went away while it was read
    # Qt tells the cells of a table on a hidden page as shown; nothing is, inside of what is not.
    shown = within_shown and (found["role"] == "application" or "showing" in found["states"])
    if not shown and "showing" in found["states"]:
        found["states"].remove("showing")
    print(json.dumps(found))
    # A page that is not shown has thousands of objects that nobody can come to.
    if not shown:
        return
    # A table may have any number of cells; what is not shown needs no words.
    if "manages-descendants" in found["states"] and count > 600:
        count = 600
    for number in range(count):
        try:
            child = accessible.get_child_at_index(number)
        except GLib.Error:
            continue
        if child:
            walk(child, depth + 1, left, shown)


def main():
    Atspi.init()
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(number)
        if application and application.get_name() == sys.argv[1]:
            walk(application, 0, [LIMIT])
            return 0
    return 1


sys.exit(main())

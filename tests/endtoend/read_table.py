#!/usr/bin/env python3
"""Prints what a screen reader finds of a table: read_table.py PROGRAM NAME ROW... One JSON object with its size, its heads, the cells
of the rows, which of them has the focus, and which rows are selected."""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402


def find(accessible, name, left):
    if left[0] <= 0 or not accessible:
        return None
    left[0] -= 1
    if accessible.get_table_iface() and accessible.get_name() == name:
        return accessible
    if accessible.get_table_iface():
        return None  # its cells are no places to look in
    for number in range(accessible.get_child_count()):
        found = find(accessible.get_child_at_index(number), name, left)
        if found:
            return found
    return None


def read(accessible, rows):
    table = accessible.get_table_iface()
    count, columns = Atspi.Table.get_n_rows(table), Atspi.Table.get_n_columns(table)
    cells, focused = {}, []
    for row in rows:
        found = [Atspi.Table.get_accessible_at(table, row, column) for column in range(columns)]
        cells[row] = [cell.get_name() if cell else None for cell in found]
        focused += [row for cell in found if cell and cell.get_state_set().contains(Atspi.StateType.FOCUSED)]
    return {"rows": count, "columns": columns, "children": accessible.get_child_count(),
            "heads": [Atspi.Table.get_column_description(table, column) for column in range(columns)],
            "cells": cells, "focused": focused, "selected": list(Atspi.Table.get_selected_rows(table))}


def main():
    Atspi.init()
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(number)
        if application and application.get_name() == sys.argv[1]:
            table = find(application, sys.argv[2], [2000])
            if table:
                print(json.dumps(read(table, [int(row) for row in sys.argv[3:]])))
                return 0
    return 1


sys.exit(main())

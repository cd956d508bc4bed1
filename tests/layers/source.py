"""Reads C++ just well enough: its includes, its code without comments and strings, its strings."""

import os
import re

_TOKEN = re.compile(
    r"""
      (?P<comment>//[^\n]*|/\*.*?\*/)
    | (?P<raw>R"(?P<mark>[^\s()\\]{0,16})\(.*?\)(?P=mark)")
    | (?P<string>"(?:\\.|[^"\\\n])*")
    | (?P<char>(?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])+')
    """,
    re.DOTALL | re.VERBOSE,
)
_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.MULTILINE)


def _blank(text):
    """Same length in lines, so that line numbers stay."""
    return "\n" * text.count("\n")


class Source:
    """One file: `includes` as (line, quote, header), `code`, and `strings` as (line, text)."""

    def __init__(self, text):
        self.text = text
        self.strings = []
        self.code = _TOKEN.sub(self._replace, text)
        without_comments = _TOKEN.sub(lambda m: _blank(m.group()) if m.group("comment") else m.group(), text)
        self.includes = [
            (without_comments.count("\n", 0, match.start()) + 1, match.group(1), match.group(2))
            for match in _INCLUDE.finditer(without_comments)
        ]

    def _replace(self, match):
        if match.group("raw") or match.group("string"):
            self.strings.append((self.text.count("\n", 0, match.start()) + 1, match.group()))
            return '""' + _blank(match.group())
        return " " + _blank(match.group())

    def line_of(self, offset):
        return self.code.count("\n", 0, offset) + 1


def qt_modules(folder):
    """Header name to the Qt modules that have it, from the folders QtCore, QtGui … below the given one."""
    modules = {}
    for module in sorted(os.listdir(folder)):
        if module.startswith("Qt") and os.path.isdir(os.path.join(folder, module)):
            for header in os.listdir(os.path.join(folder, module)):
                modules.setdefault(header, set()).add(module)
    return modules

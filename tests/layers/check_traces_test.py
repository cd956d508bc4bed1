#!/usr/bin/env python3
"""The trace test must fail where it should."""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from check_traces import complaints_in, package_hosts, places  # noqa: E402


class Traces(unittest.TestCase):
    def found(self, text, paths=(), hosts=()):
        return [line for line, _ in complaints_in(text, paths, hosts)]

    def test_paths(self):
        self.assertEqual(self.found("a\nsee /abc/def/x.cpp", ["/abc/def"]), [2])
        self.assertEqual(self.found("https://localhost/x/abc/def /abc/default", ["/abc/def"]), [])

    def test_hosts(self):
        self.assertEqual(self.found("get it from mirror.abc.org", hosts=["mirror.abc.org"]), [1])
        self.assertEqual(self.found("mymirror.abc.org.example", hosts=["mirror.abc.org"]), [])

    def test_addresses(self):
        scheme = "http" + "s://"
        self.assertEqual(self.found(scheme + "somewhere.com/x"), [1])
        self.assertEqual(self.found(scheme + "user:pw@somewhere.com:8443"), [1])
        for fine in ["oz0.example", "api.example.com:8443", "127.0.0.1:1", "localhost", "host", "www.w3.org/2000/svg", "%1:%2", "[^/]+"]:
            self.assertEqual(self.found(scheme + fine), [], fine)

    def test_the_machine_is_asked(self):
        root = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
        if root.count("/") >= 2:
            self.assertIn(root, places(root))
        self.assertTrue(package_hosts())


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""The layer test must fail: each planted breach is found where it stands, and the clean file beside it is not."""

import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import check_layers  # noqa: E402

MODULES = {
    "QString": {"QtCore"},
    "QtWidgets": {"QtWidgets"},
    "QWidget": {"QtWidgets"},
    "QColor": {"QtGui"},
    "QSqlQuery": {"QtSql"},
    "QNetworkReply": {"QtNetwork"},
}

HEADERS = ["core/base/Result.h", "core/domain/Node.h", "core/client/ApiClient.h", "cluster/rules/RuleBook.h", "cluster/store/Store.h",
           "cluster/store/SqlStore.h", "cluster/candidates/Lifecycle.h", "cluster/http/Router.h", "models/Roles.h", "ui/Theme.h",
           "node/Agent.h"]


class Planted(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        for header in HEADERS:
            self.write(header, "#pragma once\n")

    def write(self, path, text):
        full = os.path.join(self.folder.name, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as file:
            file.write(text)

    def complaints(self, path, text):
        self.write(path, text)
        return [(at, line) for at, line, _ in check_layers.check_tree(self.folder.name, MODULES)]

    def found(self, path, breach):
        self.assertEqual(self.complaints(path, "// first line\n" + breach + "\n"), [(path, 2)], breach)

    def fine(self, path, text):
        self.assertEqual(self.complaints(path, text + "\n"), [], text)

    def test_arrows(self):
        for path, header in [
            ("core/base/A.cpp", "core/domain/Node.h"), ("core/domain/A.h", "core/client/ApiClient.h"),
            ("core/client/A.cpp", "cluster/rules/RuleBook.h"), ("core/client/B.cpp", "models/Roles.h"),
            ("cluster/rules/A.cpp", "cluster/candidates/Lifecycle.h"), ("cluster/rules/B.cpp", "core/client/ApiClient.h"),
            ("cluster/candidates/A.cpp", "cluster/store/Store.h"), ("cluster/store/A.cpp", "cluster/http/Router.h"),
            ("cluster/http/A.cpp", "cluster/store/SqlStore.h"), ("node/A.cpp", "cluster/rules/RuleBook.h"),
            ("models/A.cpp", "ui/Theme.h"), ("app/oz0/A.cpp", "models/Roles.h"), ("app/console/A.cpp", "cluster/rules/RuleBook.h"),
            ("app/node/A.cpp", "cluster/store/Store.h"), ("app/server/A.cpp", "core/client/ApiClient.h"),
        ]:
            with self.subTest(path=path, header=header):
                self.found(path, f'#include "{header}"')
                os.remove(os.path.join(self.folder.name, path))

    def test_arrows_that_hold(self):
        self.fine("cluster/http/A.cpp", '#include "cluster/store/Store.h"\n#include "core/base/Result.h"')
        self.fine("ui/A.cpp", '#include "models/Roles.h"\n#include <QWidget>\n#include <vector>\n#include "A.moc"')
        self.fine("app/oz0/A.cpp", '#include "cluster/rules/RuleBook.h"')

    def test_headers_that_are_nowhere(self):
        self.found("ui/A.cpp", '#include "Theme.h"')
        self.found("ui/A.cpp", "#include <QNowhere>")

    def test_qt_modules(self):
        for path, header in [("core/domain/A.h", "QWidget"), ("models/A.h", "QColor"), ("node/A.h", "QWidget"),
                             ("cluster/http/A.h", "QSqlQuery"), ("cluster/rules/A.h", "QNetworkReply"), ("ui/A.h", "QSqlQuery"),
                             ("models/A.h", "QtWidgets/QWidget"), ("ui/A.h", "QtWidgets")]:
            with self.subTest(path=path, header=header):
                self.found(path, f"#include <{header}>")
                os.remove(os.path.join(self.folder.name, path))

    def test_foreign_libraries(self):
        for path, header in [("core/base/A.h", "boost/asio.hpp"), ("cluster/store/A.h", "boost/beast/http.hpp"),
                             ("cluster/http/A.h", "sqlite3.h"), ("cluster/rules/A.cpp", "yaml.h"), ("ui/A.cpp", "openssl/ssl.h")]:
            with self.subTest(path=path, header=header):
                self.found(path, f"#include <{header}>")
                os.remove(os.path.join(self.folder.name, path))
        self.fine("cluster/http/A.cpp", "#include <boost/asio.hpp>")

    def test_patterns(self):
        for path, breach in [
            ("models/A.cpp", "future.then(this, f);"), ("ui/A.cpp", "auto &s = Settings::instance();"), ("ui/A.cpp", "qApp->quit();"),
            ("ui/A.cpp", "dialog.exec();"), ("app/oz0/Dev.cpp", "loop.exec();"), ("ui/A.cpp", "QCoreApplication::processEvents();"),
            ("node/A.cpp", "QEventLoop loop;"), ("node/A.cpp", "QThread::msleep(5);"), ("node/A.cpp", "sleep(1);"),
            ("node/A.cpp", "std::this_thread::sleep_for(x);"), ("node/A.cpp", 'auto t = tr("text");'),
            ("core/base/A.cpp", "throw 1;"), ("cluster/http/A.cpp", 'auto q = "SELECT id FROM candidates";'),
            ("core/base/A.cpp", "int x = 0; // " + "TO" + "DO: later"),
        ]:
            with self.subTest(breach=breach):
                self.found(path, breach)
                os.remove(os.path.join(self.folder.name, path))

    def test_words_in_comments_and_strings_are_no_breach(self):
        self.fine("node/A.cpp", '// never sleep(1) or throw\n/* exec() */ auto a = "sleep(1)"; auto b = R"(x.then(y))";')
        self.fine("models/A.cpp", 'auto t = tr("text"); athenB(); int digits = 1\'000;')
        self.fine("cluster/store/A.cpp", 'query.exec(QStringLiteral("SELECT id FROM candidates"));')
        self.fine("app/oz0/main.cpp", "return app.exec();")

    def test_tests_do_not_compile_product_sources(self):
        self.found("tests/ui/A.cpp", '#include "ui/Theme.cpp"')

    def test_a_folder_without_a_layer(self):
        self.write("ui/Empty.h", "\n")
        self.assertEqual(self.complaints("app/other/A.cpp", "\n"), [("app/other/A.cpp", 1)])


if __name__ == "__main__":
    unittest.main()

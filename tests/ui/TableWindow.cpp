// A window with the Candidates page and as many rows as it is told, for a test that reads it from outside: table-window ROWS.
#include "tests/ui/ConsoleFixture.h"

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    app.setApplicationName(QStringLiteral("table-window"));
    oz0::ConsoleFixture console(oz0::Role::Admin);
    console.store.apply(oz0::manyCandidates(console.clocks.now(), argc > 1 ? QByteArray(argv[1]).toInt() : 0));
    console.table()->setFocus();
    return app.exec();
}

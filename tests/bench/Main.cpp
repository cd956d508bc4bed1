// oz0-bench [NAME…]: runs the benches and prints one table; status 1 when a bar does not hold.
#include "Bench.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>

namespace {

struct Entry
{
    const char *name;
    void (*run)(oz0::bench::Bench &);
};

constexpr Entry entries[] = {
    {"pack", oz0::bench::packBench},         {"edit", oz0::bench::editBench},          {"diff", oz0::bench::diffBench},
    {"textdiff", oz0::bench::textDiffBench}, {"diff-view", oz0::bench::diffViewBench}, {"row", oz0::bench::rowBench},
    {"list", oz0::bench::listBench},         {"start", oz0::bench::startBench},        {"rules", oz0::bench::rulesBench},
    {"rego", oz0::bench::regoBench},         {"what-if", oz0::bench::whatIfBench},
};

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    const QStringList wanted = QCoreApplication::arguments().mid(1);
    for (const QString &name : wanted) {
        if (std::none_of(std::begin(entries), std::end(entries),
                         [&](const Entry &entry) { return name == QLatin1String(entry.name); })) {
            std::fprintf(stderr, "There is no bench called %s.\n", qPrintable(name));
            return 2;
        }
    }
    oz0::bench::Bench bench;
    for (const Entry &entry : entries) {
        if (wanted.isEmpty() || wanted.contains(QLatin1String(entry.name)))
            entry.run(bench);
    }
    std::fputs(bench.table().toUtf8().constData(), stdout);
    return bench.holds() ? 0 : 1;
}

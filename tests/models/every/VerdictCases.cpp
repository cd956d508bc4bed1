// Refused attempts and previews: the queue, the history, and the tables beside a verdict.
#include "models/PreviewHistory.h"
#include "models/PreviewTables.h"
#include "models/RefusalQueueModel.h"
#include "models/WhatIfGridModel.h"
#include "models/diff/DiffRefusalsModel.h"
#include "tests/models/every/ModelCase.h"
#include "tests/support/Generators.h"

namespace oz0::every {

namespace {

const Instant now{Milliseconds(1772460000000)};

struct QueueCase : ModelCase
{
    QAbstractItemModel &model() override { return queue; }
    void step() override
    {
        if (number(4) == 0 && queue.rowCount() > 0) {
            const RefusalQueueRow &row = queue.at(number(queue.rowCount()));
            if (row.isHead)
                queue.setFolded(row.key, !row.isFolded);
            return;
        }
        QList<RefusalRecord> records;
        for (const int n : some(12)) {
            RefusalRecord record = *rc::gen::arbitrary<RefusalRecord>();
            record.id = RecordId(QStringLiteral("record%1").arg(n));
            record.plugin = PluginName(QStringLiteral("plugin-%1").arg(n % 3));
            record.actor = PrincipalId(QStringLiteral("user:u%1").arg(n % 2));
            record.at = now - Milliseconds(number(3) * 86400000);
            records.append(record);
        }
        std::stable_sort(records.begin(), records.end(), [](const RefusalRecord &a, const RefusalRecord &b) {
            return std::pair(a.plugin, a.actor) < std::pair(b.plugin, b.actor); // as a server lists them: groups together
        });
        queue.setRecords(records, now);
    }
    RefusalQueueModel queue;
};

struct HistoryCase : ModelCase
{
    QAbstractItemModel &model() override { return history; }
    void step() override
    {
        QList<PreviewEntry> entries;
        for (const int n : some(12)) {
            PreviewEntry entry;
            entry.key = QStringLiteral("preview%1").arg(n);
            entry.at = now - Milliseconds(number(3) * 86400000);
            entry.folder = QStringLiteral("/folder/%1").arg(number(3));
            if (number(3) > 0)
                entry.preview = *rc::gen::arbitrary<Preview>();
            else
                entry.error = Error{*rc::gen::element(ErrorCode::Aborted, ErrorCode::TimedOut, ErrorCode::InvalidManifest),
                                    QStringLiteral("no"),
                                    {},
                                    {},
                                    0,
                                    0};
            entries.append(entry);
        }
        history.setEntries(entries, now);
    }
    PreviewHistoryModel history;
};

struct NamesCase : ModelCase
{
    QAbstractItemModel &model() override { return names; }
    void step() override
    {
        QList<NameUse> list;
        for (const int n : some(20))
            list.append({*rc::gen::element(QStringLiteral("agent"), QStringLiteral("flow"), QStringLiteral("tool"),
                                           QStringLiteral("connection")),
                         QStringLiteral("name-%1").arg(n), NameUse::Holder(number(3)), QStringLiteral("plugin-%1").arg(n % 2)});
        names.setNames(list);
    }
    PreviewNamesModel names;
};

struct ContractsCase : ModelCase
{
    QAbstractItemModel &model() override { return contracts; }
    void step() override
    {
        QList<ContractChange> list;
        for (const int n : some(20))
            list.append({number(2) == 0, QStringLiteral("tool.f%1").arg(n), QStringLiteral("it differs %1").arg(number(3)),
                         QString(number(2), QLatin1Char('a')), QString(number(2), QLatin1Char('b')), number(2) * n, number(2)});
        contracts.setChanges(list);
    }
    ContractChangesModel contracts;
};

struct ChecksCase : ModelCase
{
    QAbstractItemModel &model() override { return checks; }
    void step() override
    {
        QList<CheckResult> list;
        for (const int n : some(20))
            list.append({*rc::gen::element(QStringLiteral("install.tool_id_taken"), QStringLiteral("unheard.of")),
                         QStringLiteral("V%1").arg(n % 2), CheckOutcome(number(4)), number(3)});
        checks.setResults(list);
    }
    InstallChecksModel checks;
};

struct RefusalsCase : ModelCase
{
    QAbstractItemModel &model() override { return refusals; }
    void step() override
    {
        QList<Refusal> list;
        for (int left = number(6); left > 0; --left)
            list.append(*rc::gen::arbitrary<Refusal>());
        refusals.setRefusals(list);
    }
    DiffRefusalsModel refusals;
};

struct WhatIfCase : ModelCase
{
    QAbstractItemModel &model() override { return grid; }
    void step() override
    {
        if (number(4) == 0 || grid.circumstances().isEmpty()) {
            QList<WhatIfCircumstance> list{
                {WhatIfCircumstance::Kind::ItsNodes, {{QStringLiteral("pool"), QStringLiteral("dev")}}}};
            for (const int n : some(5))
                list.append({number(2) ? WhatIfCircumstance::Kind::WithSecret : WhatIfCircumstance::Kind::WithoutSecret,
                             {},
                             QStringLiteral("SECRET_%1").arg(n)});
            grid.setCircumstances(list);
            return;
        }
        if (number(6) == 0) {
            grid.setHasRemedy(!grid.hasRemedy());
            return;
        }
        WhatIfCell cell;
        cell.state = WhatIfCell::State(number(4));
        if (number(2))
            cell.verdict = std::make_shared<const Verdict>(*rc::gen::arbitrary<Verdict>());
        cell.failure = number(2) ? QStringLiteral("no") : QString();
        grid.setCell(WhatIfGridModel::Asker(number(grid.columnCount() - 1)), number(int(grid.circumstances().size())), cell);
    }
    WhatIfGridModel grid;
};

} // namespace

QList<NamedCase> verdictCases()
{
    return {{"RefusalQueueModel", make<QueueCase>},   {"PreviewHistoryModel", make<HistoryCase>},
            {"PreviewNamesModel", make<NamesCase>},   {"ContractChangesModel", make<ContractsCase>},
            {"InstallChecksModel", make<ChecksCase>}, {"DiffRefusalsModel", make<RefusalsCase>},
            {"WhatIfGridModel", make<WhatIfCase>}};
}

} // namespace oz0::every

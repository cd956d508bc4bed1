// The audit: pages of a chain that grows, in either order, under one filter or another.
#include "core/wire/AuditChain.h"
#include "models/AuditModel.h"
#include "tests/models/every/ModelCase.h"

namespace oz0::every {

namespace {

struct AuditCase : ModelCase
{
    AuditCase()
    {
        grow(number(3) == 0 ? 401 : number(20));
        client.auditPages.reply = [this](const PageRequest &request) { return Result<Page<AuditEntry>>(page(request)); };
        audit.start({});
    }
    QAbstractItemModel &model() override { return audit; }
    bool isSettled() override
    {
        bool isWhole = audit.phase() == AuditModel::Phase::Ready && audit.total() == page({}).total;
        for (int row = 0; row < audit.rowCount(); ++row)
            isWhole = audit.entryAt(row) && isWhole;
        return isWhole;
    }
    void step() override
    {
        switch (number(3)) {
        case 0: {
            word = *rc::gen::element(QString(), QStringLiteral("n1"), QStringLiteral("zzz"));
            AuditQuery query;
            query.text = word;
            audit.start(query);
            break;
        }
        case 1:
            if (audit.phase() != AuditModel::Phase::Ready)
                break;
            grow(1 + number(20));
            audit.showNew();
            break;
        default:
            audit.sort(0, number(2) ? Qt::AscendingOrder : Qt::DescendingOrder);
        }
    }
    void grow(int count)
    {
        for (int at = 0; at < count; ++at) {
            AuditEntry entry;
            entry.seq = entries.size() + 1;
            entry.at = Instant(Milliseconds(1772460000000 + entry.seq * 1000));
            entry.action = QStringLiteral("node.set");
            entry.outcome = QStringLiteral("done");
            entry.actor = PrincipalId(QStringLiteral("user:u%1").arg(entry.seq % 7));
            entry.object = QStringLiteral("nodes/n%1").arg(entry.seq % 11);
            entry.previous = entries.isEmpty() ? Digest() : entries.last().digest;
            entry.digest = chainDigest(entry);
            entries.append(entry);
        }
    }
    Page<AuditEntry> page(const PageRequest &request) const
    {
        QList<AuditEntry> fit = entries;
        fit.removeIf([this](const AuditEntry &entry) { return !entry.object.contains(word); });
        if (request.newestFirst)
            std::reverse(fit.begin(), fit.end());
        Page<AuditEntry> page;
        page.total = fit.size();
        page.revision = entries.size();
        page.items = fit.mid(request.offset, request.limit);
        return page;
    }

    QList<AuditEntry> entries;
    QString word;
    FakeApiClient client;
    AuditModel audit{client};
};

} // namespace

QList<NamedCase> auditCases()
{
    return {{"AuditModel", make<AuditCase>}};
}

} // namespace oz0::every

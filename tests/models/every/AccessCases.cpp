// Who and what has a place: members, keys, nodes with their labels, contexts; and the commands.
#include "models/AccessModels.h"
#include "models/CommandsModel.h"
#include "models/ContextsModel.h"
#include "tests/models/every/ModelCase.h"

namespace oz0::every {

namespace {

struct MembersCase : ModelCase
{
    QAbstractItemModel &model() override { return members; }
    void step() override
    {
        QList<Member> list;
        for (const int n : some(20))
            list.append({PrincipalId(QStringLiteral("user:u%1").arg(n)), Role(number(4)), number(2) == 0,
                         Instant(Milliseconds(1772460000000 + number(3) * 60000))});
        members.setMembers(list);
    }
    MemberModel members;
};

struct KeysCase : ModelCase
{
    QAbstractItemModel &model() override { return keys; }
    void step() override
    {
        QList<ApiKey> list;
        for (const int n : some(20)) {
            ApiKey key;
            key.id = QStringLiteral("key%1").arg(n);
            key.name = QStringLiteral("for %1").arg(number(3));
            key.role = Role(number(4));
            key.content = number(2);
            key.owner = PrincipalId(QStringLiteral("user:u%1").arg(number(3)));
            key.expires = Instant(Milliseconds(1772460000000 + number(4) * 60000));
            list.append(key);
        }
        // Time goes on, and a key expires without a change of its own.
        now += Milliseconds(number(3) * 60000);
        keys.setKeys(number(3) == 0 ? last : list, now);
        last = list;
    }
    ApiKeyModel keys;
    QList<ApiKey> last;
    Instant now{Milliseconds(1772460000000)};
};

struct LabelsCase : StoreCase
{
    QAbstractItemModel &model() override { return labels; }
    NodeLabelModel labels{store};
};

struct ContextsCase : ModelCase
{
    QAbstractItemModel &model() override { return contexts; }
    void step() override
    {
        QList<ContextRow> rows;
        for (const int n : some(20)) {
            ContextRow row;
            row.context.name = QStringLiteral("context-%1").arg(n);
            row.isCurrent = number(2);
            row.place = TokenPlace(number(3));
            rows.append(row);
        }
        contexts.setRows(rows);
        if (!rows.isEmpty()) {
            ContextRow row = rows[number(int(rows.size()))];
            row.test = ContextRow::Test(number(4));
            contexts.change(row);
        }
    }
    ContextsModel contexts;
};

// They never change while they are shown.
struct CommandsCase : ModelCase
{
    QAbstractItemModel &model() override { return commands; }
    void step() override { }
    CommandsModel commands{{{QStringLiteral("View"), QStringLiteral("Refresh"), QStringLiteral("F5")},
                            {QStringLiteral("File"), QStringLiteral("Close"), {}}}};
};

} // namespace

QList<NamedCase> accessCases()
{
    return {{"MemberModel", make<MembersCase>},
            {"ApiKeyModel", make<KeysCase>},
            {"NodeLabelModel", make<LabelsCase>},
            {"ContextsModel", make<ContextsCase>},
            {"CommandsModel", make<CommandsCase>}};
}

} // namespace oz0::every

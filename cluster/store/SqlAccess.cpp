// Members and tokens.
#include "cluster/access/Permissions.h"
#include "cluster/access/Tokens.h"
#include "cluster/store/KeyTable.h"
#include "cluster/store/StoreOnSql.h"
#include "core/wire/AuditChain.h"
#include "core/wire/Codec.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr char sessionKind[] = "session";

Failure notSignedIn()
{
    return Failure(ErrorCode::NotSignedIn, QStringLiteral("the token is unknown, revoked or expired"));
}

std::optional<Member> memberOf(Session &session, const TenantId &tenant, const PrincipalId &principal)
{
    std::optional<Member> member;
    session.db().first(
        "SELECT role, content, added FROM members WHERE tenant = ? AND principal = ?", {column(tenant), column(principal)},
        [&](const Row &row) {
            member = Member{principal, roleFromWord(row.text(0)).value_or(Role::None), row.flag(1), row.instant(2)};
        });
    return member;
}

Digest memberDigest(const Member &member)
{
    return digestOf(toJson(member));
}

AuditNote memberNote(const char *action, const PrincipalId &principal)
{
    AuditNote note;
    note.action = QLatin1String(action);
    note.object = QStringLiteral("members/") + principal.text();
    note.objectOwner = principal;
    return note;
}

bool isLastAdmin(Session &session, const TenantId &tenant, const Member &member)
{
    return member.role == Role::Admin
        && session.db().number("SELECT COUNT(*) FROM members WHERE tenant = ? AND role = 'admin'", {column(tenant)}) == 1;
}

Result<void> isNewMember(const Member &member)
{
    if (!member.principal.text().startsWith(QLatin1String("user:")) || member.principal.text().size() < 6
        || member.principal.text().size() > 200)
        return Failure(ErrorCode::InvalidInput, QStringLiteral("a member is named user:NAME"), member.principal.text().left(200));
    if (member.role == Role::None)
        return Failure(ErrorCode::InvalidInput, QStringLiteral("a member needs a role"), member.principal.text());
    return {};
}

void writeMember(Session &session, const TenantId &tenant, const Member &member)
{
    static const QByteArray upsert = upsertText("members",
                                                {QStringLiteral("tenant"), QStringLiteral("principal"), QStringLiteral("role"),
                                                 QStringLiteral("content"), QStringLiteral("added")},
                                                2);
    session.db().run(upsert.constData(),
                     {column(tenant), column(member.principal), word(member.role), column(member.content), column(member.added)});
    session.changed(tenant, "member", member.principal.text());
}

IssuedToken issueSession(Session &session, const TenantId &tenant, const PrincipalId &principal)
{
    IssuedToken issued;
    issued.id = makeTokenId(session.random());
    issued.token = makeToken("oz0s_", session.random());
    issued.expires = session.now() + session.times().sessionLife;
    session.db().run("INSERT INTO tokens (sha256, id, kind, tenant, principal, created, expires) VALUES (?, ?, ?, ?, ?, ?, ?)",
                     {tokenKeyOf(issued.token), issued.id, QLatin1String(sessionKind), column(tenant), column(principal),
                      column(session.now()), column(issued.expires)});
    return issued;
}

/// Whose key this token is, with the lower of the key's and his rights of now; nothing for another kind of token.
std::optional<Result<Caller>> callerByKey(Session &session, const QString &token, const TenantId &tenant)
{
    const std::optional<std::pair<TenantId, ApiKey>> found = KeyTable(session).findByToken(token);
    if (!found)
        return std::nullopt;
    const ApiKey &key = found->second;
    if (stateOf(key, session.now()) != KeyState::Alive)
        return Result<Caller>(notSignedIn());
    if (!tenant.isEmpty() && tenant != found->first)
        return Result<Caller>(Failure(ErrorCode::NotFound, QStringLiteral("there is no such tenant"), tenant.text()));
    const std::optional<Member> owner = memberOf(session, found->first, key.owner);
    if (!owner)
        return Result<Caller>(notSignedIn());
    Caller caller;
    caller.principal = key.owner;
    caller.tenant = found->first;
    caller.via = QStringLiteral("key:") + key.id;
    caller.role = std::min(key.role, owner->role);
    caller.content = key.content && owner->content;
    return Result<Caller>(caller);
}

} // namespace

Result<IssuedToken> StoreOnSql::makeTenant(const TenantId &tenant, const PrincipalId &admin)
{
    return change([&]() -> Result<IssuedToken> {
        const Member first{admin, Role::Admin, true, m_session.now()};
        if (const Result<void> valid = isNewMember(first); !valid)
            return Failure(valid.error());
        if (m_session.db().number("SELECT COUNT(*) FROM tenants WHERE tenant = ?", {column(tenant)}) > 0)
            return Failure(ErrorCode::Conflict, QStringLiteral("the tenant is there already"), tenant.text());
        const Limits limits;
        m_session.db().run(
            "INSERT INTO tenants (tenant, revision, compacted, audit_seq, audit_digest, refusal_seq, shared_pools, "
            "agents_and_flows, task_queues, egress_allow, egress_deny, mail) "
            "VALUES (?, 0, 0, 0, '', 0, 1, ?, ?, '[\"*\"]', '[]', '[]')",
            {column(tenant), limits.agentsAndFlows, limits.taskQueues});
        writeMember(m_session, tenant, first);
        AuditNote note = memberNote("tenant.create", admin);
        note.after = memberDigest(first);
        m_session.audit(tenant, nullptr, note);
        return issueSession(m_session, tenant, admin);
    });
}

Result<Caller> StoreOnSql::authenticate(const QByteArray &tokenSha256, const TenantId &tenant)
{
    return look([&]() -> Result<Caller> {
        Caller caller;
        QString kind;
        QString id;
        Instant expires{};
        const bool found = m_session.db().first("SELECT id, kind, tenant, principal, expires FROM tokens WHERE sha256 = ?",
                                                {tokenKey(tokenSha256)}, [&](const Row &row) {
                                                    id = row.text(0);
                                                    kind = row.text(1);
                                                    row.read(2, caller.tenant);
                                                    row.read(3, caller.principal);
                                                    expires = row.instant(4);
                                                });
        if (!found) {
            const std::optional<Result<Caller>> byKey = callerByKey(m_session, tokenKey(tokenSha256), tenant);
            return byKey ? *byKey : Result<Caller>(notSignedIn());
        }
        if (expires != Instant{} && expires <= m_session.now())
            return notSignedIn();
        // A token speaks for its bearer in the tenant that issued it alone: another tenant's "user:alice" may be another person.
        if (!tenant.isEmpty() && tenant != caller.tenant)
            return Failure(ErrorCode::NotFound, QStringLiteral("there is no such tenant"), tenant.text());
        caller.via = kind + QLatin1Char(':') + id;
        if (kind != QLatin1String(sessionKind))
            return caller;
        const std::optional<Member> member = memberOf(m_session, caller.tenant, caller.principal);
        if (!member)
            return notSignedIn();
        caller.role = member->role;
        caller.content = member->content;
        return caller;
    });
}

Result<WhoAmI> StoreOnSql::whoAmI(const Caller &caller)
{
    return look([&]() -> Result<WhoAmI> {
        WhoAmI who;
        who.principal = caller.principal;
        who.tenant = caller.tenant;
        who.role = caller.role;
        who.content = caller.content;
        who.now = m_session.now();
        if (const QString key = keyIdOf(caller.via); !key.isEmpty()) {
            if (const std::optional<ApiKey> found = KeyTable(m_session).find(caller.tenant, key))
                who.tokenExpires = found->expires;
            return who;
        }
        m_session.db().first("SELECT expires FROM tokens WHERE tenant = ? AND principal = ? AND id = ?",
                             {column(caller.tenant), column(caller.principal), caller.via.section(QLatin1Char(':'), 1)},
                             [&](const Row &row) { who.tokenExpires = row.instant(0); });
        return who;
    });
}

Result<IssuedToken> StoreOnSql::addMember(const Caller &caller, const Member &member)
{
    return change([&]() -> Result<IssuedToken> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return Failure(may.error());
        if (const Result<void> valid = isNewMember(member); !valid)
            return Failure(valid.error());
        if (memberOf(m_session, caller.tenant, member.principal))
            return Failure(ErrorCode::Conflict, QStringLiteral("is a member already"), member.principal.text());
        Member added = member;
        added.added = m_session.now();
        writeMember(m_session, caller.tenant, added);
        AuditNote note = memberNote("member.add", member.principal);
        note.after = memberDigest(added);
        m_session.audit(caller.tenant, &caller, note);
        return issueSession(m_session, caller.tenant, member.principal);
    });
}

Result<void> StoreOnSql::setMember(const Caller &caller, const Member &member)
{
    return change([&]() -> Result<void> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return may;
        const std::optional<Member> before = memberOf(m_session, caller.tenant, member.principal);
        if (!before)
            return Failure(ErrorCode::NotFound, QStringLiteral("is no member"), member.principal.text());
        if (const Result<void> valid = isNewMember(member); !valid)
            return valid;
        if (member.role != Role::Admin && isLastAdmin(m_session, caller.tenant, *before))
            return Failure(ErrorCode::Conflict, QStringLiteral("the last admin stays one"), member.principal.text());
        Member after = *before;
        after.role = member.role;
        after.content = member.content;
        writeMember(m_session, caller.tenant, after);
        AuditNote note = memberNote("member.set", member.principal);
        note.before = memberDigest(*before);
        note.after = memberDigest(after);
        m_session.audit(caller.tenant, &caller, note);
        return {};
    });
}

Result<void> StoreOnSql::removeMember(const Caller &caller, const PrincipalId &principal)
{
    return change([&]() -> Result<void> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return may;
        const std::optional<Member> before = memberOf(m_session, caller.tenant, principal);
        if (!before)
            return Failure(ErrorCode::NotFound, QStringLiteral("is no member"), principal.text());
        if (isLastAdmin(m_session, caller.tenant, *before))
            return Failure(ErrorCode::Conflict, QStringLiteral("the last admin stays"), principal.text());
        m_session.db().run("DELETE FROM members WHERE tenant = ? AND principal = ?", {column(caller.tenant), column(principal)});
        m_session.db().run("DELETE FROM tokens WHERE tenant = ? AND principal = ?", {column(caller.tenant), column(principal)});
        KeyTable(m_session).revokeAllOf(caller.tenant, principal);
        m_session.changed(caller.tenant, "member", principal.text());
        AuditNote note = memberNote("member.remove", principal);
        note.before = memberDigest(*before);
        m_session.audit(caller.tenant, &caller, note);
        return {};
    });
}

Result<QList<Member>> StoreOnSql::members(const Caller &caller)
{
    return look([&]() -> Result<QList<Member>> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return Failure(may.error());
        QList<Member> members;
        m_session.db().each("SELECT principal, role, content, added FROM members WHERE tenant = ? ORDER BY principal",
                            {column(caller.tenant)}, [&](const Row &row) {
                                members.append({PrincipalId(row.text(0)), roleFromWord(row.text(1)).value_or(Role::None),
                                                row.flag(2), row.instant(3)});
                            });
        return members;
    });
}

} // namespace oz0

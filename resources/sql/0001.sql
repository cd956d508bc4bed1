CREATE TABLE tenants (
    tenant TEXT PRIMARY KEY, revision BIGINT NOT NULL, compacted BIGINT NOT NULL,
    audit_seq BIGINT NOT NULL, audit_digest TEXT NOT NULL, refusal_seq BIGINT NOT NULL,
    shared_pools INTEGER NOT NULL, agents_and_flows INTEGER NOT NULL, task_queues INTEGER NOT NULL,
    egress_allow TEXT NOT NULL, egress_deny TEXT NOT NULL, mail TEXT NOT NULL
);
CREATE TABLE members (
    tenant TEXT NOT NULL, principal TEXT NOT NULL, role TEXT NOT NULL, content INTEGER NOT NULL, added BIGINT NOT NULL,
    PRIMARY KEY (tenant, principal)
);
CREATE TABLE tokens (
    sha256 TEXT PRIMARY KEY, id TEXT NOT NULL, kind TEXT NOT NULL, tenant TEXT NOT NULL, principal TEXT NOT NULL,
    created BIGINT NOT NULL, expires BIGINT NOT NULL
);
CREATE INDEX tokens_of ON tokens (tenant, principal);
CREATE TABLE join_tokens (
    sha256 TEXT PRIMARY KEY, id TEXT NOT NULL, tenant TEXT NOT NULL, labels TEXT NOT NULL, uses INTEGER NOT NULL,
    expires BIGINT NOT NULL, issued_by TEXT NOT NULL
);
CREATE TABLE secrets (
    tenant TEXT NOT NULL, name TEXT NOT NULL, sealed TEXT NOT NULL, changed BIGINT NOT NULL,
    PRIMARY KEY (tenant, name)
);
CREATE TABLE bundles (
    tenant TEXT NOT NULL, digest TEXT NOT NULL, plugin TEXT NOT NULL, version TEXT NOT NULL, unpacked BIGINT NOT NULL,
    manifest TEXT NOT NULL, files TEXT NOT NULL, pyproject TEXT NOT NULL, uv_lock TEXT NOT NULL, added BIGINT NOT NULL,
    PRIMARY KEY (tenant, digest)
);
CREATE TABLE bundle_owners (
    tenant TEXT NOT NULL, digest TEXT NOT NULL, principal TEXT NOT NULL,
    PRIMARY KEY (tenant, digest, principal)
);
CREATE TABLE plugins (
    tenant TEXT NOT NULL, name TEXT NOT NULL, rev BIGINT NOT NULL, state TEXT NOT NULL, version TEXT NOT NULL,
    digest TEXT NOT NULL, installed_at BIGINT NOT NULL, installed_by TEXT NOT NULL, secrets TEXT, bindings TEXT NOT NULL,
    rollout INTEGER NOT NULL, rollout_nodes TEXT NOT NULL, gate_nodes TEXT NOT NULL,
    tools TEXT NOT NULL, agents TEXT NOT NULL, flows TEXT NOT NULL,
    PRIMARY KEY (tenant, name)
);
CREATE TABLE nodes (
    tenant TEXT NOT NULL, name TEXT NOT NULL, rev BIGINT NOT NULL, online INTEGER NOT NULL, last_report BIGINT NOT NULL,
    offline_since BIGINT NOT NULL, labels TEXT NOT NULL, os TEXT NOT NULL, tier INTEGER NOT NULL, tier_reason TEXT NOT NULL,
    uv TEXT NOT NULL, python TEXT NOT NULL, models TEXT NOT NULL, serves TEXT, plugins TEXT, gate TEXT NOT NULL,
    rollout TEXT NOT NULL, candidate TEXT NOT NULL, homes INTEGER NOT NULL, generation BIGINT NOT NULL,
    reported_generation BIGINT NOT NULL, assignment TEXT NOT NULL, parts TEXT NOT NULL,
    PRIMARY KEY (tenant, name)
);
CREATE TABLE candidates (
    tenant TEXT NOT NULL, id TEXT NOT NULL, plugin TEXT NOT NULL, version TEXT NOT NULL, owner TEXT NOT NULL,
    standing TEXT NOT NULL, via TEXT NOT NULL, holder TEXT NOT NULL, holder_host TEXT NOT NULL, holder_since BIGINT NOT NULL,
    rev BIGINT NOT NULL, save INTEGER NOT NULL, digest TEXT NOT NULL, phase TEXT NOT NULL, created BIGINT NOT NULL,
    saved BIGINT NOT NULL, renewed BIGINT NOT NULL, expires BIGINT NOT NULL, ttl BIGINT NOT NULL, selected TEXT NOT NULL,
    queues TEXT NOT NULL, tools TEXT NOT NULL, agents TEXT NOT NULL, flows TEXT NOT NULL, secrets TEXT NOT NULL,
    warnings TEXT NOT NULL, doom TEXT NOT NULL, ending TEXT NOT NULL, ending_since BIGINT NOT NULL,
    residue_named INTEGER NOT NULL,
    PRIMARY KEY (tenant, id)
);
CREATE INDEX candidates_in ON candidates (tenant, phase, expires);
CREATE INDEX candidates_of ON candidates (tenant, plugin);
CREATE TABLE candidate_nodes (
    tenant TEXT NOT NULL, candidate TEXT NOT NULL, node TEXT NOT NULL, state TEXT NOT NULL, digest TEXT NOT NULL,
    functions TEXT NOT NULL, seconds DOUBLE PRECISION NOT NULL, error TEXT NOT NULL,
    PRIMARY KEY (tenant, candidate, node)
);
CREATE TABLE refusals (
    tenant TEXT NOT NULL, id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, actor TEXT NOT NULL, plugin TEXT NOT NULL,
    candidate TEXT NOT NULL, digest TEXT NOT NULL, codes TEXT NOT NULL, seen INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (tenant, id)
);
CREATE UNIQUE INDEX refusals_in ON refusals (tenant, seq);
CREATE TABLE audit (
    tenant TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, action TEXT NOT NULL, outcome TEXT NOT NULL,
    actor TEXT NOT NULL, role TEXT NOT NULL, via TEXT NOT NULL, object TEXT NOT NULL, plugin TEXT NOT NULL, cause TEXT NOT NULL,
    reason TEXT NOT NULL, before_digest TEXT NOT NULL, after_digest TEXT NOT NULL, record TEXT NOT NULL,
    revision BIGINT NOT NULL, previous TEXT NOT NULL, digest TEXT NOT NULL, object_owner TEXT NOT NULL,
    PRIMARY KEY (tenant, seq)
);
CREATE INDEX audit_of ON audit (tenant, object, seq);
CREATE TABLE answers (
    tenant TEXT NOT NULL, principal TEXT NOT NULL, request_key TEXT NOT NULL, body_digest TEXT NOT NULL, status INTEGER NOT NULL,
    sealed TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (tenant, principal, request_key)
);
CREATE INDEX answers_at ON answers (at);
CREATE TABLE changes (
    tenant TEXT NOT NULL, revision BIGINT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (tenant, revision, kind, name)
);

CREATE TABLE api_keys (
    tenant TEXT NOT NULL, id TEXT NOT NULL, sha256 TEXT NOT NULL, name TEXT NOT NULL, owner TEXT NOT NULL, role TEXT NOT NULL,
    content INTEGER NOT NULL, created BIGINT NOT NULL, expires BIGINT NOT NULL, revoked BIGINT NOT NULL,
    PRIMARY KEY (tenant, id)
);
CREATE UNIQUE INDEX api_keys_by ON api_keys (sha256);

CREATE INDEX audit_by_actor ON audit (tenant, actor, seq);
CREATE INDEX audit_by_action ON audit (tenant, action, seq);
CREATE INDEX audit_by_plugin ON audit (tenant, plugin, seq);
CREATE INDEX audit_by_outcome ON audit (tenant, outcome, seq);
CREATE INDEX audit_by_owner ON audit (tenant, object_owner, seq);
CREATE INDEX audit_by_time ON audit (tenant, at, seq);

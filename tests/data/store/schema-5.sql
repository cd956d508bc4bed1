PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE schema_steps (number INTEGER PRIMARY KEY, applied BIGINT NOT NULL);
INSERT INTO schema_steps VALUES(1,1772460000000);
INSERT INTO schema_steps VALUES(2,1772460000000);
INSERT INTO schema_steps VALUES(3,1772460000000);
INSERT INTO schema_steps VALUES(4,1772460000000);
INSERT INTO schema_steps VALUES(5,1772460000000);
CREATE TABLE tenants (
    tenant TEXT PRIMARY KEY, revision BIGINT NOT NULL, compacted BIGINT NOT NULL,
    audit_seq BIGINT NOT NULL, audit_digest TEXT NOT NULL, refusal_seq BIGINT NOT NULL,
    shared_pools INTEGER NOT NULL, agents_and_flows INTEGER NOT NULL, task_queues INTEGER NOT NULL,
    egress_allow TEXT NOT NULL, egress_deny TEXT NOT NULL, mail TEXT NOT NULL
);
INSERT INTO tenants VALUES('default',13,0,10,'sha256:efea16fe021eb0f37c894426135fb11d141027564001cd05a33af962d066372c',1,1,1000,50,'["*"]','[]','[]');
CREATE TABLE members (
    tenant TEXT NOT NULL, principal TEXT NOT NULL, role TEXT NOT NULL, content INTEGER NOT NULL, added BIGINT NOT NULL,
    PRIMARY KEY (tenant, principal)
);
INSERT INTO members VALUES('default','user:dana','admin',1,1772460000000);
INSERT INTO members VALUES('default','user:alice','operator',1,1772460000000);
CREATE TABLE tokens (
    sha256 TEXT PRIMARY KEY, id TEXT NOT NULL, kind TEXT NOT NULL, tenant TEXT NOT NULL, principal TEXT NOT NULL,
    created BIGINT NOT NULL, expires BIGINT NOT NULL
);
INSERT INTO tokens VALUES('5e1137921c5d2aa9186e2cbcca34165ed3dcbea887a8bb01566f7aca86de1752','d4735e3a','session','default','user:dana',1772460000000,1775052000000);
INSERT INTO tokens VALUES('ab3e9ff813bf6c7c4ab0f5ee131886bb48ed67f5ec9022852f4aab39b62b7439','4b227777','session','default','user:alice',1772460000000,1775052000000);
INSERT INTO tokens VALUES('16608a25e1f3fde8c538a4baa2316e16841db01d9fec8a752cd846c7fb02db2d','19581e27','node','default','node:local-1',1772460000000,0);
INSERT INTO tokens VALUES('55a1814c152f3a705e6910fa568f05b641ddb0d3d25043ae5f9f7170ccedd26c','3fdba35f','node','default','node:dev-1',1772460000000,0);
CREATE TABLE join_tokens (
    sha256 TEXT PRIMARY KEY, id TEXT NOT NULL, tenant TEXT NOT NULL, labels TEXT NOT NULL, uses INTEGER NOT NULL,
    expires BIGINT NOT NULL, issued_by TEXT NOT NULL
);
INSERT INTO join_tokens VALUES('d11f23641d89ec2d40c8b1f7d181412cfee1c609948695e1cb29c8366f0acf79','e7f6c011','default','{}',0,1772463600000,'user:dana');
INSERT INTO join_tokens VALUES('d030a7c15dbf4aa3526bc5c55dd9a8d268f9a82957b632b39c24a0fb6e75cd61','4a44dc15','default','{"candidates":"allow","pool":"dev"}',0,1772463600000,'user:dana');
CREATE TABLE secrets (
    tenant TEXT NOT NULL, name TEXT NOT NULL, sealed TEXT NOT NULL, changed BIGINT NOT NULL,
    PRIMARY KEY (tenant, name)
);
INSERT INTO secrets VALUES('default','KEY','hSeokeIkE2lQ/zLK6fd/sgWCWFO41VMb30KIeexA3n2F',1772460000000);
CREATE TABLE bundles (
    tenant TEXT NOT NULL, digest TEXT NOT NULL, plugin TEXT NOT NULL, version TEXT NOT NULL, unpacked BIGINT NOT NULL,
    manifest TEXT NOT NULL, files TEXT NOT NULL, pyproject TEXT NOT NULL, uv_lock TEXT NOT NULL, added BIGINT NOT NULL,
    PRIMARY KEY (tenant, digest)
);
INSERT INTO bundles VALUES('default','sha256:fcd9e90d298d4030d7db2eb434df31fa5f1ed1068b34311b163afbb7307fcac6','greeter','1.0.0',0,replace('name: greeter\nversion: 1.0.0\nrequires: {secrets: [KEY]}\ntools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n','\n',char(10)),'[]','','',1772460000000);
INSERT INTO bundles VALUES('default','sha256:d3b87496f0655326e6142e4ff147eb93e4975f6ff465b12e6cf98969a0eb7674','greeter','1.1.0',0,replace('name: greeter\nversion: 1.1.0\nrequires: {secrets: [KEY]}\ntools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n','\n',char(10)),'[]','','',1772460000000);
INSERT INTO bundles VALUES('default','sha256:7750b5991be8483c92b77ffe5c8301fb0051917583bd87326d52fb81452ade5e','other','1.0.0',0,replace('name: other\nversion: 1.0.0\n','\n',char(10)),'[]','','',1772460000000);
CREATE TABLE bundle_owners (
    tenant TEXT NOT NULL, digest TEXT NOT NULL, principal TEXT NOT NULL,
    PRIMARY KEY (tenant, digest, principal)
);
INSERT INTO bundle_owners VALUES('default','sha256:fcd9e90d298d4030d7db2eb434df31fa5f1ed1068b34311b163afbb7307fcac6','user:dana');
INSERT INTO bundle_owners VALUES('default','sha256:d3b87496f0655326e6142e4ff147eb93e4975f6ff465b12e6cf98969a0eb7674','user:alice');
INSERT INTO bundle_owners VALUES('default','sha256:7750b5991be8483c92b77ffe5c8301fb0051917583bd87326d52fb81452ade5e','user:alice');
CREATE TABLE plugins (
    tenant TEXT NOT NULL, name TEXT NOT NULL, rev BIGINT NOT NULL, state TEXT NOT NULL, version TEXT NOT NULL,
    digest TEXT NOT NULL, installed_at BIGINT NOT NULL, installed_by TEXT NOT NULL, secrets TEXT, bindings TEXT NOT NULL,
    rollout INTEGER NOT NULL, rollout_nodes TEXT NOT NULL, gate_nodes TEXT NOT NULL,
    tools TEXT NOT NULL, agents TEXT NOT NULL, flows TEXT NOT NULL,
    PRIMARY KEY (tenant, name)
);
INSERT INTO plugins VALUES('default','greeter',1,'installed','1.0.0','sha256:fcd9e90d298d4030d7db2eb434df31fa5f1ed1068b34311b163afbb7307fcac6',1772460000000,'user:dana',NULL,'[]',0,'[]','[]','["greeter"]','[]','[]');
CREATE TABLE nodes (
    tenant TEXT NOT NULL, name TEXT NOT NULL, rev BIGINT NOT NULL, online INTEGER NOT NULL, last_report BIGINT NOT NULL,
    offline_since BIGINT NOT NULL, labels TEXT NOT NULL, os TEXT NOT NULL, tier INTEGER NOT NULL, tier_reason TEXT NOT NULL,
    uv TEXT NOT NULL, python TEXT NOT NULL, models TEXT NOT NULL, serves TEXT, plugins TEXT, gate TEXT NOT NULL,
    rollout TEXT NOT NULL, candidate TEXT NOT NULL, homes INTEGER NOT NULL, generation BIGINT NOT NULL,
    reported_generation BIGINT NOT NULL, assignment TEXT NOT NULL, parts TEXT NOT NULL,
    PRIMARY KEY (tenant, name)
);
INSERT INTO nodes VALUES('default','local-1',4,1,1772460000000,0,'{}','linux',1,'','0.12.0','3.11','[]',NULL,NULL,'','','',0,2,2,'{"generation":0,"plugins":[{"digest":"sha256:fcd9e90d298d4030d7db2eb434df31fa5f1ed1068b34311b163afbb7307fcac6","kind":"installed","plugin":"greeter","secrets":[{"as":"value","changed":"2026-03-02T14:00:00.000Z","name":"KEY","why":"no_binding"}],"version":"1.0.0"}],"polls":[],"serves":[],"takesHomes":true}','[{"digest":"sha256:fcd9e90d298d4030d7db2eb434df31fa5f1ed1068b34311b163afbb7307fcac6","kind":"installed","plugin":"greeter","seconds":1.5,"state":"ready","version":"1.0.0"}]');
INSERT INTO nodes VALUES('default','dev-1',7,1,1772460000000,0,'{"candidates":"allow","pool":"dev"}','linux',1,'','0.12.0','3.11','[]',NULL,NULL,'','','0b4ee947c2ad',0,3,3,'{"generation":0,"plugins":[{"digest":"sha256:d3b87496f0655326e6142e4ff147eb93e4975f6ff465b12e6cf98969a0eb7674","id":"0b4ee947c2ad","kind":"candidate","plugin":"greeter","secrets":[{"as":"value","changed":"2026-03-02T14:00:00.000Z","name":"KEY","why":"no_binding"}],"ttl":90,"version":"1.1.0"}],"polls":[],"serves":[],"takesHomes":false}','[{"digest":"sha256:d3b87496f0655326e6142e4ff147eb93e4975f6ff465b12e6cf98969a0eb7674","id":"0b4ee947c2ad","kind":"candidate","plugin":"greeter","seconds":1.5,"state":"ready","version":"1.1.0"}]');
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
INSERT INTO candidates VALUES('default','0b4ee947c2ad','greeter','1.1.0','user:alice','operator','session:4b227777','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','host-a',1772460000000,2,1,'sha256:d3b87496f0655326e6142e4ff147eb93e4975f6ff465b12e6cf98969a0eb7674','placed',1772460000000,1772460000000,1772460000000,1772460090000,90000,'{"pool":"dev"}','[]','["greeter.hello"]','[]','[]','[{"as":"value","changed":1772460000000,"hosts":[],"name":"KEY","why":"no_binding"}]','[]','','',0,0);
CREATE TABLE candidate_nodes (
    tenant TEXT NOT NULL, candidate TEXT NOT NULL, node TEXT NOT NULL, state TEXT NOT NULL, digest TEXT NOT NULL,
    functions TEXT NOT NULL, seconds DOUBLE PRECISION NOT NULL, error TEXT NOT NULL,
    PRIMARY KEY (tenant, candidate, node)
);
INSERT INTO candidate_nodes VALUES('default','0b4ee947c2ad','dev-1','ready','sha256:d3b87496f0655326e6142e4ff147eb93e4975f6ff465b12e6cf98969a0eb7674','[]',1.5,'');
CREATE TABLE refusals (
    tenant TEXT NOT NULL, id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, actor TEXT NOT NULL, plugin TEXT NOT NULL,
    candidate TEXT NOT NULL, digest TEXT NOT NULL, codes TEXT NOT NULL, seen INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (tenant, id)
);
INSERT INTO refusals VALUES('default','b17ef6d19c7a5b1e',1,1772460000000,'user:alice','other','319d323d43aa','sha256:7750b5991be8483c92b77ffe5c8301fb0051917583bd87326d52fb81452ade5e','node.none_selected',0,'{"actor":"user:alice","at":"2026-03-02T14:00:00.000Z","attempt":"save","candidate":"319d323d43aa","digest":"sha256:7750b5991be8483c92b77ffe5c8301fb0051917583bd87326d52fb81452ade5e","evidence":{"refusals":[{}],"save":0},"id":"b17ef6d19c7a5b1e","manifest":"sha256:7750b5991be8483c92b77ffe5c8301fb0051917583bd87326d52fb81452ade5e","plugin":"other","seen":false,"select":{"pool":"nowhere"},"tenant":"default","verdict":{"checks":49,"refusals":[{"adminMayTry":false,"because":[],"code":"node.none_selected","installedLine":null,"installedPath":null,"line":null,"message":"No online node carries the selected labels (pool=nowhere).","parameters":{"select":"pool=nowhere"},"path":null,"processes":[],"remedy":[],"rule":"D3","severity":"refusal","subject":{"kind":"","name":""}}],"refused":true,"remedy":[],"warnings":[]},"version":"1.0.0"}');
CREATE TABLE audit (
    tenant TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, action TEXT NOT NULL, outcome TEXT NOT NULL,
    actor TEXT NOT NULL, role TEXT NOT NULL, via TEXT NOT NULL, object TEXT NOT NULL, plugin TEXT NOT NULL, cause TEXT NOT NULL,
    reason TEXT NOT NULL, before_digest TEXT NOT NULL, after_digest TEXT NOT NULL, record TEXT NOT NULL,
    revision BIGINT NOT NULL, previous TEXT NOT NULL, digest TEXT NOT NULL, object_owner TEXT NOT NULL, owner TEXT NOT NULL DEFAULT '', nodes TEXT NOT NULL DEFAULT '', from_version TEXT NOT NULL DEFAULT '', from_digest TEXT NOT NULL DEFAULT '', to_version TEXT NOT NULL DEFAULT '', to_digest TEXT NOT NULL DEFAULT '', candidates TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tenant, seq)
);
INSERT INTO audit VALUES('default',1,1772460000000,'tenant.create','done','platform','none','','members/user:dana','','','','','sha256:03102431b792218d7c8fdc1a203dd0a2defc78c90caee7c391638344056d333a','',1,'','sha256:d60d268335f27c5138815a13f5689b4181935968f6d0c6689048ab71b885f771','user:dana','user:dana','','','','','','');
INSERT INTO audit VALUES('default',2,1772460000000,'member.add','done','user:dana','admin','session:d4735e3a','members/user:alice','','','','','sha256:50637b6a27bd12d8d57b1cb26de4124eb0712d9eabb9602eff4a9bdc5b3e430a','',2,'sha256:d60d268335f27c5138815a13f5689b4181935968f6d0c6689048ab71b885f771','sha256:d37fedb9ba6571eb18213e1758113e8476c55aeb897983cc9623bf5df636e717','user:alice','user:alice','','','','','','');
INSERT INTO audit VALUES('default',3,1772460000000,'join_token.add','done','user:dana','admin','session:d4735e3a','join-tokens/e7f6c011','','','','','','',3,'sha256:d37fedb9ba6571eb18213e1758113e8476c55aeb897983cc9623bf5df636e717','sha256:1eb16fcf68600a2c9c2368f96fac6efb59db31a29f6137cc2459ed158fb5273c','','','','','','','','');
INSERT INTO audit VALUES('default',4,1772460000000,'node.join','done','user:dana','none','join:e7f6c011','nodes/local-1','','','','','sha256:374dbaf4f5ab96659695e1ba7ffffefd08550395dfba38c5df4f017dc9840aee','',4,'sha256:1eb16fcf68600a2c9c2368f96fac6efb59db31a29f6137cc2459ed158fb5273c','sha256:b8344b0305fa0205d24dcdcd7aca5ae1d753ff358f80a6024720b7e72047ead1','','','','','','','','');
INSERT INTO audit VALUES('default',5,1772460000000,'join_token.add','done','user:dana','admin','session:d4735e3a','join-tokens/4a44dc15','','','candidates=allow, pool=dev','','','',5,'sha256:b8344b0305fa0205d24dcdcd7aca5ae1d753ff358f80a6024720b7e72047ead1','sha256:2f5b785917758d70918994b9c75950bcde2660339bf413c47e8cf84a33df3200','','','','','','','','');
INSERT INTO audit VALUES('default',6,1772460000000,'node.join','done','user:dana','none','join:4a44dc15','nodes/dev-1','','','','','sha256:9e8fea909afd2de4f03c727e8b14d728784330b03e2019504d2f146c4d729bd0','',6,'sha256:2f5b785917758d70918994b9c75950bcde2660339bf413c47e8cf84a33df3200','sha256:a19e2de5f0636e840f0d1facd6575f54e9fe11e38351a3ca4b62400813f1e4e3','','','','','','','','');
INSERT INTO audit VALUES('default',7,1772460000000,'secret.set','done','user:dana','admin','session:d4735e3a','secrets/KEY','','','','','','',7,'sha256:a19e2de5f0636e840f0d1facd6575f54e9fe11e38351a3ca4b62400813f1e4e3','sha256:da4457fad9c9555e9cf83c854536421184c433809a0ed55df6ff5e89e968dd43','','','','','','','','');
INSERT INTO audit VALUES('default',8,1772460000000,'plugin.install','done','user:dana','admin','session:d4735e3a','plugins/greeter','greeter','','','','sha256:fd48e546e050b2f46f19821ce4580cac201ea6e8e9b0fca3440d4631e8f25175','',8,'sha256:da4457fad9c9555e9cf83c854536421184c433809a0ed55df6ff5e89e968dd43','sha256:3952921b8408002a8d9e677570fe12691a93e87d68a7bb6443a434e665185b5f','','','','','','1.0.0','sha256:fcd9e90d298d4030d7db2eb434df31fa5f1ed1068b34311b163afbb7307fcac6','');
INSERT INTO audit VALUES('default',9,1772460000000,'candidate.create','done','user:alice','operator','session:4b227777','candidates/0b4ee947c2ad','greeter','','','','sha256:d3b87496f0655326e6142e4ff147eb93e4975f6ff465b12e6cf98969a0eb7674','',11,'sha256:3952921b8408002a8d9e677570fe12691a93e87d68a7bb6443a434e665185b5f','sha256:d9bcab8a8fbb67e1bd19586a87bd8ca6be13a31b200e4b074b69be16a512de3c','user:alice','user:alice',' dev-1 ','','','1.1.0','sha256:d3b87496f0655326e6142e4ff147eb93e4975f6ff465b12e6cf98969a0eb7674','');
INSERT INTO audit VALUES('default',10,1772460000000,'candidate.create','refused','user:alice','operator','session:4b227777','candidates/319d323d43aa','other','','','','','b17ef6d19c7a5b1e',13,'sha256:d9bcab8a8fbb67e1bd19586a87bd8ca6be13a31b200e4b074b69be16a512de3c','sha256:efea16fe021eb0f37c894426135fb11d141027564001cd05a33af962d066372c','','','','','','1.0.0','sha256:7750b5991be8483c92b77ffe5c8301fb0051917583bd87326d52fb81452ade5e','');
CREATE TABLE answers (
    tenant TEXT NOT NULL, principal TEXT NOT NULL, request_key TEXT NOT NULL, body_digest TEXT NOT NULL, status INTEGER NOT NULL,
    sealed TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (tenant, principal, request_key)
);
CREATE TABLE changes (
    tenant TEXT NOT NULL, revision BIGINT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (tenant, revision, kind, name)
);
INSERT INTO changes VALUES('default',1,'member','user:dana',1772460000000);
INSERT INTO changes VALUES('default',1,'audit','',1772460000000);
INSERT INTO changes VALUES('default',2,'audit','',1772460000000);
INSERT INTO changes VALUES('default',2,'member','user:alice',1772460000000);
INSERT INTO changes VALUES('default',3,'audit','',1772460000000);
INSERT INTO changes VALUES('default',4,'audit','',1772460000000);
INSERT INTO changes VALUES('default',4,'node','local-1',1772460000000);
INSERT INTO changes VALUES('default',5,'audit','',1772460000000);
INSERT INTO changes VALUES('default',6,'audit','',1772460000000);
INSERT INTO changes VALUES('default',6,'node','dev-1',1772460000000);
INSERT INTO changes VALUES('default',7,'tenant','',1772460000000);
INSERT INTO changes VALUES('default',7,'audit','',1772460000000);
INSERT INTO changes VALUES('default',8,'audit','',1772460000000);
INSERT INTO changes VALUES('default',8,'node','dev-1',1772460000000);
INSERT INTO changes VALUES('default',8,'node','local-1',1772460000000);
INSERT INTO changes VALUES('default',8,'plugin','greeter',1772460000000);
INSERT INTO changes VALUES('default',9,'node','dev-1',1772460000000);
INSERT INTO changes VALUES('default',10,'node','local-1',1772460000000);
INSERT INTO changes VALUES('default',11,'audit','',1772460000000);
INSERT INTO changes VALUES('default',11,'node','dev-1',1772460000000);
INSERT INTO changes VALUES('default',11,'candidate','0b4ee947c2ad',1772460000000);
INSERT INTO changes VALUES('default',12,'node','dev-1',1772460000000);
INSERT INTO changes VALUES('default',12,'candidate','0b4ee947c2ad',1772460000000);
INSERT INTO changes VALUES('default',13,'audit','',1772460000000);
INSERT INTO changes VALUES('default',13,'refusals','',1772460000000);
CREATE TABLE api_keys (
    tenant TEXT NOT NULL, id TEXT NOT NULL, sha256 TEXT NOT NULL, name TEXT NOT NULL, owner TEXT NOT NULL, role TEXT NOT NULL,
    content INTEGER NOT NULL, created BIGINT NOT NULL, expires BIGINT NOT NULL, revoked BIGINT NOT NULL,
    PRIMARY KEY (tenant, id)
);
CREATE INDEX tokens_of ON tokens (tenant, principal);
CREATE INDEX candidates_in ON candidates (tenant, phase, expires);
CREATE INDEX candidates_of ON candidates (tenant, plugin);
CREATE UNIQUE INDEX refusals_in ON refusals (tenant, seq);
CREATE INDEX audit_of ON audit (tenant, object, seq);
CREATE INDEX answers_at ON answers (at);
CREATE UNIQUE INDEX api_keys_by ON api_keys (sha256);
CREATE INDEX audit_by_actor ON audit (tenant, actor, seq);
CREATE INDEX audit_by_action ON audit (tenant, action, seq);
CREATE INDEX audit_by_plugin ON audit (tenant, plugin, seq);
CREATE INDEX audit_by_outcome ON audit (tenant, outcome, seq);
CREATE INDEX audit_by_owner ON audit (tenant, object_owner, seq);
CREATE INDEX audit_by_time ON audit (tenant, at, seq);
COMMIT;

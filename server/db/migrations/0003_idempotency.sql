-- The answers of requests that carried an Idempotency-Key, written in the transaction of their effect.

create table idempotency_keys (
  tenant_id uuid not null,
  user_uuid uuid not null,
  key text not null check (length(key) between 1 and 255),
  fingerprint bytea not null check (length(fingerprint) = 32),
  status integer not null,
  headers jsonb not null,
  body jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, user_uuid, key)
);
create index idempotency_keys_age on idempotency_keys (tenant_id, created_at);
select guard_tenant_table('idempotency_keys', audited => false);

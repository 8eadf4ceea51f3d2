-- What a new document for a client begins with.
alter table entities
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  add column account_uuid uuid,
  add column scenery_uuid uuid,
  add foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid),
  add foreign key (tenant_id, scenery_uuid) references scenarios (tenant_id, uuid);
create index entities_by_account on entities (tenant_id, account_uuid) where account_uuid is not null;
create index entities_by_scenery on entities (tenant_id, scenery_uuid) where scenery_uuid is not null;

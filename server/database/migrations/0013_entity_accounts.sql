-- Accounts of payment responsible entities, with their values for the fields of the account's type.
create table entity_accounts (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  entity_uuid uuid not null,
  name text not null,
  account_type_uuid uuid not null references account_types (uuid),
  details text,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  archived boolean not null default false,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, entity_uuid) references entities (tenant_id, uuid)
);
-- For deleting a type: it must have no accounts.
create index on entity_accounts (account_type_uuid);
select guard_tenant_table('entity_accounts');
select make_searchable('entity_accounts', array['name']);
select make_listed('entity_accounts', array['name', 'created_at'], array['entity_uuid', 'account_type_uuid']);

create table entity_account_fields (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  entity_account_uuid uuid not null,
  position integer not null default 0,
  field uuid not null,
  name text not null default '',
  type text not null default 'text',
  options text,
  required boolean not null default false,
  printed boolean not null default false,
  value text,
  secret sealed,
  primary key (tenant_id, uuid),
  unique (tenant_id, entity_account_uuid, field),
  foreign key (tenant_id, entity_account_uuid) references entity_accounts (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('entity_account_fields', subject => 'entity_account_uuid');

-- Fields of accounts may hold routing numbers and PIX keys.
alter table account_type_fields drop constraint account_type_fields_type_check;
alter table account_type_fields add constraint account_type_fields_type_check
  check (type in ('text', 'number', 'date', 'choice', 'iban', 'bic', 'ach', 'pix', 'email', 'secret'));

-- Account types define the fields and currencies of their accounts, and whether an operator approves them.
create table account_types (
  uuid uuid primary key default uuidv7(),
  name text not null unique,
  link_docs text check (link_docs ~ '^https://'),
  auto boolean not null default false,
  -- The gateway that settles the accounts of the type.
  gateway text check (gateway in ('sandbox')),
  needs_approval boolean not null default false,
  -- The default type.
  built_in boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  check (not (built_in and (auto or needs_approval))),
  check (gateway is null or auto)
);
insert into account_types (name, built_in) values ('Manual', true);
select guard_platform_table('account_types');

create table account_type_fields (
  uuid uuid primary key default uuidv7(),
  account_type_uuid uuid not null references account_types (uuid) on delete cascade,
  position integer not null default 0,
  name text not null check (name <> ''),
  type text not null check (type in ('text', 'number', 'date', 'choice', 'iban', 'bic', 'ach', 'pix', 'email', 'secret')),
  options text,
  required boolean not null default false,
  printed boolean not null default true
);
create index on account_type_fields (account_type_uuid, position);
select guard_platform_table('account_type_fields', subject => 'account_type_uuid');

create table account_type_currencies (
  uuid uuid primary key default uuidv7(),
  account_type_uuid uuid not null references account_types (uuid) on delete cascade,
  position integer not null default 0,
  currency_id integer not null references currencies (id),
  unique (account_type_uuid, currency_id)
);
create index on account_type_currencies (currency_id);
select guard_platform_table('account_type_currencies', subject => 'account_type_uuid');

create table accounts (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null,
  account_type_uuid uuid not null default manual_account_type() references account_types (uuid),
  default_currency text,
  details text,
  approval text not null default 'not_required' check (approval in ('accepted', 'under_analysis', 'denied', 'not_required')),
  approval_reason text,
  archived boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, default_currency)
);
create index accounts_of_approval on accounts (tenant_id, archived, approval, uuid);
create index accounts_of_account_type_uuid on accounts (tenant_id, archived, account_type_uuid, uuid);
-- For deleting a type: it must have no accounts.
create index on accounts (account_type_uuid);
select guard_tenant_table('accounts');
select make_searchable('accounts', array['name']);
select make_listed('accounts', array['name', 'created_at'], array['default_currency']);

-- An account's values for the fields of its type, with the definition of each field at the last save: later changes of
-- the type do not affect existing accounts.
create table account_fields (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  account_uuid uuid not null,
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
  unique (tenant_id, account_uuid, field),
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('account_fields', subject => 'account_uuid');

-- The accounts of all companies for operators, without secrets.
create table company_accounts (
  uuid uuid primary key,
  tenant_uuid uuid not null references tenants (id),
  holder_uuid uuid not null generated always as (tenant_uuid) stored,
  company text not null,
  name text not null,
  account_type_uuid uuid not null references account_types (uuid),
  details text,
  status text not null check (status in ('accepted', 'under_analysis', 'denied', 'not_required')),
  reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null default moment()
);
create index on company_accounts (tenant_uuid);
create index on company_accounts (account_type_uuid);
create index on company_accounts (status, uuid);
create index on company_accounts (holder_uuid);
select guard_platform_table('company_accounts', visible => 'tenant_uuid = (select current_tenant())');
create policy mirrored on company_accounts to current_user
  using (tenant_uuid = (select current_tenant())) with check (tenant_uuid = (select current_tenant()));

-- Accounts of payment responsible entities, with their values for the fields of the account's type.
create table entity_accounts (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  entity_uuid uuid not null,
  name text not null,
  account_type_uuid uuid not null references account_types (uuid),
  details text,
  archived boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
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

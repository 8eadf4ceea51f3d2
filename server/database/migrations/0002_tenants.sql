-- Tenants, and the tables that all others share: logs, row counts, numbering, idempotency and files.

-- The applied migrations and functions. The migration runner creates both tables.
select guard_platform_table('migrations', audited => false);
revoke insert, update, delete on migrations from ultramar_operator;
select guard_platform_table('functions', audited => false);
revoke insert, update, delete on functions from ultramar_operator;

create table tenants (
  id uuid primary key default uuidv7(),
  uuid uuid not null generated always as (id) stored,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name text not null,
  time_zone text not null default 'America/Sao_Paulo',
  suspended_at timestamptz,
  suspended_reason text,
  status text not null generated always as (case when suspended_at is null then 'active' else 'suspended' end) stored,
  -- The owner's data from the invitation.
  owner_name text,
  owner_email text,
  owner_language text check (owner_language in ('pt', 'en', 'es')),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment()
);
create index on tenants (uuid);
select guard_platform_table('tenants', visible => 'id = (select current_tenant())');
revoke delete on tenants from ultramar_operator;
grant select on tenants to ultramar_auth;
-- No request writes tenants: triggers of the company do, with the owner's rights, limited to the current tenant.
create policy company_reads on tenants for select to current_user using (id = (select current_tenant()));
create policy company_writes on tenants for update to current_user using (id = (select current_tenant()));

create table audit_log (
  -- No foreign key: the logged row had one, and the log outlives both row and tenant.
  tenant_id uuid not null,
  uuid uuid not null default uuidv7(),
  table_name text not null,
  row_uuid uuid not null,
  -- The record with this history: for a line of an invoice, the invoice.
  subject_uuid uuid not null,
  at timestamptz not null default moment(),
  action text not null check (action in ('created', 'updated', 'deleted')),
  -- Field -> [previous, new].
  changes jsonb not null,
  actor text not null,
  command text default current_command(),
  step integer default current_step(),
  primary key (tenant_id, uuid)
);
create index on audit_log (tenant_id, subject_uuid, uuid);
select guard_tenant_table('audit_log', audited => false);
revoke insert, update, delete on audit_log from ultramar_app;

create table platform_audit_log (
  uuid uuid primary key default uuidv7(),
  table_name text not null,
  -- Platform keys are uuids, numbers and codes: stored as text, with several columns joined by a space.
  row_key text not null,
  -- The record with this history: for a session, its user.
  subject_key text not null,
  at timestamptz not null default moment(),
  action text not null check (action in ('created', 'updated', 'deleted')),
  -- Field -> [previous, new].
  changes jsonb not null,
  actor text not null,
  command text default current_command(),
  step integer default current_step()
);
create index on platform_audit_log (subject_key, uuid);
-- For the newest entries.
create index on platform_audit_log (at, uuid);
-- For searches.
create index on platform_audit_log using gin
  (norm(actor) gin_trgm_ops, norm(changes::text) gin_trgm_ops, norm(subject_key) gin_trgm_ops);
select guard_platform_table('platform_audit_log', visible => null, audited => false);
create policy append on platform_audit_log for insert to current_user with check (true);
grant select on platform_audit_log to ultramar_operator, ultramar_auth;
create policy auth_reads on platform_audit_log for select to ultramar_auth using (true);

-- The number of a tenant's rows in a table, as partial counts to sum up, so that transactions count concurrently.
create table row_counts (
  tenant_id uuid not null references tenants (id) on delete cascade,
  uuid uuid not null default uuidv7(),
  table_name text not null,
  n bigint not null,
  primary key (tenant_id, uuid)
);
create index row_counts_of_table on row_counts (tenant_id, table_name);
select guard_tenant_table('row_counts', false);

-- Each tenant's next numbers, without gaps or duplicates: one table instead of one for each numbered resource. A
-- counter starts on first use.
create table counters (
  tenant_id uuid not null references tenants (id) on delete cascade,
  name text not null,
  next bigint not null,
  primary key (tenant_id, name)
);
select guard_tenant_table('counters', false);
revoke delete on counters from ultramar_app;

-- Responses to requests with an Idempotency-Key, written in the same transaction as their effect.
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

-- The files of records: metadata here, content in `file_contents`, which another store could replace.
create table stored_files (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  -- Any record with files, so there is no foreign key. `keep_files` deletes its files with it.
  owner_table text not null,
  owner_uuid uuid not null,
  property text not null,
  position integer not null,
  name text not null check (char_length(name) between 1 and 120),
  type text not null check (type in ('application/pdf', 'image/png', 'image/jpeg')),
  size integer not null check (size > 0),
  sha256 bytea not null check (length(sha256) = 32),
  -- The size of an image in pixels.
  width integer check (width > 0),
  height integer check (height > 0),
  added_at timestamptz not null default moment(),
  added_by text not null default current_actor(),
  primary key (tenant_id, uuid)
);
create index on stored_files (tenant_id, owner_uuid, property, position);
-- For a company's hourly limit of attachments.
create index on stored_files (tenant_id, added_at) where property = 'attachments';
select guard_tenant_table('stored_files', audited => false);

create table file_contents (
  tenant_id uuid not null,
  file_uuid uuid not null,
  bytes bytea not null,
  primary key (tenant_id, file_uuid),
  foreign key (tenant_id, file_uuid) references stored_files (tenant_id, uuid) on delete cascade
);
alter table file_contents alter column bytes set storage external;
select guard_tenant_table('file_contents', audited => false);

-- The number of bytes of a tenant's files, as partial sums, so that transactions count concurrently.
create table stored_bytes (
  tenant_id uuid not null references tenants (id) on delete cascade,
  uuid uuid not null default uuidv7(),
  n bigint not null,
  primary key (tenant_id, uuid)
);
select guard_tenant_table('stored_bytes', audited => false);
revoke insert, update, delete on stored_bytes from ultramar_app;

-- Users, their references and their sessions. They belong to the platform: a user may access several tenants.
create table users (
  uuid uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  email text not null check (email like '%_@_%'),
  type text not null check (type in ('ADMIN', 'CUSTOMER', 'PARTNER', 'COMPANY', 'ACCOUNTANT')),
  phone text,
  nif text,
  organization text,
  language text check (language in ('pt', 'en', 'es')),
  theme text check (theme in ('light', 'dark', 'system')),
  password_hash text,
  -- Devices that signed in before this time are no longer known to the account.
  password_changed_at timestamptz,
  date_email_verified timestamptz,
  active boolean not null default true,
  status text not null generated always as (case when active then 'active' else 'inactive' end) stored,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment()
);
create unique index users_email on users (lower(email));

-- Pairs of kind and value: (tenant, acme) gives a user access to acme.
create table user_references (
  user_uuid uuid not null references users (uuid) on delete cascade,
  kind text not null check (kind <> ''),
  value text not null check (value <> ''),
  created_at timestamptz not null default moment(),
  primary key (user_uuid, kind, value)
);
create index user_references_value on user_references (kind, value);
select guard_platform_table('user_references', subject => 'user_uuid', visible => $$
  user_uuid = (select current_user_uuid())
  or kind = 'tenant' and value = (select slug from tenants where id = (select current_tenant()))$$);
revoke insert, update, delete on user_references from ultramar_operator;
grant select, insert, delete on user_references to ultramar_auth;

select guard_platform_table('users', secret => array['password_hash'], visible => $$
  uuid = (select current_user_uuid()) or uuid in (
    select user_uuid from user_references
    where kind = 'tenant' and value = (select slug from tenants where id = (select current_tenant())))$$);
revoke insert, update, delete on users from ultramar_operator;
grant select, insert, update on users to ultramar_auth;
revoke select (password_changed_at) on users from ultramar_app;
grant select (password_changed_at) on users to ultramar_operator;

-- API clients. A client acts for the owner who created it, with the part of its scope that the owner currently has.
create table clients (
  uuid uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  description text,
  -- Permissions, separated by spaces.
  scope text not null,
  owner_uuid uuid not null references users (uuid),
  status text not null default 'active' check (status in ('active', 'inactive')),
  -- The last time when a secret was added or deleted.
  rotated_at timestamptz not null default moment(),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment()
);
create index on clients (owner_uuid);
select guard_platform_table('clients', visible => 'false');
grant select on clients to ultramar_auth;

-- Only a secret's digest is stored, and the secret is shown once. During a rotation two are valid.
create table client_secrets (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid) on delete cascade,
  position integer not null default 0,
  hash bytea not null unique check (length(hash) = 32),
  -- Its last characters, so that users can distinguish secrets.
  hint text not null check (length(hint) = 4),
  last_used_at timestamptz,
  created_at timestamptz not null default moment()
);
create index on client_secrets (client_uuid);
select guard_platform_table('client_secrets', visible => 'false', secret => array['hash'], audited => false);
grant insert (hash) on client_secrets to ultramar_operator;
grant select on client_secrets to ultramar_auth;
grant update (last_used_at) on client_secrets to ultramar_auth;

-- A session: the family of refresh tokens of one sign-in.
create table sessions (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid) on delete cascade,
  browser text,
  system text,
  address text,
  language text,
  -- A session of a client: the secret that it used, and the permissions that it was given.
  secret_uuid uuid references client_secrets (uuid) on delete cascade,
  scopes text[],
  ended_at timestamptz,
  ended_because text check (ended_because in
    ('signed_out', 'token_reused', 'access_changed', 'password_changed', 'password_reset', 'ended_elsewhere')),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  check ((ended_at is null) = (ended_because is null)),
  check ((secret_uuid is null) = (scopes is null))
);
create index sessions_user on sessions (user_uuid) where ended_at is null;
create unique index sessions_of_clients on sessions (secret_uuid, scopes) where secret_uuid is not null and ended_at is null;
select guard_platform_table('sessions', visible => null, subject => 'user_uuid');
grant select on sessions to ultramar_operator;
grant select, insert, update on sessions to ultramar_auth;

create table refresh_tokens (
  hash bytea primary key check (length(hash) = 32),
  session_uuid uuid not null references sessions (uuid) on delete cascade,
  created_at timestamptz not null default moment(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_uuid);
create index refresh_tokens_expire on refresh_tokens (expires_at);
select guard_platform_table('refresh_tokens', visible => null, audited => false);
grant select, insert, update, delete on refresh_tokens to ultramar_auth;
grant select (session_uuid, created_at, used_at) on refresh_tokens to ultramar_operator;

-- Failed sign-ins by account and address, in the format of rate-limiter-flexible.
create unlogged table sign_in_attempts (
  key text primary key check (length(key) <= 120),
  points integer not null default 0,
  expire bigint
);
create index sign_in_attempts_expire on sign_in_attempts (expire);
select guard_platform_table('sign_in_attempts', visible => null, audited => false);
grant select, insert, update, delete on sign_in_attempts to ultramar_auth;

-- The one-time link that creates the first administrator. Only the newest is valid, and using it deletes it.
create table first_admin_link (
  is_newest boolean primary key default true check (is_newest),
  token_hash bytea not null check (length(token_hash) = 32),
  expires_at timestamptz not null
);
select guard_platform_table('first_admin_link', visible => null, audited => false);
grant select, insert, update, delete on first_admin_link to ultramar_auth;

-- One-time links: to set a new password, and to confirm a new address. Only the digest is stored.
create table one_time_links (
  uuid uuid primary key default uuidv7(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  purpose text not null check (purpose in ('reset', 'email')),
  user_uuid uuid not null references users (uuid) on delete cascade,
  -- The new address of an e-mail link.
  email text check (email like '%_@_%'),
  -- Whether a device that the account knows asked for it. A link that a stranger asks for does not replace one of these.
  is_known boolean not null default false,
  created_at timestamptz not null default moment(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'email') = (email is not null))
);
create index on one_time_links (user_uuid);
create index on one_time_links (expires_at);
select guard_platform_table('one_time_links', visible => null, audited => false);
grant select, insert, update, delete on one_time_links to ultramar_auth;

-- Responses to platform requests with an Idempotency-Key, visible only to their user.
create table platform_idempotency_keys (
  user_uuid uuid not null references users (uuid) on delete cascade,
  key text not null check (length(key) between 1 and 255),
  fingerprint bytea not null check (length(fingerprint) = 32),
  status integer not null,
  headers jsonb not null,
  body jsonb,
  created_at timestamptz not null,
  primary key (user_uuid, key)
);
create index platform_idempotency_keys_age on platform_idempotency_keys (user_uuid, created_at);
select guard_platform_table('platform_idempotency_keys', visible => null, audited => false);
drop policy operators on platform_idempotency_keys;
create policy own on platform_idempotency_keys to ultramar_app
  using (user_uuid = (select current_user_uuid())) with check (user_uuid = (select current_user_uuid()));
grant select, insert, delete on platform_idempotency_keys to ultramar_app;
-- The job deletes expired responses of all users.
create policy expired on platform_idempotency_keys to ultramar_operator
  using (created_at <= now() - interval '24 hours') with check (false);

create table access_grants (
  uuid uuid primary key default uuidv7(),
  tenant_uuid uuid not null references tenants (id),
  user_uuid uuid not null references users (uuid) on delete cascade,
  state text not null check (state in ('requested', 'declined', 'granted', 'withdrawn')),
  -- The time of the last change of state.
  at timestamptz not null default moment(),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  unique (tenant_uuid, user_uuid)
);
create index on access_grants (user_uuid);
select guard_platform_table('access_grants', subject => 'user_uuid',
  visible => 'tenant_uuid = (select current_tenant()) or user_uuid = (select current_user_uuid())');
revoke insert, update, delete on access_grants from ultramar_operator;
grant select, insert, update, delete on access_grants to ultramar_auth;

-- The sign-in page and rules of a tenant; without a row, those of the platform apply.
create table realms (
  uuid uuid primary key default uuidv7(),
  tenant_uuid uuid not null references tenants (id),
  name text not null check (name <> ''),
  -- The tenant's own host, in addition to its subdomain of the platform: a name, not an address.
  host text unique check (host = lower(host) and host !~ '\.[0-9][^.]*$'
    and host ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$'),
  shows_logo boolean not null default true,
  languages_pt boolean not null default true,
  languages_en boolean not null default true,
  languages_es boolean not null default true,
  password_length integer check (password_length between 10 and 64),
  idle_hours integer check (idle_hours between 1 and 720),
  session_days integer check (session_days between 1 and 365),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  -- A refusal names the field of the API, `tenant`.
  constraint realms_tenant_key unique (tenant_uuid),
  check (languages_pt or languages_en or languages_es)
);
select guard_platform_table('realms', visible => 'tenant_uuid = (select current_tenant())');
grant select on realms to ultramar_auth;

-- Invitations of a company's users, accountants and clients; without a tenant, of the platform. The account is created
-- on acceptance.
create table account_invitations (
  uuid uuid primary key default uuidv7(),
  tenant_uuid uuid references tenants (id),
  email text not null check (email like '%_@_%'),
  name text check (name <> ''),
  phone text,
  nif text,
  type text not null check (type in ('ADMIN', 'CUSTOMER', 'PARTNER', 'COMPANY', 'ACCOUNTANT')),
  -- The roles given on acceptance, if they still exist.
  role_uuids uuid[] not null default '{}'::uuid[],
  -- References besides that to the tenant: `[{ "kind": "entity", "value": "..." }]`.
  user_references jsonb not null default '[]',
  language text not null check (language in ('pt', 'en', 'es')),
  invited_by uuid references users (uuid) on delete set null,
  inviter text not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid references users (uuid) on delete set null,
  -- The version of the terms accepted with it.
  terms_version text,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  check (case type when 'ADMIN' then tenant_uuid is null when 'COMPANY' then tenant_uuid is not null
    when 'CUSTOMER' then tenant_uuid is not null else true end),
  check (accepted_at is null or withdrawn_at is null)
);
-- One open invitation per address: a second one renews it.
create unique index account_invitations_open on account_invitations (tenant_uuid, lower(email)) nulls not distinct
  where accepted_at is null and withdrawn_at is null;
create index on account_invitations (tenant_uuid, sent_at);
create index on account_invitations (lower(email));
create index on account_invitations (sent_at, uuid);
select guard_platform_table('account_invitations', visible => 'tenant_uuid = (select current_tenant())', secret => array['token_hash']);
revoke insert, update, delete on account_invitations from ultramar_operator;
grant select, insert, update on account_invitations to ultramar_auth;
create policy own_changed on account_invitations for update to ultramar_app
  using (tenant_uuid = (select current_tenant())) with check (tenant_uuid = (select current_tenant()));
grant update (email, token_hash, sent_at, expires_at, withdrawn_at) on account_invitations to ultramar_app;

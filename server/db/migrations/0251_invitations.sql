-- Invitations to an account: of a company's people, accountants and clients, and without a tenant of the platform's own.
-- There is no account until somebody accepts.
create table account_invitations (
  uuid uuid primary key default uuidv7(),
  tenant_uuid uuid references tenants (id),
  email text not null check (email like '%_@_%'),
  name text check (name <> ''),
  phone text,
  nif text,
  type text not null check (type in ('ADMIN', 'CUSTOMER', 'PARTNER', 'COMPANY', 'ACCOUNTANT')),
  -- The roles given to whoever accepts, as far as they still exist then.
  role_uuids uuid[] not null default '{}',
  -- References beside that to the tenant: `[{ "kind": "entity", "value": "..." }]`.
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
  -- Which version of the terms was accepted with it.
  terms_version text,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  check (case type when 'ADMIN' then tenant_uuid is null when 'COMPANY' then tenant_uuid is not null
    when 'CUSTOMER' then tenant_uuid is not null else true end),
  check (accepted_at is null or withdrawn_at is null)
);
-- One open invitation for each address: a second one renews it.
create unique index account_invitations_open on account_invitations (tenant_uuid, lower(email)) nulls not distinct
  where accepted_at is null and withdrawn_at is null;
create index on account_invitations (tenant_uuid, sent_at);
create index on account_invitations (lower(email));

-- Made where people sign in; a company sends its own again and withdraws them.
select guard_platform_table('account_invitations', visible => 'tenant_uuid = (select current_tenant())', secret => array['token_hash']);
revoke insert, update, delete on account_invitations from ultramar_operator;
grant select, insert, update on account_invitations to ultramar_auth;
create policy own_changed on account_invitations for update to ultramar_app
  using (tenant_uuid = (select current_tenant())) with check (tenant_uuid = (select current_tenant()));
grant update (email, token_hash, sent_at, expires_at, withdrawn_at) on account_invitations to ultramar_app;

create view invitations with (security_invoker) as
  select i.tenant_uuid as tenant_id, i.uuid, i.email, i.name, i.type,
    (select string_agg(r.name, ', ' order by r.name) from roles r where r.uuid = any (i.role_uuids)) as role,
    case when i.accepted_at is not null then 'accepted' when i.withdrawn_at is not null then 'withdrawn'
      when i.expires_at <= moment() then 'expired' else 'pending' end as status,
    i.inviter, i.sent_at, i.expires_at, i.accepted_at, i.version, i.created_at
  from account_invitations i
  where i.tenant_uuid is not null;
grant select, update (email) on invitations to ultramar_app;

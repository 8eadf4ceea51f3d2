-- The fields that a gateway needs have its keys; those of existing types were typed by hand, under these names.
alter table account_type_fields add column key text;
create unique index on account_type_fields (account_type_uuid, key);
alter table account_fields add column key text;
alter table entity_account_fields add column key text;

alter table account_type_fields disable trigger user;
update account_type_fields f set key = t.gateway || '.' || case f.name when 'Secret key' then 'secret_key' else 'webhook_secret' end
from account_types t
where t.uuid = f.account_type_uuid and t.gateway is not null and f.type = 'secret' and f.name in ('Secret key', 'Webhook secret')
  and not exists (
    select from account_type_fields other
    where other.account_type_uuid = f.account_type_uuid and other.name = f.name and other.type = f.type and other.position < f.position);
alter table account_type_fields enable trigger user;

alter table account_fields no force row level security;
alter table account_fields disable trigger user;
update account_fields a set key = f.key from account_type_fields f where f.uuid = a.field and f.key is not null;
alter table account_fields enable trigger user;
alter table account_fields force row level security;

-- The state of the connection is unknown until the gateway has answered.
alter table accounts
  add column connection_state text check (connection_state in ('incomplete', 'verified', 'failing')),
  add column connection_error text check (connection_error in ('rejected', 'not_permitted', 'unanswered')),
  add column key_mode text check (key_mode in ('test', 'live')),
  -- The path at which the gateway reports; answers complete it with the address of the site.
  add column webhook_url text;
comment on column accounts.connection_state is 'Derived from its fields and the answers of the gateway.';
comment on column accounts.connection_error is 'Derived from the answers of the gateway.';
comment on column accounts.key_mode is 'Derived from its fields.';
comment on column accounts.webhook_url is 'Derived from its type.';
create index accounts_of_connection_state on accounts (tenant_id, archived, connection_state, uuid);

-- A payment that was created at the gateway proves the keys.
alter table accounts no force row level security;
alter table account_fields no force row level security;
alter table payment_requests no force row level security;
alter table accounts disable trigger user;
update accounts a
set webhook_url = '/api/v2/webhooks/gateways/' || a.tenant_id || '/' || a.uuid,
  key_mode = case t.gateway when 'sandbox' then 'test' end,
  connection_state = case
    when exists (
      select from account_type_fields f
      where f.account_type_uuid = t.uuid and f.key is not null and f.type = 'secret' and not exists (
        select from account_fields v
        where v.tenant_id = a.tenant_id and v.account_uuid = a.uuid and v.field = f.uuid and v.secret is not null)) then 'incomplete'
    when exists (
      select from payment_requests r
      where r.tenant_id = a.tenant_id and r.account_uuid = a.uuid and r.gateway = t.gateway and r.gateway_id is not null) then 'verified' end
from account_types t where t.uuid = a.account_type_uuid and t.gateway is not null;
alter table accounts enable trigger user;
alter table payment_requests force row level security;
alter table account_fields force row level security;
alter table accounts force row level security;

-- What an account had entered before: reports that are signed with it are accepted, and its payments closed, for a time.
create table former_secrets (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  account_uuid uuid not null,
  key text not null,
  -- Sealed for its place in account_fields.
  secret sealed not null,
  replaced_at timestamptz not null default now(),
  kept_until timestamptz not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid) on delete cascade
);
create index on former_secrets (tenant_id, account_uuid);
create index on former_secrets (tenant_id, kept_until);
select guard_tenant_table('former_secrets', audited => false);

alter table gateway_events drop constraint gateway_events_reason_check;
alter table gateway_events add constraint gateway_events_reason_check check (
  reason in ('amount_differs', 'currency_differs', 'invoice_not_open', 'refund_exceeds_payment', 'disputed', 'test_payment'));

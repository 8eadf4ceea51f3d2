-- Account types say what an account of theirs asks for, in which currencies it can be paid, and whether an operator looks at
-- it first. Accounts that there are stay of the type Manual, which asks for nothing.

alter table account_types
  add column link_docs text check (link_docs ~ '^https://'),
  add column needs_approval boolean not null default false,
  -- The type of accounts for which none was chosen.
  add column built_in boolean not null default false,
  add check (not (built_in and (auto or needs_approval))),
  add unique (name);
update account_types set built_in = true where uuid = manual_account_type();
create or replace function manual_account_type() returns uuid language sql stable set search_path = public, pg_temp as $$
  select uuid from account_types where built_in limit 1
$$;

create function keep_built_in_type() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'accounts without a chosen type are of the built-in one' using errcode = 'restrict_violation', table = tg_table_name;
end $$;
create trigger keep_built_in before delete on account_types for each row when (old.built_in) execute function keep_built_in_type();

create table account_type_fields (
  uuid uuid primary key default uuidv7(),
  account_type_uuid uuid not null references account_types (uuid) on delete cascade,
  position integer not null default 0,
  name text not null check (name <> ''),
  type text not null check (type in ('text', 'number', 'date', 'choice', 'iban', 'bic', 'email', 'secret')),
  options text,
  required boolean not null default false,
  printed boolean not null default true
);
create index on account_type_fields (account_type_uuid, position);
select guard_platform_table('account_type_fields', subject => 'account_type_uuid');

create function keep_field_type() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the type of a field is for good' using errcode = 'check_violation', table = tg_table_name;
end $$;
create trigger keep_type before update on account_type_fields for each row when (old.type <> new.type) execute function keep_field_type();

create table account_type_currencies (
  uuid uuid primary key default uuidv7(),
  account_type_uuid uuid not null references account_types (uuid) on delete cascade,
  position integer not null default 0,
  currency_id integer not null references currencies (id),
  unique (account_type_uuid, currency_id)
);
create index on account_type_currencies (currency_id);
select guard_platform_table('account_type_currencies', subject => 'account_type_uuid');

alter table accounts
  add column approval text not null default 'not_required'
    check (approval in ('accepted', 'under_analysis', 'denied', 'not_required')),
  add column approval_reason text;
create index accounts_of_approval on accounts (tenant_id, archived, approval, uuid);
create index accounts_of_account_type_uuid on accounts (tenant_id, archived, account_type_uuid, uuid);
-- Whether a type can be deleted is asked of the accounts.
create index on accounts (account_type_uuid);

-- What an account says in the fields of its type, with what the type said of each when it was saved last: a type that
-- changes leaves its accounts as they are.
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

create function name_account_field() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  defined record;
begin
  select name, type, options, required, printed into defined from account_type_fields where uuid = new.field;
  if found then
    new.name := defined.name;
    new.type := defined.type;
    new.options := defined.options;
    new.required := defined.required;
    new.printed := defined.printed and defined.type <> 'secret';
  end if;
  return new;
end $$;
create trigger name_field before insert or update on account_fields for each row execute function name_account_field();

-- An account is what its type makes of it: what an operator has looked at is looked at again once it says something else.
create function stand_account() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.account_type_uuid := coalesce(new.account_type_uuid, manual_account_type());
  if tg_op = 'INSERT' or (new.account_type_uuid, new.name, new.details) is distinct from (old.account_type_uuid, old.name, old.details) then
    new.approval := case when (select needs_approval from account_types where uuid = new.account_type_uuid)
      then 'under_analysis' else 'not_required' end;
    new.approval_reason := null;
  end if;
  return new;
end $$;
create trigger stand before insert or update on accounts for each row execute function stand_account();

create function stand_account_of_field() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid := case tg_op when 'DELETE' then old.tenant_id else new.tenant_id end;
  account uuid := case tg_op when 'DELETE' then old.account_uuid else new.account_uuid end;
begin
  update accounts set approval = 'under_analysis', approval_reason = null
  where tenant_id = tenant and uuid = account and approval <> 'under_analysis'
    and account_type_uuid in (select uuid from account_types where needs_approval);
  return null;
end $$;
create trigger stand_account after insert or delete on account_fields for each row execute function stand_account_of_field();
create trigger stand_account_changed after update on account_fields for each row
  when ((old.field, old.value, old.secret) is distinct from (new.field, new.value, new.secret)) execute function stand_account_of_field();

-- What a field is follows the type whenever the account is saved.
create function rename_account_fields() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update account_fields f set name = d.name
  from account_type_fields d
  where f.tenant_id = new.tenant_id and f.account_uuid = new.uuid and d.uuid = f.field
    and (f.name, f.options, f.required, f.printed)
      is distinct from (d.name, d.options, d.required, d.printed and d.type <> 'secret');
  return null;
end $$;
create trigger rename_fields after update on accounts for each row
  when (new.approval is not distinct from old.approval) execute function rename_account_fields();

-- An IBAN as it is read, in groups of four.
create function field_text(type text, value text) returns text language sql immutable set search_path = public, pg_temp
  return case when type = 'iban' then trim(regexp_replace(value, '(.{4})', '\1 ', 'g')) else value end;

-- What is printed of an account, line by line.
create function printed_details(tenant uuid, account uuid) returns text language sql stable set search_path = public, pg_temp as $$
  select nullif(concat_ws(E'\n', (
    select string_agg(f.name || ': ' || field_text(f.type, f.value), E'\n' order by f.position) from account_fields f
    where f.tenant_id = tenant and f.account_uuid = account and f.printed and f.value is not null
  ), a.details), '')
  from accounts a where a.tenant_id = tenant and a.uuid = account
$$;

-- What operators see of the accounts of all companies: none of their secrets.
create table company_accounts (
  uuid uuid primary key,
  tenant_uuid uuid not null references tenants (id),
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
select guard_platform_table('company_accounts', visible => 'tenant_uuid = (select current_tenant())');
create policy mirrored on company_accounts to current_user
  using (tenant_uuid = (select current_tenant())) with check (tenant_uuid = (select current_tenant()));

create function account_details(tenant uuid, account uuid) returns text language sql stable set search_path = public, pg_temp as $$
  select nullif(concat_ws(E'\n', (
    select string_agg(f.name || ': ' || field_text(f.type, f.value), E'\n' order by f.position) from account_fields f
    where f.tenant_id = tenant and f.account_uuid = account and f.value is not null
  ), a.details), '')
  from accounts a where a.tenant_id = tenant and a.uuid = account
$$;

-- Brings that up to date, once all of an account is written.
create function mirror_account() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  written jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  tenant uuid := written ->> 'tenant_id';
  account uuid := written ->> tg_argv[0];
begin
  perform set_config('app.tenant', tenant::text, true);
  insert into company_accounts as m (uuid, tenant_uuid, company, name, account_type_uuid, details, status, reason, created_at)
  select a.uuid, tenant, coalesce((select c.name from companies c where c.tenant_id = tenant limit 1), ''), a.name,
    a.account_type_uuid, account_details(tenant, a.uuid), a.approval, a.approval_reason, a.created_at
  from accounts a where a.tenant_id = tenant and a.uuid = account
  on conflict (uuid) do update set company = excluded.company, name = excluded.name,
    account_type_uuid = excluded.account_type_uuid, details = excluded.details, status = excluded.status, reason = excluded.reason
  where (m.company, m.name, m.account_type_uuid, m.details, m.status, m.reason) is distinct from
    (excluded.company, excluded.name, excluded.account_type_uuid, excluded.details, excluded.status, excluded.reason);
  if not exists (select from accounts where tenant_id = tenant and uuid = account) then
    delete from company_accounts where uuid = account;
  end if;
  perform set_config('app.tenant', before, true);
  return null;
end $$;
create constraint trigger mirror after insert or update or delete on accounts
  deferrable initially deferred for each row execute function mirror_account('uuid');
create constraint trigger mirror after insert or update or delete on account_fields
  deferrable initially deferred for each row execute function mirror_account('account_uuid');

create function mirror_company() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update company_accounts set company = new.name where tenant_uuid = new.tenant_id and company <> new.name;
  return null;
end $$;
create trigger mirror after insert or update of name on companies for each row execute function mirror_company();

-- What an operator decides holds for the account, in its company's own history; not for one that was changed meanwhile.
create function decide_account() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
begin
  perform set_config('app.tenant', new.tenant_uuid::text, true);
  update accounts set approval = new.status, approval_reason = new.reason
  where tenant_id = new.tenant_uuid and uuid = new.uuid and (approval, approval_reason) is distinct from (new.status, new.reason);
  if found and account_details(new.tenant_uuid, new.uuid) is distinct from new.details then
    raise exception 'the account was changed meanwhile' using errcode = 'serialization_failure';
  end if;
  perform set_config('app.tenant', before, true);
  return null;
end $$;
create trigger decide after update of status, reason on company_accounts for each row
  when ((old.status, old.reason) is distinct from (new.status, new.reason)) execute function decide_account();

alter table accounts no force row level security;
alter table companies no force row level security;
insert into company_accounts (uuid, tenant_uuid, company, name, account_type_uuid, details, status, created_at)
select a.uuid, a.tenant_id, coalesce(c.name, ''), a.name, a.account_type_uuid, a.details, a.approval, a.created_at
from accounts a left join companies c on c.tenant_id = a.tenant_id;
alter table companies force row level security;
alter table accounts force row level security;
